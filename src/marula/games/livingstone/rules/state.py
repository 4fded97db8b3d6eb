"""What lies on the table, and which decision is open."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.fields import Field, Number, Per, Set, Word
from marula.core.pile import zeros
from marula.games.livingstone.knowledge.recall import Recall
from marula.games.livingstone.knowledge.recall_field import RecallOf
from marula.games.livingstone.rules.board import COLOURS, KINDS, ROWS, Board

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

    FIELDS: ClassVar[dict[str, Field]] = {
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

    box: Board
    phase: i64
    active: i64
    starter: i64
    round: i64
    boat: i64
    boats_back: i64
    dice: vec[i64]
    taken: vec[i64]  # a seat's dice rise, so a set of numbers says it all
    passed: i64
    die: i64  # taken and not yet used
    due: i64  # dice still to be taken in this turn
    target: i64  # where a tent is being moved to
    stock: vec[i64]
    tents: vec[i64]
    scored: vec[i64]
    purses: vec[i64]
    chests: vec[i64]
    low: vec[i64]
    high: vec[i64]
    bag: vec[i64]
    side: vec[i64]
    drawn: vec[i64]  # gems that came with the white stone and must be sold
    gems: vec[i64]
    gem_recall: Recall
    pile: vec[i64]
    played: vec[i64]
    hands: vec[i64]
    card_recall: Recall
    column_points: vec[i64]
    market_points: vec[i64]
    animal_points: vec[i64]
    expected: i64  # two players, at the end: what the dice say must have been given

    def __init__(self, board: game.Board, other: State | None = None) -> None:
        """The empty table, or a copy of another one, which is not laid out first: that would take as long again."""
        super().__init__(board)
        self.box = cast(Board, board)
        if other is None:
            self.lay_out()
        else:
            self.copy(other)

    def lay_out(self) -> None:
        box = self.box
        seats = box.seats
        self.phase = TURN
        self.active = 0
        self.starter = 0
        self.round = 0
        self.boat = 0
        self.boats_back = 0
        self.dice = zeros(ROWS)
        self.taken = zeros(seats)
        self.passed = 0
        self.die = 0
        self.due = 0
        self.target = -1
        self.stock = zeros(seats)
        self.tents = zeros(seats * box.fields)
        self.scored = zeros(seats * box.fields)
        self.purses = zeros(seats)
        self.chests = zeros(seats)
        self.low = zeros(seats)
        self.high = zeros(seats)
        self.bag = zeros(COLOURS + 2)
        self.side = zeros(COLOURS + 2)
        self.drawn = zeros(COLOURS)
        self.gems = zeros(seats * COLOURS)
        self.gem_recall = Recall(seats, COLOURS)
        self.pile = zeros(KINDS)
        self.played = zeros(KINDS)
        self.hands = zeros(seats * KINDS)
        self.card_recall = Recall(seats, KINDS)
        self.column_points = zeros(seats * box.columns)
        self.market_points = zeros(seats)
        self.animal_points = zeros(seats)
        self.expected = 0

    def copy(self, other: State) -> None:
        self.phase = other.phase
        self.active = other.active
        self.starter = other.starter
        self.round = other.round
        self.boat = other.boat
        self.boats_back = other.boats_back
        self.dice = other.dice[:]
        self.taken = other.taken[:]
        self.passed = other.passed
        self.die = other.die
        self.due = other.due
        self.target = other.target
        self.stock = other.stock[:]
        self.tents = other.tents[:]
        self.scored = other.scored[:]
        self.purses = other.purses[:]
        self.chests = other.chests[:]
        self.low = other.low[:]
        self.high = other.high[:]
        self.bag = other.bag[:]
        self.side = other.side[:]
        self.drawn = other.drawn[:]
        self.gems = other.gems[:]
        self.gem_recall = other.gem_recall.clone()
        self.pile = other.pile[:]
        self.played = other.played[:]
        self.hands = other.hands[:]
        self.card_recall = other.card_recall.clone()
        self.column_points = other.column_points[:]
        self.market_points = other.market_points[:]
        self.animal_points = other.animal_points[:]
        self.expected = other.expected

    def clone(self) -> State:
        return State(self.board, self)

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
