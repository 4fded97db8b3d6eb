"""Every field of each game's State and View says what it is, in a comment at its entry in FIELDS."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from marula.core.game import Game
from marula.games import GAMES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "marula" / "games"
RECORDS = {"State": "rules/state.py", "View": "knowledge/view.py"}


def entries(source: str, record: str) -> dict[str, str]:
    """Field → the line of the source where its entry in FIELDS ends."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.name == record:
            for part in node.body:
                if isinstance(part, ast.AnnAssign) and ast.unparse(part.target) == "FIELDS":
                    assert isinstance(part.value, ast.Dict)
                    pairs = zip(part.value.keys, part.value.values, strict=True)
                    return {ast.literal_eval(key): lines[value.end_lineno - 1] for key, value in pairs if key}  # type: ignore[operator]
    raise AssertionError(f"no FIELDS in the class {record}")


@pytest.mark.parametrize("record", RECORDS)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_field_has_its_line(game: Game, record: str) -> None:
    found = entries((SOURCE / game.name / RECORDS[record]).read_text(encoding="utf-8"), record)
    assert list(found) == list(getattr(game.kinds, record.lower()).FIELDS)
    assert [field for field, line in found.items() if "  # " not in line] == []


def test_a_field_without_a_line_is_found() -> None:
    source = 'class State:\n    FIELDS: dict = {\n        "a": 1,  # one\n        "b": 2,\n    }\n'
    assert entries(source, "State") == {"a": '        "a": 1,  # one', "b": '        "b": 2,'}
