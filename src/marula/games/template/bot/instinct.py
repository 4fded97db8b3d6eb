"""Instinct: quick judgement by what a fruit is still worth and whether there is time left to lay it out."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.game import InstinctOf
from marula.games.template.knowledge.view import View
from marula.games.template.rules import scoring, turns
from marula.games.template.rules.board import Board
from marula.games.template.rules.state import OVER, State

# Tuned by playing against itself: see docs/decisions on how bots search.
PATIENCE: Final = 0.9
"""A fruit in the hand is worth this part of one in the basket, while there are turns left to lay it out."""
DOUBT: Final = 0.9
"""Temperature of the win chances, in points, for this round and each round to come."""


class Instinct(InstinctOf[State, View]):
    """Uses what the seat sees: its own hand, the baskets, and how many fruits are elsewhere."""

    def __init__(self, box: Board) -> None:
        super().__init__(box)
        self.box: Board = box

    def weigh(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """Points to expect from each option."""
        found = vec[float](capacity=len(codes))
        for code in codes:
            found = append(found, self.feel(state, seat, code))
        return found

    def feel(self, state: State, seat: i64, code: i64) -> float:
        """Points to expect from one option."""
        board = self.box
        if code < board.lay_out:  # a seed pays for its kind later, but is itself lost
            return self.expected(state, seat, code) * int(board.basket_goal) - int(board.points[code])
        if code < board.shake:
            number = state.hands[seat * board.fruits + code - board.lay_out]
            return int(number) * (self.worth(state, seat, code - board.lay_out) + 1.0)
        if code == board.shake:
            space = board.hand_limit - state.hand_size(seat)
            drawn: i64 = (board.die + 1) // 2
            return int(drawn if drawn < space else space) * self.draw_hope(state, seat)
        if code == board.gather:
            return self.draw_hope(state, seat)
        return 0.0

    def weigh_simply(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """A beginner lays out the most points it can now, and never thinks of the end."""
        board = self.box
        found = vec[float](capacity=len(codes))
        for code in codes:
            if code < board.lay_out:
                found = append(found, float(int(state.hands[seat * board.fruits + code])))
            elif code < board.shake:
                fruit = code - board.lay_out
                found = append(found, float(int(state.hands[seat * board.fruits + fruit] * board.points[fruit])))
            else:
                found = append(found, 3.0 if code == board.shake else 1.0 if code == board.gather else 0.0)
        return found

    def worth(self, state: State, seat: i64, fruit: i64) -> float:
        """Points of one such fruit in this seat's basket."""
        return float(int(self.box.points[fruit])) + (1.0 if state.seeds[seat] == fruit else 0.0)

    def expected(self, state: State, seat: i64, fruit: i64) -> float:
        """The probability that an unseen fruit is of this kind. It uses only what the seat sees, so not the bag."""
        unseen: i64 = 0
        of_kind: i64 = 0
        for kind in range(self.box.fruits):
            number = self.box.counts[kind] - state.hands[seat * self.box.fruits + kind]
            for other in range(self.box.seats):
                number -= state.baskets[other * self.box.fruits + kind]
            if state.seeds[seat] == kind:
                number -= 1
            unseen += number
            if kind == fruit:
                of_kind = number
        return int(of_kind) / int(unseen) if unseen > 0 else 0.0

    def draw_hope(self, state: State, seat: i64) -> float:
        """Points to expect from one more draw; negative once there is no turn left to lay the fruit out."""
        board = self.box
        fruits = turns.fruits_in_bag(state)
        safe = int(fruits) / int(fruits + board.wasps) if fruits > 0 else 0.0
        mean = 0.0
        for fruit in range(board.fruits):
            mean += self.expected(state, seat, fruit) * self.worth(state, seat, fruit)
        kinds: i64 = 0
        for fruit in range(board.fruits):
            if state.hands[seat * board.fruits + fruit] > 0:
                kinds += 1
        if rounds_left(state) <= kinds:
            return -safe
        return safe * (mean + 1.0) * PATIENCE

    def win_chances(self, state: State) -> vec[float]:
        """A softmax of the points each seat may expect. The more rounds are left, the higher the temperature."""
        board = self.box
        chances = vec[float](capacity=board.seats)
        total = 0.0
        if state.phase == OVER:
            standings = scoring.standings(state)
            best = max(standings)
            for standing in standings:
                chances = append(chances, 1.0 if standing == best else 0.0)
                total += 1.0 if standing == best else 0.0
        else:
            hopes = vec[float](capacity=board.seats)
            highest = -1000.0
            for seat in range(board.seats):
                hope = self.hope(state, seat)
                hopes = append(hopes, hope)
                if hope > highest:
                    highest = hope
            doubt = DOUBT * (1.0 + int(rounds_left(state)))
            for seat in range(board.seats):
                chance = exp((hopes[seat] - highest) / doubt)
                chances = append(chances, chance)
                total += chance
        for seat in range(board.seats):
            chances[seat] = chances[seat] / total
        return chances

    def hope(self, state: State, seat: i64) -> float:
        """The seat's points if it lays out one kind a round, most points first, and then the match ends."""
        board = self.box
        points = float(int(scoring.fruit_points(state, seat) + scoring.seed_points(state, seat)))
        left = rounds_left(state) + (1 if seat >= state.active else 0)
        done: i64 = 0  # the kinds laid out, as bits
        for turn in range(board.fruits):
            best = 0.0
            kind: i64 = -1
            for fruit in range(board.fruits):
                gain = int(state.hands[seat * board.fruits + fruit]) * self.worth(state, seat, fruit)
                if gain > best and (done >> fruit) & 1 == 0:
                    best = gain
                    kind = fruit
            if kind < 0:
                break
            one: i64 = 1
            done |= one << kind
            if turn < left:
                points += best * PATIENCE
            else:
                points -= float(int(state.hands[seat * board.fruits + kind]))
        return points


def rounds_left(state: State) -> i64:
    """Rounds after this one, by the fullest basket or by count."""
    board = state.box
    left = board.rounds - state.round
    for seat in range(board.seats):
        missing = board.basket_goal - state.basket_size(seat)
        if missing < left:
            left = missing
    return left if left > 0 else 0
