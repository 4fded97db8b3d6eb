"""Five playing styles from the literature, adapted to this map, so that results can be compared with published ones.

Silva, Lee, Togelius and Nealen (AI-based Playtesting of Contemporary Board Games, 2017; AI as Evaluator, 2018) let four
scripted players try the maps of Ticket to Ride. These are their styles as described there, written anew for a map with
terrain cards. None of them looks at what the others need. The racer is a scripted opponent of
later work on learning the game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marula.core import game
from marula.core.pile import has_bit
from marula.games.heart_of_africa.bot.next_track_player import NextTrackPlayer
from marula.games.heart_of_africa.bot.plans import Plan
from marula.games.heart_of_africa.bot.weights import Weights
from marula.games.heart_of_africa.knowledge.view import View
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import is_open
from marula.games.heart_of_africa.rules.state import FIRST_TICKETS, State
from marula.games.heart_of_africa.rules.tickets import is_complete

STYLES: Final = ("one_step", "long_route", "hungry", "route_focus", "racer")
ENOUGH_TRAINS: Final[i64] = 8
"""If any seat has fewer trains than this, no style draws tickets any more."""
LONG: Final[i64] = 3
"""The length from which a track is long."""
SPARE_TRAINS: Final[i64] = 12
"""The hungry style draws tickets while its plan leaves more trains than this."""


class OneStep(NextTrackPlayer):
    """Thinks one step ahead: the most valuable ticket, its shortest path, the first missing track on it.

    It keeps every ticket of the first offer, and draws more when none is left to work for.
    """

    def target(self, state: State, seat: i64) -> i64:
        self.read_map(state, seat)
        best: i64 = -1
        most: i64 = 0
        for ticket in range(self.box.tickets):
            if state.kept[ticket] == seat and self.box.ticket_value[ticket] > most:
                if not is_complete(state, seat, ticket):
                    track = self.next_track(state, seat, ticket)
                    if track >= 0:
                        best = track
                        most = self.box.ticket_value[ticket]
        return best

    def wants_tickets(self, state: State, seat: i64, target: i64) -> bool:
        return target < 0 and self.fewest_trains(state) >= ENOUGH_TRAINS

    def tickets_value(self, state: State, seat: i64, places: i64) -> float:
        if state.phase == FIRST_TICKETS:
            return float(int(places))  # the largest number has every bit
        return self.best_ratio(state, seat, places)


class LongRoute(OneStep):
    """Like OneStep, but it travels over long tracks only, and chooses its tickets by what those cost."""

    def __init__(self, box: Board) -> None:
        super().__init__(box)
        self.shortest = LONG

    def tickets_value(self, state: State, seat: i64, places: i64) -> float:
        return self.best_ratio(state, seat, places)


class Hungry(NextTrackPlayer):
    """Draws tickets while its trains allow it, and lays one plan for all of them. Then it builds, longest first."""

    def __init__(self, box: Board) -> None:
        super().__init__(box)
        weights = Weights(self.box.seats)
        weights.way_1 = 10.0
        weights.way_2 = 20.0
        weights.way_3 = 30.0
        weights.way_4 = 40.0
        weights.way_5 = 50.0
        weights.way_6 = 60.0
        weights.way_held = 0.0
        weights.way_ferry = 0.0
        weights.way_risk = 0.0
        self.plan: Plan = Plan(self.box, weights)

    def draft(self, state: State, seat: i64, places: i64) -> None:
        """One plan for the tickets it has and those at these places of its offer, however long that takes."""
        plan = self.plan
        plan.survey(state, seat)
        plan.time = 1000.0
        plan.own_tickets(state, seat)
        if places > 0:
            for place in range(state.offer_size(seat)):
                if has_bit(places, place):
                    ticket = state.offered[seat * self.box.offer + place]
                    if not is_complete(state, seat, ticket):
                        plan.add_ticket(ticket)
        plan.draft(state, seat)

    def target(self, state: State, seat: i64) -> i64:
        """A planned track that can be paid now, the longest first; else the one that lacks the fewest cards."""
        box = self.box
        self.draft(state, seat, 0)
        best: i64 = -1
        most = -1000.0
        for at in range(self.plan.tracks):
            track = self.plan.list[at]
            length = box.track_length[track]
            held = state.hands[seat * box.cards + self.colour(state, seat, track)]
            missing = length - held - state.hands[seat * box.cards + box.locomotive]
            value = float(int(length)) if missing <= 0 else -float(int(missing))
            if value > most:
                most = value
                best = track
        return best

    def wants_tickets(self, state: State, seat: i64, target: i64) -> bool:
        if state.ticket_pile.size() == 0 or self.fewest_trains(state) < ENOUGH_TRAINS:
            return False
        return state.trains[seat] - self.plan.spaces > SPARE_TRAINS

    def tickets_value(self, state: State, seat: i64, places: i64) -> float:
        """The points of tickets and tracks for each train. A set that needs more trains than there are weighs less, the
        more it needs."""
        box = self.box
        self.draft(state, seat, places)
        plan = self.plan
        value: i64 = 0
        for ticket in range(box.tickets):
            if state.kept[ticket] == seat:
                value += box.ticket_value[ticket]
        for place in range(state.offer_size(seat)):
            if has_bit(places, place):
                value += box.ticket_value[state.offered[seat * box.offer + place]]
        if plan.failed > 0:
            return -float(int(plan.failed))
        for at in range(plan.tracks):
            value += box.track_points[plan.list[at]]
        return float(int(value)) / float(int(plan.spaces + 1))


class RouteFocus(NextTrackPlayer):
    """Sees tracks, not tickets: a track counts its points and twice the tickets whose shortest path needs it.

    It keeps the tickets it starts with and never draws another.
    """

    def target(self, state: State, seat: i64) -> i64:
        """The best track that can be paid now; else the best of all."""
        box = self.box
        self.read_map(state, seat)
        best: i64 = -1
        most = -1.0
        for ticket in range(box.tickets):
            if state.kept[ticket] != seat or is_complete(state, seat, ticket):
                continue
            self.paths.search(box.ticket_from[ticket])
            place = self.paths.nearest(box.ticket_to[ticket])
            if place < 0:
                continue
            while self.paths.track_to(place) >= 0:
                track = self.paths.track_to(place)
                if self.paths.cost[track] > 0:
                    value = float(int(box.track_points[track] + 2 * box.ticket_value[ticket]))
                    if self.payable(state, seat, track):
                        value += 1000.0
                    if value > most:
                        most = value
                        best = track
                place = self.paths.back(place)
        return best

    def payable(self, state: State, seat: i64, track: i64) -> bool:
        """Could the seat claim this track now?"""
        held = state.hands[seat * self.box.cards + self.colour(state, seat, track)]
        locomotives = state.hands[seat * self.box.cards + self.box.locomotive]
        return is_open(state, seat, track) and held + locomotives >= self.box.track_length[track]

    def wants_tickets(self, state: State, seat: i64, target: i64) -> bool:
        return False

    def tickets_value(self, state: State, seat: i64, places: i64) -> float:
        return float(int(places))


class Racer(NextTrackPlayer):
    """Keeps two tickets and ignores them. It builds the longest tracks that are left, so that the match ends soon."""

    def target(self, state: State, seat: i64) -> i64:
        return self.longest(state, seat)

    def wants_tickets(self, state: State, seat: i64, target: i64) -> bool:
        return False

    def tickets_value(self, state: State, seat: i64, places: i64) -> float:
        """As few tickets as are allowed, and the cheapest: one that is not completed costs its value."""
        box = self.box
        value = 0.0
        for place in range(state.offer_size(seat)):
            if has_bit(places, place):
                value -= 1000.0 + float(int(box.ticket_value[state.offered[seat * box.offer + place]]))
        return value


def style(board: Board, name: str) -> game.InstinctOf[State, View]:
    """The style of this name."""
    if name == "one_step":
        return OneStep(board)
    if name == "long_route":
        return LongRoute(board)
    if name == "hungry":
        return Hungry(board)
    if name == "route_focus":
        return RouteFocus(board)
    if name == "racer":
        return Racer(board)
    raise ValueError(f"there is no style '{name}': {', '.join(STYLES)}")
