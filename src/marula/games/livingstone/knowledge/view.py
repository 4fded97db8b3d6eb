"""View: what a seat has had the chance to know. Imagine: a world that would look just so."""

from __future__ import annotations

from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.chance import Chance
from marula.core.fields import Field, Number, Per, Set, Word
from marula.core.pile import filled, zeros
from marula.games.livingstone.knowledge.recall import Recall
from marula.games.livingstone.knowledge.recall_field import RecallOf
from marula.games.livingstone.rules.board import COLOURS, KINDS, MINE_COLLAPSE, Board
from marula.games.livingstone.rules.state import OVER, TURN, State


class View(game.View):
    """All that lies open, the own hand and coins, and of the others what can be counted.

    `purses` and `chests` are -1 where they are not known; `coins` is their sum, `low` and `high` bound the chest.
    `unseen_cards` is the pile with every hand this seat cannot see, `unseen_stones` the bag with every hidden gem.
    """

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Word("seat"),
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
        "coins": Per("seat", of=Number()),
        "purses": Per("seat", of=Number()),
        "chests": Per("seat", of=Number()),
        "low": Per("seat", of=Number()),
        "high": Per("seat", of=Number()),
        "unseen_stones": Per("stone", of=Number()),
        "side": Per("stone", of=Number()),
        "drawn": Per("gem", of=Number()),
        "gems": Per("seat", "gem", of=Number()),
        "gem_counts": Per("seat", of=Number()),
        "gem_recall": RecallOf("gem"),
        "unseen_cards": Per("card", of=Number()),
        "played": Per("card", of=Number()),
        "hands": Per("seat", "card", of=Number()),
        "hand_sizes": Per("seat", of=Number()),
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
        # Empty vectors: what is taken whole from the table, so that nothing is made to be thrown away.
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
    """All but the memories, which are not told as numbers.

    What lies open is shared with the table, so `seen` holds until the table changes; whatever it held before is gone.
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


# At the end all is laid open.


def see_coins(state: State, seen: View) -> None:
    for other in range(state.box.seats):
        known = other == seen.seat or state.phase == OVER or state.box.open_coins
        seen.coins[other] = state.coins(other)
        seen.purses[other] = state.purses[other] if known else -1
        seen.chests[other] = state.chests[other] if known else -1


def see_gems(state: State, seen: View) -> None:
    unseen = seen.unseen_stones
    for stone in range(COLOURS + 2):
        unseen[stone] = state.bag[stone]
    for other in range(state.box.seats):
        known = other == seen.seat or state.phase == OVER or state.box.open_gems
        number: i64 = 0
        for gem in range(COLOURS):
            at = other * COLOURS + gem
            held = state.gems[at]
            number += held
            seen.gems[at] = held if known else 0
            if not known:
                unseen[gem] += held
        seen.gem_counts[other] = number


def see_cards(state: State, seen: View) -> None:
    unseen = seen.unseen_cards
    for card in range(KINDS):
        unseen[card] = state.pile[card]
    for other in range(state.box.seats):
        known = other == seen.seat or state.phase == OVER
        number: i64 = 0
        for card in range(KINDS):
            at = other * KINDS + card
            held = state.hands[at]
            number += held
            seen.hands[at] = held if known else 0
            if not known:
                unseen[card] += held
        seen.hand_sizes[other] = number


def imagine(seen: View, chance: Chance) -> State:
    """Split each hidden fortune, and deal what is unseen to hidden hands and gems; the rest is the pile and the bag."""
    board = seen.box
    state = State(board)
    state.phase = seen.phase
    state.active = seen.active
    state.starter = seen.starter
    state.round = seen.round
    state.boat = seen.boat
    state.boats_back = seen.boats_back
    state.dice = seen.dice[:]
    state.taken = seen.taken[:]
    state.passed = seen.passed
    state.die = seen.die
    state.due = seen.due
    state.target = seen.target
    state.stock = seen.stock[:]
    state.tents = seen.tents[:]
    state.scored = seen.scored[:]
    state.low = seen.low[:]
    state.high = seen.high[:]
    state.side = seen.side[:]
    state.drawn = seen.drawn[:]
    state.gems = seen.gems[:]
    state.gem_recall = seen.gem_recall.clone()
    state.played = seen.played[:]
    state.hands = seen.hands[:]
    state.card_recall = seen.card_recall.clone()
    state.column_points = seen.column_points[:]
    state.market_points = seen.market_points[:]
    state.animal_points = seen.animal_points[:]
    state.expected = seen.expected
    for seat in range(board.seats):
        chest = seen.chests[seat]
        if chest < 0:
            chest = seen.low[seat] + chance.pick(seen.high[seat] - seen.low[seat] + 1)
        state.chests[seat] = chest
        state.purses[seat] = seen.coins[seat] - chest
    deal_gems(seen, state, chance)
    deal_cards(seen, state, chance)
    return state


def deal_gems(seen: View, state: State, chance: Chance) -> None:
    if seen.box.open_gems or seen.phase == OVER:
        state.bag = seen.unseen_stones[:]
        return
    unseen = seen.unseen_stones[:COLOURS]
    state.gem_recall.deal(seen.seat, unseen, seen.gem_counts, state.gems, chance)
    for gem in range(COLOURS):
        state.bag[gem] = unseen[gem]
    for stone in range(COLOURS, COLOURS + 2):
        state.bag[stone] = seen.unseen_stones[stone]


def deal_cards(seen: View, state: State, chance: Chance) -> None:
    """Nobody holds a collapse."""
    state.pile = seen.unseen_cards[:]
    if seen.phase == OVER:
        return
    collapses = state.pile[MINE_COLLAPSE]
    state.pile[MINE_COLLAPSE] = 0
    state.card_recall.deal(seen.seat, state.pile, seen.hand_sizes, state.hands, chance)
    state.pile[MINE_COLLAPSE] = collapses
