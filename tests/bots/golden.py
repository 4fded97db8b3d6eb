"""Writes down a match of searching bots: python -m tests.bots.golden. Only for a search that was meant to change."""

from __future__ import annotations

from pathlib import Path

import msgspec

from marula.bots import Budget
from marula.bots.levels import make_bot
from marula.core.chance import Seeded
from marula.core.envelope import envelope
from marula.core.match import Match
from marula.core.setup import Setup
from tests.bots.positions import SMALL

FILE = Path(__file__).with_name("golden.json")


def played() -> list[str]:
    """Who chose what, in a match of three levels that count their trials."""
    match = Match.deal(SMALL, Setup(SMALL.name, 3), Seeded("golden"))
    bots = [make_bot(name, SMALL, "golden") for name in ("sharp", "expert", "casual")]
    choices = []
    while not match.over:
        seat = match.game.waiting_on(match.state)[0]
        action = bots[seat].choose(envelope(match, seat), Budget(iterations=60)).action
        match.play(seat, action)
        choices.append(f"{seat} {action}")
    return choices


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(played()), indent=1) + b"\n")
