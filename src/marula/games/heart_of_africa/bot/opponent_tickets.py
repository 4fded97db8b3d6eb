"""Hunch: which tickets the others are likely to keep, from what they have built."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core import game
from marula.core.chance import Chance
from marula.core.pile import zeros
from marula.games.heart_of_africa.bot.cheapest_paths import Ways
from marula.games.heart_of_africa.bot.plans import nothing, real
from marula.games.heart_of_africa.knowledge.view import View
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import is_open
from marula.games.heart_of_africa.rules.state import State

# How many times as likely a ticket is kept as one towards which nothing is built: the logarithm, fitted to matches of
# steady players with two and with five seats. The more has been built, the less a way that is only begun still says.
COMPLETE: Final = 4.3
BEGUN: Final = 5.0
"""For a way of which nothing is missing any more; in part for a part of it."""
FADES: Final = 5.0
"""So much of BEGUN is gone once all trains are built."""
FINE: Final[i64] = 1 << 30
"""Luck answers in whole numbers: so many to the unit."""


class OpponentModel(game.OpponentModel):
    """Looked at once for a view; every world that is imagined from it is dealt by the same likelihoods."""

    def __init__(self, seen: View, world: State, ways: Ways) -> None:
        box = world.box
        self.box: Board = box
        self.seat: i64 = seen.seat
        self.hidden: vec[i64] = zeros(box.tickets)
        """1 for every ticket that the seat has not seen."""
        for ticket in range(box.tickets):
            if seen.unseen_tickets[ticket] > 0:
                self.hidden[ticket] = 1
        self.likely: vec[float] = nothing(box.seats * box.tickets)
        ways.cost = box.track_length[: box.tracks]
        whole = self.spaces(ways)
        for other in range(box.seats):
            if other != self.seat:
                self.look(world, other, ways, whole)

    def look(self, world: State, other: i64, ways: Ways, whole: vec[i64]) -> None:
        """How likely this seat keeps each hidden ticket."""
        box = self.box
        for track in range(box.tracks):
            cost: i64 = -1
            if world.owners[track] == other:
                cost = 0
            elif is_open(world, other, track):
                cost = box.track_length[track]
            ways.cost[track] = cost
        missing = self.spaces(ways)
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

    def spaces(self, ways: Ways) -> vec[i64]:
        """What each hidden ticket's way costs; -1 where there is none."""
        box = self.box
        found = vec[i64](capacity=box.tickets)
        for ticket in range(box.tickets):
            missing: i64 = -1
            if self.hidden[ticket] > 0:
                ways.spread(box.ticket_from[ticket])
                place = ways.nearest(box.ticket_to[ticket])
                if place >= 0:
                    missing = ways.far[place]
            found = append(found, missing)
        return found

    def deal(self, world: game.State, chance: Chance) -> None:
        """The others' hidden tickets go back to the pile's unseen part, and as many come from there again, by what is
        likely."""
        state = cast(State, world)
        box = self.box
        pile = state.ticket_pile.unseen
        numbers = zeros(box.seats)
        for ticket in range(box.tickets):
            holder = state.kept[ticket]
            if self.hidden[ticket] > 0 and holder >= 0 and holder != self.seat:
                numbers[holder] += 1
                state.kept[ticket] = -1
                pile[ticket] += 1
        for other in range(box.seats):
            for _ in range(numbers[other]):
                ticket = self.pick(pile, other, chance)
                state.kept[ticket] = other
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
