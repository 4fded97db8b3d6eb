"""Beginner: plays soundly, but one ticket at a time, and with the mistakes of a new player."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import has_bit
from marula.games.heart_of_africa.bot.next_track_player import NextTrackPlayer
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.state import State
from marula.games.heart_of_africa.rules.tickets import is_complete

MOST_SPACES: Final[i64] = 28
"""Tickets that take more spaces than this, each counted alone, seem too many."""
ENOUGH_TRAINS: Final[i64] = 14
"""While everyone has this many trains, there seems to be time for another ticket."""


class Beginner(NextTrackPlayer):
    """Works for the ticket that lacks least, over the shortest path.

    Its mistakes: it counts each ticket alone, so it does not see that two could share a path. It takes every face-up
    locomotive. It draws tickets only when it has nothing else to do. It spends terrain cards on the first track that
    they fit, and ignores what the others need.
    """

    def __init__(self, box: Board) -> None:
        super().__init__(box)
        self.by_length = True

    def target(self, state: State, seat: i64) -> i64:
        self.read_map(state, seat)
        best: i64 = -1
        least: i64 = 1000
        for ticket in range(self.box.tickets):
            if state.kept[ticket] == seat and not is_complete(state, seat, ticket):
                missing = self.spaces(state, seat, ticket)
                if 0 < missing < least:
                    track = self.next_track(state, seat, ticket)
                    if track >= 0:
                        least = missing
                        best = track
        return best

    def pursue(self, state: State, seat: i64, codes: vec[i64], target: i64, wants_tickets: bool) -> vec[float]:
        found = super().pursue(state, seat, codes, target, wants_tickets)
        for at in range(len(codes)):
            if codes[at] == self.box.locomotive:
                found[at] = 70.0  # wild cards look better than they are
        return found

    def wants_tickets(self, state: State, seat: i64, target: i64) -> bool:
        return target < 0 and self.fewest_trains(state) >= ENOUGH_TRAINS

    def tickets_value(self, state: State, seat: i64, places: i64) -> float:
        """As much value as seems to fit; beyond that as few spaces as possible."""
        box = self.box
        self.read_map(state, seat)
        value: i64 = 0
        spaces: i64 = box.trains - state.trains[seat]
        for place in range(state.offer_size(seat)):
            if has_bit(places, place):
                ticket = state.offered[seat * box.offer + place]
                value += box.ticket_value[ticket]
                if not is_complete(state, seat, ticket):
                    missing = self.spaces(state, seat, ticket)
                    spaces += missing if missing >= 0 else box.trains
        if spaces > MOST_SPACES:
            return float(int(MOST_SPACES - spaces))
        return float(int(value))
