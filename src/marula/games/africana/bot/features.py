"""Features: what Africana's bots know of an option and of a seat, in numbers that have names."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.features import FeaturesOf, best_weight
from marula.core.pile import floats, has_bit, real, set_bit
from marula.games.africana.bot.book_purchases import BookPurchases
from marula.games.africana.bot.feature_names import (
    ADVENTURE_GAIN,
    ARRIVES,
    ASSISTANT_USED,
    BUY,
    CARDS_ALIKE,
    COMPLETE_ADVENTURE,
    COMPLETE_EXPEDITION,
    DISCARD,
    DRAW,
    INSTINCT,
    JOIN,
    JOINING_BONUS,
    JOKER_USED,
    NEARER,
    OF_OPTION,
    OF_SEAT,
    OPEN_BOOK,
    RECOLOURED_CARD,
    SET_OUT,
    STEP,
    STOP,
    TOUR_AFTER,
    TURN_PAGE,
    WITHIN_REACH,
)
from marula.games.africana.bot.journey_plan import DIGIT, RECOLOURED, JourneyPlan
from marula.games.africana.bot.plans import Plans
from marula.games.africana.bot.weights import Weights
from marula.games.africana.rules import scoring
from marula.games.africana.rules.board import ASSISTANT, CARDS, COLOURS, JOKER, SPACES, WAYS, Board, count
from marula.games.africana.rules.state import BOOK, JOURNEY, TURN, State

FAR: Final[i64] = 99
"""Steps to the nearest place where something is to be done, where there is none."""


class Features(FeaturesOf[State]):
    """Reads one position at a time; nothing of a match is kept."""

    def __init__(self, box: Board) -> None:
        super().__init__(box, OF_OPTION, OF_SEAT)
        self.box: Board = box
        weights = Weights()
        self.plans: Plans = Plans(box, weights)
        self.reach: JourneyPlan = JourneyPlan(box, weights, self.plans, ends_count=False)
        self.purchases: BookPurchases = BookPurchases(box, weights, self.plans)
        self.hand: i64 = 0  # the cards of the seat whose options are read, packed
        self.out: vec[float] = vec[float]()
        self.at: i64 = 0  # where the row of the option begins

    # --- a seat -------------------------------------------------------------------------------------------------------

    def seat(self, state: State, seat: i64) -> vec[float]:
        box = self.box
        plans = self.plans
        plans.read(state, seat)
        found = vec[float](capacity=len(OF_SEAT))
        later = seat - state.active if seat >= state.active else seat - state.active + box.seats
        found = append(found, real(box.seats))
        found = append(found, 1.0 if later == 0 else 0.0)
        found = append(found, real(later))
        found = append(found, 1.0 if later == 0 and state.phase == JOURNEY else 0.0)
        found = append(found, plans.rounds)
        found = append(found, 1.0 if state.last_round else 0.0)
        found = self.points(state, seat, found)
        found = self.cards(state, seat, found)
        found = self.targets(state, seat, found)
        return self.others(state, seat, found)

    def points(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of points and silver."""
        own = scoring.points(state, seat)
        most: i64 = -1000
        for other in range(self.box.seats):
            if other != seat and scoring.points(state, other) > most:
                most = scoring.points(state, other)
        found = append(found, real(own))
        found = append(found, real(own - most))
        found = append(found, real(state.silver[seat]))
        return append(found, self.plans.silver)

    def cards(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of the hand."""
        most: i64 = 0
        helpers: i64 = 0
        for colour in range(COLOURS):
            if state.hands[seat * COLOURS + colour] > most:
                most = state.hands[seat * COLOURS + colour]
            helpers += state.assistants[seat * COLOURS + colour]
        found = append(found, real(hand_size(state, seat)))
        found = append(found, real(most))
        found = append(found, real(state.jokers[seat]))
        return append(found, real(helpers))

    def targets(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of what is done, begun and within reach."""
        plans = self.plans
        best = 0.0
        for space in range(SPACES):
            if state.display[space] >= 0 and has_bit(state.joined[space], seat) and plans.prize[space] > best:
                best = plans.prize[space]
        found = append(found, real(count(state.expeditions[seat])))
        found = append(found, real(joined(state, seat)))
        found = append(found, real(count(state.adventures[seat])))
        found = append(found, best)
        found = append(found, plans.value_here())
        return append(found, real(self.nearest(state, seat, plans.here)))

    def others(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of the other seats: the most that any of them has."""
        markers: i64 = 0
        cards: i64 = 0
        silver: i64 = 0
        for other in range(self.box.seats):
            if other != seat:
                if joined(state, other) > markers:
                    markers = joined(state, other)
                if hand_size(state, other) > cards:
                    cards = hand_size(state, other)
                if state.silver[other] > silver:
                    silver = state.silver[other]
        found = append(found, real(markers))
        found = append(found, real(cards))
        return append(found, real(silver))

    def nearest(self, state: State, seat: i64, place: i64) -> i64:
        """Steps from a place to the nearest one where the seat can join or complete something."""
        plans = self.plans
        best = FAR
        for space in range(SPACES):
            if state.display[space] >= 0:
                goal = plans.targets[space] if has_bit(state.joined[space], seat) else plans.starts[space]
                if plans.steps[place * plans.places + goal] < best:
                    best = plans.steps[place * plans.places + goal]
        for number in range(plans.adventures):
            goal = plans.adventure_place[number]
            if plans.steps[place * plans.places + goal] < best:
                best = plans.steps[place * plans.places + goal]
        return best

    # --- an option ----------------------------------------------------------------------------------------------------

    def options(self, state: State, seat: i64, codes: vec[i64], weights: vec[float]) -> vec[float]:
        width: i64 = len(OF_OPTION)
        self.plans.read(state, seat)
        self.hand = self.reach.begin(state, seat)
        if state.phase == TURN or state.phase == BOOK:
            self.purchases.read(state, seat)
        self.out = floats(len(codes) * width)
        self.at = 0
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
        if code < box.step:
            self.set(TOUR_AFTER, self.tour_from(self.plans.here, self.plans.mask))
        if code >= box.step:
            self.step(state, seat, code - box.step)
        elif code >= box.join:
            self.target(state, code)
        elif code >= box.discard_card:
            self.set(DISCARD, 1.0)
            if code < box.discard_adventure:
                self.card(state, seat, code - box.discard_card)
        elif code >= box.buy:
            self.set(BUY, 1.0)
            self.set(ADVENTURE_GAIN, self.purchases.shown(code - box.buy))
        elif code >= box.turn_page:
            self.set(TURN_PAGE, 1.0)
            self.set(ADVENTURE_GAIN, self.purchases.below(code - box.turn_page))
        else:
            self.plain(code)

    def plain(self, code: i64) -> None:
        """The features of one of the three actions of a turn, or of the end of one."""
        box = self.box
        if code == box.draw:
            self.set(DRAW, 1.0)
        elif code == box.open_book:
            self.set(OPEN_BOOK, 1.0)
            self.set(ADVENTURE_GAIN, self.best_adventure())
        elif code == box.set_out:
            self.set(SET_OUT, 1.0)
            self.set(WITHIN_REACH, self.collects(self.plans.here, self.hand, self.plans.mask, self.reach.silver))
        else:
            self.set(STOP, 1.0)

    def collects(self, place: i64, cards: i64, mask: i64, silver: i64) -> float:
        """What the rest of a journey can bring that goes on from this place with these cards."""
        return self.reach.arrive(place, cards, mask, silver, 0)

    def tour_from(self, place: i64, mask: i64) -> float:
        """What the best tour from this place is worth; nothing once the match is ending."""
        plans = self.plans
        return 0.0 if plans.last else plans.worth(plans.entry(mask), place)

    def best_adventure(self) -> float:
        """What the best adventure in the book would add, whether it is on top or not."""
        best = 0.0
        for side in range(2):
            if self.purchases.shown(side) > best:
                best = self.purchases.shown(side)
            if self.purchases.below(side) > best:
                best = self.purchases.below(side)
        return best

    def step(self, state: State, seat: i64, number: i64) -> None:
        """The features of a step to a place, paid in one of several ways."""
        place = number // WAYS
        way = number % WAYS
        self.set(STEP, 1.0)
        self.card(state, seat, self.box.card_of(way))
        self.set(RECOLOURED_CARD, 1.0 if way >= CARDS else 0.0)
        after = self.nearest(state, seat, place)
        self.set(NEARER, real(self.nearest(state, seat, self.plans.here) - after))
        self.set(ARRIVES, 1.0 if after == 0 else 0.0)
        self.set(TOUR_AFTER, self.tour_from(place, self.plans.mask))
        card = self.box.card_of(way)
        left = self.hand - set_bit(0, DIGIT * (card if card <= JOKER else card - ASSISTANT))
        silver = self.reach.silver
        if way >= CARDS:
            left += set_bit(0, RECOLOURED)
            silver -= self.box.recolour_price
        self.set(WITHIN_REACH, self.collects(place, left, self.plans.mask, silver))

    def card(self, state: State, seat: i64, card: i64) -> None:
        """The features of the card that is played or given up."""
        if card < COLOURS:
            self.set(CARDS_ALIKE, real(state.hands[seat * COLOURS + card]))
        else:
            self.set(JOKER_USED if card == JOKER else ASSISTANT_USED, 1.0)

    def target(self, state: State, code: i64) -> None:
        """The features of joining or completing something here."""
        box = self.box
        plans = self.plans
        if code >= box.complete_adventure:
            for number in range(plans.adventures):
                if plans.adventure_id[number] == code - box.complete_adventure:
                    self.set(COMPLETE_ADVENTURE, plans.adventure_prize[number])
        elif code >= box.complete_expedition:
            self.set(COMPLETE_EXPEDITION, plans.prize[state.space_of(code - box.complete_expedition)])
        else:
            self.set(JOIN, 1.0)
            self.set(JOINING_BONUS, plans.bonus[state.space_of(code - box.join)])


def hand_size(state: State, seat: i64) -> i64:
    """Travel cards in hand; how many is public."""
    result: i64 = 0
    for colour in range(COLOURS):
        result += state.hands[seat * COLOURS + colour]
    return result


def joined(state: State, seat: i64) -> i64:
    """Open expeditions with a marker of the seat."""
    result: i64 = 0
    for space in range(SPACES):
        if state.display[space] >= 0 and has_bit(state.joined[space], seat):
            result += 1
    return result
