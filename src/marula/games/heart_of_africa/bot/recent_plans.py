"""Recent plans: a seat's plan and what cards are worth to it, found again when all that they depend on is the same.

In a search this is often so: rollouts of one option begin alike, and the decisions of one turn share a plan. All
numbers that count are compared, so a plan never depends on what was planned before.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import zeros
from marula.games.heart_of_africa.bot.card_values import CardValues
from marula.games.heart_of_africa.bot.claim_values import ClaimValues
from marula.games.heart_of_africa.bot.plans import Plan
from marula.games.heart_of_africa.bot.ticket_values import TicketValues
from marula.games.heart_of_africa.bot.weights import Weights
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.state import State
from marula.games.heart_of_africa.rules.tickets import is_complete

SLOTS: Final[i64] = 128
"""Plans that are kept."""
MIX: Final[i64] = 1_000_003
"""A hash is multiplied by this for each number."""
HASH: Final[i64] = (1 << 40) - 1
"""The bits of a hash."""
OWNER_BITS: Final[i64] = 4
OWNERS: Final[i64] = 15
"""So many owners of tracks are noted in one number."""


@final
class PlanAndValues:
    """A plan, and the values that follow from it."""

    def __init__(self, box: Board, weights: Weights) -> None:
        self.plan: Plan = Plan(box, weights)
        self.values: CardValues = CardValues(box, weights)
        self.claims: ClaimValues = ClaimValues(self.plan, self.values)
        self.tickets: TicketValues = TicketValues(self.plan)
        self.numbers: vec[i64] = zeros(0)
        """What they depend on."""


@final
class RecentPlans:
    """The last plans of all seats."""

    def __init__(self, box: Board, weights: Weights) -> None:
        self.box: Board = box
        self.weights: Weights = weights
        self.kept: list[PlanAndValues | None] = [None for _ in range(SLOTS)]
        most = box.tracks // OWNERS + box.cards + box.seats * (box.terrains + 2) + box.groups + box.tickets + 8
        self.numbers: vec[i64] = zeros(most)
        self.length: i64 = 0

    def of(self, state: State, seat: i64) -> PlanAndValues:
        """The seat's plan and values in this position: an earlier one if there is one."""
        self._note(state, seat)
        numbers = self.numbers
        mixed = self.length
        for at in range(self.length):
            mixed = (mixed * MIX + numbers[at]) & HASH
        slot = (mixed ^ mixed >> 20) & (SLOTS - 1)
        found = self.kept[slot]
        if found is None:
            found = PlanAndValues(self.box, self.weights)
            self.kept[slot] = found
        elif same(found.numbers, numbers, self.length):
            return found
        found.numbers = numbers[: self.length]
        plan = found.plan
        plan.survey(state, seat)
        plan.own_tickets(state, seat)
        plan.draft(state, seat)
        found.values.read(state, seat, plan)
        return found

    def _note(self, state: State, seat: i64) -> None:
        """Note what plans and values depend on: the tracks, the hands, and the tickets that the seat keeps."""
        box = self.box
        numbers = self.numbers
        owners = state.owners
        numbers[0] = seat
        numbers[1] = state.last_turns
        at: i64 = 2
        packed: i64 = 0
        for track in range(box.tracks):
            packed = packed << OWNER_BITS | (owners[track] + 1)
            if track % OWNERS == OWNERS - 1:
                numbers[at] = packed
                packed = 0
                at += 1
        numbers[at] = packed
        at += 1
        for group in range(seat * box.groups, (seat + 1) * box.groups):
            numbers[at] = state.open[group]
            at += 1
        for card in range(seat * box.cards, (seat + 1) * box.cards):
            numbers[at] = state.hands[card]
            at += 1
        for other in range(box.seats):
            numbers[at] = state.trains[other]
            numbers[at + 1] = state.hand_size(other)
            at += 2
        for held in state.terrains:
            numbers[at] = held
            at += 1
        for ticket in range(box.tickets):
            if state.kept[ticket] == seat:
                numbers[at] = ticket + ticket
                if is_complete(state, seat, ticket):
                    numbers[at] += 1
                at += 1
        self.length = at


def same(kept: vec[i64], numbers: vec[i64], length: i64) -> bool:
    """Are the kept numbers the first ones of the others?

    >>> same(vec[i64]([1, 2]), vec[i64]([1, 2, 3]), 2), same(vec[i64]([1, 2]), vec[i64]([1, 2, 3]), 3)
    (True, False)
    """
    if len(kept) != length:
        return False
    for at in range(length):
        if kept[at] != numbers[at]:
            return False
    return True
