"""Features: numbers that say how a seat stands, each with a name. The value network reads them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.features import FeaturesOf
from marula.core.pile import floats, real, zeros
from marula.games.heart_of_africa.bot.feature_names import GUESSED, NAMES, OF_OPTION, OF_SEAT
from marula.games.heart_of_africa.bot.option_features import OptionFeatures
from marula.games.heart_of_africa.bot.plans import Plan
from marula.games.heart_of_africa.bot.weights import Weights
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.claims import most_of_others
from marula.games.heart_of_africa.rules.state import State
from marula.games.heart_of_africa.rules.tickets import is_complete

MORE_DONE: Final[i64] = NAMES.index("more_done_than_others")
"""The place of the guessed feature that is not among the contests."""
CONTESTS: Final[i64] = len(GUESSED) - 1
"""The other guessed features, the last of all."""
NO_HURRY: Final = 99.0
"""Turns that are enough for any plan."""


class Features(FeaturesOf[State]):
    """`read` drafts a plan for every seat; then `of` gives the features of one. `seat` does both."""

    def __init__(self, box: Board, weights: Weights | None = None) -> None:
        super().__init__(box, OF_OPTION, OF_SEAT, GUESSED)
        self.box: Board = box
        weights = Weights(box.seats) if weights is None else weights
        self.reader: OptionFeatures = OptionFeatures(box, weights)
        self.plans: list[Plan] = [Plan(box, weights) for _ in range(int(box.seats))]
        self.plan: Plan = self.plans[0]  # of the seat in question
        self.times: vec[float] = floats(box.seats)  # turns that each seat has left
        self.needed: vec[i64] = zeros(box.cards)  # cards that the plan takes, by colour
        self.left: vec[i64] = zeros(box.terrains)  # terrain cards that doubling has not used yet
        self.lacks: vec[i64] = zeros(box.terrains)  # terrain cards that the plan lacks

    def options(self, state: State, seat: i64, codes: vec[i64], weights: vec[float]) -> vec[float]:
        return self.reader.read(state, seat, codes, weights)

    def seat(self, state: State, seat: i64) -> vec[float]:
        self.read(state)
        return self.of(state, seat)

    def known(self, state: State, seat: i64) -> vec[float]:
        """The guessed features need the plans of all seats; the others need only this seat's."""
        self.draft(state, seat)
        found = self.own(state, seat)
        found[MORE_DONE] = 0.0
        for _ in range(CONTESTS):
            found = append(found, 0.0)
        return found

    def seats(self, state: State) -> list[vec[float]]:
        self.read(state)
        return [self.of(state, seat) for seat in range(self.box.seats)]

    def read(self, state: State) -> None:
        """Plan for every seat."""
        for seat in range(self.box.seats):
            self.draft(state, seat)

    def draft(self, state: State, seat: i64) -> None:
        """Plan for a seat as if there were no hurry. The value network judges what there is no time for."""
        plan = self.plans[seat]
        plan.survey(state, seat)
        self.times[seat] = plan.time
        plan.time = NO_HURRY
        plan.own_tickets(state, seat)
        plan.draft(state, seat)

    def of(self, state: State, seat: i64) -> vec[float]:
        """The features of one seat, in the order of NAMES."""
        return self.contests(state, seat, self.own(state, seat))

    def own(self, state: State, seat: i64) -> vec[float]:
        """All features but the contests, which the plans of the others decide."""
        box = self.box
        self.plan = self.plans[seat]
        found = vec[float](capacity=len(NAMES))
        later = (seat - state.active + box.seats) % box.seats
        found = append(found, 1.0 if later == 0 else 0.0)
        found = append(found, real(later))
        found = append(found, real(state.points[seat]))
        found = self.tickets(state, seat, found)
        found = self.cards(state, seat, found)
        found = self.planned(state, seat, found)
        found = self.claims(state, seat, found)
        found = self.pace(state, seat, self.times[seat], found)
        found = self.doublings(state, seat, found)
        return self.rows(state, seat, found)

    def tickets(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of completed tickets, against those of the others."""
        box = self.box
        points: i64 = 0
        own: i64 = 0
        most: i64 = 0
        for other in range(box.seats):
            number: i64 = 0
            for ticket in range(box.tickets):
                if state.kept[ticket] == other and is_complete(state, other, ticket):
                    number += 1
                    if other == seat:
                        points += box.ticket_value[ticket]
            if other == seat:
                own = number
            elif number > most:
                most = number
        found = append(found, real(points))
        found = append(found, real(own))
        return append(found, real(own - most))

    def cards(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of trains and cards."""
        box = self.box
        hand = seat * box.cards
        most: i64 = 0
        second: i64 = 0
        for colour in range(box.colours):
            number = state.hands[hand + colour]
            if number > most:
                second = most
                most = number
            elif number > second:
                second = number
        terrains: i64 = 0
        led: i64 = 0
        for terrain in range(box.terrains):
            held = state.terrains[seat * box.terrains + terrain]
            terrains += held
            if held > 0 and held >= most_of_others(state, seat, terrain):
                led += 1
        found = append(found, real(state.trains[seat]))
        found = append(found, real(state.hand_size(seat)))
        found = append(found, real(state.hands[hand + box.locomotive]))
        found = append(found, real(most))
        found = append(found, real(second))
        found = append(found, real(terrains))
        return append(found, real(led))

    def planned(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of the plan: what it takes, what the hand has of it, and what is in danger."""
        box = self.box
        plan = self.plan
        hand = seat * box.cards
        locomotives = state.hands[hand + box.locomotive]
        needed = self.needed
        left = self.left
        for card in range(box.cards):
            needed[card] = 0
        for terrain in range(box.terrains):
            held = state.terrains[seat * box.terrains + terrain]
            left[terrain] = held if held >= most_of_others(state, seat, terrain) else 0
        greys: i64 = 0
        ferries: i64 = 0
        points: i64 = 0
        payable: i64 = 0
        payable_points: i64 = 0
        doubling: i64 = 0
        doubling_payable: i64 = 0
        danger: i64 = 0
        for at in range(plan.tracks):
            track = plan.list[at]
            length = box.track_length[track]
            colour = box.track_colour[track]
            worth = box.track_points[track]
            points += worth
            ferries += box.track_ferries[track]
            if colour == box.grey:
                greys += length - box.track_ferries[track]
            else:
                needed[colour] += length
            pays = self.pays(state, seat, track)
            if pays:
                payable += 1
                payable_points += worth
            terrain = box.track_terrain[track]
            if left[terrain] >= box.track_needs[track]:
                left[terrain] -= box.track_needs[track]
                doubling += worth
                if pays:
                    doubling_payable += worth
            if plan.touched[box.track_from[track]] > 0 or plan.touched[box.track_to[track]] > 0:
                danger += 1
        lacks, spare = self.lacks_and_spare(state, seat, greys)
        wild = locomotives - ferries
        if wild > 0:
            lacks -= wild
        found = append(found, real(plan.planned))
        found = append(found, real(plan.failed))
        found = append(found, real(plan.laid))
        found = append(found, plan.turns)
        found = append(found, real(plan.spaces))
        found = append(found, real(plan.tracks))
        found = append(found, real(points))
        found = append(found, real(lacks if lacks > 0 else 0))
        found = append(found, real(-wild if wild < 0 else 0))
        found = append(found, real(payable))
        found = append(found, real(payable_points))
        found = append(found, real(doubling))
        found = append(found, real(doubling_payable))
        found = append(found, real(danger))
        found = append(found, real(spare))
        found = append(found, real(wild if wild > 0 else 0))
        return append(found, real(state.trains[seat] - plan.spaces))

    def lacks_and_spare(self, state: State, seat: i64, greys: i64) -> tuple[i64, i64]:
        """The features of cards that the hand lacks for the plan, and of cards beyond it; `greys` spaces take any
        colour."""
        box = self.box
        lacks: i64 = 0
        spare: i64 = 0
        for colour in range(box.colours):
            more = state.hands[seat * box.cards + colour] - self.needed[colour]
            if more < 0:
                lacks -= more
            else:
                spare += more
        if greys > spare:
            lacks += greys - spare
        return lacks, spare

    def claims(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of claims: the most points that one could bring at once, alone and doubled."""
        box = self.box
        plan = self.plan
        most: i64 = 0
        doubled: i64 = 0
        for track in range(box.tracks):
            worth = box.track_points[track]
            if plan.open[track] == 0 or worth + worth <= doubled:
                continue
            if not self.pays(state, seat, track):
                continue
            if worth > most:
                most = worth
            terrain = box.track_terrain[track]
            held = state.terrains[seat * box.terrains + terrain]
            if held >= box.track_needs[track] and held >= most_of_others(state, seat, terrain):
                worth += worth
            if worth > doubled:
                doubled = worth
        found = append(found, real(most))
        return append(found, real(doubled))

    def pace(self, state: State, seat: i64, time: float, found: vec[float]) -> vec[float]:
        """The features of time: how much is left."""
        box = self.box
        fewest: i64 = 1000
        biggest: i64 = 0
        for other in range(box.seats):
            if other != seat:
                if state.trains[other] < fewest:
                    fewest = state.trains[other]
                if state.hand_size(other) > biggest:
                    biggest = state.hand_size(other)
        found = append(found, time)
        found = append(found, self.plan.turns / (time + 1.0))
        found = append(found, real(fewest))
        found = append(found, real(fewest if fewest < state.trains[seat] else state.trains[seat]))
        found = append(found, real(biggest))
        found = append(found, 1.0 if state.last_turns >= 0 else 0.0)
        return append(found, real(state.last_turns if state.last_turns >= 0 else 2 * box.seats))

    def doublings(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of tickets in danger, and of what the terrain cards can double; who leads does not matter."""
        box = self.box
        plan = self.plan
        lacks = self.lacks
        for terrain in range(box.terrains):
            lacks[terrain] = -state.terrains[seat * box.terrains + terrain]
        danger = 0.0
        begun = 0.0
        for at in range(plan.tracks):
            track = plan.list[at]
            terrain = box.track_terrain[track]
            needs = box.track_needs[track]
            has = -lacks[terrain]
            if has > 0:
                begun += plan.points[track] * (1.0 if has >= needs else real(has) / real(needs))
            lacks[terrain] += needs
            if plan.touched[box.track_from[track]] > 0 or plan.touched[box.track_to[track]] > 0:
                danger += plan.share[track]
        missing: i64 = 0
        for terrain in range(box.terrains):
            if lacks[terrain] > 0:
                missing += lacks[terrain]
        found = append(found, danger)
        found = append(found, real(missing))
        return append(found, begun)

    def rows(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of face-up cards that the plan lacks. `planned` and `doublings` must run before."""
        box = self.box
        useful: i64 = 0
        locomotives: i64 = 0
        for card in state.train_row:
            if card == box.locomotive:
                locomotives += 1
            elif card >= 0 and self.needed[card] > state.hands[seat * box.cards + card]:
                useful += 1
        terrains: i64 = 0
        for terrain in state.terrain_row:
            if terrain >= 0 and self.lacks[terrain] > 0:
                terrains += 1
        found = append(found, real(useful))
        found = append(found, real(locomotives))
        return append(found, real(terrains))

    def contests(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of planned tracks that another plan needs too: what depends on them, and who could claim them at
        once."""
        box = self.box
        plan = self.plan
        points = 0.0
        payable = 0.0
        threatened = 0.0
        number: i64 = 0
        for at in range(plan.tracks):
            track = plan.list[at]
            twin = box.track_twin[track]
            if twin >= 0 and box.both_tracks and plan.open[twin] != 0:
                continue  # there is room for two
            wanted = False
            others_pay = False
            for other in range(box.seats):
                if other == seat:
                    continue
                wants = self.plans[other].wanted
                if wants[track] > 0:
                    wanted = True
                    others_pay = others_pay or self.pays(state, other, track)
                elif twin >= 0 and wants[twin] > 0:
                    wanted = True
                    others_pay = others_pay or self.pays(state, other, twin)
            if wanted:
                number += 1
                points += plan.share[track]
                if self.pays(state, seat, track):
                    payable += plan.share[track]
                if others_pay:
                    threatened += plan.share[track]
        found = append(found, points)
        found = append(found, payable)
        found = append(found, threatened)
        return append(found, real(number))

    def pays(self, state: State, seat: i64, track: i64) -> bool:
        """Has the seat the cards for this track?"""
        box = self.box
        hand = seat * box.cards
        locomotives = state.hands[hand + box.locomotive]
        colour = box.track_colour[track]
        have = state.hands[hand + (self.plans[seat].best_colour if colour == box.grey else colour)] + locomotives
        return have >= box.track_length[track] and locomotives >= box.track_ferries[track]
