"""A plan of matches, and its batches for workers: seeds are sent to them, not objects."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from marula.bots import Budget
from marula.core.edition import Edition
from marula.core.game import Game
from marula.core.setup import Setup

P = TypeVar("P")


class MatchPlan(msgspec.Struct, frozen=True):
    """Who plays what, and from which seed; everything that the results depend on."""

    game: Game
    setup: Setup
    edition: Edition
    bots: tuple[str, ...]
    matches: int
    seed: str
    budget: Budget = Budget()


class Batch(msgspec.Struct, Generic[P], frozen=True):
    """Some matches of a plan, for one worker."""

    plan: P
    first: int
    matches: int

    def numbers(self) -> range:
        """The numbers of its matches."""
        return range(self.first, self.first + self.matches)


def batches(plan: P, matches: int, size: int, first: int = 0) -> list[Batch[P]]:
    """The matches from `first` up to `matches`, in batches of this size; the last may be smaller.

    >>> [list(batch.numbers()) for batch in batches("a plan", 5, 2)]
    [[0, 1], [2, 3], [4]]
    """
    return [Batch(plan, start, min(size, matches - start)) for start in range(first, matches, size)]
