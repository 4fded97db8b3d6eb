"""The newcomer's path: tools.new_game gives a game that is found, compiled and passes the laws and every check."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools import new_game

ROOT = Path(__file__).resolve().parents[2]
NAME, PREFIX, TITLE = "orchard_race", "OR", "The Orchard Race"
COPIED = ("src", "tests", "docs", "tools", "web/src", "web/tests", "pyproject.toml", "setup.py")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "node_modules", "browser", "fixtures")
FEWEST_LAWS = 60


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository in which the command of docs/how-to/add-a-game.md has made a game."""
    folder = tmp_path_factory.mktemp("house")
    for part in COPIED:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / part, folder / part)
    command = f"python -m tools.new_game {NAME} {PREFIX} {TITLE}"
    assert command in (ROOT / "docs/how-to/add-a-game.md").read_text(encoding="utf-8").splitlines()
    run = plain(folder, *command.split(" ")[2:])
    assert run.returncode == 0, run.stdout + run.stderr
    return folder


def plain(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a module on the plain source of this folder."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    return subprocess.run([sys.executable, "-m", *words], cwd=folder, env=environment, capture_output=True, text=True)


def test_the_new_game_passes_the_laws_and_its_own_tests(house: Path) -> None:
    report = house / "report.xml"
    where = ("tests/every_game/test_laws.py", "tests/every_game/test_golden.py", f"tests/games/{NAME}")
    run = plain(house, "pytest", "-p", "no:xdist", "-k", NAME, f"--junitxml={report}", *where)
    assert run.returncode == 0, run.stdout + run.stderr
    cases = list(ElementTree.parse(report).iter("testcase"))
    passed = [case.get("name", "") for case in cases if len(case) == 0]  # a child tells of a failure or a skip
    laws = [name for name in passed if name.startswith("test_law[") and NAME in name]
    assert len(laws) >= FEWEST_LAWS
    assert len(passed) == len(cases) > len(laws)


def test_the_new_game_is_found(house: Path) -> None:
    run = plain(house, "marula", "games")
    assert f"{NAME}: {TITLE}, 2 to 4 players" in run.stdout, run.stdout + run.stderr


def test_the_new_game_is_compiled(house: Path) -> None:
    spec = spec_from_file_location("setup_of_the_copy", house / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    sources = module.compiled_sources(house)
    own = {path.removeprefix(f"src/marula/games/{NAME}/") for path in sources if f"/{NAME}/" in path}
    template = {path.removeprefix("src/marula/games/template/") for path in sources if "/template/" in path}
    assert own == template
    assert {"game.py", "rules/turns.py", "knowledge/view.py", "bot/instinct.py"} <= own


def test_the_new_game_is_drawn_by_the_generic_face(house: Path) -> None:
    assert not (house / "src/marula/games" / NAME / "face").exists()


@pytest.mark.parametrize(
    "check",
    [
        ("ruff", "check", f"src/marula/games/{NAME}", f"tests/games/{NAME}"),
        ("ruff", "format", "--check", f"src/marula/games/{NAME}", f"tests/games/{NAME}"),
        ("tools.rules",),
        ("tools.features", "--check"),
        ("tools.reference", "--check"),
        ("marula.text.audit",),
        ("pytest", "-p", "no:xdist", "tests/test_the_map.py", "tests/test_import_directions.py"),
    ],
    ids=lambda check: " ".join(check[:2]),
)
def test_the_new_game_passes_every_check(house: Path, check: tuple[str, ...]) -> None:
    run = plain(house, *check)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_generated_page_of_observations_has_the_new_game(house: Path) -> None:
    assert f"## {NAME}\n" in (house / "docs/reference/encoders.md").read_text(encoding="utf-8")


def test_nothing_of_the_template_is_left_in_the_copy(house: Path) -> None:
    own = [house / "src/marula/games" / NAME, house / "tests/games" / NAME]
    files = [file for folder in own for file in folder.rglob("*.*") if file.suffix in new_game.SUFFIXES]
    files += list((house / "docs/rules").rglob(f"{NAME}.md"))
    assert len(files) > 40
    for file in files:
        text = file.read_text(encoding="utf-8").replace("a copy of the template", "")
        assert not re.search(r"template|\bTP\b|\btp-|Under the tree", text, re.IGNORECASE), file


# --- what is refused -------------------------------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """As much of a repository as the tool looks at before it writes."""
    for part in ("src/marula/games/template", "tests/games/template", "docs/rules"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=LEFT_OUT)
    (tmp_path / "web").mkdir()
    (tmp_path / "web/river.ts").write_text("// as wide as a river\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "usage"),
        (["orchard", "OR"], "usage"),
        (["Orchard", "OR", "Orchard"], "NAME is lower-case"),
        (["orchard-race", "OR", "Orchard"], "NAME is lower-case"),
        (["orchard_", "OR", "Orchard"], "NAME is lower-case"),
        (["2orchard", "OR", "Orchard"], "NAME is lower-case"),
        (["../orchard", "OR", "Orchard"], "NAME is lower-case"),
        (["o" * 31, "OR", "Orchard"], "NAME is lower-case"),
        (["import", "OR", "Orchard"], "keyword"),
        (["board", "OR", "Orchard"], "class Board"),
        (["template", "OR", "Orchard"], "already a game"),
        (["river", "OR", "Orchard"], "already used in web/river.ts:1"),
        (["orchard", "or", "Orchard"], "PREFIX is two capital letters"),
        (["orchard", "ORC", "Orchard"], "PREFIX is two capital letters"),
        (["orchard", "TP", "Orchard"], "the prefix TP is taken: docs/rules/template.md"),
        (["orchard", "OR", ""], "Title is"),
        (["orchard", "OR", 'The "Orchard"'], "Title is"),
        (["orchard", "OR", "{ $title }"], "Title is"),
        (["orchard", "OR", "o" * 61], "Title is"),
    ],
)
def test_refused_with_one_line_and_nothing_written(
    small: Path, words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(small.rglob("*"))
    assert new_game.main(words, small) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert says in told.err
    assert told.err.count("\n") == 1
    assert sorted(small.rglob("*")) == before


def test_a_name_is_taken_as_soon_as_one_of_its_places_is(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / "docs/rules/de/orchard.md").write_text("# Obst\n", encoding="utf-8")
    assert new_game.main(["orchard", "OR", "Orchard"], small) == 2
    assert capsys.readouterr().err == "there is already a game called orchard\n"


@pytest.mark.parametrize(("name", "class_name"), [("orchard_race", "OrchardRace"), ("go", "Go"), ("go_2", "Go2")])
def test_class_names_come_from_the_name(name: str, class_name: str) -> None:
    assert new_game.NewGame(name, "OR", "Orchard").class_name == class_name
