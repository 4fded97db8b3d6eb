"""Keeps what was rendered for the boards that were used last, and no board that nobody uses any more."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Generic, ParamSpec, TypeVar

from marula.core.game import Board

P = ParamSpec("P")
T = TypeVar("T")

MAX_BOARDS = 64
"""Boards for which something is kept. Anyone may play on editions of their own, and each has boards of its own."""
MAX_KEPT = 65_536
"""Renderings that are kept, for all boards together."""


class Kept(Generic[T]):
    """Renderings by board, that of the board that was used longest ago first."""

    def __init__(self) -> None:
        self.boards: dict[Board, dict[object, T]] = {}
        self.size = 0

    def of(self, board: Board) -> dict[object, T]:
        """What is kept for this board, which is now the one used last."""
        mine = self.boards.pop(board, {})
        self.boards[board] = mine
        return mine

    def added(self) -> None:
        """One more is kept: if they are too many, drop all of the board that was used longest ago."""
        self.size += 1
        while self.size > MAX_KEPT or len(self.boards) > MAX_BOARDS:
            self.size -= len(self.boards.pop(next(iter(self.boards))))


def kept_by_board(render: Callable[Concatenate[Board, P], T]) -> Callable[Concatenate[Board, P], T]:
    """Keep what this function returns for a board and its other arguments."""
    kept: Kept[T] = Kept()

    @wraps(render)
    def rendered(board: Board, /, *args: P.args, **named: P.kwargs) -> T:
        mine, key = kept.of(board), (args, *named.items())
        if key not in mine:
            mine[key] = render(board, *args, **named)
            kept.added()
        return mine[key]  # also where the board was just dropped

    return rendered
