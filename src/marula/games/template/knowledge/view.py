"""View: what a seat has had the chance to know. `imagine`: a world that gives this view."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.chance import Chance
from marula.core.fields import Field, Flag, Number, Per, Word
from marula.core.pile import draw, filled, zeros
from marula.games.template.rules.board import Board
from marula.games.template.rules.state import OVER, SEEDS, State


class View(game.View):
    """What one seat knows: its own hand and seed, the baskets, how many fruits each seat holds, and what is unseen. At
    the end all hands and seeds."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Word("seat"),  # whose view this is; none for an onlooker
        "phase": Word("phase"),  # the decision that is open
        "active": Word("seat"),  # the seat whose turn it is; 0 while seeds are chosen
        "round": Number(),  # the number of this round, from 1
        "left": Number(),  # fruits that may still be gathered in this turn
        "gathered": Number(),  # draws made in this turn
        "hands": Per("seat", "fruit", of=Number()),  # fruits in the hands that the seat sees; others are 0
        "hand_sizes": Per("seat", of=Number()),  # how many fruits each hand has
        "planted": Per("seat", of=Flag()),  # has the seat chosen its seed?
        "seeds": Per("seat", of=Word("fruit")),  # the kind of each seed that the seat sees; none for others
        "baskets": Per("seat", "fruit", of=Number()),  # fruits in each basket, by kind
        "unseen": Per("find", of=Number()),  # what is in the bag, in hidden hands or a hidden seed, by kind
    }
    SIZES: ClassVar[dict[str, str]] = {"hands": "hand_sizes", "seeds": "planted"}

    def __init__(self, box: Board) -> None:
        super().__init__(box)
        self.box: Board = box
        self.phase: i64 = SEEDS
        self.active: i64 = 0
        self.round: i64 = 1
        self.left: i64 = 0
        self.gathered: i64 = 0
        self.hands: vec[i64] = zeros(box.seats * box.fruits)
        self.hand_sizes: vec[i64] = zeros(box.seats)
        self.planted: vec[i64] = zeros(box.seats)
        self.seeds: vec[i64] = filled(box.seats, -1)
        self.baskets: vec[i64] = zeros(box.seats * box.fruits)
        self.unseen: vec[i64] = zeros(box.fruits + 1)


def view(state: State, seat: i64) -> View:
    """The view of one seat. At the end all hands and seeds are open."""
    board = state.box
    seen = View(board)
    seen.seat = seat
    seen.phase = state.phase
    seen.active = state.active
    seen.round = state.round
    seen.left = state.left
    seen.gathered = state.gathered
    seen.baskets = state.baskets[:]
    seen.unseen = state.bag[:]
    for other in range(board.seats):
        seen.hand_sizes[other] = state.hand_size(other)
        for fruit in range(board.fruits):
            number = state.hands[other * board.fruits + fruit]
            if other == seat or state.phase == OVER:
                seen.hands[other * board.fruits + fruit] = number
            else:
                seen.unseen[fruit] += number
        seed = state.seeds[other]
        if seed < 0:
            continue
        seen.planted[other] = 1
        if other == seat or state.phase == OVER or (board.open_seeds and state.phase != SEEDS):
            seen.seeds[other] = seed
        else:
            seen.unseen[seed] += 1
    return seen


def imagine(seen: View, chance: Chance) -> State:
    """Draw the hidden hands and seeds from what is unseen. The rest is the bag, and so is every wasp."""
    board = seen.box
    state = State(board)
    state.phase = seen.phase
    state.active = seen.active
    state.round = seen.round
    state.left = seen.left
    state.gathered = seen.gathered
    state.baskets = seen.baskets[:]
    wasps = seen.unseen[board.fruits]
    state.bag = seen.unseen[:]
    state.bag[board.fruits] = 0
    for seat in range(board.seats):
        first = seat * board.fruits
        if seat == seen.seat or seen.phase == OVER:
            for fruit in range(board.fruits):
                state.hands[first + fruit] = seen.hands[first + fruit]
        else:
            for _ in range(seen.hand_sizes[seat]):
                state.hands[first + draw(state.bag, chance)] += 1
        if seen.seeds[seat] >= 0:
            state.seeds[seat] = seen.seeds[seat]
        elif seen.planted[seat] != 0:
            state.seeds[seat] = draw(state.bag, chance)
    state.bag[board.fruits] = wasps
    return state
