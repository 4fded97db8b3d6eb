"""Learner: someone who plays soundly, but one ticket at a time, and with the mistakes of those who are new to this."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.pile import has_bit
from marula.games.heart_of_africa.bot.aims import Aims
from marula.games.heart_of_africa.rules.state import State
from marula.games.heart_of_africa.rules.tickets import is_complete

COMFORT: Final[i64] = 28
"""Tickets that take more spaces than this, each counted alone, look like too much."""
PLENTY: Final[i64] = 14
"""With as many trains for everyone there seems to be time for another ticket."""


class Learner(Aims):
    """Works for the ticket that lacks least, over the shortest way.

    Its mistakes: it counts each ticket alone and so does not see that two could share their way; it snatches a
    locomotive whenever one lies open; it draws tickets only when it has nothing else to do; it spends terrain cards on
    the first track that they fit, and never thinks of what the others are after.
    """

    def __init__(self, board: game.Board) -> None:
        super().__init__(board)
        self.by_length = True

    def target(self, state: State, seat: i64) -> i64:
        self.look(state, seat)
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

    def pursue(self, state: State, seat: i64, codes: vec[i64], target: i64, hungry: bool) -> vec[float]:
        found = super().pursue(state, seat, codes, target, hungry)
        for at in range(len(codes)):
            if codes[at] == self.box.locomotive:
                found[at] = 70.0  # wild cards look better than they are
        return found

    def hungry(self, state: State, seat: i64, target: i64) -> bool:
        return target < 0 and self.fewest_trains(state) >= PLENTY

    def tickets_value(self, state: State, seat: i64, places: i64) -> float:
        """As much value as seems to fit, beyond that as little as possible."""
        box = self.box
        self.look(state, seat)
        value: i64 = 0
        spaces: i64 = box.trains - state.trains[seat]
        for place in range(state.offer_size(seat)):
            if has_bit(places, place):
                ticket = state.offered[seat * box.offer + place]
                value += box.ticket_value[ticket]
                if not is_complete(state, seat, ticket):
                    missing = self.spaces(state, seat, ticket)
                    spaces += missing if missing >= 0 else box.trains
        if spaces > COMFORT:
            return float(int(COMFORT - spaces))
        return float(int(value))
