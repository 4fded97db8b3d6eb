"""Prospects: each seat's chance to win, by a look at the whole table, closed hands, purses and chests included."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.value_network import verdict
from marula.games.livingstone.bot.gift_odds import Queen, has_turn, real, rising
from marula.games.livingstone.bot.outlook import Outlook
from marula.games.livingstone.bot.weights import Weights
from marula.games.livingstone.rules import scoring
from marula.games.livingstone.rules.board import ANTELOPE, COLOURS, KINDS, LION, Board
from marula.games.livingstone.rules.state import OVER, State

HOPE: Final = 1e-6
"""What even a hopeless seat has, so that the chances always add up."""


class WinChances:
    """Points to be expected against each other, and gifts to be expected against the queen."""

    def __init__(self, board: Board, weights: Weights, outlook: Outlook, queen: Queen) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.outlook: Outlook = outlook
        self.queen: Queen = queen
        self.points: vec[float] = vec[float]([0.0] * board.seats)
        self.gift: vec[float] = vec[float]([0.0] * board.seats)
        self.spread: vec[float] = vec[float]([0.0] * board.seats)
        self.safe: vec[float] = vec[float]([0.0] * board.seats)

    def of(self, state: State) -> vec[float]:
        """One chance a seat; together 1, or less with two players, who may both be out."""
        if state.phase == OVER:
            return verdict(scoring.standings(state))
        seats = self.box.seats
        rounds = self.look(state)
        scale = self.weights.luck_end + self.weights.luck * rounds
        found = vec[float](capacity=seats)
        if seats == 2:
            # One roll of the dice for both: who gave more passes whenever the other does.
            lead = rising((self.points[0] - self.points[1]) / scale)
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
            found = append(found, self.beats_all(seat, scale) + HOPE)
        whole = 0.0
        for chance in found:
            whole += chance
        for seat in range(seats):
            found[seat] /= whole
        return found

    def look(self, state: State) -> float:
        """Points and gifts that each seat can expect, and the rounds to go."""
        board = self.box
        weights = self.weights
        self.outlook.look(state)
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
            points = self.outlook.points(state, seat) + hand + weights.card_hope * part * real(cards)
            self.points[seat] = points + weights.coin_hope * part * real(coins)
            if after > 0 or seat == state.active or has_turn(state, seat):
                price: i64 = 0
                for gem in range(COLOURS):
                    price += state.gems[seat * COLOURS + gem] * board.price[gem]
                over = real(coins) + weights.gem_hope * real(price) - goal
                self.gift[seat] = goal + over / (1.0 + weights.gift_adapt * rounds) + weights.gift_growth * rounds
                self.spread[seat] = weights.gift_blur + weights.gift_spread * rounds
            else:
                self.gift[seat] = real(state.chests[seat])
                self.spread[seat] = 0.0
        return rounds

    def beats_all(self, seat: i64, scale: float) -> float:
        """To be in, while each of the others is out or has fewer points."""
        chance = self.safe[seat]
        for other in range(self.box.seats):
            if other != seat:
                chance *= 1.0 - self.safe[other] * rising((self.points[other] - self.points[seat]) / scale)
        return chance

    def passes(self, seat: i64) -> float:
        """LI-39."""
        if self.spread[seat] == 0.0:
            return self.queen.enough_for(self.gift[seat])
        dice = real(self.box.dice)
        spread = self.spread[seat]
        return rising((self.gift[seat] + 0.5 - 3.5 * dice) / sqrt(2.917 * dice + spread * spread))

    def not_least(self, seat: i64) -> float:
        """LI-37."""
        alone = 1.0
        for other in range(self.box.seats):
            if other != seat:
                more = self.gift[other] - self.gift[seat]
                spread = self.spread[seat] * self.spread[seat] + self.spread[other] * self.spread[other]
                alone *= rising(more / sqrt(spread)) if spread > 0.0 else (1.0 if more >= 0.0 else 0.0)
        return 1.0 - alone
