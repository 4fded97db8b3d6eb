"""Features: what bots know of an option and of a seat of this game, in numbers that have names."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.features import Feature, FeaturesOf, best_weight
from marula.core.pile import real
from marula.games.template.bot.instinct import Instinct, rounds_left
from marula.games.template.rules import scoring, turns
from marula.games.template.rules.board import Board
from marula.games.template.rules.state import State

OF_OPTION: Final = (
    Feature("instinct", "points", "How far it is behind the option that the instinct likes best; 0 for that one."),
    Feature("seed", "yes_or_no", "It sets a fruit aside as seed."),
    Feature("lay_out", "cards", "Fruits that it lays out."),
    Feature("points", "points", "Points of the fruits that it lays out."),
    Feature("shake", "yes_or_no", "It shakes the tree."),
    Feature("gather", "yes_or_no", "It gathers one more fruit."),
    Feature("hand_after", "cards", "Fruits in hand afterwards; what is drawn is not counted."),
)
OF_SEAT: Final = (
    Feature("turn", "yes_or_no", "It is the seat's turn."),
    Feature("rounds_left", "rounds", "Rounds to come after this one."),
    Feature("basket", "cards", "Fruits in the basket."),
    Feature("basket_points", "points", "Points of the fruits in the basket and of the seed."),
    Feature("hand", "cards", "Fruits in hand."),
    Feature("hand_points", "points", "Points of the fruits in hand, if they were laid out."),
    Feature("lead", "points", "Points of the basket, less the most of another basket."),
    Feature("wasp", "chance", "The chance that the next draw is a wasp."),
)


class Features(FeaturesOf[State]):
    """Uses the own hand and seed, the baskets, and how many fruits are in the bag."""

    def __init__(self, box: Board) -> None:
        super().__init__(box, OF_OPTION, OF_SEAT)
        self.box: Board = box
        self.instinct: Instinct = Instinct(box)

    def options(self, state: State, seat: i64, codes: vec[i64], weights: vec[float]) -> vec[float]:
        board = self.box
        best = best_weight(weights)
        hand = state.hand_size(seat)
        found = vec[float](capacity=len(codes) * len(OF_OPTION))
        for place in range(len(codes)):
            code = codes[place]
            seed = code < board.lay_out
            laid: i64 = 0
            points = 0.0
            if board.lay_out <= code < board.shake:
                fruit = code - board.lay_out
                laid = state.hands[seat * board.fruits + fruit]
                points = real(laid) * self.instinct.worth(state, seat, fruit)
            found = append(found, weights[place] - best)
            found = append(found, 1.0 if seed else 0.0)
            found = append(found, real(laid))
            found = append(found, points)
            found = append(found, 1.0 if code == board.shake else 0.0)
            found = append(found, 1.0 if code == board.gather else 0.0)
            found = append(found, real(hand - laid - (1 if seed else 0)))
        return found

    def seat(self, state: State, seat: i64) -> vec[float]:
        board = self.box
        most: i64 = 0
        for other in range(board.seats):
            if other != seat and scoring.fruit_points(state, other) > most:
                most = scoring.fruit_points(state, other)
        in_hand = 0.0
        for fruit in range(board.fruits):
            in_hand += real(state.hands[seat * board.fruits + fruit]) * self.instinct.worth(state, seat, fruit)
        own = scoring.fruit_points(state, seat)
        fruits = turns.fruits_in_bag(state)
        found = vec[float](capacity=len(OF_SEAT))
        found = append(found, 1.0 if state.active == seat else 0.0)
        found = append(found, real(rounds_left(state)))
        found = append(found, real(state.basket_size(seat)))
        found = append(found, real(own + scoring.seed_points(state, seat)))
        found = append(found, real(state.hand_size(seat)))
        found = append(found, in_hand)
        found = append(found, real(own - most))
        return append(found, real(board.wasps) / real(fruits + board.wasps) if fruits > 0 else 0.0)
