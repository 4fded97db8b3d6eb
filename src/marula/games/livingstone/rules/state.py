"""The state: everything that lies on the table, and which decision is open."""

from __future__ import annotations

from typing import ClassVar, Final

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
    """Boat, dice, tents, coins, stones, cards and points, and what the match so far has told everyone.

    `low` and `high` bound a chest: a gift is at least one coin and at most the purse, and a payment shows what the
    purse held.
    """

    FIELDS: ClassVar[dict[str, Field]] = {
        "phase": Word("phase"),  # what is to be decided now
        "active": Word("seat"),  # the seat whose turn it is
        "starter": Word("seat"),  # the start player of this round
        "round": Number(),  # rounds begun, this one included
        "boat": Word("column"),  # the column where the boat stands
        "boats_back": Number(),  # how often a card has sent the boat back
        "dice": Per("face", of=Number()),  # dice that lie open, by the number they show
        "taken": Per("seat", of=Set("face")),  # dice taken in this round; they rise, so a set is enough
        "passed": Set("seat"),  # seats that take no more dice in this round
        "die": Number(),  # the die taken and not yet used, 1 to 6; 0 for none
        "due": Number(),  # dice still to be taken in this turn
        "target": Word("field"),  # the field a tent is being moved to
        "stock": Per("seat", of=Number()),  # tents not yet pitched
        "tents": Per("seat", "field", of=Number()),  # tents on each field
        "scored": Per("seat", "field", of=Number()),  # tents on each field that have been scored
        "purses": Per("seat", of=Number()),  # coins in the purse
        "chests": Per("seat", of=Number()),  # coins given to the queen
        "low": Per("seat", of=Number()),  # the fewest coins that the chest must hold, as everyone knows
        "high": Per("seat", of=Number()),  # the most coins that the chest can hold, as everyone knows
        "bag": Per("stone", of=Number()),  # stones in the bag
        "side": Per("stone", of=Number()),  # stones drawn and laid aside, until the bag is refilled
        "drawn": Per("gem", of=Number()),  # gems that came with the white stone and must be sold
        "gems": Per("seat", "gem", of=Number()),  # gems in front of each seat
        "gem_recall": RecallOf("gem"),  # refills of the bag that still tell something about hidden gems
        "pile": Per("card", of=Number()),  # cards in the pile
        "played": Per("card", of=Number()),  # cards played, face up
        "hands": Per("seat", "card", of=Number()),  # cards in hand
        "card_recall": RecallOf("card"),  # reshuffles that still tell something about hidden cards
        "column_points": Per("seat", "column", of=Number()),  # points scored in each column
        "market_points": Per("seat", of=Number()),  # points from the market
        "animal_points": Per("seat", of=Number()),  # points from animals played
        "expected": Number(),  # two players: the sum of the queen's dice; 0 before the end
    }

    # What each field means stands at its entry in FIELDS.
    box: Board
    phase: i64
    active: i64
    starter: i64
    round: i64
    boat: i64
    boats_back: i64
    dice: vec[i64]
    taken: vec[i64]
    passed: i64
    die: i64
    due: i64
    target: i64
    stock: vec[i64]
    tents: vec[i64]
    scored: vec[i64]
    purses: vec[i64]
    chests: vec[i64]
    low: vec[i64]
    high: vec[i64]
    bag: vec[i64]
    side: vec[i64]
    drawn: vec[i64]
    gems: vec[i64]
    gem_recall: Recall
    pile: vec[i64]
    played: vec[i64]
    hands: vec[i64]
    card_recall: Recall
    column_points: vec[i64]
    market_points: vec[i64]
    animal_points: vec[i64]
    expected: i64

    def __init__(self, box: Board, other: State | None = None) -> None:
        """The empty table, or a copy of another one. A copy is not laid out first, which would take twice as long."""
        super().__init__(box)
        self.box = box
        if other is None:
            self.lay_out()
        else:
            self.copy(other)

    def lay_out(self) -> None:
        """Fill every field as on an empty table."""
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
        """Take every field from another table."""
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
        return State(self.box, self)

    def coins(self, seat: i64) -> i64:
        """Purse and chest together. Everyone can work it out: income minus payments."""
        return self.purses[seat] + self.chests[seat]

    def hand_size(self, seat: i64) -> i64:
        """How many cards the seat holds."""
        result: i64 = 0
        for at in range(seat * KINDS, (seat + 1) * KINDS):
            result += self.hands[at]
        return result

    def gem_count(self, seat: i64) -> i64:
        """How many gems the seat has."""
        at = seat * COLOURS
        return self.gems[at] + self.gems[at + 1] + self.gems[at + 2]
