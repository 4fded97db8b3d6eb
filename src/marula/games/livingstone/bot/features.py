"""Features: what Livingstone's bots know of an option and of a seat, in numbers that have names."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.features import FeaturesOf
from marula.core.pile import real, total
from marula.games.livingstone.bot.card_values import CardValues
from marula.games.livingstone.bot.coin_values import CoinValues
from marula.games.livingstone.bot.feature_names import OF_OPTION, OF_SEAT
from marula.games.livingstone.bot.gem_values import GemValues
from marula.games.livingstone.bot.option_features import OptionFeatures
from marula.games.livingstone.bot.tent_values import TentValues
from marula.games.livingstone.bot.weights import Weights
from marula.games.livingstone.rules import scoring
from marula.games.livingstone.rules.board import (
    ANY_ROW,
    BOAT_BACK,
    COLOURS,
    FOUR_COINS,
    FREE_TENT,
    KINDS,
    MARKET_CARD,
    ROWS,
    SECOND_TENT,
    THREE_STONES,
    TWO_DICE,
    Board,
)
from marula.games.livingstone.rules.state import AFTER, State


class Features(FeaturesOf[State]):
    """Reads one position at a time; nothing of a match is kept."""

    def __init__(self, box: Board) -> None:
        super().__init__(box, OF_OPTION, OF_SEAT)
        self.box: Board = box
        self.coin_values: CoinValues = CoinValues(box, Weights(box.seats))
        self.gems: GemValues = GemValues(self.coin_values)
        self.cards: CardValues = CardValues(self.coin_values, self.gems)
        self.reader: OptionFeatures = OptionFeatures(
            self.coin_values, self.gems, self.cards, TentValues(self.coin_values)
        )

    def options(self, state: State, seat: i64, codes: vec[i64], weights: vec[float]) -> vec[float]:
        self.coin_values.read(state, seat)
        return self.reader.read(state, codes, weights)

    def seat(self, state: State, seat: i64) -> vec[float]:
        self.coin_values.read(state, seat)
        found = vec[float](capacity=len(OF_SEAT))
        found = self.time(state, seat, found)
        found = self.points(state, seat, found)
        found = self.coins(state, seat, found)
        found = self.chances(state, found)
        found = self.holdings(state, seat, found)
        return self.dice(state, seat, found)

    def time(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of time: where the match stands, and what this seat has to do."""
        box = self.box
        own = state.active == seat
        found = append(found, real(box.seats))
        found = append(found, real(box.columns - 1 - state.boat))
        found = append(found, 1.0 if own else 0.0)
        found = append(found, real(state.die) if own else 0.0)
        found = append(found, 1.0 if own and state.phase == AFTER else 0.0)
        found = append(found, real(state.due) if own else 0.0)
        found = append(found, real((seat + 2 * box.seats - state.starter - 1) % box.seats))
        return append(found, real(box.cost[state.boat]))

    def points(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of points and rows, against the others."""
        box = self.box
        expected = self.coin_values.expected
        rows = 0.0
        for row in range(ROWS):
            rows += real(box.majority[row]) * expected.share(seat, row, 0)
        own = expected.points(state, seat) + real(scoring.held_animals(state, seat))
        best = -1000.0
        for other in range(box.seats):
            if other != seat:
                points = expected.points(state, other)
                if points > best:
                    best = points
        found = append(found, own - rows)
        found = append(found, rows)
        found = append(found, own - best)
        found = append(found, self.coin_values.lead(state, seat))
        for row in range(ROWS):
            found = append(found, real(self.reader.row_lead(row)))
        most: i64 = 0
        for other in range(box.seats):
            if other != seat and state.stock[other] > most:
                most = state.stock[other]
        found = append(found, real(state.stock[seat]))
        return append(found, real(most))

    def coins(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of purse and chest, against what everyone knows of the others."""
        coin_values = self.coin_values
        poorest: i64 = 1000000
        richest: i64 = 0
        for other in range(self.box.seats):
            if other != seat:
                coins = state.coins(other)
                if coins < poorest:
                    poorest = coins
                if coins > richest:
                    richest = coins
        found = append(found, real(coin_values.purse))
        found = append(found, real(state.chests[seat]))
        found = append(found, real(coin_values.reach))
        found = append(found, real(coin_values.coins - poorest))
        return append(found, real(coin_values.coins - richest))

    def chances(self, state: State, found: vec[float]) -> vec[float]:
        """The features of the queen's demand, and of the worth of coins, cards and stones now."""
        coin_values = self.coin_values
        odds = coin_values.gift_odds
        saving = coin_values.weights.saving * coin_values.rounds
        found = append(found, odds.safe(real(coin_values.coins) + saving))
        found = append(found, odds.safe(real(coin_values.coins - coin_values.purse)))
        found = append(found, odds.rival)
        found = append(found, coin_values.next_turn)
        found = append(found, coin_values.income(1))
        found = append(found, self.cards.draw(state))
        found = append(found, self.gems.stone(state, 4))
        return append(found, coin_values.collapse)

    def holdings(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of cards and gems."""
        box = self.box
        hand = seat * KINDS
        price: i64 = 0
        for gem in range(COLOURS):
            price += state.gems[seat * COLOURS + gem] * box.price[gem]
        gems: i64 = 0
        cards: i64 = 0
        for other in range(box.seats):
            if other != seat:
                if state.gem_count(other) > gems:
                    gems = state.gem_count(other)
                if state.hand_size(other) > cards:
                    cards = state.hand_size(other)
        for card in (FREE_TENT, ANY_ROW, TWO_DICE):
            found = append(found, real(state.hands[hand + card]))
        found = append(found, real(scoring.held_animals(state, seat)))
        for card in (SECOND_TENT, MARKET_CARD, BOAT_BACK):
            found = append(found, real(state.hands[hand + card]))
        found = append(found, real(state.hands[hand + THREE_STONES] + state.hands[hand + FOUR_COINS]))
        found = append(found, real(state.gem_count(seat)))
        found = append(found, real(price))
        found = append(found, real(gems))
        return append(found, real(cards))

    def dice(self, state: State, seat: i64, found: vec[float]) -> vec[float]:
        """The features of the open dice, and of who may take them."""
        dice, numbers = self.reader.dice_for(state, seat)
        others, _ = self.reader.dice_for(state, self.reader.next_seat(state, seat))
        found = append(found, real(total(state.dice)))
        found = append(found, real(dice))
        found = append(found, real(numbers))
        found = append(found, real(others))
        for face in range(ROWS):
            found = append(found, real(state.dice[face]))
        return found
