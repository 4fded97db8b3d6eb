"""Win chances: each seat's chance to win, from the whole table: closed hands, purses and chests included."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import floats, real
from marula.core.value_network import verdict
from marula.games.livingstone.bot.gift_odds import GiftOdds, normal_cdf
from marula.games.livingstone.bot.row_majorities import RowMajorities
from marula.games.livingstone.bot.weights import Weights
from marula.games.livingstone.rules import scoring
from marula.games.livingstone.rules.board import ANTELOPE, COLOURS, KINDS, LION, Board
from marula.games.livingstone.rules.dice import can_take
from marula.games.livingstone.rules.state import OVER, State

LEAST: Final = 1e-6
"""Every seat has at least this chance, so that the sum is never 0."""


class WinChances:
    """Compares the points that seats can expect, and their gifts with what the queen expects."""

    def __init__(self, board: Board, weights: Weights, expected: RowMajorities, gift_odds: GiftOdds) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.expected: RowMajorities = expected
        self.gift_odds: GiftOdds = gift_odds
        self.points: vec[float] = floats(board.seats)
        self.gift: vec[float] = floats(board.seats)
        self.spread: vec[float] = floats(board.seats)
        self.safe: vec[float] = floats(board.seats)

    def of(self, state: State) -> vec[float]:
        """One chance a seat. The sum is 1, or less with two players, because both may be out."""
        if state.phase == OVER:
            return verdict(scoring.standings(state))
        seats = self.box.seats
        rounds = self.read(state)
        scale = self.weights.luck_end + self.weights.luck * rounds
        found = vec[float](capacity=seats)
        if seats == 2:
            # One roll of the dice for both: who gave more passes whenever the other does.
            lead = normal_cdf((self.points[0] - self.points[1]) / scale)
            first = self.passes(0)
            second = self.passes(1)
            both = first if first < second else second
            # Both may be out, and then nobody wins: together it is less than 1.
            found = append(found, both * lead + first - both)
            found = append(found, both * (1.0 - lead) + second - both)
            return found
        for seat in range(seats):
            self.safe[seat] = self.not_least(seat)
        for seat in range(seats):
            found = append(found, self.beats_all(seat, scale) + LEAST)
        whole = 0.0
        for chance in found:
            whole += chance
        for seat in range(seats):
            found[seat] /= whole
        return found

    def read(self, state: State) -> float:
        """Work out the points and gifts that each seat can expect. Returns the rounds to go."""
        board = self.box
        weights = self.weights
        self.expected.read(state)
        dice: i64 = 0
        for face in state.dice:
            dice += face
        after = board.columns - 1 - state.boat
        rounds = real(after) + real(dice) / real(board.dice)
        part = rounds / weights.use_rounds
        if part > 1.0:
            part = 1.0
        goal = weights.gift_goal
        if board.seats > 2:  # nobody wants to give much more than the others
            everyone: i64 = 0
            for seat in range(board.seats):
                everyone += state.coins(seat)
            goal = real(everyone) / real(board.seats)
        for seat in range(board.seats):
            hand = real(scoring.held_animals(state, seat))
            cards: i64 = state.hand_size(seat)
            for card in range(LION, ANTELOPE + 1):
                cards -= state.hands[seat * KINDS + card]
            coins = state.coins(seat)
            points = self.expected.points(state, seat) + hand + weights.card_value * part * real(cards)
            self.points[seat] = points + weights.coin_value * part * real(coins)
            if after > 0 or seat == state.active or can_take(state, seat):
                price: i64 = 0
                for gem in range(COLOURS):
                    price += state.gems[seat * COLOURS + gem] * board.price[gem]
                over = real(coins) + weights.gem_value * real(price) - goal
                self.gift[seat] = goal + over / (1.0 + weights.gift_adapt * rounds) + weights.gift_growth * rounds
                self.spread[seat] = weights.gift_blur + weights.gift_spread * rounds
            else:
                self.gift[seat] = real(state.chests[seat])
                self.spread[seat] = 0.0
        return rounds

    def beats_all(self, seat: i64, scale: float) -> float:
        """The chance to be in while each of the others is out or has fewer points."""
        chance = self.safe[seat]
        for other in range(self.box.seats):
            if other != seat:
                chance *= 1.0 - self.safe[other] * normal_cdf((self.points[other] - self.points[seat]) / scale)
        return chance

    def passes(self, seat: i64) -> float:
        """LI-39: the chance that the gift reaches the queen's dice."""
        if self.spread[seat] == 0.0:
            return self.gift_odds.enough_for(self.gift[seat])
        dice = real(self.box.dice)
        spread = self.spread[seat]
        return normal_cdf((self.gift[seat] + 0.5 - 3.5 * dice) / sqrt(2.917 * dice + spread * spread))

    def not_least(self, seat: i64) -> float:
        """LI-37: the chance that somebody gave less."""
        alone = 1.0
        for other in range(self.box.seats):
            if other != seat:
                more = self.gift[other] - self.gift[seat]
                spread = self.spread[seat] * self.spread[seat] + self.spread[other] * self.spread[other]
                alone *= normal_cdf(more / sqrt(spread)) if spread > 0.0 else (1.0 if more >= 0.0 else 0.0)
        return 1.0 - alone
