"""Recall: what an attentive player knows of hidden travel cards, and how to deal them accordingly.

Before the first shuffle nothing is known of a card drawn face down. When the discards are shuffled, every card outside
the hands has been open. So the hands together are known, and so is the new draw pile. From then on a card in another
hand is old (held since the shuffle) or new (drawn since). A card given up openly may have been either, unless the seat
had only one of them or all cards of that colour are accounted for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.pile import draw, total, zeros
from marula.games.africana.rules.board import COLOURS
from marula.games.africana.rules.state import State

TRIES: Final[i64] = 100
"""Random tries before an exhaustive search. The first try nearly always fits."""


class HiddenCards:
    """The unseen cards, dealt to the others' hands and the draw pile of an imagined world."""

    def __init__(
        self, state: State, seat: i64, hand_sizes: vec[i64], kept_sizes: vec[i64], others_kept: vec[i64]
    ) -> None:
        """`state` is complete but for these cards; its `deck` still holds everything unseen."""
        self.state: State = state
        self.seat: i64 = seat
        self.hand_sizes: vec[i64] = hand_sizes
        self.kept_sizes: vec[i64] = kept_sizes
        self.others_kept: vec[i64] = others_kept
        seats = state.box.seats
        self.old: vec[i64] = zeros(COLOURS)
        """Old cards of the others that have not been told apart from new ones yet."""
        self.new: vec[i64] = zeros(COLOURS)
        """Cards of the last shuffle that the others drew or that are in the draw pile, likewise."""
        self.old_held: vec[i64] = zeros(seats)
        self.new_held: vec[i64] = zeros(seats)
        self.old_spent: vec[i64] = zeros(seats * COLOURS)

    def deal(self, chance: Chance) -> None:
        """Decide which of the cards given up were old, then deal what is left of old and new ones."""
        done = False
        for _ in range(TRIES):
            self._begin()
            if self._walk(chance):
                done = True
                break
        if not done and not self.search():
            raise ValueError("no world fits this view")
        state = self.state
        for seat in range(state.box.seats):
            if seat == self.seat:
                continue
            first = seat * COLOURS
            for colour in range(COLOURS):
                state.kept[first + colour] = self.old_spent[first + colour]
            for _ in range(self.old_held[seat]):
                colour = draw(self.old, chance)
                state.hands[first + colour] += 1
                state.kept[first + colour] += 1
            for _ in range(self.hand_sizes[seat] - self.old_held[seat]):
                state.hands[first + draw(self.new, chance)] += 1
        state.deck = self.new

    def search(self) -> bool:
        """Decide it by exhaustive search; False if no world fits."""
        self._begin()
        return self._search(0)

    def _begin(self) -> None:
        """Go back to the moment after the last shuffle."""
        state = self.state
        self.old = self.others_kept[:]
        self.new = state.deck[:]
        for seat in range(state.box.seats):
            self.old_held[seat] = 0 if seat == self.seat else self.kept_sizes[seat]
            self.new_held[seat] = 0
        for at in range(len(self.old_spent)):
            self.old_spent[at] = 0
        for entry in state.trace:
            if entry // (COLOURS + 1) != self.seat and entry % (COLOURS + 1) < COLOURS:
                self.new[entry % (COLOURS + 1)] += 1
        for colour in range(COLOURS):
            self.new[colour] -= self.old[colour]

    def _walk(self, chance: Chance) -> bool:
        """Go through what happened since. Each card given up was any card of that hand with equal odds."""
        for entry in self.state.trace:
            seat = entry // (COLOURS + 1)
            colour = entry % (COLOURS + 1)
            if seat == self.seat:
                continue
            if colour == COLOURS:
                self.new_held[seat] += 1
                continue
            odds_old = self.old_held[seat] * self.old[colour] * total(self.new)
            odds_new = self.new_held[seat] * self.new[colour] * total(self.old)
            if self.old_held[seat] == 0:
                odds_new = self.new_held[seat] * self.new[colour]
            if odds_old == 0 and odds_new == 0:
                return False
            if odds_new == 0 or (odds_old > 0 and chance.pick(odds_old + odds_new) < odds_old):
                self._spend_old(seat, colour, 1)
            else:
                self._spend_new(seat, colour, 1)
        return True

    def _search(self, at: i64) -> bool:
        """Try both for every card, for the rare case that random tries do not fit."""
        trace = self.state.trace
        if at == len(trace):
            return True
        seat = trace[at] // (COLOURS + 1)
        colour = trace[at] % (COLOURS + 1)
        if seat == self.seat:
            return self._search(at + 1)
        if colour == COLOURS:
            self.new_held[seat] += 1
            if self._search(at + 1):
                return True
            self.new_held[seat] -= 1
            return False
        if self.old_held[seat] > 0 and self.old[colour] > 0:
            self._spend_old(seat, colour, 1)
            if self._search(at + 1):
                return True
            self._spend_old(seat, colour, -1)
        if self.new_held[seat] > 0 and self.new[colour] > 0:
            self._spend_new(seat, colour, 1)
            if self._search(at + 1):
                return True
            self._spend_new(seat, colour, -1)
        return False

    def _spend_old(self, seat: i64, colour: i64, number: i64) -> None:
        self.old_held[seat] -= number
        self.old[colour] -= number
        self.old_spent[seat * COLOURS + colour] += number

    def _spend_new(self, seat: i64, colour: i64, number: i64) -> None:
        self.new_held[seat] -= number
        self.new[colour] -= number
