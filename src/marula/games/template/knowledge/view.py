"""View: what a seat has had the chance to know. Imagine: a world that would look just so."""

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
    """Own hand and seed (at the end everyone's), the baskets, how many fruits each holds, and what is unseen."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Word("seat"),
        "phase": Word("phase"),
        "active": Word("seat"),
        "round": Number(),
        "left": Number(),
        "gathered": Number(),
        "hands": Per("seat", "fruit", of=Number()),
        "hand_sizes": Per("seat", of=Number()),
        "planted": Per("seat", of=Flag()),
        "seeds": Per("seat", of=Word("fruit")),
        "baskets": Per("seat", "fruit", of=Number()),
        "unseen": Per("find", of=Number()),
    }

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
    """`unseen` is the bag together with every hand and seed that this seat cannot see."""
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
    """Deal what is unseen to the hidden hands and seeds; the rest, and every wasp, is the bag."""
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
