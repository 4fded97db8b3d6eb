"""Ticket values: whether to draw more tickets, and which of an offer to keep."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import has_bit, real, zeros
from marula.games.heart_of_africa.bot.plans import Plan
from marula.games.heart_of_africa.bot.weights import Weights
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.state import State
from marula.games.heart_of_africa.rules.tickets import is_complete


class TicketValues:
    """What tickets are worth, in points. It drafts plans of its own for the tickets on offer."""

    def __init__(self, plan: Plan) -> None:
        self.box: Board = plan.box
        self.weights: Weights = plan.weights
        self.plan: Plan = plan

    def draw(self, state: State, seat: i64) -> float:
        """What drawing tickets promises: those that fit what is built or planned, among all that may come."""
        box = self.box
        weights = self.weights
        plan = self.plan
        last = state.last_turns >= 0
        if not last and (plan.turns > plan.time - weights.ticket_slack or plan.turns > weights.ticket_gate):
            return -1.0
        plan.open_paths()
        known = self.known_to_be_deep(state, seat)
        gains = 0.0
        good = 0.0
        loss = 0.0
        number: i64 = 0
        source: i64 = -1
        for ticket in range(box.tickets):
            if state.kept[ticket] == seat or known[ticket] != 0:
                continue
            number += 1
            value = real(box.ticket_value[ticket])
            loss += value
            if is_complete(state, seat, ticket):
                gains += value + weights.ticket_more
                good += 1.0
                continue
            if last:
                continue
            if box.ticket_from[ticket] != source:
                source = box.ticket_from[ticket]
                plan.paths.search(source)
            gain = self.new_ticket(state, seat, ticket)
            if gain > 0.0:
                gains += gain
                good += 1.0
        if number == 0:
            return -1.0
        offer = box.tickets_drawn
        if state.ticket_pile.size() < offer:
            offer = state.ticket_pile.size()
        bad = 1.0
        for _ in range(offer):
            bad *= 1.0 - good / real(number)
        promise = real(offer) * gains / real(number) - bad * 0.6 * loss / real(number)
        return promise * weights.draw_tickets if promise > 0.0 else promise

    def known_to_be_deep(self, state: State, seat: i64) -> vec[i64]:
        """1 for each ticket that this seat put under the pile, as long as enough unseen ones lie above."""
        box = self.box
        under = state.under_by
        known = zeros(box.tickets)
        if state.ticket_pile.size() - len(under) >= box.tickets_drawn:
            for at in range(len(under)):
                if under[at] == seat:
                    known[state.ticket_pile.under[at]] = 1
        return known

    def new_ticket(self, state: State, seat: i64, ticket: i64) -> float:
        """What one more ticket would bring; 0 if there is no path, train or time. Paths are searched before."""
        weights = self.weights
        plan = self.plan
        place = plan.paths.nearest(self.box.ticket_to[ticket])
        if place < 0:
            return 0.0
        cards = real(plan.paths.distance_to(place)) / 10.0
        if cards > real(state.trains[seat] - plan.spaces) or cards > (plan.time - plan.turns - 1.0) * 1.2:
            return 0.0
        return real(self.box.ticket_value[ticket]) + weights.ticket_more - cards * weights.ticket_card

    def weigh_offer(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """Weigh every set of offered tickets: one plan is made for the set together with the tickets already kept."""
        box = self.box
        weights = self.weights
        plan = self.plan
        plan.survey(state, seat)
        found = vec[float](capacity=len(codes))
        size = state.offer_size(seat)
        for code in codes:
            places = code - box.keep + 1
            plan.own_tickets(state, seat)
            value = 0.0
            for place in range(size):
                if has_bit(places, place):
                    ticket = state.offered[seat * box.offer + place]
                    value += weights.ticket_more
                    if is_complete(state, seat, ticket):
                        value += real(box.ticket_value[ticket])
                    else:
                        plan.add_ticket(ticket)
            plan.draft(state, seat)
            value += real(plan.planned) - weights.ticket_failed * real(plan.failed)
            value -= plan.turns * weights.ticket_turn
            for track in range(box.tracks):
                if plan.wanted[track] > 0:
                    value += plan.points[track]
            late = plan.turns + weights.ticket_slack - plan.time
            if late > 0.0:
                value -= late * weights.ticket_turn
            found = append(found, value)
        return found
