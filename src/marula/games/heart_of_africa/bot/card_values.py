"""Card values: what every track, train card and terrain card is worth to a seat that has a plan."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats, real, total, zeros
from marula.games.heart_of_africa.bot.plans import Plan
from marula.games.heart_of_africa.bot.weights import Weights
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import most_of_others
from marula.games.heart_of_africa.rules.state import State


class CardValues:
    """What cards and tracks are worth, in points. `read` fills it from a drafted plan.

    A track is worth its points and the points of tickets that depend on it. Its rate is that worth for each turn it
    still takes. A card is worth half a turn of the best track that it brings nearer.
    """

    def __init__(self, box: Board, weights: Weights) -> None:
        self.box: Board = box
        self.weights: Weights = weights
        self.worth: vec[float] = floats(box.tracks)  # points of each track, tickets included
        self.rate: vec[float] = floats(box.tracks)  # worth for each turn that it still takes
        self.card: vec[float] = floats(box.cards)  # points for one more train card of each kind
        self.terrain: vec[float] = floats(box.terrains)  # points for one more terrain card of each kind
        self.lead: vec[float] = floats(box.terrains)  # chance to lead in a terrain
        self.surplus: vec[i64] = zeros(box.cards)  # cards that no planned track of their colour needs
        self.most: i64 = 0  # the colour with the largest surplus
        self.counted: vec[i64] = zeros(box.tracks)  # 1 for tracks that are dealt with
        self.extra_doubling: vec[float] = floats(box.terrains)  # the best `each` of a track that no ticket needs
        self.each: vec[float] = floats(box.tracks)  # points that doubling a track brings for each terrain card
        for track in range(box.tracks):
            self.each[track] = real(box.track_points[track]) / real(box.track_needs[track])

    def read(self, state: State, seat: i64, plan: Plan) -> None:
        """Value everything for this seat and its plan."""
        self.value_tracks(state, seat, plan)
        self.value_colours(state, seat, plan)
        self.value_greys(state, seat, plan)
        self.value_terrains(state, seat, plan)

    def value_tracks(self, state: State, seat: i64, plan: Plan) -> None:
        """Planned tracks by their tickets; others by their points alone, if trains are left for them."""
        box = self.box
        weights = self.weights
        slack = state.trains[seat] - plan.spaces
        opened = plan.open
        wanted = plan.wanted
        points = plan.points
        lengths = box.track_length
        length = plan.length
        for track in range(box.tracks):
            worth = 0.0
            if opened[track] != 0:
                if wanted[track] > 0:
                    worth = points[track] + plan.share[track]
                elif lengths[track] <= slack:
                    worth = weights.extra * points[track] - weights.train * length[track]
                    if worth < 0.0:
                        worth = 0.0
            self.worth[track] = worth
            self.rate[track] = worth / (length[track] / 2.0 + 1.0)

    def value_colours(self, state: State, seat: i64, plan: Plan) -> None:
        """The hand pays for the best tracks of each colour; one more card helps the first that it does not pay."""
        box = self.box
        weights = self.weights
        for colour in range(box.colours):
            first = box.colour_first[colour]
            upto = box.colour_first[colour + 1]
            held = state.hands[seat * box.cards + colour]
            left = held
            value = weights.spare
            reserved: i64 = 0
            for track in range(first, upto):
                self.counted[track] = 0
            while True:
                best = self.best_uncounted(first, upto)
                if best < 0:
                    break
                self.counted[best] = 1
                twin = box.track_twin[best]
                if twin >= first and twin < upto:
                    self.counted[twin] = 1
                length = box.track_length[best]
                if plan.wanted[best] > 0:
                    reserved += length
                if left >= length:
                    left -= length
                    continue
                missing = real(length - left)
                if missing / 2.0 + 1.0 <= plan.time + 0.5:
                    near = 1.0 + weights.near * (1.0 - (missing - 1.0) / plan.length[best])
                    value += self.rate[best] / 2.0 * near
                break
            self.card[colour] = value
            self.surplus[colour] = held - reserved

    def best_uncounted(self, first: i64, upto: i64) -> i64:
        """The track with the best rate that has not been counted yet; -1 for none."""
        best: i64 = -1
        for track in range(first, upto):
            if self.counted[track] == 0 and self.rate[track] > 0.0:
                if best < 0 or self.rate[track] > self.rate[best]:
                    best = track
        return best

    def value_greys(self, state: State, seat: i64, plan: Plan) -> None:
        """A grey track takes any colour, best the one with the largest surplus."""
        box = self.box
        weights = self.weights
        locomotives = state.hands[seat * box.cards + box.locomotive]
        most: i64 = 0
        for colour in range(1, box.colours):
            if self.surplus[colour] > self.surplus[most]:
                most = colour
        self.most = most
        ferry = 0.0
        for track in range(box.colour_first[box.grey], box.tracks):
            rate = self.rate[track]
            if rate <= 0.0:
                continue
            length = box.track_length[track]
            if box.track_ferries[track] > locomotives and rate / 2.0 > ferry and plan.wanted[track] > 0:
                ferry = rate / 2.0
            for colour in range(box.colours):
                spare = self.surplus[colour]
                if spare < 0:
                    spare = 0
                if spare >= length - box.track_ferries[track]:
                    continue
                near = weights.grey if colour == most else weights.grey * (0.3 + 0.5 * real(spare) / plan.length[track])
                value = rate / 2.0 * near
                if value > self.card[colour]:
                    self.card[colour] = value
        self.value_locomotive(ferry)

    def value_locomotive(self, ferry: float) -> None:
        """A locomotive stands for the best colour; `ferry` is what one is worth for a ferry that needs it."""
        box = self.box
        best = 0.0
        for colour in range(box.colours):
            if self.card[colour] > best:
                best = self.card[colour]
        if ferry > best:
            best = ferry
        self.card[box.locomotive] = best * self.weights.wild + 0.3

    def value_terrains(self, state: State, seat: i64, plan: Plan) -> None:
        """The terrain cards held double the best planned tracks; one more card helps the next one."""
        box = self.box
        weights = self.weights
        terrains = box.track_terrain
        counted = self.counted
        extra = self.extra_doubling
        for terrain in range(box.terrains):
            extra[terrain] = 0.0
        for at in range(plan.tracks):
            counted[plan.list[at]] = 0
        for track in range(box.tracks):
            if self.rate[track] > 0.0 and plan.wanted[track] == 0:
                each = self.each[track]
                if each > extra[terrains[track]]:
                    extra[terrains[track]] = each
        for terrain in range(box.terrains):
            held = state.terrains[seat * box.terrains + terrain]
            others = most_of_others(state, seat, terrain)
            lead = 1.0
            for _ in range(held + 1, others):
                lead *= weights.behind
            self.lead[terrain] = lead
            value = weights.terrain * weights.extra_double * extra[terrain]
            merit = self.next_doubling(state, seat, plan, terrain, held)
            if merit > value:
                value = merit
            if plan.time < 2.0:
                value = 0.0
            self.terrain[terrain] = value * lead

    def next_doubling(self, state: State, seat: i64, plan: Plan, terrain: i64, held: i64) -> float:
        """Points for one more card of this terrain: from the best planned track that the cards held do not double."""
        box = self.box
        weights = self.weights
        counted = self.counted
        left = held
        while True:
            best: i64 = -1
            merit = 0.0
            for at in range(plan.tracks):
                track = plan.list[at]
                if box.track_terrain[track] != terrain or counted[track] != 0:
                    continue
                each = self.each[track] * (weights.ready if self.payable(state, seat, track) else weights.terrain)
                if each > merit:
                    merit = each
                    best = track
            if best < 0:
                return 0.0
            counted[best] = 1
            if left < box.track_needs[best]:
                return merit
            left -= box.track_needs[best]

    def payable(self, state: State, seat: i64, track: i64) -> bool:
        """Could the seat claim this track now? A grey one is paid in the colour with the largest surplus."""
        box = self.box
        hand = seat * box.cards
        colour = box.track_colour[track]
        if colour == box.grey:
            colour = self.most
        return state.hands[hand + colour] + state.hands[hand + box.locomotive] >= box.track_length[track]

    def hidden_train(self, state: State, seat: i64) -> float:
        """The expected worth of the top train card, over all cards that this seat has not seen."""
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
                sum_value += real(unseen) * self.card[card]
        return sum_value / real(number) if number > 0 else self.weights.spare

    def hidden_terrain(self, state: State) -> float:
        """The expected worth of the top terrain card."""
        box = self.box
        sum_value = 0.0
        number = total(state.terrain_deck)
        if number == 0:
            return 0.0
        for terrain in range(box.terrains):
            sum_value += real(state.terrain_deck[terrain]) * self.terrain[terrain]
        return sum_value / real(number)
