"""The map as numbers for programs that learn: how far tickets still are, and which tracks lie on the way."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from marula.core.derived_features import DerivedFeaturesOf, DerivedPart
from marula.core.pile import zeros
from marula.games.heart_of_africa.bot.cheapest_paths import FAR, CheapestPaths
from marula.games.heart_of_africa.knowledge.view import View
from marula.games.heart_of_africa.rules.board import Board

PARTS: Final = (
    DerivedPart("ticket_left", "ticket", "an own or offered ticket: spaces still to lay on the shortest way"),
    DerivedPart("ticket_joined", "ticket", "an own or offered ticket whose ends are joined: 1"),
    DerivedPart("ticket_cut_off", "ticket", "an own or offered ticket that can no longer be joined: 1"),
    DerivedPart("track_value", "track", "points of the own tickets whose planned way uses this free track"),
    DerivedPart("track_open", "track", "the reader may claim this track, and has the trains for it: 1"),
    DerivedPart("track_lacks", "track", "an open track: cards that the reader's hand lacks for it"),
    DerivedPart("track_touches", "track", "an open track: how many of its ends the reader's tracks reach"),
    DerivedPart("card_wanted", "card", "cards of this kind that the planned tracks take beyond the hand"),
    DerivedPart(
        "card_gain", "card", "tenths of a point a card: the best planned track of this colour that the hand lacks"
    ),
    DerivedPart("terrain_wanted", "terrain", "terrain cards that doubling the planned tracks takes beyond those held"),
)


class Graph(DerivedFeaturesOf[View]):
    """The map for one seat. Ways are planned ticket by ticket, the most valuable first. Tracks of one way are free for
    the next."""

    def __init__(self, box: Board) -> None:
        super().__init__(PARTS)
        self.box: Board = box
        self.paths: CheapestPaths = CheapestPaths(box)
        self.hand: vec[i64] = zeros(box.cards)

    def read(self, view: View) -> vec[i64]:
        box = self.box
        seat = view.seat if view.seat >= 0 else 0
        for card in range(box.cards):
            self.hand[card] = view.hands[seat * box.cards + card] if view.seat >= 0 else 0
        opened = self.open_tracks(view, seat)
        left = zeros(box.tickets)
        joined = zeros(box.tickets)
        cut_off = zeros(box.tickets)
        value = zeros(box.tracks)
        if view.seat >= 0:
            self.tickets(view, seat, left, joined, cut_off, value)
        found = vec[i64](capacity=3 * box.tickets + 4 * box.tracks + 2 * box.cards + box.terrains)
        found = extend(found, left)
        found = extend(found, joined)
        found = extend(found, cut_off)
        found = extend(found, value)
        found = extend(found, opened)
        found = extend(found, self.lacks(opened))
        found = extend(found, self.touches(view, seat, opened))
        found = extend(found, self.wanted(value))
        found = extend(found, self.gains(value))
        return extend(found, self.terrain_wanted(view, seat, value))

    def open_tracks(self, view: View, seat: i64) -> vec[i64]:
        """HA-15: which tracks the seat may still claim. Also lays out the costs of the search."""
        box = self.box
        owners = view.owners
        found = zeros(box.tracks)
        cost = self.paths.cost
        for track in range(box.tracks):
            twin = box.track_twin[track]
            free = owners[track] < 0
            if free and twin >= 0 and owners[twin] >= 0:
                free = box.both_tracks and owners[twin] != seat
            cost[track] = -1
            if owners[track] == seat:
                cost[track] = 0
            elif free and box.track_length[track] <= view.trains[seat]:
                cost[track] = box.track_length[track]
                found[track] = 1
        return found

    def tickets(
        self, view: View, seat: i64, left: vec[i64], joined: vec[i64], cut_off: vec[i64], value: vec[i64]
    ) -> None:
        """Work out how far each ticket is now. Then plan the ways of those that are kept, one after the other."""
        box = self.box
        kept = zeros(box.tickets)
        for ticket in range(box.tickets):
            if view.kept[ticket] == seat:
                kept[ticket] = 1
        mine = kept[:]
        for ticket in view.offered:
            mine[ticket] = 1
        self.measure(mine, left, joined, cut_off)
        while True:
            best: i64 = -1
            for ticket in range(box.tickets):
                if kept[ticket] != 0 and left[ticket] > 0:
                    if best < 0 or box.ticket_value[ticket] > box.ticket_value[best]:
                        best = ticket
            if best < 0:
                return
            kept[best] = 0
            self.lay(best, value)

    def measure(self, mine: vec[i64], left: vec[i64], joined: vec[i64], cut_off: vec[i64]) -> None:
        """How far each of these tickets is: joined, cut off, or so many spaces left."""
        for ticket in range(self.box.tickets):
            if mine[ticket] == 0:
                continue
            spaces = self.distance(ticket)
            if spaces == 0:
                joined[ticket] = 1
            elif spaces >= FAR:
                cut_off[ticket] = 1
            else:
                left[ticket] = spaces

    def distance(self, ticket: i64) -> i64:
        """How many spaces the shortest way of a ticket has; FAR if there is none."""
        self.paths.search(self.box.ticket_from[ticket])
        place = self.paths.nearest(self.box.ticket_to[ticket])
        return FAR if place < 0 else self.paths.distance[place]

    def lay(self, ticket: i64, value: vec[i64]) -> None:
        """Add the ticket's points to each track of its shortest way, which then costs nothing more."""
        paths = self.paths
        self.distance(ticket)
        place = paths.nearest(self.box.ticket_to[ticket])
        if place < 0:
            return
        ticket_value = self.box.ticket_value[ticket]
        laid = vec[i64]()
        while paths.reached_by[place] >= 0:
            track = paths.reached_by[place]
            if paths.cost[track] > 0 or value[track] > 0:
                value[track] += ticket_value
                laid = extend(laid, vec[i64]([track]))
            place = paths.back(place)
        for track in laid:
            paths.cost[track] = 0

    def lacks(self, opened: vec[i64]) -> vec[i64]:
        """Cards missing in the hand, locomotives counted; a grey track is paid in the colour that is held most."""
        box = self.box
        found = zeros(box.tracks)
        most: i64 = 0
        for card in range(1, box.colours):
            if self.hand[card] > self.hand[most]:
                most = card
        locomotives = self.hand[box.locomotive]
        for track in range(box.tracks):
            if opened[track] == 0:
                continue
            colour = box.track_colour[track]
            held = self.hand[most if colour == box.grey else colour]
            missing = box.track_length[track] - held - locomotives
            found[track] = missing if missing > 0 else 0
        return found

    def touches(self, view: View, seat: i64, opened: vec[i64]) -> vec[i64]:
        """How many ends of each open track lie at an own track."""
        box = self.box
        reached = zeros(box.places)
        for track in range(box.tracks):
            if view.owners[track] == seat:
                reached[box.track_from[track]] = 1
                reached[box.track_to[track]] = 1
        found = zeros(box.tracks)
        for track in range(box.tracks):
            if opened[track] != 0:
                found[track] = reached[box.track_from[track]] + reached[box.track_to[track]]
        return found

    def wanted(self, value: vec[i64]) -> vec[i64]:
        """What the planned tracks take of each colour, less what is held; for locomotives the ferries."""
        box = self.box
        found = zeros(box.cards)
        for track in range(box.tracks):
            if value[track] == 0:
                continue
            ferries = box.track_ferries[track]
            found[box.locomotive] += ferries
            colour = box.track_colour[track]
            if colour != box.grey:
                found[colour] += box.track_length[track] - ferries
        for card in range(box.cards):
            found[card] -= self.hand[card]
            if found[card] < 0:
                found[card] = 0
        return found

    def gains(self, value: vec[i64]) -> vec[i64]:
        """The worth of one more card of each colour. The hand pays for the best planned tracks first; the card counts
        for the next one.

        A grey track counts for every colour, and every track for locomotives.
        """
        box = self.box
        found = zeros(box.cards)
        for card in range(box.colours):
            left = self.hand[card] + self.hand[box.locomotive]
            paid = zeros(box.tracks)
            while found[card] == 0:
                best: i64 = -1
                worth: i64 = 0
                for track in range(box.tracks):
                    colour = box.track_colour[track]
                    if value[track] == 0 or paid[track] != 0 or (colour != card and colour != box.grey):
                        continue
                    rate = 10 * (value[track] + box.track_points[track]) // box.track_length[track]
                    if rate > worth:
                        worth = rate
                        best = track
                if best < 0:
                    break
                paid[best] = 1
                if left < box.track_length[best]:
                    found[card] = worth
                left -= box.track_length[best]
            if found[card] > found[box.locomotive]:
                found[box.locomotive] = found[card]
        return found

    def terrain_wanted(self, view: View, seat: i64, value: vec[i64]) -> vec[i64]:
        """What doubling all planned tracks takes of each terrain, less what lies before the seat."""
        box = self.box
        found = zeros(box.terrains)
        for track in range(box.tracks):
            if value[track] > 0:
                found[box.track_terrain[track]] += box.track_needs[track]
        for terrain in range(box.terrains):
            found[terrain] -= view.terrains[seat * box.terrains + terrain]
            if found[terrain] < 0:
                found[terrain] = 0
        return found
