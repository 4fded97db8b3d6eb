"""What a seat could do from here: its errands, what each is worth to it, and who is nearer.

An errand is an open expedition (to be joined at its start, then completed at its target) or an own adventure. What is
done and joined is a mask: bit `space` says done, bit `SPACES + space` joined, bit `2 * SPACES + number` that adventure
done. Only what the seat knows is looked at: of other hands just how many cards they are.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import has_bit, set_bit, zeros
from marula.games.africana.bot.atlas import Atlas, floats
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules import scoring
from marula.games.africana.rules.board import SPACES, Board, count
from marula.games.africana.rules.scoring import BASE
from marula.games.africana.rules.state import State

MOST_ADVENTURES: Final[i64] = 8
"""More own adventures are not thought of."""


class Errands:
    """The errands of one seat in one position, after `look`."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.places: i64 = board.places
        atlas = Atlas(board, weights)
        self.far: vec[i64] = atlas.far
        self.near: vec[float] = atlas.near
        self.useful: vec[float] = atlas.useful
        self.hoards: vec[float] = atlas.hoards
        self.numbers: vec[float] = atlas.numbers
        self.bits: vec[i64] = zeros(1 << SPACES)
        """How many things a set of spaces holds."""
        for mask in range(len(self.bits)):
            self.bits[mask] = count(mask)

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

    # --- looking -------------------------------------------------------------------------------------------------

    def look(self, state: State, seat: i64) -> None:
        """Note the seat's errands and what they are worth to it now."""
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
