"""Plans: tours from target to target, what they make each place worth, and which cards help."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats, has_bit, zeros
from marula.games.africana.bot.targets import Targets
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules.board import COLOURS, SPACES, Board
from marula.games.africana.rules.state import State

STOPS: Final[i64] = 13
"""The most stops of a tour: the spaces and the own adventures."""
MASKS: Final[i64] = 48
"""Masks that are remembered while one decision is weighed."""
ALL_SPACES: Final[i64] = 0b11111
"""The spaces, as bits."""
ROUNDED_UP: Final = 1.000001
"""A bound is larger than what it bounds, by more than floats are rounded."""


@final
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
        self.recent: i64 = 0
        """The entry that was asked for last."""
        self.end_of_stops: vec[i64] = zeros(MASKS)
        self.stop_place: vec[i64] = zeros(MASKS * STOPS)
        self.stop_worth: vec[float] = floats(MASKS * STOPS)
        self.stop_anytime: vec[float] = floats(MASKS * STOPS)
        self.kept: vec[float] = floats(MASKS)
        """What the own adventures are worth wherever the seat is."""
        self.worth_at: vec[float] = floats(MASKS * board.places)
        self.wanted: vec[float] = floats(MASKS * board.places * COLOURS)
        self.made: i64 = 0
        """How many entries have been made so far."""
        self.made_as: vec[i64] = zeros(MASKS)
        """The number of each entry among these."""
        self.worth_known: vec[i64] = zeros(MASKS * board.places)
        """For which entry `worth_at` holds: most places are never asked about."""
        self.wanted_known: vec[i64] = zeros(MASKS * board.places)

    def read(self, state: State, seat: i64) -> None:
        """Read the targets, and forget all masks."""
        super().read(state, seat)
        self.masks = 0
        self.bound()

    def bound(self) -> None:
        """An upper bound of what tours can bring: every stop the best of all."""
        most = 0.0
        for space in range(SPACES):
            if not has_bit(self.mask, space) and self.value[space] + self.bonus[space] > most:
                most = self.value[space] + self.bonus[space]
        for number in range(self.adventures):
            if self.adventure_value[number] > most:
                most = self.adventure_value[number]
        for stops in range(1, len(self.most)):
            self.most[stops] = most * self.numbers[stops] * ROUNDED_UP

    def free_markers(self, mask: i64) -> bool:
        """Is there a marker left to join with?"""
        return self.bits[(mask >> SPACES) & ~mask & ALL_SPACES] < self.box.markers

    def tour(self, place: i64, mask: i64, depth: i64) -> float:
        """The best that this many more stops can bring from this place. Each is worth less the farther it is."""
        if depth < 2:
            return self.last_stop(place, mask) if depth == 1 else 0.0
        one: i64 = 1
        best = 0.0
        first = place * self.places
        more = self.most[depth - 1]
        near = self.near
        open_ones = self.open_spaces(mask)
        # Stops that could not become the best, even if all that follows were near, are skipped.
        for space in range(SPACES):
            if open_ones >> space & 1 == 0:
                continue
            if mask >> (SPACES + space) & 1 == 1:
                stop = self.targets[space]
                value = self.value[space]
                after = mask | one << space
            else:
                stop = self.starts[space]
                value = self.bonus[space]
                after = mask | one << (SPACES + space)
            close = near[first + stop]
            if close * (value + more) <= best:
                continue
            value = close * (value + self.tour(stop, after, depth - 1))
            if value > best:
                best = value
        for number in range(self.adventures):
            if mask >> (2 * SPACES + number) & 1 == 1:
                continue
            stop = self.adventure_place[number]
            close = near[first + stop]
            value = self.adventure_value[number]
            if value <= 0.0 or close * (value + more) <= best:
                continue
            value = close * (value + self.tour(stop, mask | one << (2 * SPACES + number), depth - 1))
            if value > best:
                best = value
        return best

    def last_stop(self, place: i64, mask: i64) -> float:
        """The best that one stop can bring: `tour` for the last one. Most time of all tours is spent here."""
        best = 0.0
        first = place * self.places
        near = self.near
        open_ones = self.open_spaces(mask)
        for space in range(SPACES):
            if open_ones >> space & 1 == 0:
                continue
            if mask >> (SPACES + space) & 1 == 1:
                value = near[first + self.targets[space]] * self.value[space]
            else:
                value = near[first + self.starts[space]] * self.joining[space]
            if value > best:
                best = value
        done = mask >> (2 * SPACES)
        for number in range(self.adventures):
            if done >> number & 1 == 1:
                continue
            value = near[first + self.adventure_place[number]] * self.adventure_value[number]
            if value > best:
                best = value
        return best

    def open_spaces(self, mask: i64) -> i64:
        """The spaces whose expeditions can be a stop, as bits: joined ones, and all others while a marker is left."""
        joined = (mask >> SPACES) & ~mask & ALL_SPACES
        return ~mask & ALL_SPACES if self.bits[joined] < self.box.markers else joined

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
        # A journey mostly asks for the mask that it has just asked for.
        if self.mask_of[self.recent] == mask and self.masks > 0:
            return self.recent
        for at in range(self.masks):
            if self.mask_of[at] == mask:
                self.recent = at
                return at
        at = self.masks
        if at == MASKS:
            at = MASKS - 1
        else:
            self.masks += 1
        self.mask_of[at] = mask
        self._make_entry(at, mask)
        self.recent = at
        return at

    def _make_entry(self, at: i64, mask: i64) -> None:
        """What each stop is worth with what can follow it."""
        one: i64 = 1
        size = self.places
        end = at * STOPS
        after = self.tour_stops - 1
        open_ones = self.open_spaces(mask)
        kept = 0.0
        for space in range(SPACES):
            if open_ones >> space & 1 == 0:
                continue
            if mask >> (SPACES + space) & 1 == 1:
                place = self.targets[space]
                self.stop_worth[end] = self.value[space] + self.tour(place, mask | one << space, after)
                self.stop_anytime[end] = self.anytime[space]
            else:
                place = self.starts[space]
                joined = mask | one << (SPACES + space)
                self.stop_worth[end] = self.bonus[space] + self.tour(place, joined, after)
                self.stop_anytime[end] = self.anytime[space] * self.near[place * size + self.targets[space]]
            self.stop_place[end] = place
            end += 1
        for quest in range(self.adventures):
            if mask >> (2 * SPACES + quest) & 1 == 1 or self.adventure_value[quest] <= 0.0:
                continue
            place = self.adventure_place[quest]
            done = mask | one << (2 * SPACES + quest)
            self.stop_worth[end] = self.adventure_value[quest] + self.tour(place, done, after)
            self.stop_anytime[end] = self.adventure_anytime[quest]
            self.stop_place[end] = place
            kept += self.adventure_kept[quest]
            end += 1
        self.end_of_stops[at] = end
        self.kept[at] = kept
        self.made += 1
        self.made_as[at] = self.made

    def worth(self, at: i64, place: i64) -> float:
        """What it is worth to stand at this place, by the entry of a mask."""
        cell = at * self.places + place
        if self.worth_known[cell] == self.made_as[at]:
            return self.worth_at[cell]
        near = self.near
        first = place * self.places
        best = 0.0
        rest = self.kept[at]
        for stop in range(at * STOPS, self.end_of_stops[at]):
            close = near[first + self.stop_place[stop]]
            rest += close * self.stop_anytime[stop]
            value = close * self.stop_worth[stop]
            if value > best:
                best = value
        self.worth_at[cell] = best + rest
        self.worth_known[cell] = self.made_as[at]
        return best + rest

    def useful_colours(self, at: i64, place: i64) -> i64:
        """Where in `wanted` the colours begin that a seat at this place can use, one number a colour."""
        size = self.places
        cell = at * size + place
        if self.wanted_known[cell] == self.made_as[at]:
            return cell * COLOURS
        self.wanted_known[cell] = self.made_as[at]
        near = self.near
        useful = self.useful
        whole = 0.0
        # One variable for each colour: a vector would be read and written again for every stop.
        colour_0 = colour_1 = colour_2 = colour_3 = colour_4 = 0.0
        for stop in range(at * STOPS, self.end_of_stops[at]):
            there = self.stop_place[stop]
            if there == place:
                continue
            value = near[place * size + there] * self.stop_worth[stop]
            value *= value
            whole += value
            way = (place * size + there) * COLOURS
            colour_0 += value * useful[way]
            colour_1 += value * useful[way + 1]
            colour_2 += value * useful[way + 2]
            colour_3 += value * useful[way + 3]
            colour_4 += value * useful[way + 4]
        if whole <= 0.0:
            whole = 1.0
        first = cell * COLOURS
        self.wanted[first] = colour_0 / whole
        self.wanted[first + 1] = colour_1 / whole
        self.wanted[first + 2] = colour_2 / whole
        self.wanted[first + 3] = colour_3 / whole
        self.wanted[first + 4] = colour_4 / whole
        return first
