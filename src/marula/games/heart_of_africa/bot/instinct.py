"""Instinct: what a good player feels about each option, from the plan for its tickets and the cards it wishes for."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core import game
from marula.core.pile import has_bit, total, zeros
from marula.core.value_network import ValueNetwork, load_value_network, verdict
from marula.games.heart_of_africa.bot.beginner import Learner
from marula.games.heart_of_africa.bot.features import NAMES, Signs
from marula.games.heart_of_africa.bot.opponent_tickets import OpponentModel
from marula.games.heart_of_africa.bot.plans import Plan, real
from marula.games.heart_of_africa.bot.weights import Weights
from marula.games.heart_of_africa.bot.wishes import Wishes
from marula.games.heart_of_africa.knowledge.view import View
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import most_of_others
from marula.games.heart_of_africa.rules.scoring import standings
from marula.games.heart_of_africa.rules.state import DOUBLING, FIRST_TICKETS, OVER, PAYMENT, SECOND_CARD, TICKETS, State
from marula.games.heart_of_africa.rules.tickets import is_complete

JUDGE: Final = Path(__file__).parent / "value_network.json"


class Instinct(game.Instinct):
    """A steady player: one plan for all tickets, and every option by how much it helps that plan."""

    def __init__(self, board: game.Board, weights: Weights | None = None) -> None:
        super().__init__(board)
        self.box: Board = cast(Board, board)
        self.weights: Weights = weights if weights is not None else Weights(self.box.seats)
        self.plan: Plan = Plan(self.box, self.weights)
        self.wishes: Wishes = Wishes(self.box, self.weights)
        self.learner: Learner = Learner(board)
        self.eye: Signs = Signs(self.box, self.weights)
        self.judge: ValueNetwork = load_value_network(JUDGE, self.box.seats, NAMES)

    def weigh(self, state: game.State, seat: i64, codes: vec[i64]) -> vec[float]:
        """How good each option feels."""
        table = cast(State, state)
        if table.phase == FIRST_TICKETS or table.phase == TICKETS:
            return self.weigh_offer(table, seat, codes)
        plan = self.plan
        plan.survey(table, seat)
        plan.own_tickets(table, seat)
        plan.draft(table, seat)
        self.wishes.make(table, seat, plan)
        if table.phase == PAYMENT:
            return self.weigh_payments(table, seat, codes)
        if table.phase == DOUBLING:
            return self.weigh_doublings(table, seat, codes)
        return self.weigh_turn(table, seat, codes)

    def weigh_simply(self, state: game.State, seat: i64, codes: vec[i64]) -> vec[float]:
        """How it feels to someone who is still learning."""
        return self.learner.weigh(state, seat, codes)

    def win_chances(self, state: game.State) -> vec[float]:
        """Each seat's chance to win."""
        table = cast(State, state)
        if table.phase == OVER:
            return verdict(standings(table))
        worths = vec[float](capacity=self.box.seats)
        for features in self.features(table):
            worths = append(worths, self.judge.worth(features))
        return self.judge.chances(worths)

    def features(self, state: game.State) -> list[vec[float]]:
        table = cast(State, state)
        self.eye.look(table)
        return [self.eye.of(table, seat) for seat in range(int(self.box.seats))]

    def opponent_model(self, view: game.View, world: game.State) -> game.OpponentModel:
        return OpponentModel(cast(View, view), cast(State, world), self.plan.ways)

    # --- a turn -----------------------------------------------------------------------------------------------------

    def weigh_turn(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        box = self.box
        found = vec[float](capacity=len(codes))
        blind = self.blind_train(state, seat)
        hidden = self.blind_terrain(state)
        first = state.phase != SECOND_CARD
        last = state.last_turns >= 0
        for code in codes:
            value = 0.0
            if code < box.draw_tickets:
                if not last:
                    value = self.card_value(code, blind, hidden)
                    if first and code != box.locomotive:
                        value += self.second_card(state, code, blind, hidden)
            elif code == box.draw_tickets:
                value = self.weigh_draw(state, seat)
            elif code >= box.claim:
                track = code - box.claim
                value = self.last_claim(state, seat, track) if last else self.claim_value(state, seat, track)
            found = append(found, value)
        return found

    def card_value(self, code: i64, blind: float, hidden: float) -> float:
        """One card, of whatever kind."""
        box = self.box
        if code < box.draw_train:
            return self.wishes.card[code]
        if code == box.draw_train:
            return blind
        if code < box.draw_terrain:
            return self.wishes.terrain[code - box.take_terrain]
        return hidden

    def second_card(self, state: State, code: i64, blind: float, hidden: float) -> float:
        """The best that could follow: what is blind may always come, what lies open only if it lies there twice."""
        box = self.box
        best = blind if blind > hidden else hidden
        skipped = False
        for place in range(len(state.train_row)):
            card = state.train_row[place]
            if card < 0 or card == box.locomotive:
                continue
            if card == code and not skipped:
                skipped = True
                continue
            value = self.wishes.card[card]
            if card == code:
                value *= 0.9
            if value > best:
                best = value
        skipped = False
        for place in range(len(state.terrain_row)):
            terrain = state.terrain_row[place]
            if terrain < 0:
                continue
            if box.take_terrain + terrain == code and not skipped:
                skipped = True
                continue
            value = self.wishes.terrain[terrain]
            if value > best:
                best = value
        return best

    def blind_train(self, state: State, seat: i64) -> float:
        """What the top card of the deck promises, by the cards that this seat has not seen."""
        box = self.box
        sum_value = 0.0
        number: i64 = 0
        for card in range(box.cards):
            unseen = box.card_counts[card] - state.train_discards[card] - state.hands[seat * box.cards + card]
            for shown in state.train_row:
                if shown == card:
                    unseen -= 1
            for other in range(box.seats):
                if other != seat:
                    unseen -= state.known[other * box.cards + card]
            if unseen > 0:
                number += unseen
                sum_value += real(unseen) * self.wishes.card[card]
        return sum_value / real(number) if number > 0 else self.weights.spare

    def blind_terrain(self, state: State) -> float:
        box = self.box
        sum_value = 0.0
        number = total(state.terrain_deck)
        if number == 0:
            return 0.0
        for terrain in range(box.terrains):
            sum_value += real(state.terrain_deck[terrain]) * self.wishes.terrain[terrain]
        return sum_value / real(number)

    # --- claims -----------------------------------------------------------------------------------------------------

    def claim_value(self, state: State, seat: i64, track: i64) -> float:
        """A claim by its worth for each turn it takes, what is in danger, and what is paid and given up for it."""
        box = self.box
        weights = self.weights
        plan = self.plan
        wishes = self.wishes
        worth = wishes.worth[track]
        points = plan.points[track]
        locomotives, price = self.best_payment(state, seat, track)
        turns = plan.length[track] / 2.0 + 1.0
        doubling = self.doubling_value(state, seat, track, locomotives)
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
            value -= points * wishes.lead[box.track_terrain[track]] * self.hope(state, seat, track)
        if plan.time < 6.0:
            value *= 1.0 + weights.hurry / plan.time
        return value - price

    def hope(self, state: State, seat: i64, track: i64) -> float:
        """How surely the terrain cards can be had that would double a track: in one turn if they lie open."""
        box = self.box
        terrain = box.track_terrain[track]
        missing = box.track_needs[track] - state.terrains[seat * box.terrains + terrain]
        for shown in state.terrain_row:
            if shown == terrain:
                missing -= 1
        return self.weights.patience if missing <= 0 else self.weights.vague

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
            spare = self.wishes.surplus[card]
            if box.track_colour[track] == card and self.plan.wanted[track] > 0:
                spare = number  # these cards were kept for just this
            if spare < 0:
                spare = 0
            if spare > number:
                spare = number
            price += 0.1 * real(spare) + self.weights.spend * self.wishes.card[card] * real(number - spare)
        return price

    def doubling_value(self, state: State, seat: i64, track: i64, paid: i64) -> float:
        """What doubling would bring now, or 0 where it cannot be had or is not worth it."""
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
        """What so many terrain cards could double instead: the best planned track that they would then be short for."""
        box = self.box
        terrain = box.track_terrain[track]
        held = state.terrains[seat * box.terrains + terrain]
        worst = 0.0
        each = self.wishes.each
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
        """The very last turn: exactly what the claim scores, tickets included."""
        locomotives, _ = self.best_payment(state, seat, track)
        value = self.plan.points[track]
        if self.doubling_value(state, seat, track, locomotives) > 0.0:
            value += self.plan.points[track]
        return value + self.finished_by(state, seat, track)

    def finished_by(self, state: State, seat: i64, track: i64) -> float:
        """What the tickets swing that this very track completes."""
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

    def weigh_payments(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """The fewest locomotives, and of a grey track the colour that is missed least."""
        box = self.box
        found = vec[float](capacity=len(codes))
        for code in codes:
            at = code - box.pay
            price = self.payment_price(state, state.track, box.pay_card[at], box.pay_cards[at], box.pay_locomotives[at])
            found = append(found, -price)
        return found

    def weigh_doublings(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """Twice the points against the terrain cards and locomotives that it takes."""
        box = self.box
        last = state.last_turns >= 0
        found = vec[float](capacity=len(codes))
        for code in codes:
            value = 0.0
            if code >= box.double:
                at = code - box.double
                value = self.plan.points[state.track]
                if not last:
                    value -= self.terrain_price(state, seat, state.track, box.double_cards[at])
                    value -= self.weights.locomotive * real(box.double_locomotives[at])
                value += 0.01 * real(box.double_cards[at])
            found = append(found, value)
        return found

    # --- tickets ----------------------------------------------------------------------------------------------------

    def weigh_draw(self, state: State, seat: i64) -> float:
        """What four more tickets promise: those that fit what is built or planned, found among all that may come."""
        box = self.box
        weights = self.weights
        plan = self.plan
        last = state.last_turns >= 0
        if not last and (plan.turns > plan.time - weights.ticket_slack or plan.turns > weights.ticket_gate):
            return -1.0
        slack = state.trains[seat] - plan.spaces
        time = plan.time - plan.turns - 1.0
        ways = plan.ways
        under = state.under_by
        deep = state.ticket_pile.size() - len(under) >= box.tickets_drawn
        known = zeros(box.tickets)
        if deep:  # what this seat put underneath will not come yet
            for at in range(len(under)):
                if under[at] == seat:
                    known[state.ticket_pile.under[at]] = 1
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
                ways.spread(source)
            place = ways.nearest(box.ticket_to[ticket])
            if place < 0:
                continue
            cards = real(ways.far[place]) / 10.0
            if cards > real(slack) or cards > time * 1.2:
                continue
            gain = value + weights.ticket_more - cards * weights.ticket_card
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

    def weigh_offer(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """Every set of the offer by one plan for it and what is already kept."""
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

    def search_settings(self) -> dict[str, float]:
        # What feels much worse is seldom better, and the judge overlooks why: it is not tried. Of the rest most are
        # nearly alike, so the instinct keeps a little say, however many trials there are.
        # With more players it keeps as much say as the trials: they take the others for steady, and the longer expert
        # believed that, the weaker it was among sharp players.
        keep = 0.1 if self.box.seats == 2 else 1.0
        return {
            "rollout_depth_turns": 3.0,
            "rollout_depth_growth": 2.0,
            "max_prior_gap": 8.0,
            "win_chance_per_point": 0.001,
            "prior_error": 0.015,
            "prior_weight_per_rollout": keep,
        }
