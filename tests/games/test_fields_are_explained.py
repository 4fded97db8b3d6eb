"""Every field of a game's State and View has its line of explanation, right at its entry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from marula.games import GAMES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "marula" / "games"
FILES = [SOURCE / name / path for name in sorted(GAMES) for path in ("rules/state.py", "knowledge/view.py")]
ENTRY = re.compile(r'^        "(?P<name>\w+)"(?::.*|,.*)$')


def unexplained(text: str) -> tuple[list[str], list[str]]:
    """All entries of FIELDS and DERIVED, and those without a comment."""
    entries: list[str] = []
    bare: list[str] = []
    inside = False
    for line in text.splitlines():
        if re.match(r"    (FIELDS|DERIVED)\b.*= [({]$", line):
            inside = True
        elif line in ("    }", "    )"):
            inside = False
        elif inside and (found := ENTRY.match(line)):
            entries.append(found["name"])
            if not re.search(r"  # \w", line):
                bare.append(found["name"])
    return entries, bare


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_every_field_has_its_line(file: Path) -> None:
    entries, bare = unexplained(file.read_text(encoding="utf-8"))
    assert len(entries) >= 9
    assert bare == []


def test_a_field_without_a_line_is_noticed() -> None:
    text = '    FIELDS = {\n        "dice": Number(),  # dice that lie open\n        "boat": Number(),\n    }\n'
    assert unexplained(text) == (["dice", "boat"], ["boat"])
