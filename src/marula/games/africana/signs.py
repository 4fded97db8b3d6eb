"""Signs: what tells how a seat stands, for the judge who says who will win. It may look into every hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import has_bit
from marula.games.africana import scoring
from marula.games.africana.board import COLOURS, SPACES, Board
from marula.games.africana.outing import Outing
from marula.games.africana.plans import Plans
from marula.games.africana.state import State
from marula.games.africana.weights import Weights

NAMES: Final = [
    "to_move",
    "moves_later",
    "points",
    "points_ahead",
    "expedition_points",
    "artifact_points",
    "open_adventures",
    "errands",
    "errands_here",
    "hand_for_the_way",
    "journey",
    "travel_cards",
    "jokers",
    "assistants",
    "silver",
    "purse",
    "markers",
    "rivals_markers",
    "nearest_target",
    "rounds_left",
    "pile",
    "last_round",
    "turn_to_come",
]
"""In this order. Errands are what tours through expeditions and adventures promise; a journey is what the best one
would bring at once with the cards in hand, beyond resting here."""

GLANCE: Final = 120.0
"""So many positions of that journey are thought of."""


class Signs:
    """Scratch paper for one seat after the other."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.plans: Plans = Plans(board, weights)
        self.outing: Outing = Outing(board, weights, self.plans)
        self.outing.patience = int(GLANCE)

    def of(self, state: State, seat: i64) -> vec[float]:
        plans = self.plans
        outing = self.outing
        found = vec[float](capacity=len(NAMES))
        later = (seat - state.active + self.box.seats) % self.box.seats
        found = append(found, 1.0 if later == 0 else 0.0)
        found = append(found, real(later))
        found = self.points(state, seat, found)
        plans.look(state, seat)
        cards = outing.begin(state, seat)
        here = plans.here
        found = append(found, real(plans.quests))
        if plans.last:
            now = outing.rest(here, cards, plans.mask, outing.silver, 0)
            found = append(append(append(found, 0.0), 0.0), 0.0)
        else:
            field = plans.field(plans.mask)
            pull = plans.pull[field * plans.places + here]
            hand = outing.hand(field, here, cards, 0)
            now = pull + hand
            found = append(found, pull)
            found = append(found, plans.value_here())
            found = append(found, hand)
        journey = 0.0
        if not plans.last or later > 0 or state.active == seat:
            journey = outing.arrive(here, cards, plans.mask, outing.silver, 0) - now
        found = append(found, journey)
        found = self.things(state, seat, found)
        found = append(found, plans.rounds)
        found = append(found, real(state.pile))
        found = append(found, 1.0 if state.last_round else 0.0)
        return append(found, 0.0 if state.last_round and state.active > seat else 1.0)

    def points(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        own = scoring.points(state, seat)
        most: i64 = -1000
        for other in range(self.box.seats):
            if other != seat:
                points: i64 = scoring.points(state, other)
                if points > most:
                    most = points
        found = append(found, real(own))
        found = append(found, real(own - most))
        found = append(found, real(scoring.expedition_points(state, seat)))
        return append(found, real(scoring.artifact_points(state, seat)))

    def things(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        plans = self.plans
        travel: i64 = 0
        for colour in range(COLOURS):
            travel += state.hands[seat * COLOURS + colour]
        markers: i64 = 0
        rivals: i64 = 0
        nearest = 0.0
        for space in range(SPACES):
            joined = state.joined[space]
            for other in range(self.box.seats):
                if has_bit(joined, other):
                    if other == seat:
                        markers += 1
                        near = plans.near[plans.here * plans.places + plans.targets[space]]
                        if near > nearest:
                            nearest = near
                    else:
                        rivals += 1
        found = append(found, real(travel))
        found = append(found, real(state.jokers[seat]))
        found = append(found, real(scoring.assistants(state, seat)))
        found = append(found, real(state.silver[seat]))
        found = append(found, plans.purse(state.silver[seat]))
        found = append(found, real(markers))
        found = append(found, real(rivals))
        return append(found, nearest)


def real(number: i64) -> float:
    """A whole number among the others."""
    return float(int(number))
