"""Wishes: what every track, train card and terrain card is worth to a seat that has a plan."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import zeros
from marula.games.heart_of_africa.bot.plans import Plan, nothing, real
from marula.games.heart_of_africa.bot.weights import Weights
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import most_of_others
from marula.games.heart_of_africa.rules.state import State


class Wishes:
    """Scratch paper again: `make` fills it from a drafted plan.

    A track's worth is its points and the points of tickets that hang on it; its rate is that worth for each turn it
    still takes. A card is worth half a turn of the best track that it brings nearer.
    """

    def __init__(self, box: Board, weights: Weights) -> None:
        self.box: Board = box
        self.weights: Weights = weights
        self.worth: vec[float] = nothing(box.tracks)
        self.rate: vec[float] = nothing(box.tracks)
        self.card: vec[float] = nothing(box.cards)
        self.terrain: vec[float] = nothing(box.terrains)
        self.lead: vec[float] = nothing(box.terrains)  # how likely one is to lead in a terrain, 0 to 1
        self.surplus: vec[i64] = zeros(box.cards)  # cards that no planned track of their colour needs
        self.most: i64 = 0  # the colour of which most is to spare
        self.counted: vec[i64] = zeros(box.tracks)
        self.extra_doubling: vec[float] = nothing(box.terrains)
        self.each: vec[float] = nothing(box.tracks)  # points that doubling a track brings for each terrain card
        for track in range(box.tracks):
            self.each[track] = real(box.track_points[track]) / real(box.track_needs[track])

    def make(self, state: State, seat: i64, plan: Plan) -> None:
        self.weigh_tracks(state, seat, plan)
        self.weigh_colours(state, seat, plan)
        self.weigh_greys(state, seat, plan)
        self.weigh_terrains(state, seat, plan)

    def weigh_tracks(self, state: State, seat: i64, plan: Plan) -> None:
        """Planned tracks by their tickets; others by their points alone, where trains are left for them."""
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

    def weigh_colours(self, state: State, seat: i64, plan: Plan) -> None:
        """Of each colour: the cards in hand go to its best tracks, the next card to the first that they do not pay."""
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
                best: i64 = -1
                for track in range(first, upto):
                    if self.counted[track] == 0 and self.rate[track] > 0.0:
                        if best < 0 or self.rate[track] > self.rate[best]:
                            best = track
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

    def weigh_greys(self, state: State, seat: i64, plan: Plan) -> None:
        """Grey tracks take any colour: best the one of which most is to spare. And locomotives take every place."""
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
        best = 0.0
        for colour in range(box.colours):
            if self.card[colour] > best:
                best = self.card[colour]
        if ferry > best:
            best = ferry
        self.card[box.locomotive] = best * weights.wild + 0.3

    def weigh_terrains(self, state: State, seat: i64, plan: Plan) -> None:
        """As colours: the terrain cards in front of the seat double its best tracks, the next card helps one more."""
        box = self.box
        weights = self.weights
        needs = box.track_needs
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
            left = held
            value = weights.terrain * weights.extra_double * extra[terrain]
            while True:
                best: i64 = -1
                merit = 0.0
                for at in range(plan.tracks):
                    track = plan.list[at]
                    if terrains[track] != terrain or counted[track] != 0:
                        continue
                    each = self.each[track] * (weights.ready if self.payable(state, seat, track) else weights.terrain)
                    if each > merit:
                        merit = each
                        best = track
                if best < 0:
                    break
                counted[best] = 1
                if left >= needs[best]:
                    left -= needs[best]
                    continue
                if merit > value:
                    value = merit
                break
            if plan.time < 2.0:
                value = 0.0
            self.terrain[terrain] = value * lead

    def payable(self, state: State, seat: i64, track: i64) -> bool:
        """Could the seat claim this track now? A grey one in the colour of which most is to spare."""
        box = self.box
        hand = seat * box.cards
        colour = box.track_colour[track]
        if colour == box.grey:
            colour = self.most
        return state.hands[hand + colour] + state.hands[hand + box.locomotive] >= box.track_length[track]
