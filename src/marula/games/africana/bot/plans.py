"""Plans: tours from target to target, what they make each place worth, and which cards help."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats, has_bit, set_bit, zeros
from marula.games.africana.bot.targets import Targets
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules.board import COLOURS, SPACES, Board
from marula.games.africana.rules.state import State

STOPS: Final[i64] = 13
"""The most stops of a tour: the spaces and the own adventures."""
MASKS: Final[i64] = 24
"""Masks that are remembered while one decision is weighed."""


class Plans(Targets):
    """The targets of one seat, and tours through them."""

    def __init__(self, board: Board, weights: Weights) -> None:
        super().__init__(board, weights)
        self.tour_stops: i64 = int(weights.tour_stops)
        self.most: vec[float] = floats(self.tour_stops + 1)
        """An upper bound of what a tour of this many stops can bring."""
        # For each remembered mask: its stops, what each place is worth, and which colours are useful there.
        self.masks: i64 = 0
        self.mask_of: vec[i64] = zeros(MASKS)
        self.stops: vec[i64] = zeros(MASKS)
        self.stop_place: vec[i64] = zeros(MASKS * STOPS)
        self.stop_worth: vec[float] = floats(MASKS * STOPS)
        self.stop_anytime: vec[float] = floats(MASKS * STOPS)
        self.worth_at: vec[float] = floats(MASKS * board.places)
        self.wanted: vec[float] = floats(MASKS * board.places * COLOURS)
        self.known_at: vec[i64] = zeros(MASKS * board.places)

    def read(self, state: State, seat: i64) -> None:
        """Read the targets, and forget all masks."""
        super().read(state, seat)
        self.masks = 0
        self.bound()

    def bound(self) -> None:
        """An upper bound of what tours can bring: every stop the best of all, and one more to reach after the last."""
        most = 0.0
        for space in range(SPACES):
            if not has_bit(self.mask, space) and self.value[space] + self.bonus[space] > most:
                most = self.value[space] + self.bonus[space]
        for number in range(self.adventures):
            if self.adventure_value[number] > most:
                most = self.adventure_value[number]
        for stops in range(1, len(self.most)):
            self.most[stops] = most * self.numbers[stops + 1]

    def free_markers(self, mask: i64) -> bool:
        """Is there a marker left to join with?"""
        return self.bits[(mask >> SPACES) & ~mask & ((1 << SPACES) - 1)] < self.box.markers

    def tour(self, place: i64, mask: i64, depth: i64) -> float:
        """The best that this many more stops can bring from this place. Each is worth less the farther it is."""
        one: i64 = 1
        best = 0.0
        if depth == 0:
            return best
        first = place * self.places
        more = self.most[depth - 1]
        near = self.near
        may_join = self.free_markers(mask)
        # Stops that could not become the best, even if all that follows were near, are skipped.
        for space in range(SPACES):
            if mask >> space & 1 == 1:
                continue
            if mask >> (SPACES + space) & 1 == 1:
                target = self.targets[space]
                close = near[first + target]
                value = self.value[space]
                if close * (value + more) <= best:
                    continue
                if depth > 1:
                    value += self.tour(target, mask | one << space, depth - 1)
            elif may_join:
                start = self.starts[space]
                close = near[first + start]
                value = self.bonus[space]
                if depth > 1:
                    if close * (value + more) <= best:
                        continue
                    value += self.tour(start, mask | one << (SPACES + space), depth - 1)
                else:
                    value += near[start * self.places + self.targets[space]] * self.value[space]
            else:
                continue
            value *= close
            if value > best:
                best = value
        return self._tour_adventures(place, mask, depth, best)

    def _tour_adventures(self, place: i64, mask: i64, depth: i64, best: float) -> float:
        """The second half of `tour`: the own adventures as the next stop. `best` is what expeditions bring."""
        one: i64 = 1
        first = place * self.places
        more = self.most[depth - 1]
        near = self.near
        for number in range(self.adventures):
            if mask >> (2 * SPACES + number) & 1 == 1:
                continue
            target = self.adventure_place[number]
            close = near[first + target]
            value = self.adventure_value[number]
            if value <= 0.0 or close * (value + more) <= best:
                continue
            if depth > 1:
                value += self.tour(target, mask | one << (2 * SPACES + number), depth - 1)
            value *= close
            if value > best:
                best = value
        return best

    def value_here(self) -> float:
        """What all targets together are worth where the seat stands; nothing once the match is ending."""
        if self.last:
            return 0.0
        value = self.tour(self.here, self.mask, self.tour_stops)
        for number in range(self.adventures):
            near = self.near[self.here * self.places + self.adventure_place[number]]
            value += self.adventure_kept[number] + self.adventure_anytime[number] * near
        return value

    def entry(self, mask: i64) -> i64:
        """The number of the entry for this mask; made if it is new."""
        for at in range(self.masks):
            if self.mask_of[at] == mask:
                return at
        at = self.masks
        if at == MASKS:
            at = MASKS - 1
        else:
            self.masks += 1
        self.mask_of[at] = mask
        self._make_entry(at, mask)
        return at

    def _make_entry(self, at: i64, mask: i64) -> None:
        """What each stop is worth with what can follow it; then what each place is worth."""
        size = self.places
        first = at * STOPS
        number: i64 = 0
        may_join = self.free_markers(mask)
        kept = 0.0
        for space in range(SPACES):
            if has_bit(mask, space):
                continue
            if has_bit(mask, SPACES + space):
                target = self.targets[space]
                self.stop_place[first + number] = target
                self.stop_worth[first + number] = self.value[space] + self.tour(
                    target, set_bit(mask, space), self.tour_stops - 1
                )
                self.stop_anytime[first + number] = self.anytime[space]
                number += 1
            elif may_join:
                start = self.starts[space]
                joined = set_bit(mask, SPACES + space)
                self.stop_place[first + number] = start
                self.stop_worth[first + number] = self.bonus[space] + self.tour(start, joined, self.tour_stops - 1)
                self.stop_anytime[first + number] = self.anytime[space] * self.near[start * size + self.targets[space]]
                number += 1
        for quest in range(self.adventures):
            if has_bit(mask, 2 * SPACES + quest) or self.adventure_value[quest] <= 0.0:
                continue
            target = self.adventure_place[quest]
            done = set_bit(mask, 2 * SPACES + quest)
            self.stop_place[first + number] = target
            self.stop_worth[first + number] = self.adventure_value[quest] + self.tour(target, done, self.tour_stops - 1)
            self.stop_anytime[first + number] = self.adventure_anytime[quest]
            kept += self.adventure_kept[quest]
            number += 1
        self.stops[at] = number
        for place in range(size):
            best = 0.0
            rest = kept
            for stop in range(first, first + number):
                near = self.near[place * size + self.stop_place[stop]]
                rest += near * self.stop_anytime[stop]
                value = near * self.stop_worth[stop]
                if value > best:
                    best = value
            self.worth_at[at * size + place] = best + rest
            self.known_at[at * size + place] = 0

    def useful_colours(self, at: i64, place: i64) -> i64:
        """Where in `wanted` the colours begin that a seat at this place can use, one number a colour."""
        size = self.places
        cell = at * size + place
        if self.known_at[cell] == 1:
            return cell * COLOURS
        self.known_at[cell] = 1
        whole = 0.0
        first = at * STOPS
        for colour in range(COLOURS):
            self.wanted[cell * COLOURS + colour] = 0.0
        for stop in range(first, first + self.stops[at]):
            there = self.stop_place[stop]
            if there == place:
                continue
            value = self.near[place * size + there] * self.stop_worth[stop]
            value *= value
            whole += value
            way = (place * size + there) * COLOURS
            for colour in range(COLOURS):
                self.wanted[cell * COLOURS + colour] += value * self.useful[way + colour]
        if whole > 0.0:
            for colour in range(COLOURS):
                self.wanted[cell * COLOURS + colour] /= whole
        return cell * COLOURS
