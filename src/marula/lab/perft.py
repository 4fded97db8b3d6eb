"""Perft: how many sequences of a given number of decisions there are. The number checks the list of options."""

from __future__ import annotations

from marula.core.chance import Scripted
from marula.core.game import Game, State


def perft(game: Game, state: State, depth: int, luck: int = 0) -> int:
    """Count every sequence of `depth` decisions (shorter where the match ends). Luck always gives the same answers.
    Every seat that is waited on is tried, so simultaneous choices count in each order.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> board = GAMES["template"].board(Setup("template", 2))
    >>> state = GAMES["template"].deal(board, Seeded("tea"), None)
    >>> perft(GAMES["template"], state, 1), perft(GAMES["template"], state, 3)
    (4, 20)
    """
    waiting = game.waiting_on(state)
    if depth == 0 or not waiting:
        return 1
    ways = 0
    for seat in waiting:
        codes = game.codes(state, seat)
        if depth == 1:
            ways += len(codes)
            continue
        for code in codes:
            after = state.clone()
            game.perform(after, seat, code, Scripted([], then=luck), None)
            ways += perft(game, after, depth - 1, luck)
    return ways
