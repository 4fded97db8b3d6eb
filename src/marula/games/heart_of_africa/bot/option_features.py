"""Option features: what each option would do for one seat and its plan."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.features import best_weight
from marula.core.pile import floats, has_bit, real
from marula.games.heart_of_africa.bot.card_values import CardValues
from marula.games.heart_of_africa.bot.claim_values import ClaimValues
from marula.games.heart_of_africa.bot.feature_names import (
    CARD_WORTH,
    CARDS_PAID,
    CLAIM,
    CONTESTED,
    DOUBLE,
    DOUBLING,
    DRAW_TICKETS,
    FACE_UP_CARD,
    HELD_ALIKE,
    HIDDEN_CARD,
    INSTINCT,
    KEEP,
    KEPT_COMPLETE,
    KEPT_POINTS,
    LACKED,
    LOCOMOTIVE,
    LOCOMOTIVES_PAID,
    OF_OPTION,
    PAY,
    PLANNED,
    PRICE,
    TERRAIN_CARD,
    TERRAINS_PAID,
    TICKET_POINTS,
    TRACK_LENGTH,
    TRACK_POINTS,
    TRAINS_AFTER,
)
from marula.games.heart_of_africa.bot.plans import Plan
from marula.games.heart_of_africa.bot.weights import Weights
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.state import State
from marula.games.heart_of_africa.rules.tickets import is_complete


class OptionFeatures:
    """Fills one row of numbers for each option. It drafts a plan of its own."""

    def __init__(self, box: Board, weights: Weights) -> None:
        self.box: Board = box
        self.plan: Plan = Plan(box, weights)
        self.values: CardValues = CardValues(box, weights)
        self.claims: ClaimValues = ClaimValues(self.plan, self.values)
        self.out: vec[float] = vec[float]()
        self.at: i64 = 0  # where the row of the option begins

    def read(self, state: State, seat: i64, codes: vec[i64], weights: vec[float]) -> vec[float]:
        """All features of all options, one option after the other."""
        width: i64 = len(OF_OPTION)
        self.out = floats(len(codes) * width)
        self.at = 0
        self.plan.survey(state, seat)
        self.plan.own_tickets(state, seat)
        self.plan.draft(state, seat)
        self.values.read(state, seat, self.plan)
        best = best_weight(weights)
        for place in range(len(codes)):
            self.set(INSTINCT, weights[place] - best)
            self.option(state, seat, codes[place])
            self.at += width
        return self.out

    def set(self, feature: i64, value: float) -> None:
        self.out[self.at + feature] = value

    def option(self, state: State, seat: i64, code: i64) -> None:
        """The features of one option."""
        box = self.box
        self.set(TRAINS_AFTER, real(state.trains[seat]))
        if code < box.draw_tickets:
            self.card(state, seat, code)
        elif code == box.draw_tickets:
            self.set(DRAW_TICKETS, 1.0)
        elif box.keep <= code < box.claim:
            self.keep(state, seat, code)
        elif box.claim <= code < box.pay:
            self.claim(state, seat, code - box.claim)
        elif box.pay <= code < box.double:
            self.set(PAY, 1.0)
            at = code - box.pay
            self.payment(state, box.pay_card[at], box.pay_cards[at], box.pay_locomotives[at])
        elif code >= box.double:
            self.doubled(state, seat, code - box.double)

    def doubled(self, state: State, seat: i64, at: i64) -> None:
        """The features of doubling the track that has been paid for."""
        box = self.box
        cards = box.double_cards[at]
        locomotives = box.double_locomotives[at]
        self.set(DOUBLE, 1.0)
        self.set(TERRAINS_PAID, real(cards))
        self.set(LOCOMOTIVES_PAID, real(locomotives))
        self.set(TRACK_POINTS, self.plan.points[state.track])
        price = self.claims.terrain_price(state, seat, state.track, cards)
        self.set(PRICE, price + self.claims.weights.locomotive * real(locomotives))

    def card(self, state: State, seat: i64, code: i64) -> None:
        """The features of a train card or a terrain card, face-up or hidden."""
        box = self.box
        if code < box.draw_train:
            self.set(FACE_UP_CARD, 1.0)
            self.set(CARD_WORTH, self.values.card[code])
            self.set(HELD_ALIKE, real(state.hands[seat * box.cards + code]))
            if code == box.locomotive:
                self.set(LOCOMOTIVE, 1.0)
            elif self.values.surplus[code] < 0:
                self.set(LACKED, real(-self.values.surplus[code]))
        elif code == box.draw_train:
            self.set(HIDDEN_CARD, 1.0)
            self.set(CARD_WORTH, self.values.hidden_train(state, seat))
        else:
            self.set(TERRAIN_CARD, 1.0)
            if code < box.draw_terrain:
                terrain = code - box.take_terrain
                self.set(CARD_WORTH, self.values.terrain[terrain])
                self.set(HELD_ALIKE, real(state.terrains[seat * box.terrains + terrain]))
            else:
                self.set(HIDDEN_CARD, 1.0)
                self.set(CARD_WORTH, self.values.hidden_terrain(state))

    def keep(self, state: State, seat: i64, code: i64) -> None:
        """The features of keeping some tickets of an offer."""
        box = self.box
        number: i64 = 0
        points: i64 = 0
        complete: i64 = 0
        for place in range(state.offer_size(seat)):
            if has_bit(code - box.keep + 1, place):
                ticket = state.offered[seat * box.offer + place]
                number += 1
                points += box.ticket_value[ticket]
                if is_complete(state, seat, ticket):
                    complete += 1
        self.set(KEEP, real(number))
        self.set(KEPT_POINTS, real(points))
        self.set(KEPT_COMPLETE, real(complete))

    def claim(self, state: State, seat: i64, track: i64) -> None:
        """The features of claiming a track, with the payment that takes least from other tracks."""
        box = self.box
        plan = self.plan
        locomotives, price = self.claims.best_payment(state, seat, track)
        ends = 0.0
        if plan.touched[box.track_from[track]] > 0:
            ends += 1.0
        if plan.touched[box.track_to[track]] > 0:
            ends += 1.0
        self.set(CLAIM, 1.0)
        self.set(TRACK_POINTS, plan.points[track])
        self.set(TRACK_LENGTH, real(box.track_length[track]))
        self.set(PLANNED, 1.0 if plan.wanted[track] > 0 else 0.0)
        self.set(TICKET_POINTS, plan.share[track] if plan.wanted[track] > 0 else 0.0)
        self.set(CONTESTED, ends)
        self.set(TRAINS_AFTER, real(state.trains[seat] - box.track_length[track]))
        self.set(CARDS_PAID, real(box.track_length[track] - locomotives))
        self.set(LOCOMOTIVES_PAID, real(locomotives))
        self.set(PRICE, price)
        self.set(DOUBLING, self.claims.doubling(state, seat, track, locomotives))

    def payment(self, state: State, card: i64, cards: i64, locomotives: i64) -> None:
        """The features of paying for the track that is being claimed."""
        self.set(CARDS_PAID, real(cards))
        self.set(LOCOMOTIVES_PAID, real(locomotives))
        self.set(PRICE, self.claims.payment_price(state, state.track, card, cards, locomotives))
