"""State: what lies on the table, and which decision is open."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.fields import Field, Number, Per, Word
from marula.core.pile import filled, zeros
from marula.games.template.rules.board import Board

# The phases, in the order of PHASES on the board.
SEEDS: Final[i64] = 0
TURN: Final[i64] = 1
GATHERING: Final[i64] = 2
OVER: Final[i64] = 3


class State(game.State):
    """The bag, the hands, the seeds, the baskets, and whose turn it is."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "phase": Word("phase"),  # the decision that is open
        "active": Word("seat"),  # the seat whose turn it is; 0 while seeds are chosen
        "round": Number(),  # the number of this round, from 1
        "left": Number(),  # fruits that may still be gathered in this turn
        "gathered": Number(),  # draws made in this turn
        "bag": Per("find", of=Number()),  # fruits and wasps in the bag, by kind
        "hands": Per("seat", "fruit", of=Number()),  # fruits in each hand, by kind
        "seeds": Per("seat", of=Word("fruit")),  # the kind of each seat's seed; none before it is chosen
        "baskets": Per("seat", "fruit", of=Number()),  # fruits in each basket, by kind
    }

    def __init__(self, box: Board) -> None:
        super().__init__(box)
        self.box: Board = box
        self.phase: i64 = SEEDS
        self.active: i64 = 0
        self.round: i64 = 1
        self.left: i64 = 0
        self.gathered: i64 = 0
        self.bag: vec[i64] = zeros(box.fruits + 1)
        self.hands: vec[i64] = zeros(box.seats * box.fruits)
        self.seeds: vec[i64] = filled(box.seats, -1)
        self.baskets: vec[i64] = zeros(box.seats * box.fruits)

    def clone(self) -> State:
        copy = State(self.box)
        copy.phase = self.phase
        copy.active = self.active
        copy.round = self.round
        copy.left = self.left
        copy.gathered = self.gathered
        copy.bag = self.bag[:]
        copy.hands = self.hands[:]
        copy.seeds = self.seeds[:]
        copy.baskets = self.baskets[:]
        return copy

    def hand_size(self, seat: i64) -> i64:
        """How many fruits the seat has in hand."""
        return self._sum(self.hands, seat)

    def basket_size(self, seat: i64) -> i64:
        """How many fruits the seat has in its basket."""
        return self._sum(self.baskets, seat)

    def _sum(self, grid: vec[i64], seat: i64) -> i64:
        result: i64 = 0
        first = seat * self.box.fruits
        for at in range(first, first + self.box.fruits):
            result += grid[at]
        return result
