"""Targets: what a seat could do from here, what each is worth to it, and who is nearer.

A target is an open expedition (joined at its start, then completed at its target place) or an own adventure. A mask
says what is done: bit `space` for an expedition completed, bit `SPACES + space` for one joined, bit `2 * SPACES +
number` for an adventure completed. Only what the seat knows is used: of other hands just how many cards they hold.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats, has_bit, set_bit, zeros
from marula.games.africana.bot.map_tables import MapTables
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules import scoring
from marula.games.africana.rules.board import SPACES, Board, count
from marula.games.africana.rules.scoring import BASE
from marula.games.africana.rules.state import State

MOST_ADVENTURES: Final[i64] = 8
"""More own adventures than this are ignored."""


class Targets:
    """The targets of one seat in one position. Call `read` first."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.places: i64 = board.places
        tables = MapTables(board, weights)
        self.steps: vec[i64] = tables.steps
        self.near: vec[float] = tables.near
        self.useful: vec[float] = tables.useful
        self.hoard_values: vec[float] = tables.hoard_values
        self.numbers: vec[float] = tables.numbers
        self.bits: vec[i64] = zeros(1 << SPACES)
        """How many spaces a set of them holds."""
        for mask in range(len(self.bits)):
            self.bits[mask] = count(mask)

        # What `read` fills in.
        self.seat: i64 = 0
        self.here: i64 = 0  # where its explorer stands
        self.mask: i64 = 0  # what is done and joined, see above
        self.pile: i64 = 0  # expeditions in the pile
        self.last: bool = False  # whether this round is the last
        self.rounds: float = 0.0  # rounds that are left
        self.silver: float = 0.0  # points that one silver is worth
        self.starts: vec[i64] = zeros(SPACES)  # by space: where its expedition is joined
        self.targets: vec[i64] = zeros(SPACES)  # by space: where it is completed
        self.prize: vec[float] = floats(SPACES)
        """For each space: what completing the expedition brings at once."""
        self.value: vec[float] = floats(SPACES)
        """The prize with the chance to be first and in time, if the target is a stop of the tour."""
        self.anytime: vec[float] = floats(SPACES)
        """The part of it that counts without a tour, by how near it is; `value` is the rest."""
        self.bonus: vec[float] = floats(SPACES)  # by space: what joining brings
        self.joining: vec[float] = floats(SPACES)
        """For each space: what it brings to join there and then to complete it, as the last stops of a tour."""
        self.cards: vec[float] = floats(board.seats)
        """For each seat: cards in hand that fit its way, on average."""
        self.points_of: vec[float] = floats(SPACES)  # by space: points of the expedition
        self.silver_of: vec[i64] = zeros(SPACES)  # by space: silver of the expedition
        self.busy: i64 = 0
        """Places where something can be done, as bits."""
        self.adventures: i64 = 0  # how many own adventures there are
        self.adventure_id: vec[i64] = zeros(MOST_ADVENTURES)
        """The own adventures, by their number among these."""
        self.adventure_place: vec[i64] = zeros(MOST_ADVENTURES)
        self.adventure_prize: vec[float] = floats(MOST_ADVENTURES)
        self.adventure_value: vec[float] = floats(MOST_ADVENTURES)
        """For adventures: what `prize` and `value` are for expeditions."""
        self.adventure_kept: vec[float] = floats(MOST_ADVENTURES)
        self.adventure_anytime: vec[float] = floats(MOST_ADVENTURES)
        """The parts that count wherever the seat is, and by how near it is; `adventure_value` is the rest."""

    # --- reading a position --------------------------------------------------------------------------------------

    def read(self, state: State, seat: i64) -> None:
        """Note the seat's targets and what they are worth to it now."""
        board = self.box
        weights = self.weights
        self.seat = seat
        self.here = state.places[seat]
        self.pile = state.pile
        self.last = state.last_round
        self.rounds = 0.0
        if not self.last:
            self.rounds = weights.rounds_each * (self.numbers[state.pile] + 1.0) / self.numbers[board.seats]
        share = self.rounds / weights.spending_time
        if share > 1.0:
            share = 1.0
        least = 1.0 / self.numbers[board.silver_per_point]
        rich = float(int(state.silver[seat])) / weights.plenty
        self.silver = least + (weights.silver - least) * share / (1.0 + rich * rich)
        for other in range(board.seats):
            self.cards[other] = weights.fitting * self.numbers[state.hand_size(other)]
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
        self.adventures = 0
        hoard = scoring.hoard(state, seat)
        own = state.adventures[seat]
        adventure: i64 = 0
        while own != 0:
            if own & 1 == 1:
                self.add_adventure(state, adventure, hoard)
            own >>= 1
            adventure += 1

    def purse(self, silver: i64) -> float:
        """What this much silver is worth; the first coins more than the last."""
        weights = self.weights
        share = self.rounds / weights.spending_time
        if share > 1.0:
            share = 1.0
        least = 1.0 / self.numbers[self.box.silver_per_point]
        number = float(int(silver))
        return least * number + (weights.silver - least) * share * weights.plenty * math.atan(number / weights.plenty)

    def _value_expedition(self, state: State, space: i64, expedition: i64) -> None:
        """What an open expedition is worth, given how near the others are to it."""
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
        self.prize[space] = worth * (1.0 + weights.blocking * threat)
        value = self.prize[space] * chance * self.in_time(mine)
        self.anytime[space] = value * weights.elsewhere
        self.value[space] = value - self.anytime[space]
        self.joining[space] = self.bonus[space] + self.near[start * self.places + target] * self.value[space]

    def turns(self, state: State, seat: i64, start: i64, target: i64, joined: bool) -> float:
        """About how many turns the seat needs for an expedition. Its cards are counted, not looked at."""
        size = self.places
        weights = self.weights
        place = state.places[seat]
        if joined:
            steps = self.steps[place * size + target]
        else:
            steps = self.steps[place * size + start] + self.steps[start * size + target]
        missing = self.numbers[steps] - self.cards[seat]
        return 1.0 if missing <= 0.0 else 1.0 + missing / weights.pace

    def in_time(self, turns: float) -> float:
        """The chance that the match lasts this many turns."""
        if turns <= 1.0:
            return 1.0
        left = self.rounds - turns + 1.0
        if left <= 0.0:
            return 0.0
        return left / (left + self.weights.in_time)

    def add_adventure(self, state: State, adventure: i64, hoard: i64) -> None:
        """Add an adventure that the seat owns or might buy."""
        if self.adventures >= MOST_ADVENTURES:
            return
        board = self.box
        at = self.adventures
        self.adventures += 1
        target = board.adventure_places[adventure]
        self.adventure_id[at] = adventure
        self.adventure_place[at] = target
        self.busy = set_bit(self.busy, target)
        worth = self.prize_of_adventure(state, adventure, hoard)
        self.adventure_prize[at] = worth
        steps = self.steps[self.here * self.places + target]
        missing = self.numbers[steps] - self.cards[self.seat]
        turns = 1.0 if missing <= 0.0 else 1.0 + missing / self.weights.pace
        value = worth * self.in_time(turns)
        if value < 0.0:
            value = 0.0
        self.adventure_kept[at] = value * self.weights.keeping
        self.adventure_anytime[at] = value * self.weights.elsewhere
        self.adventure_value[at] = value - self.adventure_kept[at] - self.adventure_anytime[at]

    def prize_of_adventure(self, state: State, adventure: i64, hoard: i64) -> float:
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
                    added = self.hoard_values[before + unit] - self.hoard_values[before]
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
