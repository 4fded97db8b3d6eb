"""What lies on the table, and which decision is open."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.pile import zeros
from marula.core.shape import Number, Per, Set, Shape, Word
from marula.games.livingstone.board import COLOURS, KINDS, ROWS, Board
from marula.games.livingstone.recall import Recall
from marula.games.livingstone.shapes import RecallOf

# In the first three phases the whole turn is open; the others ask for one thing first.
TURN: Final[i64] = 0
DIE: Final[i64] = 1
AFTER: Final[i64] = 2
MARKET: Final[i64] = 3
WHITE_STONE: Final[i64] = 4
SECOND: Final[i64] = 5
MOVE: Final[i64] = 6
OVER: Final[i64] = 7


class State(game.State):
    """Boat, dice, tents, coins, stones, cards, points, and what history has told everyone.

    Coins: `low` and `high` are what everyone knows of a chest. A gift puts in at least one coin and at most the purse;
    whoever pays shows that the purse held that much.
    """

    SHAPE: ClassVar[dict[str, Shape]] = {
        "phase": Word("phase"),
        "active": Word("seat"),
        "starter": Word("seat"),
        "round": Number(),
        "boat": Word("column"),
        "boats_back": Number(),
        "dice": Per("face", of=Number()),
        "taken": Per("seat", of=Set("face")),
        "passed": Set("seat"),
        "die": Number(),
        "due": Number(),
        "target": Word("field"),
        "stock": Per("seat", of=Number()),
        "tents": Per("seat", "field", of=Number()),
        "scored": Per("seat", "field", of=Number()),
        "purses": Per("seat", of=Number()),
        "chests": Per("seat", of=Number()),
        "low": Per("seat", of=Number()),
        "high": Per("seat", of=Number()),
        "bag": Per("stone", of=Number()),
        "side": Per("stone", of=Number()),
        "drawn": Per("gem", of=Number()),
        "gems": Per("seat", "gem", of=Number()),
        "gem_recall": RecallOf("gem"),
        "pile": Per("card", of=Number()),
        "played": Per("card", of=Number()),
        "hands": Per("seat", "card", of=Number()),
        "card_recall": RecallOf("card"),
        "column_points": Per("seat", "column", of=Number()),
        "market_points": Per("seat", of=Number()),
        "animal_points": Per("seat", of=Number()),
        "expected": Number(),
    }

    def __init__(self, board: game.Board) -> None:
        super().__init__(board)
        box = cast(Board, board)
        seats = box.seats
        self.box: Board = box
        self.phase: i64 = TURN
        self.active: i64 = 0
        self.starter: i64 = 0
        self.round: i64 = 0
        self.boat: i64 = 0
        self.boats_back: i64 = 0
        self.dice: vec[i64] = zeros(ROWS)
        self.taken: vec[i64] = zeros(seats)  # a seat's dice rise, so a set of numbers says it all
        self.passed: i64 = 0
        self.die: i64 = 0  # taken and not yet used
        self.due: i64 = 0  # dice still to be taken in this turn
        self.target: i64 = -1  # where a tent is being moved to
        self.stock: vec[i64] = zeros(seats)
        self.tents: vec[i64] = zeros(seats * box.fields)
        self.scored: vec[i64] = zeros(seats * box.fields)
        self.purses: vec[i64] = zeros(seats)
        self.chests: vec[i64] = zeros(seats)
        self.low: vec[i64] = zeros(seats)
        self.high: vec[i64] = zeros(seats)
        self.bag: vec[i64] = zeros(COLOURS + 2)
        self.side: vec[i64] = zeros(COLOURS + 2)
        self.drawn: vec[i64] = zeros(COLOURS)  # gems that came with the white stone and must be sold
        self.gems: vec[i64] = zeros(seats * COLOURS)
        self.gem_recall: Recall = Recall(seats, COLOURS)
        self.pile: vec[i64] = zeros(KINDS)
        self.played: vec[i64] = zeros(KINDS)
        self.hands: vec[i64] = zeros(seats * KINDS)
        self.card_recall: Recall = Recall(seats, KINDS)
        self.column_points: vec[i64] = zeros(seats * box.columns)
        self.market_points: vec[i64] = zeros(seats)
        self.animal_points: vec[i64] = zeros(seats)
        self.expected: i64 = 0  # two players, at the end: what the dice say must have been given

    def clone(self) -> State:
        copy = State(self.board)
        copy.phase = self.phase
        copy.active = self.active
        copy.starter = self.starter
        copy.round = self.round
        copy.boat = self.boat
        copy.boats_back = self.boats_back
        copy.dice = self.dice[:]
        copy.taken = self.taken[:]
        copy.passed = self.passed
        copy.die = self.die
        copy.due = self.due
        copy.target = self.target
        copy.stock = self.stock[:]
        copy.tents = self.tents[:]
        copy.scored = self.scored[:]
        copy.purses = self.purses[:]
        copy.chests = self.chests[:]
        copy.low = self.low[:]
        copy.high = self.high[:]
        copy.bag = self.bag[:]
        copy.side = self.side[:]
        copy.drawn = self.drawn[:]
        copy.gems = self.gems[:]
        copy.gem_recall = self.gem_recall.clone()
        copy.pile = self.pile[:]
        copy.played = self.played[:]
        copy.hands = self.hands[:]
        copy.card_recall = self.card_recall.clone()
        copy.column_points = self.column_points[:]
        copy.market_points = self.market_points[:]
        copy.animal_points = self.animal_points[:]
        copy.expected = self.expected
        return copy

    def coins(self, seat: i64) -> i64:
        """Purse and chest together: income minus payments, which everyone has seen."""
        return self.purses[seat] + self.chests[seat]

    def hand_size(self, seat: i64) -> i64:
        result: i64 = 0
        for at in range(seat * KINDS, (seat + 1) * KINDS):
            result += self.hands[at]
        return result

    def gem_count(self, seat: i64) -> i64:
        at = seat * COLOURS
        return self.gems[at] + self.gems[at + 1] + self.gems[at + 2]
