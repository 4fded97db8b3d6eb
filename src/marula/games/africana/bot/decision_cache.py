"""Decision cache: a decision that was weighed before is not weighed again, if all that it depends on is the same.

In a search this is often so: rollouts of one option begin alike. All numbers that count are compared, so a result never
depends on what was weighed before.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import filled, zeros
from marula.games.africana.rules import scoring
from marula.games.africana.rules.board import ASSISTANT, COLOURS, JOKER, SPACES, Board
from marula.games.africana.rules.state import BOOK, TURN, State

SLOTS: Final[i64] = 1024
"""Decisions that are kept."""
MIX: Final[i64] = 1_000_003
"""A hash is multiplied by this for each number."""
HASH: Final[i64] = (1 << 40) - 1
"""The bits of a hash."""


@final
class DecisionCache:
    """The last decisions with their weights. `find` notes the decision; `keep` keeps it."""

    def __init__(self, board: Board) -> None:
        self.box: Board = board
        self.numbers: vec[i64] = vec[i64]()
        """What the decision depends on that was noted last."""
        self.plan_numbers: i64 = 0
        """The first numbers are what plans and journeys depend on."""
        self.slot: i64 = 0
        self.hash: i64 = 0
        self.hashes: vec[i64] = filled(SLOTS, -1)
        self.kept: list[vec[i64]] = [zeros(0) for _ in range(SLOTS)]
        """For each slot: all numbers of its decision."""
        self.weights: list[vec[float]] = [vec[float]() for _ in range(SLOTS)]
        self.planned: vec[i64] = zeros(0)
        """The numbers that the plans were read for."""

    def find(self, state: State, seat: i64, codes: vec[i64]) -> bool:
        """Note this decision. Were these options weighed before?"""
        self._note_plans(state, seat)
        numbers = self.numbers
        numbers = append(numbers, state.phase)
        numbers = append(numbers, len(codes))
        for code in codes:
            numbers = append(numbers, code)
        self.numbers = numbers
        if state.phase == TURN or state.phase == BOOK:
            self._note_book(state, seat)
        if state.phase == TURN:
            self._note_draw(state, seat)
        numbers = self.numbers
        mixed: i64 = len(numbers)
        for number in numbers:
            mixed = (mixed * MIX + number) & HASH
        self.hash = mixed
        self.slot = (mixed ^ mixed >> 20) & (SLOTS - 1)
        if self.hashes[self.slot] != mixed:
            return False
        kept = self.kept[self.slot]
        return len(kept) == len(numbers) and begins_with(kept, numbers, len(numbers))

    def found(self) -> vec[float]:
        """The weights of the decision, after `find` said that there are some."""
        return self.weights[self.slot][:]

    def keep(self, weights: vec[float]) -> None:
        """Keep the weights of the decision that was noted last."""
        self.hashes[self.slot] = self.hash
        self.kept[self.slot] = self.numbers
        self.weights[self.slot] = weights[:]

    # --- the plans ---------------------------------------------------------------------------------------------------

    def same_plans(self) -> bool:
        """Were the plans last read for the same numbers?"""
        return len(self.planned) > 0 and begins_with(self.planned, self.numbers, self.plan_numbers)

    def keep_plans(self) -> None:
        """Remember for which numbers the plans were read."""
        self.planned = self.numbers

    def forget_plans(self) -> None:
        """The plans are read for something else."""
        self.planned = zeros(0)

    # --- what a decision depends on ----------------------------------------------------------------------------------

    def _note_plans(self, state: State, seat: i64) -> None:
        """Begin to note with what plans and journeys depend on. Of other hands only the sizes count."""
        seats = self.box.seats
        first = seat * COLOURS
        fixed = state.jokers[seat] + state.played[JOKER]
        numbers = vec[i64](capacity=96)
        numbers = append(numbers, seat)
        numbers = append(numbers, state.pile)
        numbers = append(numbers, 1 if state.last_round else 0)
        numbers = append(numbers, state.silver[seat])
        numbers = append(numbers, state.adventures[seat])
        numbers = append(numbers, state.completed[seat])
        numbers = append(numbers, state.jokers[seat])
        for space in range(SPACES):
            numbers = append(numbers, state.display[space])
            numbers = append(numbers, state.joined[space])
        for colour in range(COLOURS):
            numbers = append(numbers, state.hands[first + colour])
            numbers = append(numbers, state.assistants[first + colour])
            fixed += state.played[ASSISTANT + colour]
        numbers = append(numbers, fixed)
        for other in range(seats):
            numbers = append(numbers, state.places[other])
            numbers = append(numbers, state.hand_size(other))
        if state.pile < SPACES:  # a journey may end the match
            for other in range(seats):
                numbers = append(numbers, scoring.points(state, other))
        self.plan_numbers = len(numbers)
        self.numbers = numbers

    def _note_book(self, state: State, seat: i64) -> None:
        """The book before the seat."""
        book = state.book(seat)
        numbers = self.numbers
        numbers = append(numbers, state.turned)
        numbers = append(numbers, state.left[book])
        numbers = append(numbers, state.unread & self.box.books[book])
        for page in state.pages[book]:
            numbers = append(numbers, page)
        self.numbers = numbers

    def _note_draw(self, state: State, seat: i64) -> None:
        """The cards that may be drawn: those that are neither in the seat's hand nor discarded."""
        numbers = self.numbers
        left: i64 = 0
        for colour in range(COLOURS):
            left += state.deck[colour]
        for colour in range(COLOURS):
            number = state.discards[colour] if left == 0 else state.deck[colour]
            if left > 0:
                for other in range(self.box.seats):
                    if other != seat:
                        number += state.hands[other * COLOURS + colour]
            numbers = append(numbers, number)
        self.numbers = numbers


def begins_with(kept: vec[i64], numbers: vec[i64], length: i64) -> bool:
    """Are the first numbers of both the same?

    >>> begins_with(vec[i64]([1, 2, 3]), vec[i64]([1, 2]), 2), begins_with(vec[i64]([1]), vec[i64]([1, 2]), 2)
    (True, False)
    """
    if len(kept) < length:
        return False
    for at in range(length):
        if kept[at] != numbers[at]:
            return False
    return True
