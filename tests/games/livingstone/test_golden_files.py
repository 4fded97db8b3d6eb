"""What the golden playthroughs must show beyond the laws: every card, and every way to end."""

from __future__ import annotations

import re
from pathlib import Path

from marula.core.score import Column, ScoreSheet, sheet
from marula.games.livingstone.rules.facts import CARDS
from tests.games.livingstone.write_golden import FILES, both_out, by_gift, nobody, shared, the_best_is_out
from tests.rule import rule

FOLDER = Path(__file__).parent / "golden"


def texts() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))]


def test_every_file_has_its_recipe() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.txt")) == sorted(file.path.name for file in FILES)


@rule("LI-20", "LI-31")
def test_every_card_is_played() -> None:
    whole = "\n".join(texts())
    played = set(re.findall(r"^    card_played \d (\w+)$", whole, re.MULTILINE))
    assert played == set(CARDS) - {"mine_collapse"}
    assert "    mine_collapsed" in whole


@rule("LI-37", "LI-39")
def test_every_way_to_end() -> None:
    for ending in (nobody, both_out, shared, by_gift, the_best_is_out):
        assert any(ending(read_sheet(text)) for text in texts()), f"no match ends like this: {ending.__name__}"


def read_sheet(text: str) -> ScoreSheet:
    """Totals, gifts and who is out, as the file's last lines tell them."""
    columns: list[Column] = []
    for seat, total, out in re.findall(r"^score seat (\d): (\d+)( out)?$", text, re.MULTILINE):
        gift = re.findall(r"^    gift 0 coins=(\d+)", text, re.MULTILINE)[int(seat)]
        columns.append(Column(int(seat), (), int(total), (int(gift),), bool(out)))
    found = sheet(columns)
    winners = " ".join(map(str, found.winners)) or "nobody"
    assert text.endswith(f"winners {winners}\n"), "the file's own verdict"
    return found
