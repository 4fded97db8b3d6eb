"""Random play from a position to the end, in one call, for simulations, benchmarks and searches."""

# mypyc: yes

from __future__ import annotations

from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.game import Game, State


class Playout:
    """How a playout went: how many decisions, whether it ended, and a number that stands for every choice made."""

    def __init__(self, decisions: int, ended: bool, trace: int) -> None:
        self.decisions: int = decisions
        self.ended: bool = ended
        self.trace: int = trace


def playout(game: Game, state: State, chance: Chance, limit: i64) -> Playout:
    """Play on at random, in place, until the end or until `limit` decisions are made.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> board = GAMES["template"].board(Setup("template", 2))
    >>> state = GAMES["template"].deal(board, Seeded("tea"), None)
    >>> played = playout(GAMES["template"], state, Seeded("milk"), 1000)
    >>> int(played.decisions), played.ended
    (35, True)
    """
    decisions: i64 = 0
    trace: i64 = 1
    seat = game.turn(state)
    while seat >= 0 and decisions < limit:
        codes = game.codes(state, seat)
        code = codes[chance.pick(len(codes))]
        game.perform(state, seat, code, chance, None)
        trace = (trace * 1_000_003 + code * 31 + seat + 7) % 2_147_483_647
        decisions += 1
        seat = game.turn(state)
    return Playout(decisions, seat < 0, trace)
