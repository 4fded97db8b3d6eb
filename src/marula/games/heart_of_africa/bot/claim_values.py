"""Claim values: what claiming a track is worth, how to pay for it, and whether to double it."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.pile import real
from marula.games.heart_of_africa.bot.card_values import CardValues
from marula.games.heart_of_africa.bot.plans import Plan
from marula.games.heart_of_africa.bot.weights import Weights
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import most_of_others
from marula.games.heart_of_africa.rules.state import State
from marula.games.heart_of_africa.rules.tickets import is_complete


class ClaimValues:
    """What claims are worth, in points, for the seat whose plan was drafted and whose cards were valued."""

    def __init__(self, plan: Plan, values: CardValues) -> None:
        self.box: Board = plan.box
        self.weights: Weights = plan.weights
        self.plan: Plan = plan
        self.values: CardValues = values

    def claim(self, state: State, seat: i64, track: i64) -> float:
        """A claim: its worth for each turn it takes, what is in danger, less what is paid and given up for it."""
        box = self.box
        weights = self.weights
        plan = self.plan
        values = self.values
        worth = values.worth[track]
        points = plan.points[track]
        locomotives, price = self.best_payment(state, seat, track)
        turns = plan.length[track] / 2.0 + 1.0
        doubling = self.doubling(state, seat, track, locomotives)
        if doubling > 0.0:
            worth += doubling
            turns += real(box.track_needs[track]) / 2.0
        value = weights.claim * worth / turns
        if plan.wanted[track] > 0:
            ends: i64 = 0
            if plan.touched[box.track_from[track]] > 0:
                ends += 1
            if plan.touched[box.track_to[track]] > 0:
                ends += 1
            value += weights.risk * real(ends) * plan.share[track]
        if doubling <= 0.0 and plan.time > plan.turns + 2.0:
            value -= points * values.lead[box.track_terrain[track]] * self.doubling_odds(state, seat, track)
        if plan.time < 6.0:
            value *= 1.0 + weights.hurry / plan.time
        return value - price

    def doubling_odds(self, state: State, seat: i64, track: i64) -> float:
        """How surely the terrain cards to double a track can be had: soon if they lie open."""
        box = self.box
        terrain = box.track_terrain[track]
        missing = box.track_needs[track] - state.terrains[seat * box.terrains + terrain]
        for shown in state.terrain_row:
            if shown == terrain:
                missing -= 1
        return self.weights.doubling_open if missing <= 0 else self.weights.doubling_unseen

    def best_payment(self, state: State, seat: i64, track: i64) -> tuple[i64, float]:
        """How many locomotives the cheapest payment takes, and what it takes away from other tracks."""
        box = self.box
        hand = seat * box.cards
        colour = box.track_colour[track]
        length = box.track_length[track]
        ferries = box.track_ferries[track]
        held = state.hands[hand + box.locomotive]
        first = colour
        upto = colour + 1
        if colour == box.grey:
            first = 0
            upto = box.colours
        least = 1000.0
        with_locomotives: i64 = 0
        for card in range(first, upto):
            number = state.hands[hand + card]
            if number > length - ferries:
                number = length - ferries
            if length - number > held:
                continue
            price = self.payment_price(state, track, card, number, length - number)
            if price < least:
                least = price
                with_locomotives = length - number
        if least >= 1000.0:
            return length, self.weights.locomotive * real(length)
        return with_locomotives, least

    def payment_price(self, state: State, track: i64, card: i64, number: i64, locomotives: i64) -> float:
        """What a payment takes from other tracks."""
        box = self.box
        price = self.weights.locomotive * real(locomotives - box.track_ferries[track])
        if number > 0 and card < box.colours:
            spare = self.values.surplus[card]
            if box.track_colour[track] == card and self.plan.wanted[track] > 0:
                spare = number  # these cards were kept for just this
            if spare < 0:
                spare = 0
            if spare > number:
                spare = number
            price += 0.1 * real(spare) + self.weights.spend * self.values.card[card] * real(number - spare)
        return price

    def doubling(self, state: State, seat: i64, track: i64, paid: i64) -> float:
        """What doubling would bring now; 0 if it is impossible or not worth it."""
        box = self.box
        terrain = box.track_terrain[track]
        needed = box.track_needs[track]
        held = state.terrains[seat * box.terrains + terrain]
        left = state.hands[seat * box.cards + box.locomotive] - paid
        least = most_of_others(state, seat, terrain) - held
        if needed - held > least:
            least = needed - held
        if least < 0:
            least = 0
        if least > left:
            return 0.0
        number = needed - least
        if number < 0:
            number = 0
        value = self.plan.points[track] - self.weights.locomotive * real(least)
        value -= self.terrain_price(state, seat, track, number)
        return value if value > 0.0 else 0.0

    def terrain_price(self, state: State, seat: i64, track: i64, number: i64) -> float:
        """What these terrain cards could double instead: the best planned track that would then be short of them."""
        box = self.box
        terrain = box.track_terrain[track]
        held = state.terrains[seat * box.terrains + terrain]
        worst = 0.0
        each = self.values.each
        mine = each[track]
        better: i64 = 0
        for at in range(self.plan.tracks):
            other = self.plan.list[at]
            if other != track and box.track_terrain[other] == terrain and each[other] > mine:
                better += box.track_needs[other]
                if each[other] > worst:
                    worst = each[other]
        if number == 0 or better == 0 or held - number >= better:
            return 0.0
        return 0.6 * worst * real(number)

    def last_claim(self, state: State, seat: i64, track: i64) -> float:
        """In the very last turn: exactly what the claim scores, tickets included."""
        locomotives, _ = self.best_payment(state, seat, track)
        value = self.plan.points[track]
        if self.doubling(state, seat, track, locomotives) > 0.0:
            value += self.plan.points[track]
        return value + self.tickets_completed_by(state, seat, track)

    def tickets_completed_by(self, state: State, seat: i64, track: i64) -> float:
        """What the tickets are worth that this very track completes, against failing them."""
        box = self.box
        before = state.networks
        state.networks = before[:]
        state.connect(seat, box.track_from[track], box.track_to[track])
        value = 0.0
        for number in range(self.plan.ticket_number):
            ticket = self.plan.tickets[number]
            if is_complete(state, seat, ticket):
                value += 2.0 * real(box.ticket_value[ticket])
        state.networks = before
        return value
