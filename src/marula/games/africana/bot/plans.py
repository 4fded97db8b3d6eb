"""Tours that join errands, and what they make of the map: how strongly each place attracts, which cards are wanted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import has_bit, set_bit, zeros
from marula.games.africana.bot.atlas import floats
from marula.games.africana.bot.errands import Errands
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules.board import COLOURS, SPACES, Board
from marula.games.africana.rules.state import State

STOPS: Final[i64] = 13
"""The spaces and the most adventures that are thought of."""
FIELDS: Final[i64] = 24
"""So many masks are remembered while one decision is weighed."""


class Plans(Errands):
    """The errands of one seat, and the tours through them."""

    def __init__(self, board: Board, weights: Weights) -> None:
        super().__init__(board, weights)
        self.sight: i64 = int(weights.sight)
        self.most: vec[float] = floats(self.sight + 1)
        """By number of stops: more than they can bring, however near."""
        # One field for each mask: how strongly each place attracts, and which colours are wanted there.
        self.fields: i64 = 0
        self.field_mask: vec[i64] = zeros(FIELDS)
        self.stops: vec[i64] = zeros(FIELDS)
        self.stop_place: vec[i64] = zeros(FIELDS * STOPS)
        self.stop_worth: vec[float] = floats(FIELDS * STOPS)
        self.stop_idle: vec[float] = floats(FIELDS * STOPS)
        self.pull: vec[float] = floats(FIELDS * board.places)
        self.wanted: vec[float] = floats(FIELDS * board.places * COLOURS)
        self.known: vec[i64] = zeros(FIELDS * board.places)

    def look(self, state: State, seat: i64) -> None:
        super().look(state, seat)
        self.fields = 0
        self.bound()

    def bound(self) -> None:
        """The most that tours can bring: every stop the best of all, and after the last a target yet to reach."""
        most = 0.0
        for space in range(SPACES):
            if not has_bit(self.mask, space) and self.hope[space] + self.bonus[space] > most:
                most = self.hope[space] + self.bonus[space]
        for number in range(self.quests):
            if self.wish[number] > most:
                most = self.wish[number]
        for stops in range(1, len(self.most)):
            self.most[stops] = most * self.numbers[stops + 1]

    def free_markers(self, mask: i64) -> bool:
        """Is there a marker left to join with?"""
        return self.bits[(mask >> SPACES) & ~mask & ((1 << SPACES) - 1)] < self.box.markers

    def tour(self, place: i64, mask: i64, depth: i64) -> float:
        """The best that so many more stops can bring from this place, each worth less the farther it is."""
        one: i64 = 1
        best = 0.0
        if depth == 0:
            return best
        first = place * self.places
        more = self.most[depth - 1]
        near = self.near
        may_join = self.free_markers(mask)
        # What could not become the best even if all that follows were near is not followed.
        for space in range(SPACES):
            if mask >> space & 1 == 1:
                continue
            if mask >> (SPACES + space) & 1 == 1:
                target = self.targets[space]
                close = near[first + target]
                value = self.hope[space]
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
                    value += near[start * self.places + self.targets[space]] * self.hope[space]
            else:
                continue
            value *= close
            if value > best:
                best = value
        for number in range(self.quests):
            if mask >> (2 * SPACES + number) & 1 == 1:
                continue
            target = self.quest_place[number]
            close = near[first + target]
            value = self.wish[number]
            if value <= 0.0 or close * (value + more) <= best:
                continue
            if depth > 1:
                value += self.tour(target, mask | one << (2 * SPACES + number), depth - 1)
            value *= close
            if value > best:
                best = value
        return best

    def value_here(self) -> float:
        """What all errands together are worth where the seat stands; nothing once the match is ending."""
        if self.last:
            return 0.0
        value = self.tour(self.here, self.mask, self.sight)
        for number in range(self.quests):
            near = self.near[self.here * self.places + self.quest_place[number]]
            value += self.kept[number] + self.by_the_way[number] * near
        return value

    def field(self, mask: i64) -> i64:
        """The number of this mask's field; made where it is new."""
        for at in range(self.fields):
            if self.field_mask[at] == mask:
                return at
        at = self.fields
        if at == FIELDS:
            at = FIELDS - 1
        else:
            self.fields += 1
        self.field_mask[at] = mask
        self._make_field(at, mask)
        return at

    def _make_field(self, at: i64, mask: i64) -> None:
        """What each stop is worth with what can follow it; then how near each place is to that."""
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
                self.stop_worth[first + number] = self.hope[space] + self.tour(
                    target, set_bit(mask, space), self.sight - 1
                )
                self.stop_idle[first + number] = self.idle[space]
                number += 1
            elif may_join:
                start = self.starts[space]
                joined = set_bit(mask, SPACES + space)
                self.stop_place[first + number] = start
                self.stop_worth[first + number] = self.bonus[space] + self.tour(start, joined, self.sight - 1)
                self.stop_idle[first + number] = self.idle[space] * self.near[start * size + self.targets[space]]
                number += 1
        for quest in range(self.quests):
            if has_bit(mask, 2 * SPACES + quest) or self.wish[quest] <= 0.0:
                continue
            target = self.quest_place[quest]
            done = set_bit(mask, 2 * SPACES + quest)
            self.stop_place[first + number] = target
            self.stop_worth[first + number] = self.wish[quest] + self.tour(target, done, self.sight - 1)
            self.stop_idle[first + number] = self.by_the_way[quest]
            kept += self.kept[quest]
            number += 1
        self.stops[at] = number
        for place in range(size):
            best = 0.0
            rest = kept
            for stop in range(first, first + number):
                near = self.near[place * size + self.stop_place[stop]]
                rest += near * self.stop_idle[stop]
                value = near * self.stop_worth[stop]
                if value > best:
                    best = value
            self.pull[at * size + place] = best + rest
            self.known[at * size + place] = 0

    def want(self, at: i64, place: i64) -> i64:
        """Where in `wanted` the colours stand that a seat at this place can use, one number a colour."""
        size = self.places
        cell = at * size + place
        if self.known[cell] == 1:
            return cell * COLOURS
        self.known[cell] = 1
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
