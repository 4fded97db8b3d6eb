"""What the build compiles, when it falls back, and that it leaves nothing stale behind."""

import ast
import importlib.util
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

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


def test_what_is_compiled(build: ModuleType, tmp_path: Path) -> None:
    wanted = [
        "src/marula/bots/greedy.py",
        "src/marula/core/chance.py",
        "src/marula/games/oware/rules/turns.py",
        "src/marula/lab/playout.py",
    ]
    plant(tmp_path, *wanted)
    plant(tmp_path, "src/marula/bots/__init__.py", "src/marula/core/codec.py", "src/marula/games/oware/rules/events.py")
    assert build.compiled_sources(tmp_path) == wanted


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


def test_only_gcc_is_told_that_nobody_replaces_our_functions(build: ModuleType) -> None:
    assert build.for_speed("ccache gcc -pthread") == ["-fno-semantic-interposition"]
    assert build.for_speed("clang") == build.for_speed("cl.exe") == build.for_speed("") == []


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


def test_rules_pages_go_where_an_installed_game_looks(build: ModuleType, tmp_path: Path) -> None:
    plant(tmp_path, "docs/rules/oware.md", "docs/rules/fi/oware.md", "docs/rules/gone.md")
    plant(tmp_path, "src/marula/games/oware/rules.py")
    assert build.rules_pages(tmp_path) == {
        "docs/rules/fi/oware.md": "marula/games/oware/rulebook/fi.md",
        "docs/rules/oware.md": "marula/games/oware/rulebook/en.md",
    }


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
