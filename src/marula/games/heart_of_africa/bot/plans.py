"""Plans: which tracks a seat means to claim for its tickets, what each is worth to it, and how long that takes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats, real, zeros
from marula.games.heart_of_africa.bot.cheapest_paths import FAR, CheapestPaths, paths_of
from marula.games.heart_of_africa.bot.weights import Weights
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import is_open
from marula.games.heart_of_africa.rules.state import State
from marula.games.heart_of_africa.rules.tickets import is_complete

LAST_TURN: float = 0.5
"""Turns that count as left when this turn is the seat's last."""


class Plan:
    """A plan for one seat at a time. `survey` reads the map, `draft` lays a path for each ticket."""

    def __init__(self, box: Board, weights: Weights) -> None:
        self.box: Board = box
        self.weights: Weights = weights
        self.paths: CheapestPaths = paths_of(box)
        self.length_cost: vec[i64] = zeros(box.longest_track + 1)
        by_length = [0.0, weights.way_1, weights.way_2, weights.way_3, weights.way_4, weights.way_5, weights.way_6]
        for length in range(1, int(box.longest_track) + 1):
            # Beyond the lengths of the printed map every further space costs as much as the last one did.
            beyond = max(0, length - 6)
            self.length_cost[length] = int(by_length[min(length, 6)] + beyond * 10)
        self.held_cost: i64 = int(weights.way_held)
        self.ferry_cost: i64 = int(weights.way_ferry)
        self.risk_cost: i64 = int(weights.way_risk)
        self.length: vec[float] = floats(box.tracks)
        self.points: vec[float] = floats(box.tracks)
        for track in range(box.tracks):
            self.length[track] = real(box.track_length[track])
            self.points[track] = real(box.track_points[track])
        self.touched: vec[i64] = zeros(box.places)  # how many tracks of others end here
        self.open: vec[i64] = zeros(box.tracks)  # 1 where the seat may still claim it
        self.fare: vec[i64] = zeros(box.tracks)  # what each track costs before any path is laid
        self.best_colour: i64 = 0  # the colour of which the hand holds most
        self.tickets: vec[i64] = zeros(box.tickets)  # those to connect, most valuable first
        self.ticket_number: i64 = 0  # how many they are
        # What `draft` fills in.
        self.wanted: vec[i64] = zeros(box.tracks)  # how many tickets need a track
        self.share: vec[float] = floats(box.tracks)  # their points that depend on it
        self.list: vec[i64] = zeros(box.tracks)  # those tracks, one after the other
        self.spaces: i64 = 0  # spaces of those tracks
        self.tracks: i64 = 0  # how many they are
        self.turns: float = 0.0  # turns that the plan takes
        self.time: float = 0.0  # turns the seat may count on
        self.failed: i64 = 0  # value of the tickets for which there is no path, no train or no time
        self.laid: i64 = 0  # how many tickets have a path
        self.planned: i64 = 0  # value of those that the plan connects
        self.path: vec[i64] = zeros(box.tracks + box.places)  # tracks of all paths, one path after the other
        self.path_first: vec[i64] = zeros(box.tickets + 1)  # where each path begins
        self.path_ticket: vec[i64] = zeros(box.tickets)  # whose path it is

    # --- looking at the map -----------------------------------------------------------------------------------------

    def survey(self, state: State, seat: i64) -> None:
        """What every track would cost this seat, given the cards in its hand, and how much time is left."""
        box = self.box
        held = self.held_cost
        ferry = self.ferry_cost
        risk = self.risk_cost
        touched = self.touched
        owners = state.owners
        one = box.track_from
        other = box.track_to
        lengths = box.track_length
        colours = box.track_colour
        ferries = box.track_ferries
        fare = self.fare
        opened = self.open
        length_cost = self.length_cost
        self.touch(state, seat)
        hand = seat * box.cards
        best: i64 = 0
        for colour in range(1, box.colours):
            if state.hands[hand + colour] > state.hands[hand + best]:
                best = colour
        self.best_colour = best
        cards = state.hands[hand : hand + box.cards]
        cards[box.grey] = cards[best]
        trains = state.trains[seat]
        for track in range(box.tracks):
            opened[track] = 0
            if owners[track] == seat:
                fare[track] = 0
                continue
            length = lengths[track]
            if owners[track] >= 0 or length > trains or not is_open(state, seat, track):
                fare[track] = -1
                continue
            opened[track] = 1
            number = cards[colours[track]]
            if number > length:
                number = length
            cost = length_cost[length] - number * held + ferries[track] * ferry
            if touched[one[track]] > 0:
                cost += risk
            if touched[other[track]] > 0:
                cost += risk
            if cost < 1:  # not an expression: that would make Python's integers
                cost = 1
            fare[track] = cost
        self.time = self.turns_left(state, seat)

    def touch(self, state: State, seat: i64) -> None:
        """Count the tracks of others at every place."""
        box = self.box
        touched = self.touched
        owners = state.owners
        one = box.track_from
        other = box.track_to
        for place in range(box.places):
            touched[place] = 0
        for track in range(box.tracks):
            owner = owners[track]
            if owner >= 0 and owner != seat:
                touched[one[track]] += 1
                touched[other[track]] += 1

    def turns_left(self, state: State, seat: i64) -> float:
        """How many turns the others will leave this seat, this one included."""
        box = self.box
        if state.last_turns >= 0:
            return LAST_TURN
        least = 99.0
        for other in range(box.seats):
            if other == seat:
                continue
            trains = real(state.trains[other] - box.last_trains)
            if trains < 1.0:
                trains = 1.0
            missing = trains - real(state.hand_size(other))
            if missing < 0.0:
                missing = 0.0
            turns = missing / 2.0 + trains / self.weights.pace + 1.0
            if turns < least:
                least = turns
        return least

    # --- laying the paths --------------------------------------------------------------------------------------------

    def own_tickets(self, state: State, seat: i64) -> None:
        """The tickets that the seat keeps and has not connected, most valuable first."""
        self.ticket_number = 0
        for ticket in range(self.box.tickets):
            if state.kept[ticket] == seat and not is_complete(state, seat, ticket):
                self.add_ticket(ticket)

    def add_ticket(self, ticket: i64) -> None:
        """One more ticket to connect, in its place by value."""
        values = self.box.ticket_value
        at = self.ticket_number
        while at > 0 and values[self.tickets[at - 1]] < values[ticket]:
            self.tickets[at] = self.tickets[at - 1]
            at -= 1
        self.tickets[at] = ticket
        self.ticket_number += 1

    def draft(self, state: State, seat: i64) -> None:
        """One path for each ticket, the most valuable first. What is laid for one is free for the next.

        A ticket that needs more trains or turns than there are is left out. If that loses less when the tickets go by
        value for their cost, they go in that order.
        """
        self.lay_paths(state, seat)
        if self.failed == 0 or self.ticket_number < 2:
            return
        failed = self.failed
        self.cheapest_first(state, seat)
        self.lay_paths(state, seat)
        if self.failed > failed:
            self.most_valuable_first()
            self.lay_paths(state, seat)

    def lay_paths(self, state: State, seat: i64) -> None:
        """Lay the paths of the tickets in their present order."""
        box = self.box
        paths = self.paths
        trains = state.trains[seat]
        at: i64 = 0
        paths.begin(self.fare)
        for at in range(self.tracks):
            self.wanted[self.list[at]] = 0
            self.share[self.list[at]] = 0.0
        self.spaces = 0
        self.tracks = 0
        self.failed = 0
        self.planned = 0
        laid: i64 = 0
        at = 0
        for number in range(self.ticket_number):
            ticket = self.tickets[number]
            paths.search(box.ticket_from[ticket])
            place = paths.nearest(box.ticket_to[ticket])
            if place < 0:
                self.failed += box.ticket_value[ticket]
                continue
            start = at
            spaces = self.spaces
            tracks = self.tracks
            while True:
                track = paths.track_to(place)
                if track < 0:
                    break
                if self.fare[track] > 0:
                    self.path[at] = track
                    at += 1
                    if self.wanted[track] == 0:
                        spaces += box.track_length[track]
                        tracks += 1
                place = paths.back(place)
            if spaces > trains or self.turns_for(state, seat, spaces, tracks) > self.time:
                self.failed += box.ticket_value[ticket]
                at = start
                continue
            for step in range(start, at):
                track = self.path[step]
                if self.wanted[track] == 0:
                    self.list[self.tracks] = track
                    self.tracks += 1
                self.wanted[track] += 1
                paths.free(track)
            self.spaces = spaces
            self.planned += box.ticket_value[ticket]
            self.path_first[laid] = start
            self.path_ticket[laid] = ticket
            laid += 1
            if at > box.tracks:  # no room for another path: no hand of tickets gets here
                break
        self.path_first[laid] = at
        self.laid = laid
        self.turns = self.turns_for(state, seat, self.spaces, self.tracks)
        self.share_points()

    def open_paths(self) -> None:
        """Let searches begin where the plan is carried out: its tracks cost nothing. Others may have searched since."""
        self.paths.begin(self.fare)
        for at in range(self.tracks):
            self.paths.free(self.list[at])

    def share_points(self) -> None:
        """Each track gets its part of the points that a completed ticket is worth against a failed one."""
        box = self.box
        for number in range(self.laid):
            missing: i64 = 0
            for step in range(self.path_first[number], self.path_first[number + 1]):
                missing += box.track_length[self.path[step]]
            swing = 2.0 * real(box.ticket_value[self.path_ticket[number]]) / real(missing if missing > 0 else 1)
            for step in range(self.path_first[number], self.path_first[number + 1]):
                track = self.path[step]
                self.share[track] += swing * self.length[track]

    def turns_for(self, state: State, seat: i64, spaces: i64, tracks: i64) -> float:
        """About how many turns this takes: two cards a turn, some cards in hand already, and the claims."""
        missing = real(spaces) - 0.7 * real(state.hand_size(seat))
        if missing < 0.0:
            missing = 0.0
        return missing / 2.0 + real(tracks)

    def cheapest_first(self, state: State, seat: i64) -> None:
        """Order the tickets by value for what is still to be built for each of them alone."""
        box = self.box
        paths = self.paths
        paths.begin(self.fare)
        merit = floats(self.ticket_number)
        for number in range(self.ticket_number):
            ticket = self.tickets[number]
            paths.search(box.ticket_from[ticket])
            place = paths.nearest(box.ticket_to[ticket])
            cost = real(paths.distance_to(place)) if place >= 0 else real(FAR)
            merit[number] = real(box.ticket_value[ticket]) / (cost + 10.0)
        for number in range(1, self.ticket_number):  # a handful: put each in its place
            ticket = self.tickets[number]
            value = merit[number]
            at = number
            while at > 0 and merit[at - 1] < value:
                merit[at] = merit[at - 1]
                self.tickets[at] = self.tickets[at - 1]
                at -= 1
            merit[at] = value
            self.tickets[at] = ticket

    def most_valuable_first(self) -> None:
        """Order the tickets by value again."""
        number = self.ticket_number
        self.ticket_number = 0
        tickets = self.tickets[:number]
        for ticket in tickets:
            self.add_ticket(ticket)
