"""Instinct: a game's quick judgement for bots (policy prior and value), and OpponentModel (determinization weighting).

`Instinct` and `OpponentModel` are for code to which the game does not matter. A game writes subclasses of
`InstinctOf[State, View]` and `OpponentModelOf[State]` with its own State and View, so that it needs no casts.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.state import Board, State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class OpponentModelOf(Generic[S]):
    """What a seat concludes from how the others have played. The field calls this determinization weighting.

    `imagine` draws evenly among all worlds that fit a view. But players do not act at random: what they do says
    something about what they hide. This default concludes nothing.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> board = game.board(Setup("template", 2))
    >>> view = game.view(game.deal(board, Seeded("tea"), None), 0)
    >>> world = game.imagine(view, Seeded("guess"))
    >>> game.instinct(board).opponent_model(view, world).deal(world, Seeded("likely"))
    """

    def deal(self, world: S, chance: Chance) -> None:
        """Move hidden things of an imagined world to where they are likely to be. The seat's view stays the same."""


OpponentModel = OpponentModelOf[Any]


class InstinctOf(Generic[S, V]):
    """Quick judgement without search, for one board. Bots play by it, and searches start from it.

    It may keep tables and scratch memory, but nothing of a match. It is given a whole imagined state. `weigh` and
    `weigh_simply` may use only what the seat knows of it. `win_chances` may use all of it.

    >>> from marula.core.chance import Seeded
    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> game = GAMES["template"]
    >>> board = game.board(Setup("template", 2))
    >>> state = game.deal(board, Seeded("tea"), None)
    >>> instinct = game.instinct(board)
    >>> len(instinct.weigh(state, 0, game.codes(state, 0))) == len(game.codes(state, 0))
    True
    >>> round(sum(instinct.win_chances(state)), 6)
    1.0
    """

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        """The board that this instinct is for."""

    def weigh(self, state: S, seat: i64, codes: vec[i64]) -> vec[float]:
        """Policy scores, the prior of a search: the points each option is expected to gain. Higher is better."""
        found = vec[float]()
        for _ in range(len(codes)):
            found = append(found, 0.0)
        return found

    def weigh_simply(self, state: S, seat: i64, codes: vec[i64]) -> vec[float]:
        """Policy scores of a beginner: sound, but short-sighted. The casual level plays by them."""
        return self.weigh(state, seat, codes)

    def win_chances(self, state: S) -> vec[float]:
        """The value function: each seat's probability to win. The sum is 1, or less where all may be out."""
        found = vec[float]()
        share = 1.0 / int(self.board.seats)
        for _ in range(self.board.seats):
            found = append(found, share)
        return found

    def untrained(self) -> InstinctOf[S, V]:
        """The instinct without what was learned: itself, unless it is a LearnedInstinct."""
        return self

    def opponent_model(self, view: V, world: S) -> OpponentModelOf[S]:
        """The determinization weighting for the seat that has this view. `world` is any world that fits the view."""
        return OpponentModelOf()

    def search_settings(self) -> dict[str, float]:
        """Search settings in which this game differs from the default: names as in bots/search_settings.py."""
        return {}


Instinct = InstinctOf[Any, Any]
