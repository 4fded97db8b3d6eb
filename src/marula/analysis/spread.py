"""Spread: how far the sensible options of a decision lie apart in win chance, for each game and table size.

Verdicts are multiples of it. In a game where everything is close, a small loss counts for more.
`python -m tools.spread` measures the figures in spread.json.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_suffix(".json")
UNMEASURED = 0.03
"""For a game or a table size that has no figure yet."""


@cache
def _measured() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def spread(game: str, seats: int) -> float:
    """The standard deviation of win chance between the sensible options of a decision."""
    return _measured().get(game, {}).get(str(seats), UNMEASURED)
