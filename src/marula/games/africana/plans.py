"""What a seat could do from here: its errands, what each is worth, who is nearer, and the tours that join them.

An errand is an open expedition (to be joined at its start, then completed at its target) or an own adventure. What is
done and joined is a mask: bit `space` says done, bit `SPACES + space` joined, bit `2 * SPACES + number` that adventure
done. Only what the seat knows is looked at: of other hands just how many cards they are.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import has_bit, set_bit, zeros
from marula.games.africana import scoring
from marula.games.africana.board import COLOURS, SPACES, Board
from marula.games.africana.scoring import BASE, HOARDS, KINDS
from marula.games.africana.state import State
from marula.games.africana.weights import Weights

MOST_ADVENTURES: Final[i64] = 8
ERRANDS: Final[i64] = 13
"""The spaces, then so many own adventures; more are not thought of."""
FIELDS: Final[i64] = 24
"""So many masks are remembered while one decision is weighed."""


def floats(number: i64, value: float = 0.0) -> vec[float]:
    """A vector of so many times the same."""
    found = vec[float](capacity=number)
    for _ in range(number):
        found = append(found, value)
    return found


class Plans:
    """The errands of one seat in one position, after `look`; and tables of the board, made once."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.places: i64 = board.places
        self.sight: i64 = int(weights.sight)
        self.far: vec[i64] = vec[i64]()
        """Steps from place to place."""
        for place in range(board.places):
            for steps in board.map.distances(place):
                self.far = append(self.far, steps)
        powers: list[float] = [1.0]
        for _ in range(board.places):
            powers.append(powers[-1] * weights.decay)
        self.near: vec[float] = floats(board.places * board.places)
        for at in range(len(self.far)):
            self.near[at] = powers[self.far[at]] if self.far[at] >= 0 else 0.0
        self.useful: vec[float] = floats(board.places * board.places * COLOURS)
        """From place to place, by colour: on how many steps of a shortest way it is of use, on average."""
        self._find_useful()
        self.numbers: vec[float] = vec[float]()
        """Small whole numbers, ready to be multiplied."""
        for number in range(64):
            self.numbers = append(self.numbers, float(number))
        self.hoards: vec[float] = floats(HOARDS)
        """What a hoard of artifacts is worth with what may come."""
        self._value_hoards()
        self.bits: vec[i64] = zeros(1 << SPACES)
        for mask in range(len(self.bits)):
            self.bits[mask] = int(mask).bit_count()

        # What `look` finds.
        self.seat: i64 = 0
        self.here: i64 = 0
        self.mask: i64 = 0
        self.pile: i64 = 0
        self.last: bool = False
        self.rounds: float = 0.0
        self.silver: float = 0.0
        self.starts: vec[i64] = zeros(SPACES)
        self.targets: vec[i64] = zeros(SPACES)
        self.prize: vec[float] = floats(SPACES)
        """What completing brings the moment it is done."""
        self.hope: vec[float] = floats(SPACES)
        """The same, seen from afar: another may be faster, and the match may end."""
        self.idle: vec[float] = floats(SPACES)
        """The part of it that counts on any tour or none, as near as it is; `hope` is the rest."""
        self.bonus: vec[float] = floats(SPACES)
        self.points_of: vec[float] = floats(SPACES)
        self.silver_of: vec[i64] = zeros(SPACES)
        self.most: vec[float] = floats(self.sight + 1)
        """By number of stops: more than they can bring, however near."""
        self.busy: i64 = 0
        """Places where something is to be done, as bits."""
        self.quests: i64 = 0
        self.quest: vec[i64] = zeros(MOST_ADVENTURES)
        """The own adventures."""
        self.quest_place: vec[i64] = zeros(MOST_ADVENTURES)
        self.trophy: vec[float] = floats(MOST_ADVENTURES)
        self.wish: vec[float] = floats(MOST_ADVENTURES)
        """As `prize` and `hope`, for adventures."""
        self.kept: vec[float] = floats(MOST_ADVENTURES)
        self.by_the_way: vec[float] = floats(MOST_ADVENTURES)
        """The parts that count wherever it is, and as near as it is; `wish` is the rest."""

        # One field for each mask: how strongly each place attracts, and which colours are wanted there.
        self.fields: i64 = 0
        self.field_mask: vec[i64] = zeros(FIELDS)
        self.stops: vec[i64] = zeros(FIELDS)
        self.stop_place: vec[i64] = zeros(FIELDS * ERRANDS)
        self.stop_worth: vec[float] = floats(FIELDS * ERRANDS)
        self.stop_idle: vec[float] = floats(FIELDS * ERRANDS)
        self.pull: vec[float] = floats(FIELDS * board.places)
        self.wanted: vec[float] = floats(FIELDS * board.places * COLOURS)
        self.known: vec[i64] = zeros(FIELDS * board.places)

    def _find_useful(self) -> None:
        board = self.box
        size = board.places
        for target in range(size):
            done = 0
            steps: i64 = 1
            # Places in the order of their distance, so that the next place on the way is always finished before.
            while done < size * size:
                found = False
                for place in range(size):
                    if self.far[place * size + target] != steps:
                        continue
                    found = True
                    ways = 0.0
                    for next in board.map.neighbours(place):
                        if self.far[next * size + target] == steps - 1:
                            ways += 1.0
                    for next in board.map.neighbours(place):
                        if self.far[next * size + target] != steps - 1:
                            continue
                        for colour in range(COLOURS):
                            share = self.useful[(next * size + target) * COLOURS + colour]
                            if has_bit(board.fits[next], colour):
                                share += 1.0
                            self.useful[(place * size + target) * COLOURS + colour] += share / ways
                if not found:
                    break
                steps += 1
                done += 1

    def _value_hoards(self) -> None:
        worth = scoring.divisions(self.box.collections).worth
        for hoard in range(HOARDS):
            now = float(int(worth[hoard]))
            gain = 0.0
            unit: i64 = 1
            for _ in range(KINDS):
                if hoard // unit % BASE < BASE - 1:
                    gain += float(int(worth[hoard + unit])) - now
                unit *= BASE
            self.hoards[hoard] = now + self.weights.collecting * gain / 5.0

    # --- looking -------------------------------------------------------------------------------------------------

    def look(self, state: State, seat: i64) -> None:
        """Note the seat's errands and what they are worth to it now."""
        board = self.box
        weights = self.weights
        self.seat = seat
        self.here = state.places[seat]
        self.pile = state.pile
        self.last = state.last_round
        self.fields = 0
        self.rounds = 0.0
        if not self.last:
            self.rounds = weights.rounds_each * (self.numbers[state.pile] + 1.0) / self.numbers[board.seats]
        share = self.rounds / weights.spending_time
        if share > 1.0:
            share = 1.0
        least = 1.0 / self.numbers[board.silver_per_point]
        rich = self.numbers[state.silver[seat] if state.silver[seat] < 63 else 63] / weights.plenty
        self.silver = least + (weights.silver - least) * share / (1.0 + rich * rich)
        self.mask = 0
        self.busy = 0
        for space in range(SPACES):
            expedition = state.display[space]
            if expedition < 0:
                self.mask = set_bit(self.mask, space)
                continue
            if has_bit(state.joined[space], seat):
                self.mask = set_bit(self.mask, SPACES + space)
            self._value_expedition(state, space, expedition)
        self.quests = 0
        hoard = scoring.hoard(state, seat)
        own = state.adventures[seat]
        adventure: i64 = 0
        while own != 0:
            if own & 1 == 1:
                self.add_quest(state, adventure, hoard)
            own >>= 1
            adventure += 1
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

    def purse(self, silver: i64) -> float:
        """What all of this silver is worth: the first coins more than the last."""
        weights = self.weights
        share = self.rounds / weights.spending_time
        if share > 1.0:
            share = 1.0
        least = 1.0 / self.numbers[self.box.silver_per_point]
        number = float(int(silver))
        return least * number + (weights.silver - least) * share * weights.plenty * math.atan(number / weights.plenty)

    def _value_expedition(self, state: State, space: i64, expedition: i64) -> None:
        board = self.box
        weights = self.weights
        seat = self.seat
        start = board.starts[expedition]
        target = board.targets[expedition]
        self.starts[space] = start
        self.targets[space] = target
        self.busy = set_bit(set_bit(self.busy, start), target)
        self.points_of[space] = self.numbers[board.expedition_points[expedition]]
        self.silver_of[space] = board.expedition_silver[expedition]
        worth = self.points_of[space] + self.silver * self.numbers[self.silver_of[space]]
        self.bonus[space] = (
            self.silver * self.numbers[board.bonus_silver[space]]
            + weights.card * weights.bonus_card * self.numbers[board.bonus_cards[space]]
        )
        joined = state.joined[space]
        mine = self.turns(state, seat, start, target, has_bit(joined, seat))
        chance = 1.0
        threat = 0.0
        for other in range(board.seats):
            if other == seat:
                continue
            theirs = self.turns(state, other, start, target, has_bit(joined, other))
            lead = (theirs - mine + weights.head_start) / weights.race_width
            chance /= 1.0 + math.exp(-lead)
            if has_bit(joined, other):
                danger = 1.0 / theirs
                if danger > threat:
                    threat = danger
        self.prize[space] = worth * (1.0 + weights.spite * threat)
        hope = self.prize[space] * chance * self.in_time(mine)
        self.idle[space] = hope * weights.elsewhere
        self.hope[space] = hope - self.idle[space]

    def turns(self, state: State, seat: i64, start: i64, target: i64, joined: bool) -> float:
        """About how many turns the seat needs for an expedition; its cards are counted, not looked at."""
        size = self.places
        weights = self.weights
        place = state.places[seat]
        if joined:
            steps = self.far[place * size + target]
        else:
            steps = self.far[place * size + start] + self.far[start * size + target]
        missing = self.numbers[steps] - weights.fitting * self.numbers[state.hand_size(seat)]
        return 1.0 if missing <= 0.0 else 1.0 + missing / weights.pace

    def in_time(self, turns: float) -> float:
        """The chance that the match lasts so long."""
        if turns <= 1.0:
            return 1.0
        left = self.rounds - turns + 1.0
        if left <= 0.0:
            return 0.0
        return left / (left + self.weights.in_time)

    def add_quest(self, state: State, adventure: i64, hoard: i64) -> None:
        """An adventure that the seat owns, or thinks of buying."""
        if self.quests >= MOST_ADVENTURES:
            return
        board = self.box
        at = self.quests
        self.quests += 1
        target = board.adventure_places[adventure]
        self.quest[at] = adventure
        self.quest_place[at] = target
        self.busy = set_bit(self.busy, target)
        worth = self.trophy_of(state, adventure, hoard)
        self.trophy[at] = worth
        steps = self.far[self.here * self.places + target]
        missing = self.numbers[steps] - self.weights.fitting * self.numbers[state.hand_size(self.seat)]
        turns = 1.0 if missing <= 0.0 else 1.0 + missing / self.weights.pace
        wish = worth * self.in_time(turns)
        if wish < 0.0:
            wish = 0.0
        self.kept[at] = wish * self.weights.keeping
        self.by_the_way[at] = wish * self.weights.elsewhere
        self.wish[at] = wish - self.kept[at] - self.by_the_way[at]

    def trophy_of(self, state: State, adventure: i64, hoard: i64) -> float:
        """What completing an adventure is worth to the seat."""
        board = self.box
        weights = self.weights
        artifact = board.artifact[adventure]
        if artifact >= 0:
            unit: i64 = 1
            for _ in range(artifact):
                unit *= BASE
            added = 0.0
            if hoard // unit % BASE < BASE - 1:
                before = hoard
                if self.rounds <= 2.0:
                    table = scoring.divisions(board.collections).worth
                    added = float(int(table[before + unit] - table[before]))
                else:
                    added = self.hoards[before + unit] - self.hoards[before]
            return (
                self.numbers[board.adventure_points[adventure]]
                + self.silver * self.numbers[board.adventure_silver[adventure]]
                + added
            )
        number = scoring.assistants(state, self.seat)
        worth = weights.assistant * self.rounds
        for _ in range(number):
            worth *= weights.second_assistant
        if number == 1:
            worth -= self.numbers[board.two_assistants]
        elif number == 2:
            worth -= self.numbers[board.more_assistants - board.two_assistants]
        return worth

    # --- tours ---------------------------------------------------------------------------------------------------

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
        first = at * ERRANDS
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
        first = at * ERRANDS
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
