"""Recalibration: from the share of imagined worlds to a chance that comes true as often as it says.

Imagined worlds deal hidden things at random. Players do not: they keep what suits them and play what they can. So it
was counted, in matches of bots, how often a thing with a given share was really there. The counts are kept as curves,
one for each kind of thing, table size and step, as `python -m tools.reading GAME --write` fits them. They lie in the
game's folder, with what else it knows of hidden things.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from marula.analysis.hidden_things import HiddenThing
from marula.core.game import Game

KNOTS = 11
"""A curve gives the chance at the shares 0, 0.1, … 1, with straight lines between them."""
EVERY_WORD = "*"
"""The curve of a field for words that have none of their own."""
SHARES = "shares"
"""For a number: how often it lies in each tenth of the way from its least to its most; see `number_row`."""
TENTHS = 10

Curve = list[float]
Fitted = dict[str, dict[str, list[Curve]]]
"""Field → word → a curve for each step."""


def at(curve: Curve, share: float) -> float:
    """The chance that a curve gives for this share.

    >>> at([0.0] * 5 + [0.5] + [1.0] * 5, 0.45)
    0.25
    """
    place = min(max(share, 0.0), 1.0) * (KNOTS - 1)
    left = min(int(place), KNOTS - 2)
    part = place - left
    return curve[left] * (1 - part) + curve[left + 1] * part


def tenth(part: float) -> int:
    """In which tenth of the way a number lies.

    >>> tenth(0.0), tenth(0.25), tenth(1.0)
    (0, 2, 9)
    """
    return min(int(part * TENTHS), TENTHS - 1)


LEASTS, RANGES = 6, (1, 3, 7)
"""Hidden numbers are told apart by their least, and by how far their most lies above it."""
NUMBER_ROWS = LEASTS * (len(RANGES) + 1)


def number_row(low: int, high: int) -> int:
    """The row of SHARES for a number with these bounds.

    >>> number_row(0, 1), number_row(1, 6), number_row(9, 99) == NUMBER_ROWS - 1
    (0, 6, True)
    """
    return min(low, LEASTS - 1) * (len(RANGES) + 1) + sum(high - low > range for range in RANGES)


class Recalibration:
    """The curves of one game and table size. Without any, shares stay as they are."""

    def __init__(self, fitted: Fitted) -> None:
        self.fitted = fitted

    def chance(self, thing: HiddenThing, place: int, share: float) -> float:
        """The chance for the thing's step at this place."""
        of_field = self.fitted.get(thing.field, {})
        curves = of_field.get(thing.word) or of_field.get(EVERY_WORD)
        return share if not curves else at(curves[min(place, len(curves) - 1)], share)

    def share_of_number(self, thing: HiddenThing, step: int) -> float:
        """How likely a hidden number is to reach this step, by where such numbers lie between their bounds."""
        low, high = thing.known, thing.most
        numbers = range(low, high + 1)
        rows = self.fitted.get(thing.field, {}).get(SHARES)
        row = rows[number_row(low, high)] if rows else [1.0] * TENTHS
        tenths = [tenth((number - low) / (high - low)) for number in numbers]
        weights = [row[one] / tenths.count(one) for one in tenths] if rows else [1.0] * len(numbers)
        whole = sum(weights)
        return sum(weight for number, weight in zip(numbers, weights, strict=True) if number >= step) / whole


def file_of(folder: Path) -> Path:
    """Where a game with this folder keeps its curves."""
    return folder / "knowledge" / "reading.json"


@lru_cache(maxsize=64)
def _fitted(folder: Path) -> dict[str, Fitted]:
    """The curves of a game, by table size; none where nobody has fitted any."""
    file = file_of(folder)
    if not file.exists():
        return {}
    found: dict[str, Fitted] = json.loads(file.read_text(encoding="utf-8"))
    return found


def recalibration(game: Game, seats: int) -> Recalibration:
    """The curves of this game at this table size."""
    return Recalibration(_fitted(game.folder).get(str(seats), {}))
