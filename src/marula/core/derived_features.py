"""Derived features: numbers that are computed from a view, as further input for programs that learn."""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

V = TypeVar("V")


class DerivedPart:
    """One kind of number: its name, the table of the board that it runs over, and what it means.

    >>> DerivedPart("left", "ticket", "spaces still to lay").table
    'ticket'
    """

    def __init__(self, name: str, table: str, means: str) -> None:
        self.name: str = name
        self.table: str = table
        self.means: str = means


class DerivedFeaturesOf(Generic[V]):
    """Reads a view: one number for each entry of each part's table, part after part. It sees nothing but the view.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = next(game for game in GAMES.values() if game.knowledge.derived is not None)
    >>> board = game.board(Setup(game.name, 2))
    >>> derived = game.derived_features(board)
    >>> numbers = derived.read(game.view(game.deal(board, Seeded("1"), None), 0))
    >>> len(numbers) == sum(len(board.tables[part.table]) for part in derived.parts)
    True
    """

    def __init__(self, parts: tuple[DerivedPart, ...]) -> None:
        self.parts: tuple[DerivedPart, ...] = parts

    def read(self, view: V) -> vec[i64]:
        """The numbers of all parts."""
        raise NotImplementedError
