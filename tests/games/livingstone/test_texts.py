"""How a match of Livingstone is told."""

from __future__ import annotations

import re
from pathlib import Path

from marula.games.livingstone import GAME
from marula.lab import match_text
from marula.text.replay_text import report

GOLDEN = Path(__file__).parent / "golden" / "three_nobody_wins.txt"


def told() -> list[str]:
    return list(report(match_text.play(GAME, GOLDEN.read_text(encoding="utf-8"))))


def test_dice_are_written_one_by_one() -> None:
    rolled = [line for line in told() if " rolls " in line]
    assert rolled
    for line in rolled:
        assert re.search(r" rolls ([1-6], )+[1-6]\.$", line), line


def test_a_tied_row_says_so() -> None:
    lines = told()
    assert sum("Most tents in row 3 (1, tied)" in line for line in lines) == 3
    assert sum("Most tents in row 4 (3)" in line for line in lines) == 1
