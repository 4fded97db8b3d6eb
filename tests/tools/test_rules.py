"""Every rule has its test, and the check that says so would notice if one had not."""

from pathlib import Path

import pytest

from tools.rules import main, problems

PAGE = "# Oware\n\n- OW-1 Two players.\n- OW-2 Forty-eight seeds.\n"
TESTS = """
from tests.rule import rule

@rule("OW-1", "OW-2")
def test_set_up() -> None: ...
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small house with one game, in which all is well."""
    write(tmp_path / "docs/rules/oware.md", PAGE)
    write(tmp_path / "src/marula/games/oware/__init__.py", "")
    write(tmp_path / "src/marula/games/oware/game.py", "")
    write(tmp_path / "tests/games/oware/test_oware.py", TESTS)
    assert problems(tmp_path) == []
    return tmp_path


def write(file: Path, text: str) -> None:
    """The file with this text, its folders included."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_this_tree_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    status = main()
    assert status == 0, capsys.readouterr().out


def test_rule_without_a_test(house: Path) -> None:
    write(house / "docs/rules/oware.md", PAGE + "- OW-3 Sow anticlockwise.\n")
    assert problems(house) == ["docs/rules/oware.md:5: no test cites rule OW-3"]


def test_citation_of_no_rule(house: Path) -> None:
    write(house / "tests/games/oware/test_more.py", TESTS.replace("OW-2", "OW-9"))
    assert problems(house) == ["tests/games/oware/test_more.py:4: there is no rule OW-9"]


def test_same_rule_twice(house: Path) -> None:
    write(house / "docs/rules/oware.md", PAGE + "- OW-1 Again.\n")
    assert problems(house) == ["docs/rules/oware.md:5: rule OW-1 stands already at docs/rules/oware.md:3"]


@pytest.mark.parametrize("line", ["* OW-3 Sow.", "- **OW-3** Sow.", "  - OW-3 Sow.", "- OW-3: Sow.", "- OW3 Sow."])
def test_line_that_only_looks_like_a_rule(house: Path, line: str) -> None:
    write(house / "docs/rules/oware.md", f"{PAGE}{line}\n")
    [problem] = problems(house)
    assert problem.startswith("docs/rules/oware.md:5: looks like a rule")


def test_sentence_that_mentions_a_rule_defines_none(house: Path) -> None:
    write(house / "docs/rules/oware.md", PAGE + "\nSee OW-1 and\n- the remark on OW-2.\n")
    assert problems(house) == []


def test_citation_that_never_runs(house: Path) -> None:
    write(house / "tests/games/oware/test_more.py", TESTS.replace("test_set_up", "set_up"))
    assert problems(house) == ["tests/games/oware/test_more.py:5: set_up cites a rule, but pytest does not run it"]


def test_citation_that_cannot_be_read(house: Path) -> None:
    write(house / "tests/games/oware/test_more.py", TESTS.replace('"OW-2"', "RULES[2]"))
    assert problems(house) == ["tests/games/oware/test_more.py:4: a cited rule must be written out as a string"]


def test_text_that_only_looks_like_a_citation(house: Path) -> None:
    write(house / "tests/test_more.py", '# @rule("OW-8")\nTEXT = \'@rule("OW-9")\'\n')
    assert problems(house) == []


def test_rule_of_somebody_else(house: Path) -> None:
    write(house / "tests/test_more.py", 'from hypothesis.stateful import rule\n\n@rule("OW-9")\ndef test_x(): ...\n')
    assert problems(house) == []


def test_rules_page_without_a_game(house: Path) -> None:
    write(house / "docs/rules/bao.md", "- BA-1 Thirty-two holes.\n")
    write(house / "tests/test_bao.py", TESTS.replace('"OW-1", "OW-2"', '"BA-1"'))
    assert problems(house) == ["docs/rules/bao.md:1: there is no game src/marula/games/bao"]


@pytest.mark.parametrize(("there", "missing"), [("__init__.py", "game.py"), ("game.py", "__init__.py")])
def test_game_without_a_rules_page_and_not_found(house: Path, there: str, missing: str) -> None:
    write(house / "src/marula/games/bao" / there, "")
    assert problems(house) == [
        "src/marula/games/bao: no rules page docs/rules/bao.md",
        f"src/marula/games/bao: no {missing}, so it is not found as a game",
    ]
