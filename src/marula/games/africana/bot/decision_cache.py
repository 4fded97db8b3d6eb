"""Decision cache: a decision that was weighed before is not weighed again, if all that it depends on is the same.

In a search this is often so: rollouts of one option begin alike. All numbers that count are compared, so a result never
depends on what was weighed before.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import filled, zeros
from marula.games.africana.bot.plans import Plans
from marula.games.africana.rules import scoring
from marula.games.africana.rules.board import ASSISTANT, COLOURS, JOKER, SPACES, Board
from marula.games.africana.rules.state import BOOK, TURN, State

SLOTS: Final[i64] = 1024
"""Decisions that are kept."""
TARGETS: Final[i64] = 512
"""Targets that are kept."""
ROOM: Final[i64] = 128
"""More numbers than are noted besides codes and pages."""
MIX: Final[i64] = 1_000_003
"""A hash is multiplied by this for each number."""
HASH: Final[i64] = (1 << 40) - 1
"""The bits of a hash."""


@final
class DecisionCache:
    """The last decisions with their weights, and the last targets. `find` notes a decision; `keep` keeps it."""

    def __init__(self, board: Board) -> None:
        self.box: Board = board
        self.numbers: vec[i64] = zeros(ROOM)
        """What the decision depends on that was noted last, and room for more."""
        self.length: i64 = 0
        """So many numbers are noted."""
        self.of_targets: i64 = 0
        """So many of the first numbers are what the worth of targets depends on."""
        self.of_journey: i64 = 0
        """So many of the first numbers are what journeys depend on."""
        self.slot: i64 = 0
        self.hash: i64 = 0
        self.hashes: vec[i64] = filled(SLOTS, -1)
        self.kept: list[vec[i64]] = [zeros(0) for _ in range(SLOTS)]
        """For each slot: all numbers of its decision."""
        self.weights: list[vec[float]] = [vec[float]() for _ in range(SLOTS)]
        self.planned: vec[i64] = zeros(0)
        """The numbers that the last journey was searched for."""
        self.targets: list[vec[i64]] = [zeros(0) for _ in range(TARGETS)]
        """For each slot: the numbers that targets were read for."""
        self.targets_number: vec[i64] = zeros(TARGETS)
        """For each slot: which targets that were, as plans number them."""

    def find(self, state: State, seat: i64, codes: vec[i64]) -> bool:
        """Note this decision. Were these options weighed before?"""
        most = ROOM + len(codes) + len(state.pages[0]) + len(state.pages[1])
        if len(self.numbers) < most:
            self.numbers = zeros(2 * most)
        self.note_targets(state, seat)
        self._note_hand(state, seat)
        self._note(state.phase)
        self._note(len(codes))
        for code in codes:
            self._note(code)
        if state.phase == TURN or state.phase == BOOK:
            self._note_book(state, seat)
        if state.phase == TURN:
            self._note_draw(state, seat)
        numbers = self.numbers
        length = self.length
        self.hash = mixed(numbers, length)
        self.slot = self.hash & (SLOTS - 1)
        if self.hashes[self.slot] != self.hash:
            return False
        kept = self.kept[self.slot]
        return len(kept) == length and begins_with(kept, numbers, length)

    def found(self) -> vec[float]:
        """The weights of the decision, after `find` said that there are some."""
        return self.weights[self.slot][:]

    def keep(self, weights: vec[float]) -> None:
        """Keep the weights of the decision that was noted last."""
        self.hashes[self.slot] = self.hash
        self.kept[self.slot] = self.numbers[: self.length]
        self.weights[self.slot] = weights[:]

    # --- plans and journeys ------------------------------------------------------------------------------------------

    def read(self, plans: Plans, state: State, seat: i64) -> None:
        """Read the targets of the decision that was noted last. Those read before keep their number, and so tours."""
        numbers = self.numbers
        length = self.of_targets
        slot = mixed(numbers, length) & (TARGETS - 1)
        if len(self.targets[slot]) == length and begins_with(self.targets[slot], numbers, length):
            plans.read_again(state, seat, self.targets_number[slot])
            return
        plans.read(state, seat)
        self.targets[slot] = numbers[:length]
        self.targets_number[slot] = plans.targets_number

    def same_journey(self) -> bool:
        """Was the last journey searched for the same numbers?"""
        return len(self.planned) > 0 and begins_with(self.planned, self.numbers, self.of_journey)

    def keep_journey(self) -> None:
        """Remember for which numbers the journey was searched."""
        self.planned = self.numbers[: self.of_journey]

    def forget_journey(self) -> None:
        """The plans are read for something else."""
        self.planned = zeros(0)

    # --- what a decision depends on ----------------------------------------------------------------------------------

    def _note(self, number: i64) -> None:
        self.numbers[self.length] = number
        self.length += 1

    def note_targets(self, state: State, seat: i64) -> None:
        """Begin to note with what targets depend on. Of hands only the sizes count."""
        self.length = 0
        self._note(seat)
        self._note(state.pile)
        self._note(1 if state.last_round else 0)
        self._note(state.silver[seat])
        self._note(state.adventures[seat])
        self._note(state.completed[seat])
        for space in range(SPACES):
            self._note(state.display[space])
            self._note(state.joined[space])
        for other in range(self.box.seats):
            self._note(state.places[other])
            self._note(state.hand_size(other))
        self.of_targets = self.length

    def _note_hand(self, state: State, seat: i64) -> None:
        """The seat's hand, and how it stands where a journey may end the match."""
        first = seat * COLOURS
        fixed = state.jokers[seat] + state.played[JOKER]
        self._note(state.jokers[seat])
        for colour in range(COLOURS):
            self._note(state.hands[first + colour])
            self._note(state.assistants[first + colour])
            fixed += state.played[ASSISTANT + colour]
        self._note(fixed)
        if state.pile < SPACES:
            for other in range(self.box.seats):
                self._note(scoring.points(state, other))
        self.of_journey = self.length

    def _note_book(self, state: State, seat: i64) -> None:
        """The book before the seat."""
        book = state.book(seat)
        self._note(state.turned)
        self._note(state.left[book])
        self._note(state.unread & self.box.books[book])
        for page in state.pages[book]:
            self._note(page)

    def _note_draw(self, state: State, seat: i64) -> None:
        """The cards that may be drawn: those that are neither in the seat's hand nor discarded."""
        left: i64 = 0
        for colour in range(COLOURS):
            left += state.deck[colour]
        for colour in range(COLOURS):
            number = state.discards[colour] if left == 0 else state.deck[colour]
            if left > 0:
                for other in range(self.box.seats):
                    if other != seat:
                        number += state.hands[other * COLOURS + colour]
            self._note(number)


def mixed(numbers: vec[i64], length: i64) -> i64:
    """A hash of the first numbers. Its low bits depend on all of them."""
    result = length
    for at in range(length):
        result = (result * MIX + numbers[at]) & HASH
    return result ^ result >> 20


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
