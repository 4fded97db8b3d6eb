"""What the build compiles, when it falls back, and that it leaves nothing stale or half behind."""

import ast
import importlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from setuptools import Distribution, Extension

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """setup.py as a module, which builds nothing."""
    spec = importlib.util.spec_from_file_location("marula_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def plant(root: Path, *paths: str) -> None:
    """Empty files at these paths."""
    for path in paths:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).touch()


def write(root: Path, **files: str) -> None:
    """Modules of the package with this text; `__` in a name stands for a slash."""
    for name, text in files.items():
        path = root / "src" / "marula" / (name.replace("__", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def compiled(build: ModuleType, root: Path) -> list[str]:
    """What is compiled, as `write` names it."""
    found = build.compiled_sources(root)
    return [path.removeprefix("src/marula/").removesuffix(".py").replace("/", "__") for path in found]


def test_what_lies_where_speed_matters_is_compiled(build: ModuleType, tmp_path: Path) -> None:
    fast = [
        "bots__greedy",
        "core__dice",
        "games__oware__bot__deep__aims",
        "games__oware__game",
        "games__oware__knowledge__view",
        "games__oware__rules__turns",
    ]
    slow = ["cli__play", "games__oware__face__draw", "lab__arena", "server__http__app", "text__catalogue"]
    write(tmp_path, **dict.fromkeys(fast + slow, "class Plain: ..."))
    plant(tmp_path, "src/marula/bots/__init__.py", "src/marula/games/oware/rules/__init__.py")
    assert compiled(build, tmp_path) == fast


def test_structs_are_not_compiled(build: ModuleType, tmp_path: Path) -> None:
    write(
        tmp_path,
        core__event="import msgspec\n\nclass Base(msgspec.Struct, frozen=True): ...\n\nclass Event(Base): ...",
        core__edition="from msgspec import Struct as Frozen\n\nclass Facts(Frozen): ...",
        core__generic="import msgspec as m\n\nclass Pair(m.Struct, Generic[T]): ...",
        bots__shelf="from marula.core.event import Event",
        games__oware__rules__moves="from marula.core.event import Event as Told\n\nclass Sown(Told, tag='sown'): ...",
        games__oware__rules__facts="from marula.core import edition\n\nclass Facts(edition.Facts): ...",
        games__oware__rules__pairs="from marula.core.generic import Pair\n\nclass Pairs(Pair[int]): ...",
        games__oware__rules__shelf="from marula.bots.shelf import Event\n\nclass Kept(Event): ...",
        games__oware__rules__turns="from marula.core.event import Event\n\nclass Turn:\n    told: Event",
        games__oware__rules__cycle="from elsewhere import Facts\n\nclass Struct: ...\n\nclass Own(Struct, Facts): ...",
    )
    assert compiled(build, tmp_path) == ["bots__shelf", "games__oware__rules__cycle", "games__oware__rules__turns"]


def test_a_mark_overrides_place_and_kind(build: ModuleType, tmp_path: Path) -> None:
    struct = "import msgspec\n\nclass Job(msgspec.Struct): ..."
    write(
        tmp_path,
        core__errors="# mypyc: no, because plain modules derive from it.",
        core__no_reason="# mypyc: no",
        core__struct=f"# mypyc: yes\n{struct}",
        lab__lanes='"""Many matches."""\n\n# mypyc: yes\n',
        lab__told='"""A line with # mypyc: yes in a sentence."""',
    )
    assert compiled(build, tmp_path) == ["core__no_reason", "core__struct", "lab__lanes"]


HOT = """
    bots/search bots/searching_bot bots/steady lab/batch lab/playout
    core/chance core/fields core/game core/graph core/instinct core/pile core/state
"""


def test_what_a_playout_and_a_bot_run_through_is_compiled(build: ModuleType) -> None:
    wanted = {f"src/marula/{name}.py" for name in HOT.split()}
    for game in (path.parent.relative_to(ROOT).as_posix() for path in ROOT.glob("src/marula/games/*/game.py")):
        parts = ["game", "rules/board", "rules/state", "rules/turns", "rules/scoring", "knowledge/view", "bot/instinct"]
        wanted |= {f"{game}/{part}.py" for part in parts}
    assert wanted - set(build.compiled_sources(ROOT)) == set()


def test_what_is_not_compiled_where_speed_matters_is_a_struct_or_says_why(build: ModuleType) -> None:
    fast = [path for part in ("core", "bots", "games/*/rules") for path in ROOT.glob(f"src/marula/{part}/*.py")]
    left = {path.relative_to(ROOT).as_posix() for path in fast} - set(build.compiled_sources(ROOT))
    structs = 0
    for path in sorted(path for path in left if not path.endswith("/__init__.py")):
        if "# mypyc: no, because" not in (ROOT / path).read_text(encoding="utf-8"):
            module = importlib.import_module(path.removeprefix("src/").removesuffix(".py").replace("/", "."))
            own = [kind for kind in vars(module).values() if getattr(kind, "__module__", None) == module.__name__]
            assert any(isinstance(kind, type) and issubclass(kind, msgspec.Struct) for kind in own), path
            structs += 1
    assert structs > 10


def test_what_is_compiled_needs_nothing_that_a_player_has_not(build: ModuleType) -> None:
    """mypyc refuses what it cannot find, and then a player without the lab's libraries would get plain Python."""
    root = Path(__file__).resolve().parents[1]
    everyone = {"librt", "marula", "msgspec", "mypy_extensions", *sys.stdlib_module_names}
    for path in build.compiled_sources(root):
        for node in ast.walk(ast.parse((root / path).read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert name.partition(".")[0] in everyone, f"{path} imports {name}"


def test_only_gcc_is_told_that_a_file_is_a_whole_library(build: ModuleType, tmp_path: Path) -> None:
    for name, words in {"gcc": "clang version 20", "cc": "(C) Free Software Foundation"}.items():
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{words}'\n")
        (tmp_path / name).chmod(0o755)
    assert build.for_speed([str(tmp_path / "cc"), "-pthread"])[0] == "-fwhole-program"
    assert (
        build.for_speed([str(tmp_path / "gcc")]) == build.for_speed(["no-such-compiler"]) == build.for_speed([]) == []
    )


def test_a_library_cut_short_is_made_again(build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = build.BuildExtensions(Distribution())
    command.build_lib, command.build_temp = str(tmp_path / "lib"), str(tmp_path / "temp")
    extension = build.Extension("marula.dice", ["dice.c"])
    library = Path(command.get_ext_fullpath("marula.dice"))
    found = []

    def interrupted(self: object, ext: object) -> None:
        library.parent.mkdir(parents=True, exist_ok=True)
        library.write_text("half")
        raise KeyboardInterrupt

    monkeypatch.setattr(build.build_ext, "build_extension", interrupted)
    with pytest.raises(KeyboardInterrupt):
        command.build_extension(extension)
    monkeypatch.setattr(build.build_ext, "build_extension", lambda self, ext: found.append(library.exists()))
    command.build_extension(extension)
    library.write_text("whole")
    command.build_extension(extension)
    assert found == [False, True]


def test_the_advice_of_mypyc_is_shown_only_where_it_fails(
    build: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    def mypycify(arguments: list[str], fails: bool) -> list[str]:
        print("warning: Treating generator comprehension as list")
        if fails:
            raise SystemExit(1)
        return arguments

    assert build.quietly(mypycify, ["a.py"], fails=False) == ["a.py"]
    assert capsys.readouterr() == ("", "")
    with pytest.raises(SystemExit):
        build.quietly(mypycify, ["a.py"], fails=True)
    assert capsys.readouterr().err == "warning: Treating generator comprehension as list\n"


def test_plain_when_asked_for(build: ModuleType) -> None:
    assert build.why_plain({"MARULA_PURE": "1"}) == "MARULA_PURE is set"
    assert build.why_plain({"MARULA_PURE": "0", "CC": "no-such-compiler"}) == "no C compiler found"


def test_plain_without_a_compiler(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MARULA_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build.extensions() == []
    said = "marula: no C compiler found, installing as plain Python (slower, same results)\n"
    assert capsys.readouterr().err == said


def test_plain_without_headers(build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    plant(tmp_path, "cc")
    (tmp_path / "cc").chmod(0o755)
    assert build.why_plain({"CC": "cc", "PATH": str(tmp_path)}) == "no Python headers found"


def test_sweep(build: ModuleType, tmp_path: Path) -> None:
    plant(tmp_path, "marula/core/chance.py", "marula/core/gone.py", "marula/games/gone/rules.so")
    build.sweep(tmp_path, [str(tmp_path / "marula/core/chance.py")])
    left = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*"))
    assert left == ["marula", "marula/core", "marula/core/chance.py"]


def test_rules_pages_and_examples_go_into_the_package(build: ModuleType, tmp_path: Path) -> None:
    plant(tmp_path, "docs/rules/oware.md", "docs/rules/fi/oware.md", "docs/rules/gone.md")
    plant(tmp_path, "src/marula/games/oware/rules.py", "examples/bot.py", "examples/__pycache__/bot.pyc")
    assert build.taken_along(tmp_path) == {
        "examples/bot.py": "marula/examples/bot.py",
        "docs/rules/fi/oware.md": "marula/games/oware/rulebook/fi.md",
        "docs/rules/oware.md": "marula/games/oware/rulebook/en.md",
    }


def test_a_wheel_with_nothing_compiled_says_so_in_its_name(build: ModuleType) -> None:
    plain = build.Wheel(Distribution({"name": "marula", "version": "1.2"}))
    plain.finalize_options()
    assert plain.get_tag() == ("py3", "none", "any")
    assert plain.wheel_dist_name == "marula-1.2-0_plain_python"
    with_c = Distribution({"name": "marula", "version": "1.2", "ext_modules": [Extension("a", ["a.c"])]})
    compiled = build.Wheel(with_c)
    compiled.finalize_options()
    assert compiled.get_tag()[1] != "none"
    assert compiled.wheel_dist_name == "marula-1.2"


def test_a_stale_memory_of_the_compiler_is_forgotten_but_not_what_it_made(build: ModuleType, tmp_path: Path) -> None:
    plant(tmp_path, "work/types/old", "work/a.c")
    asked = []

    def mypycify(arguments: list[str], **options: object) -> list[str]:
        asked.append(arguments[-1])
        if (tmp_path / "work" / "types").exists():
            raise ValueError("value is not in list")
        return ["extension"]

    assert build.compiled(["a.py"], str(tmp_path / "work"), mypycify) == ["extension"]
    assert asked == ["a.py", "a.py"]
    assert (tmp_path / "work" / "a.c").exists()


def test_python_keeps_what_it_compiled_in_every_target() -> None:
    """Containers set this variable; a server of the tests then takes twice as long to start."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    shown = "shown:\n\t@echo [$$PYTHONDONTWRITEBYTECODE]\n"
    command = ["make", "-s", "-f", "Makefile", "-f", "-", "shown"]
    run = subprocess.run(command, cwd=ROOT, env=environment, input=shown, capture_output=True, text=True)
    assert run.stdout == "[]\n", run.stderr
