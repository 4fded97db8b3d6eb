"""Plans: tours from target to target, what they make each place worth, and which cards help."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats, has_bit, set_bit, zeros
from marula.games.africana.bot.targets import MOST_ADVENTURES, Targets
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules.board import COLOURS, SPACES, Board
from marula.games.africana.rules.state import State

STOPS: Final[i64] = 13
"""The most stops of a tour: the spaces and the own adventures."""
NUMBERS: Final[i64] = 18
"""Stops are numbered up to here: joining and completing have a number each."""
FOLLOWERS: Final[i64] = 3
"""So many of the best last stops are found at once."""
MASK_BITS: Final[i64] = 18
ENTRIES: Final[i64] = 2048
"""Masks that are remembered, each for certain targets: a power of two."""
ROWS: Final[i64] = 128
"""Rows of places, which entries share: so much stays near the processor. A power of two too."""
# What an entry says of a place comes with the number of the entry, because most places are never asked about.
WORTH_CELL: Final[i64] = 2
WANTED_CELL: Final[i64] = 6
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
        # A stop is numbered: joining at a space, then completing what was joined there, then the own adventures.
        self.place_of: vec[i64] = zeros(NUMBERS)  # by stop: where it is
        self.first_worth: vec[float] = floats(NUMBERS)  # by stop: what it brings if others follow
        self.last_worth: vec[float] = floats(NUMBERS)  # by stop: what it brings if no other follows
        self.done_by: vec[i64] = zeros(NUMBERS)  # by stop: the bit of the mask that it sets
        for space in range(SPACES):
            self.done_by[space] = set_bit(0, SPACES + space)
            self.done_by[SPACES + space] = set_bit(0, space)
        for number in range(MOST_ADVENTURES):
            self.done_by[2 * SPACES + number] = set_bit(0, 2 * SPACES + number)
        self.errands: i64 = 0
        """The own adventures that are worth going to, as bits."""
        self.finishable: i64 = 0
        """Those that are worth completing where one passes, as bits."""
        self.stops_at: vec[i64] = zeros(board.places)
        """For each place: the stops there, as bits."""
        self.bounds: i64 = 0
        """How often the stops were listed."""
        self.followed: vec[i64] = zeros(NUMBERS)
        """For each stop: for which list its followers were found."""
        self.follower: vec[i64] = zeros(NUMBERS * FOLLOWERS)
        """For each stop: the best last stops after it, the best first; -1 where no other is worth anything."""
        self.follower_worth: vec[float] = floats(NUMBERS * FOLLOWERS)
        self.targets_made: i64 = 0
        """How often different targets were read."""
        self.targets_number: i64 = 0
        """The number of the targets that are read now, among these."""
        # For each remembered mask: its stops, what each place is worth, and which colours are useful there.
        self.key_of: vec[i64] = zeros(ENTRIES)
        """The number of the targets and the mask."""
        self.recent: i64 = 0
        """The entry that was asked for last."""
        self.end_of_stops: vec[i64] = zeros(ENTRIES)
        self.stop_place: vec[i64] = zeros(ENTRIES * STOPS)
        self.stop_worth: vec[float] = floats(ENTRIES * STOPS)
        self.stop_anytime: vec[float] = floats(ENTRIES * STOPS)
        self.kept: vec[float] = floats(ENTRIES)
        """What the own adventures are worth wherever the seat is."""
        self.made: i64 = 0
        """How many entries have been made so far."""
        self.made_as: vec[float] = floats(ENTRIES)
        """The number of each entry among these."""
        self.worth_at: vec[float] = floats(ROWS * board.places * WORTH_CELL)
        """For each entry and place: the number of the entry, and what the place is worth."""
        self.wanted: vec[float] = floats(ROWS * board.places * WANTED_CELL)
        """For each entry and place: the number of the entry, and how many cards of each colour are wanted there."""

    def read(self, state: State, seat: i64) -> None:
        """Read the targets. No tour through them is known."""
        super().read(state, seat)
        self.targets_made += 1
        self.targets_number = self.targets_made
        self.bound()

    def read_again(self, state: State, seat: i64, number: i64) -> None:
        """Read the targets that had this number: what is still remembered of tours through them holds again."""
        super().read(state, seat)
        self.targets_number = number
        self.bound()

    def bound(self) -> None:
        """List the stops, and find an upper bound of what tours can bring: every stop the best of all."""
        most = 0.0
        for space in range(SPACES):
            if has_bit(self.mask, space):
                continue
            self.place_of[space] = self.starts[space]
            self.first_worth[space] = self.bonus[space]
            self.last_worth[space] = self.joining[space]
            self.place_of[SPACES + space] = self.targets[space]
            self.first_worth[SPACES + space] = self.value[space]
            self.last_worth[SPACES + space] = self.value[space]
            if self.value[space] + self.bonus[space] > most:
                most = self.value[space] + self.bonus[space]
        self.errands = 0
        self.finishable = 0
        for number in range(self.adventures):
            value = self.adventure_value[number]
            self.place_of[2 * SPACES + number] = self.adventure_place[number]
            self.first_worth[2 * SPACES + number] = value
            self.last_worth[2 * SPACES + number] = value
            if value > 0.0:
                self.errands |= self.done_by[2 * SPACES + number]
            if self.adventure_prize[number] > 0.0:
                self.finishable |= self.done_by[2 * SPACES + number]
            if value > most:
                most = value
        for stops in range(1, len(self.most)):
            self.most[stops] = most * self.numbers[stops] * ROUNDED_UP
        self.bounds += 1
        for place in range(self.places):
            self.stops_at[place] = 0
        left = ~self.mask & ALL_SPACES
        left |= left << SPACES | self.finishable
        stop: i64 = 0
        while left != 0:
            if left & 1 == 1:
                self.stops_at[self.place_of[stop]] |= set_bit(0, stop)
            left >>= 1
            stop += 1

    def forget_adventures(self, number: i64) -> None:
        """Keep only this many of the adventures. Bounds and followers may stay: they are only too high or too many."""
        self.adventures = number
        if number < MOST_ADVENTURES:
            self.errands &= self.done_by[2 * SPACES + number] - 1
            self.finishable &= self.done_by[2 * SPACES + number] - 1

    def can_do(self, place: i64, mask: i64) -> bool:
        """Is there something to join or to complete at this place, once this mask is done?"""
        return self.stops_at[place] & (self.possible(mask) | self.finishable & ~mask) != 0

    def free_markers(self, mask: i64) -> bool:
        """Is there a marker left to join with?"""
        return self.bits[(mask >> SPACES) & ~mask & ALL_SPACES] < self.box.markers

    def possible(self, mask: i64) -> i64:
        """The next stops of a tour once this mask is done, as bits: joining, while a marker is left, and completing."""
        joined = (mask >> SPACES) & ~mask & ALL_SPACES
        result = joined << SPACES | self.errands & ~mask
        if self.bits[joined] < self.box.markers:
            result |= ~(mask | mask >> SPACES) & ALL_SPACES
        return result

    def tour(self, place: i64, mask: i64, depth: i64) -> float:
        """The best that this many more stops can bring from this place. Each is worth less the farther it is."""
        best = 0.0
        if depth == 0:
            return best
        first = place * self.places
        more = self.most[depth - 1]
        near = self.near
        left = self.possible(mask)
        stop: i64 = 0
        while left != 0:
            if left & 1 == 1:
                close = near[first + self.place_of[stop]]
                # Stops that could not become the best, even if all that follows were near, are skipped.
                if depth == 1:
                    value = close * self.last_worth[stop]
                    if value > best:
                        best = value
                elif close * (self.first_worth[stop] + more) > best:
                    value = close * (self.first_worth[stop] + self.after(stop, mask | self.done_by[stop], depth - 1))
                    if value > best:
                        best = value
            left >>= 1
            stop += 1
        return best

    def after(self, stop: i64, mask: i64, depth: i64) -> float:
        """The best that this many more stops can bring after this one. The mask holds it already."""
        if depth != 1:
            return self.tour(self.place_of[stop], mask, depth)
        # Most time of all tours would be spent on their last stops. So the best few are found once.
        if self.followed[stop] != self.bounds:
            self._find_followers(stop)
        possible = self.possible(mask)
        for at in range(stop * FOLLOWERS, (stop + 1) * FOLLOWERS):
            if self.follower[at] < 0:
                return 0.0
            if possible >> self.follower[at] & 1 == 1:
                return self.follower_worth[at]
        return self.tour(self.place_of[stop], mask, 1)

    def _find_followers(self, stop: i64) -> None:
        """Find the last stops that are worth most after this one, the best first."""
        self.followed[stop] = self.bounds
        first = self.place_of[stop] * self.places
        joined = (self.mask >> SPACES) & ALL_SPACES
        unfinished = ~self.mask & ALL_SPACES
        left = (unfinished & ~joined | unfinished << SPACES | self.errands) & ~set_bit(0, stop)
        if stop >= SPACES and stop < 2 * SPACES:
            left &= ~set_bit(0, stop - SPACES)
        best = second = third = 0.0
        best_stop: i64 = -1
        second_stop: i64 = -1
        third_stop: i64 = -1
        next: i64 = 0
        while left != 0:
            if left & 1 == 1:
                value = self.near[first + self.place_of[next]] * self.last_worth[next]
                if value > second:
                    third = second
                    third_stop = second_stop
                    if value > best:
                        second = best
                        second_stop = best_stop
                        best = value
                        best_stop = next
                    else:
                        second = value
                        second_stop = next
                elif value > third:
                    third = value
                    third_stop = next
            left >>= 1
            next += 1
        at = stop * FOLLOWERS
        self.follower[at] = best_stop
        self.follower[at + 1] = second_stop
        self.follower[at + 2] = third_stop
        self.follower_worth[at] = best
        self.follower_worth[at + 1] = second
        self.follower_worth[at + 2] = third

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
        key = self.targets_number << MASK_BITS | mask
        if self.key_of[self.recent] == key:
            return self.recent
        at = (mask * 40503 >> 6 ^ self.targets_number * 61) & (ENTRIES - 1)
        self.recent = at
        if self.key_of[at] != key:
            self.key_of[at] = key
            self._make_entry(at, mask)
        return at

    def _make_entry(self, at: i64, mask: i64) -> None:
        """What each stop is worth with what can follow it."""
        size = self.places
        end = at * STOPS
        more = self.tour_stops - 1
        possible = self.possible(mask)
        kept = 0.0
        for space in range(SPACES):
            if possible >> space & 1 == 1:
                stop = space
                way = self.place_of[space] * size + self.targets[space]
                self.stop_anytime[end] = self.anytime[space] * self.near[way]
            elif possible >> (SPACES + space) & 1 == 1:
                stop = SPACES + space
                self.stop_anytime[end] = self.anytime[space]
            else:
                continue
            self.stop_place[end] = self.place_of[stop]
            self.stop_worth[end] = self.first_worth[stop] + self.after(stop, mask | self.done_by[stop], more)
            end += 1
        for number in range(self.adventures):
            stop = 2 * SPACES + number
            if possible >> stop & 1 == 0:
                continue
            self.stop_place[end] = self.place_of[stop]
            self.stop_worth[end] = self.first_worth[stop] + self.after(stop, mask | self.done_by[stop], more)
            self.stop_anytime[end] = self.adventure_anytime[number]
            kept += self.adventure_kept[number]
            end += 1
        self.end_of_stops[at] = end
        self.kept[at] = kept
        self.made += 1
        self.made_as[at] = float(int(self.made))

    def worth(self, at: i64, place: i64) -> float:
        """What it is worth to stand at this place, by the entry of a mask."""
        cell = ((at & (ROWS - 1)) * self.places + place) * WORTH_CELL
        if self.worth_at[cell] == self.made_as[at]:
            return self.worth_at[cell + 1]
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
        self.worth_at[cell] = self.made_as[at]
        self.worth_at[cell + 1] = best + rest
        return best + rest

    def useful_colours(self, at: i64, place: i64) -> i64:
        """Where in `wanted` the colours begin that a seat at this place can use, one number a colour."""
        size = self.places
        cell = ((at & (ROWS - 1)) * size + place) * WANTED_CELL
        wanted = self.wanted
        if wanted[cell] == self.made_as[at]:
            return cell + 1
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
        wanted[cell] = self.made_as[at]
        wanted[cell + 1] = colour_0 / whole
        wanted[cell + 2] = colour_1 / whole
        wanted[cell + 3] = colour_2 / whole
        wanted[cell + 4] = colour_3 / whole
        wanted[cell + 5] = colour_4 / whole
        return cell + 1
