"""Aims: what players share who think of one track at a time: the way to a ticket, and cards for its next track.

Whoever plans no further than that (learners, and the published styles) is built from these.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core import game
from marula.core.pile import has_bit
from marula.games.heart_of_africa.bot.cheapest_paths import Ways
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import is_open
from marula.games.heart_of_africa.rules.state import DOUBLING, FIRST_TICKETS, PAYMENT, SECOND_CARD, TICKETS, State
from marula.games.heart_of_africa.rules.tickets import is_complete

# What an option is worth to them is only an order: the higher comes first.
CLAIM: Final = 100.0
COLOUR: Final = 60.0
LOCOMOTIVE: Final = 50.0
TERRAIN: Final = 40.0
BLIND: Final = 30.0


class Aims(game.Instinct):
    """Someone who picks a track to claim next and draws cards for it. Subclasses say which, and when to draw tickets.

    The three things that the published styles could not know are settled here for all of them: they pay with as few
    locomotives as possible, they double a track whenever the terrain cards in front of them allow it, and as the second
    card of a turn they take a terrain card for their track if its colour does not lie open.
    """

    def __init__(self, board: game.Board) -> None:
        super().__init__(board)
        self.box: Board = cast(Board, board)
        self.ways: Ways = Ways(self.box)
        self.shortest: i64 = 1  # shorter tracks are not thought of
        self.by_length: bool = False  # ways by their spaces, or by the number of their tracks

    # --- what a subclass decides ------------------------------------------------------------------------------------

    def target(self, state: State, seat: i64) -> i64:
        """The track to claim next; -1 for none."""
        return -1

    def hungry(self, state: State, seat: i64, target: i64) -> bool:
        """Rather draw tickets now?"""
        return target < 0

    def tickets_value(self, state: State, seat: i64, places: i64) -> float:
        """How good it seems to keep the tickets at these places of the offer (bits)."""
        return 0.0

    # --- the options ------------------------------------------------------------------------------------------------

    def weigh(self, state: game.State, seat: i64, codes: vec[i64]) -> vec[float]:
        table = cast(State, state)
        box = self.box
        found = vec[float](capacity=len(codes))
        if table.phase == FIRST_TICKETS or table.phase == TICKETS:
            for code in codes:
                found = append(found, self.tickets_value(table, seat, code - box.keep + 1))
            return found
        if table.phase == PAYMENT:
            for code in codes:
                found = append(found, self.payment_value(table, seat, code - box.pay))
            return found
        if table.phase == DOUBLING:
            for code in codes:
                value = 0.0
                if code >= box.double:
                    value = 1.0 - 2.0 * float(int(box.double_locomotives[code - box.double]))
                found = append(found, value)
            return found
        target = self.target(table, seat)
        if target < 0:
            target = self.longest(table, seat)
            hungry = table.phase != SECOND_CARD and self.hungry(table, seat, -1)
        else:
            hungry = table.phase != SECOND_CARD and self.hungry(table, seat, target)
        return self.pursue(table, seat, codes, target, hungry)

    def pursue(self, state: State, seat: i64, codes: vec[i64], target: i64, hungry: bool) -> vec[float]:
        """Claim the target if that is possible; else cards for it."""
        box = self.box
        found = vec[float](capacity=len(codes))
        colour: i64 = -1
        terrain: i64 = -1
        if target >= 0:
            colour = self.colour(state, seat, target)
            terrain = box.track_terrain[target]
        for code in codes:
            value = 0.0
            if code == colour:
                value = COLOUR
            elif code == box.locomotive:
                value = LOCOMOTIVE
            elif code == box.draw_train:
                value = BLIND
            elif code < box.draw_train:
                value = 1.0
            elif code < box.draw_terrain:
                if code - box.take_terrain == terrain and state.phase == SECOND_CARD:
                    value = TERRAIN
            elif code == box.draw_tickets:
                value = CLAIM * 2.0 if hungry else -1.0
            elif code >= box.claim and target >= 0:
                track = code - box.claim
                value = -2.0
                if track == target:
                    value = CLAIM + 0.5
                elif track == box.track_twin[target]:
                    value = CLAIM
            found = append(found, value)
        return found

    def colour(self, state: State, seat: i64, track: i64) -> i64:
        """The colour to collect for a track: its own, its twin's if one has more of it, for grey the most."""
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
        """The fewest locomotives; of a grey track the colour one has most of."""
        box = self.box
        value = -10.0 * float(int(box.pay_locomotives[at]))
        if box.pay_cards[at] > 0:
            value += 0.1 * float(int(state.hands[seat * box.cards + box.pay_card[at]]))
        return value

    # --- the map ----------------------------------------------------------------------------------------------------

    def look(self, state: State, seat: i64) -> None:
        """What each track costs on the way: nothing if it is one's own, and nobody passes where others have built."""
        box = self.box
        cost = self.ways.cost
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

    def next_track(self, state: State, seat: i64, ticket: i64) -> i64:
        """The first track that is missing on the way of a ticket; -1 where there is no way. `look` comes before."""
        ways = self.ways
        ways.spread(self.box.ticket_from[ticket])
        place = ways.nearest(self.box.ticket_to[ticket])
        found: i64 = -1
        if place < 0:
            return -1
        while ways.came[place] >= 0:
            track = ways.came[place]
            if ways.cost[track] > 0:
                found = track
            place = ways.back(place)
        return found

    def spaces(self, state: State, seat: i64, ticket: i64) -> i64:
        """How many spaces are missing on the way of a ticket; -1 where there is no way. `look` comes before."""
        ways = self.ways
        ways.spread(self.box.ticket_from[ticket])
        place = ways.nearest(self.box.ticket_to[ticket])
        if place < 0:
            return -1
        missing: i64 = 0
        while ways.came[place] >= 0:
            track = ways.came[place]
            if ways.cost[track] > 0:
                missing += self.box.track_length[track]
            place = ways.back(place)
        return missing

    def longest(self, state: State, seat: i64) -> i64:
        """The longest track that is open, and of equals the one nearest to be paid; -1 where no track is left."""
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
        """Of all players."""
        least = self.box.trains
        for seat in range(self.box.seats):
            if state.trains[seat] < least:
                least = state.trains[seat]
        return least

    def best_ratio(self, state: State, seat: i64, places: i64) -> float:
        """A set of offered tickets by its value for each space it takes, one ticket after the other; sets that take
        more trains than there are by how little they would cost."""
        box = self.box
        self.look(state, seat)
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
