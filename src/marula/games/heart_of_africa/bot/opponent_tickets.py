"""Opponent tickets: which tickets the others are likely to keep, judged by what they have built."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core import game
from marula.core.chance import Chance
from marula.core.pile import draw, floats, real, zeros
from marula.games.heart_of_africa.bot.cheapest_paths import CheapestPaths
from marula.games.heart_of_africa.knowledge.view import View
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import is_open
from marula.games.heart_of_africa.rules.state import State

# How likely a seat keeps a ticket rather than another, as a logarithm, by how much of the ticket's path is built. LONG
# counts for every ten spaces of the path: a player who completes a long ticket meant to. FADES comes in as the seat's
# trains are built. Fitted to 15,000 positions of steady players with two to five seats: of two tickets, which is whose?
COMPLETE: Final = 0.7
COMPLETE_LONG: Final = 3.6
BEGUN: Final = 1.8
BEGUN_FADES: Final = 3.4
BEGUN_LONG: Final = 2.6
"""For a path that is nearly whole; a part of it for a part of the path."""
BLOCKED_FADES: Final = 1.6
"""For a ticket that can no longer be completed, once all trains are built: whoever could complete it has."""
LONG_FADES: Final = 2.5
"""What every ten spaces of any path lose once all trains are built."""
SWAPS: Final[i64] = 6
"""After the tickets are dealt, so many swaps are tried for each of them."""
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
            long = real(whole[ticket]) / 10.0
            sign = -LONG_FADES * long * fading
            if missing[ticket] == 0:
                sign += COMPLETE + COMPLETE_LONG * long
            elif missing[ticket] < 0:
                sign += BLOCKED_FADES * fading
            elif missing[ticket] < whole[ticket]:
                begun = 1.0 - real(missing[ticket]) / real(whole[ticket])
                sign += begun * (BEGUN + BEGUN_LONG * long - BEGUN_FADES * fading)
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
        """Return all hidden tickets to the unseen part of the pile, and draw the others' tickets again, by the odds.

        What others have put under the pile is hidden too. It is drawn last: they did not want it.
        """
        box = self.box
        pile = world.ticket_pile.unseen
        under = world.ticket_pile.under
        for place in range(len(under)):
            if self.hidden[under[place]] > 0:
                pile[under[place]] += 1
                under[place] = -1
        numbers = zeros(box.seats)
        for ticket in range(box.tickets):
            holder = world.kept[ticket]
            if self.hidden[ticket] > 0 and holder >= 0 and holder != self.seat:
                numbers[holder] += 1
                world.kept[ticket] = -1
                pile[ticket] += 1
        dealt = vec[i64](capacity=box.tickets)
        for other in range(box.seats):
            for _ in range(numbers[other]):
                ticket = self.pick(pile, other, chance)
                world.kept[ticket] = other
                pile[ticket] -= 1
                dealt = append(dealt, ticket)
        loose = vec[i64](capacity=box.tickets)  # and those that nobody keeps
        for ticket in range(box.tickets):
            if self.hidden[ticket] > 0 and pile[ticket] > 0:
                loose = append(loose, ticket)
        self.swap(world, dealt, loose, chance)
        for place in range(len(under)):
            if under[place] < 0:
                under[place] = draw(pile, chance)

    def swap(self, world: State, dealt: vec[i64], loose: vec[i64], chance: Chance) -> None:
        """Let tickets change places until the whole deal is likely, not only one seat's after the other's.

        The first seats would otherwise take what fits the last ones too. A swap of two tickets is made by the odds of
        the two deals (Metropolis).
        """
        kept = world.kept
        pile = world.ticket_pile.unseen
        held: i64 = len(dealt)
        every: i64 = held + len(loose)
        if held == 0 or every < 2:
            return
        for _ in range(SWAPS * held):
            at = chance.pick(held)
            other_at = chance.pick(every)
            ticket = dealt[at]
            other = dealt[other_at] if other_at < held else loose[other_at - held]
            holder = kept[ticket]
            other_holder = kept[other] if other_at < held else -1
            if holder == other_holder:
                continue
            before = self.odds(holder, ticket) * self.odds(other_holder, other)
            after = self.odds(holder, other) * self.odds(other_holder, ticket)
            if after < before and after * real(FINE) <= before * real(chance.pick(FINE)):
                continue
            kept[other] = holder
            kept[ticket] = other_holder
            dealt[at] = other
            if other_at < held:
                dealt[other_at] = ticket
            else:
                loose[other_at - held] = ticket
                pile[other] -= 1
                pile[ticket] += 1

    def odds(self, holder: i64, ticket: i64) -> float:
        """How likely this seat keeps this ticket; 1 for the pile."""
        return 1.0 if holder < 0 else self.likely[holder * self.box.tickets + ticket]

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
