"""Players who think of one track at a time: the path of a ticket, and cards for its next track.

The beginner and the published styles, which plan no further than that, are built from this.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core import game
from marula.core.pile import has_bit, zeros
from marula.games.heart_of_africa.bot.cheapest_paths import CheapestPaths, paths_of
from marula.games.heart_of_africa.knowledge.view import View
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import is_open
from marula.games.heart_of_africa.rules.state import DOUBLING, FIRST_TICKETS, PAYMENT, SECOND_CARD, TICKETS, State
from marula.games.heart_of_africa.rules.tickets import is_complete

# Weights of options: only their order matters.
CLAIM: Final = 100.0
COLOUR: Final = 60.0
LOCOMOTIVE: Final = 50.0
TERRAIN: Final = 40.0
BLIND: Final = 30.0


class NextTrackPlayer(game.InstinctOf[State, View]):
    """Picks a track to claim next and draws cards for it. Subclasses say which track, and when to draw tickets.

    The published styles leave three things open. They are settled here for all of them. Pay with as few locomotives as
    possible. Double a track whenever the terrain cards in front of the seat allow it. Take a terrain card for the track
    as the second card of a turn if its colour does not lie open.
    """

    def __init__(self, box: Board) -> None:
        super().__init__(box)
        self.box: Board = box
        self.paths: CheapestPaths = paths_of(self.box)
        self.shortest: i64 = 1  # shorter tracks are ignored
        self.by_length: bool = False  # paths by their spaces, or by the number of their tracks

    # --- what a subclass decides ------------------------------------------------------------------------------------

    def target(self, state: State, seat: i64) -> i64:
        """The track to claim next; -1 for none."""
        return -1

    def wants_tickets(self, state: State, seat: i64, target: i64) -> bool:
        """Rather draw tickets now?"""
        return target < 0

    def tickets_value(self, state: State, seat: i64, places: i64) -> float:
        """How good it seems to keep the tickets at these places of the offer (bits)."""
        return 0.0

    # --- the options ------------------------------------------------------------------------------------------------

    def weigh(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        box = self.box
        found = vec[float](capacity=len(codes))
        if state.phase == FIRST_TICKETS or state.phase == TICKETS:
            for code in codes:
                found = append(found, self.tickets_value(state, seat, code - box.keep + 1))
            return found
        if state.phase == PAYMENT:
            for code in codes:
                found = append(found, self.payment_value(state, seat, code - box.pay))
            return found
        if state.phase == DOUBLING:
            for code in codes:
                value = 0.0
                if code >= box.double:
                    value = 1.0 - 2.0 * float(int(box.double_locomotives[code - box.double]))
                found = append(found, value)
            return found
        target = self.target(state, seat)
        if target < 0:
            target = self.longest(state, seat)
            wants_tickets = state.phase != SECOND_CARD and self.wants_tickets(state, seat, -1)
        else:
            wants_tickets = state.phase != SECOND_CARD and self.wants_tickets(state, seat, target)
        return self.pursue(state, seat, codes, target, wants_tickets)

    def pursue(self, state: State, seat: i64, codes: vec[i64], target: i64, wants_tickets: bool) -> vec[float]:
        """Claim the target if possible; else draw cards for it."""
        box = self.box
        found = vec[float](capacity=len(codes))
        colour: i64 = -1
        terrain: i64 = -1
        if target >= 0:
            colour = self.colour(state, seat, target)
            terrain = box.track_terrain[target]
        for code in codes:
            if code >= box.draw_tickets:
                value = self.ticket_or_claim(code, target, wants_tickets)
            elif code == colour:
                value = COLOUR
            elif code == box.locomotive:
                value = LOCOMOTIVE
            elif code == box.draw_train:
                value = BLIND
            elif code < box.draw_train:
                value = 1.0
            elif code - box.take_terrain == terrain and state.phase == SECOND_CARD:
                value = TERRAIN
            else:
                value = 0.0
            found = append(found, value)
        return found

    def ticket_or_claim(self, code: i64, target: i64, wants_tickets: bool) -> float:
        """Drawing tickets, claiming a track, or passing."""
        box = self.box
        if code == box.draw_tickets:
            return CLAIM * 2.0 if wants_tickets else -1.0
        if code < box.claim or target < 0:
            return 0.0
        track = code - box.claim
        if track == target:
            return CLAIM + 0.5
        return CLAIM if track == box.track_twin[target] else -2.0

    def colour(self, state: State, seat: i64, track: i64) -> i64:
        """The colour to collect for a track: its own, or its twin's if the hand has more; for grey the largest."""
        box = self.box
        hand = seat * box.cards
        colour = box.track_colour[track]
        if colour == box.grey:
            best: i64 = 0
            for other in range(1, box.colours):
                if state.hands[hand + other] > state.hands[hand + best]:
                    best = other
            return best
        twin = box.track_twin[track]
        if twin >= 0 and is_open(state, seat, twin):
            other = box.track_colour[twin]
            if other != box.grey and state.hands[hand + other] > state.hands[hand + colour]:
                return other
        return colour

    def payment_value(self, state: State, seat: i64, at: i64) -> float:
        """The fewest locomotives; for a grey track the colour the hand has most of."""
        box = self.box
        value = -10.0 * float(int(box.pay_locomotives[at]))
        if box.pay_cards[at] > 0:
            value += 0.1 * float(int(state.hands[seat * box.cards + box.pay_card[at]]))
        return value

    # --- the map ----------------------------------------------------------------------------------------------------

    def read_map(self, state: State, seat: i64) -> None:
        """What each track costs on a path: nothing for own tracks, and others' tracks are closed."""
        box = self.box
        cost = zeros(box.tracks)
        for track in range(box.tracks):
            if state.owners[track] == seat:
                cost[track] = 0
            elif (
                box.track_length[track] < self.shortest
                or box.track_length[track] > state.trains[seat]
                or not is_open(state, seat, track)
            ):
                cost[track] = -1
            elif self.by_length:
                cost[track] = box.track_length[track]
            else:
                cost[track] = 1
        self.paths.begin(cost)

    def next_track(self, state: State, seat: i64, ticket: i64) -> i64:
        """The first missing track on the path of a ticket; -1 if there is no path. Call `read_map` first."""
        paths = self.paths
        paths.search(self.box.ticket_from[ticket])
        place = paths.nearest(self.box.ticket_to[ticket])
        found: i64 = -1
        if place < 0:
            return -1
        while paths.track_to(place) >= 0:
            track = paths.track_to(place)
            if paths.cost[track] > 0:
                found = track
            place = paths.back(place)
        return found

    def spaces(self, state: State, seat: i64, ticket: i64) -> i64:
        """How many spaces are missing on the path of a ticket; -1 if there is no path. Call `read_map` first."""
        paths = self.paths
        paths.search(self.box.ticket_from[ticket])
        place = paths.nearest(self.box.ticket_to[ticket])
        if place < 0:
            return -1
        missing: i64 = 0
        while paths.track_to(place) >= 0:
            track = paths.track_to(place)
            if paths.cost[track] > 0:
                missing += self.box.track_length[track]
            place = paths.back(place)
        return missing

    def longest(self, state: State, seat: i64) -> i64:
        """The longest open track; of equals the one nearest to being paid. -1 if no track is left."""
        box = self.box
        best: i64 = -1
        most = -1.0
        for track in range(box.tracks):
            length = box.track_length[track]
            if length > state.trains[seat] or not is_open(state, seat, track):
                continue
            held = state.hands[seat * box.cards + self.colour(state, seat, track)]
            held += state.hands[seat * box.cards + box.locomotive]
            if held > length:
                held = length
            value = 10.0 * float(int(length)) + float(int(held)) - 5.0 * float(int(box.track_ferries[track]))
            if value > most:
                most = value
                best = track
        return best

    def fewest_trains(self, state: State) -> i64:
        """The fewest trains that any player has left."""
        least = self.box.trains
        for seat in range(self.box.seats):
            if state.trains[seat] < least:
                least = state.trains[seat]
        return least

    def best_ratio(self, state: State, seat: i64, places: i64) -> float:
        """A set of offered tickets by its value for each space it takes, each ticket counted alone.

        A set that takes more trains than there are weighs less the more it would cost.
        """
        box = self.box
        self.read_map(state, seat)
        spaces: i64 = 0
        value: i64 = 0
        for place in range(state.offer_size(seat)):
            if not has_bit(places, place):
                continue
            ticket = state.offered[seat * box.offer + place]
            value += box.ticket_value[ticket]
            if not is_complete(state, seat, ticket):
                missing = self.spaces(state, seat, ticket)
                spaces += missing if missing >= 0 else box.trains
        if spaces > state.trains[seat]:
            return -float(int(value))
        return float(int(value)) / float(int(spaces + 1))
