"""The view: what a seat has had the chance to know."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.fields import Field, Number, Per, Set, Word
from marula.core.pile import filled, zeros
from marula.games.livingstone.knowledge.recall import Recall
from marula.games.livingstone.knowledge.recall_field import RecallOf
from marula.games.livingstone.rules.board import COLOURS, KINDS, Board
from marula.games.livingstone.rules.state import OVER, TURN, State


class View(game.View):
    """What one seat knows: what lies open, its own hand and coins, and what it can count of the others'."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Word("seat"),  # the seat that sees this; none for an onlooker
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
        "coins": Per("seat", of=Number()),  # purse and chest together
        "purses": Per("seat", of=Number()),  # coins in the purse; -1 if unknown
        "chests": Per("seat", of=Number()),  # coins given to the queen; -1 if unknown
        "low": Per("seat", of=Number()),  # the fewest coins that the chest must hold, as everyone knows
        "high": Per("seat", of=Number()),  # the most coins that the chest can hold, as everyone knows
        "unseen_stones": Per("stone", of=Number()),  # stones in the bag or among gems this seat cannot see
        "side": Per("stone", of=Number()),  # stones drawn and laid aside, until the bag is refilled
        "drawn": Per("gem", of=Number()),  # gems that came with the white stone and must be sold
        "gems": Per("seat", "gem", of=Number()),  # gems this seat can see
        "gem_counts": Per("seat", of=Number()),  # how many gems each seat has
        "gem_recall": RecallOf("gem"),  # refills of the bag, as this seat remembers them
        "unseen_cards": Per("card", of=Number()),  # cards in the pile or in hands this seat cannot see
        "played": Per("card", of=Number()),  # cards played, face up
        "hands": Per("seat", "card", of=Number()),  # the own cards; at the end everyone's
        "hand_sizes": Per("seat", of=Number()),  # how many cards each seat holds
        "card_recall": RecallOf("card"),  # reshuffles, as this seat remembers them
        "column_points": Per("seat", "column", of=Number()),  # points scored in each column
        "market_points": Per("seat", of=Number()),  # points from the market
        "animal_points": Per("seat", of=Number()),  # points from animals played
        "expected": Number(),  # two players: the sum of the queen's dice; 0 before the end
    }
    SIZES: ClassVar[dict[str, str]] = {"hands": "hand_sizes", "gems": "gem_counts"}
    BOUNDS: ClassVar[dict[str, tuple[str, str]]] = {"chests": ("low", "high")}

    def __init__(self, box: Board) -> None:
        super().__init__(box)
        seats = box.seats
        self.box: Board = box
        # Empty vectors are replaced by those of the table, so nothing is allocated in vain.
        self.phase: i64 = TURN
        self.active: i64 = 0
        self.starter: i64 = 0
        self.round: i64 = 0
        self.boat: i64 = 0
        self.boats_back: i64 = 0
        self.dice: vec[i64] = vec[i64]()
        self.taken: vec[i64] = vec[i64]()
        self.passed: i64 = 0
        self.die: i64 = 0
        self.due: i64 = 0
        self.target: i64 = -1
        self.stock: vec[i64] = vec[i64]()
        self.tents: vec[i64] = vec[i64]()
        self.scored: vec[i64] = vec[i64]()
        self.coins: vec[i64] = zeros(seats)
        self.purses: vec[i64] = filled(seats, -1)
        self.chests: vec[i64] = filled(seats, -1)
        self.low: vec[i64] = vec[i64]()
        self.high: vec[i64] = vec[i64]()
        self.unseen_stones: vec[i64] = zeros(COLOURS + 2)
        self.side: vec[i64] = vec[i64]()
        self.drawn: vec[i64] = vec[i64]()
        self.gems: vec[i64] = zeros(seats * COLOURS)
        self.gem_counts: vec[i64] = zeros(seats)
        self.gem_recall: Recall = Recall(seats, COLOURS)
        self.unseen_cards: vec[i64] = zeros(KINDS)
        self.played: vec[i64] = vec[i64]()
        self.hands: vec[i64] = zeros(seats * KINDS)
        self.hand_sizes: vec[i64] = zeros(seats)
        self.card_recall: Recall = Recall(seats, KINDS)
        self.column_points: vec[i64] = vec[i64]()
        self.market_points: vec[i64] = vec[i64]()
        self.animal_points: vec[i64] = vec[i64]()
        self.expected: i64 = 0


def view(state: State, seat: i64) -> View:
    """What the seat sees, to keep: it shares nothing with the table."""
    seen = View(state.box)
    look(state, seat, seen)
    seen.dice = seen.dice[:]
    seen.taken = seen.taken[:]
    seen.stock = seen.stock[:]
    seen.tents = seen.tents[:]
    seen.scored = seen.scored[:]
    seen.low = seen.low[:]
    seen.high = seen.high[:]
    seen.side = seen.side[:]
    seen.drawn = seen.drawn[:]
    seen.gem_recall = state.gem_recall.of(seat)
    seen.played = seen.played[:]
    seen.card_recall = state.card_recall.of(seat)
    seen.column_points = seen.column_points[:]
    seen.market_points = seen.market_points[:]
    seen.animal_points = seen.animal_points[:]
    return seen


def look(state: State, seat: i64, seen: View) -> None:
    """Fill `seen` with everything but the memories, which are not written as numbers.

    What lies open is shared with the table, so `seen` is valid until the table changes.
    """
    seen.seat = seat
    seen.phase = state.phase
    seen.active = state.active
    seen.starter = state.starter
    seen.round = state.round
    seen.boat = state.boat
    seen.boats_back = state.boats_back
    seen.dice = state.dice
    seen.taken = state.taken
    seen.passed = state.passed
    seen.die = state.die
    seen.due = state.due
    seen.target = state.target
    seen.stock = state.stock
    seen.tents = state.tents
    seen.scored = state.scored
    seen.low = state.low
    seen.high = state.high
    seen.side = state.side
    seen.drawn = state.drawn
    seen.played = state.played
    seen.column_points = state.column_points
    seen.market_points = state.market_points
    seen.animal_points = state.animal_points
    seen.expected = state.expected
    see_coins(state, seen)
    see_gems(state, seen)
    see_cards(state, seen)


def see_coins(state: State, seen: View) -> None:
    """Show the own coins, and the others' if coins are open or the match is over."""
    for other in range(state.box.seats):
        known = other == seen.seat or state.phase == OVER or state.box.open_coins
        seen.coins[other] = state.coins(other)
        seen.purses[other] = state.purses[other] if known else -1
        seen.chests[other] = state.chests[other] if known else -1


def see_gems(state: State, seen: View) -> None:
    """Show the own gems, and the others' if gems are open or the match is over."""
    unseen = seen.unseen_stones
    for stone in range(COLOURS + 2):
        unseen[stone] = state.bag[stone]
    for other in range(state.box.seats):
        known = other == seen.seat or state.phase == OVER or state.box.open_gems
        seen.gem_counts[other] = see_held(state.gems, other * COLOURS, COLOURS, known, seen.gems, unseen)


def see_cards(state: State, seen: View) -> None:
    """Show the own cards; at the end everyone's."""
    unseen = seen.unseen_cards
    for card in range(KINDS):
        unseen[card] = state.pile[card]
    for other in range(state.box.seats):
        known = other == seen.seat or state.phase == OVER
        seen.hand_sizes[other] = see_held(state.hands, other * KINDS, KINDS, known, seen.hands, unseen)


def see_held(held: vec[i64], first: i64, kinds: i64, known: bool, shown: vec[i64], unseen: vec[i64]) -> i64:
    """Show what one seat holds, or count it as unseen. Returns how many things it is."""
    number: i64 = 0
    for kind in range(kinds):
        count = held[first + kind]
        number += count
        if known:
            shown[first + kind] = count
        else:
            shown[first + kind] = 0
            unseen[kind] += count
    return number
