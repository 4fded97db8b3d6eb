"""Opponent tickets: which tickets the others are likely to keep, judged by what they have built."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core import game
from marula.core.chance import Chance
from marula.core.pile import floats, real, zeros
from marula.games.heart_of_africa.bot.cheapest_paths import CheapestPaths
from marula.games.heart_of_africa.knowledge.view import View
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import is_open
from marula.games.heart_of_africa.rules.state import State

# Logarithms: how many times as likely a ticket is kept as one towards which nothing is built. Fitted to matches of
# steady players with two and with five seats. The more is built, the less a path that is only begun says.
COMPLETE: Final = 4.3
BEGUN: Final = 5.0
"""For a path that is nearly whole; a part of it for a part of the path."""
FADES: Final = 5.0
"""How much of BEGUN is lost once all trains are built."""
FINE: Final[i64] = 1 << 30
"""Chance draws whole numbers: this many make the unit."""


class OpponentModel(game.OpponentModelOf[State]):
    """Made once for a view. Every world imagined from that view is dealt by the same odds."""

    def __init__(self, seen: View, world: State, paths: CheapestPaths) -> None:
        box = world.box
        self.box: Board = box
        self.seat: i64 = seen.seat
        self.hidden: vec[i64] = zeros(box.tickets)  # 1 for every ticket that the seat has not seen
        for ticket in range(box.tickets):
            if seen.unseen_tickets[ticket] > 0:
                self.hidden[ticket] = 1
        self.likely: vec[float] = floats(box.seats * box.tickets)  # relative odds that a seat keeps a ticket
        paths.begin(box.track_length)
        whole = self.spaces(paths)
        for other in range(box.seats):
            if other != self.seat:
                self.read(world, other, paths, whole)

    def read(self, world: State, other: i64, paths: CheapestPaths, whole: vec[i64]) -> None:
        """How likely this seat keeps each hidden ticket."""
        box = self.box
        costs = zeros(box.tracks)
        for track in range(box.tracks):
            cost: i64 = -1
            if world.owners[track] == other:
                cost = 0
            elif is_open(world, other, track):
                cost = box.track_length[track]
            costs[track] = cost
        paths.begin(costs)
        missing = self.spaces(paths)
        fading = 1.0 - real(world.trains[other]) / real(box.trains)
        for ticket in range(box.tickets):
            if missing[ticket] == 0:
                sign = COMPLETE
            elif missing[ticket] < 0 or missing[ticket] >= whole[ticket]:
                sign = 0.0
            else:
                begun = 1.0 - real(missing[ticket]) / real(whole[ticket])
                sign = begun * (BEGUN - FADES * fading)
            self.likely[other * box.tickets + ticket] = exp(sign)

    def spaces(self, paths: CheapestPaths) -> vec[i64]:
        """What each hidden ticket's path costs; -1 if there is none."""
        box = self.box
        found = vec[i64](capacity=box.tickets)
        for ticket in range(box.tickets):
            missing: i64 = -1
            if self.hidden[ticket] > 0:
                paths.search(box.ticket_from[ticket])
                place = paths.nearest(box.ticket_to[ticket])
                if place >= 0:
                    missing = paths.distance_to(place)
            found = append(found, missing)
        return found

    def deal(self, world: State, chance: Chance) -> None:
        """Return the others' hidden tickets to the unseen part of the pile and draw as many again, by the odds."""
        box = self.box
        pile = world.ticket_pile.unseen
        numbers = zeros(box.seats)
        for ticket in range(box.tickets):
            holder = world.kept[ticket]
            if self.hidden[ticket] > 0 and holder >= 0 and holder != self.seat:
                numbers[holder] += 1
                world.kept[ticket] = -1
                pile[ticket] += 1
        for other in range(box.seats):
            for _ in range(numbers[other]):
                ticket = self.pick(pile, other, chance)
                world.kept[ticket] = other
                pile[ticket] -= 1

    def pick(self, pile: vec[i64], other: i64, chance: Chance) -> i64:
        """One of the pile's tickets, by how likely this seat is to keep it."""
        first = other * self.box.tickets
        whole = 0.0
        for ticket in range(self.box.tickets):
            if pile[ticket] > 0:
                whole += self.likely[first + ticket]
        left = whole * real(chance.pick(FINE)) / real(FINE)
        found: i64 = -1
        for ticket in range(self.box.tickets):
            if pile[ticket] > 0:
                found = ticket
                left -= self.likely[first + ticket]
                if left < 0.0:
                    break
        return found
