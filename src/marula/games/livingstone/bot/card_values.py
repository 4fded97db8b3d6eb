"""Card values: what a card in hand is worth for later, and what the next card is worth before it is drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import floats, real, total
from marula.games.livingstone.bot.coin_values import CoinValues
from marula.games.livingstone.bot.gem_values import GemValues
from marula.games.livingstone.rules.board import (
    ANTELOPE,
    ANY_ROW,
    BOAT_BACK,
    FOUR_COINS,
    FREE_TENT,
    KINDS,
    LION,
    MARKET_CARD,
    MINE_COLLAPSE,
    SECOND_TENT,
    THREE_STONES,
    TWO_DICE,
    Board,
)
from marula.games.livingstone.rules.state import State


class CardValues:
    """What cards are worth, in points, for the seat whose position was read."""

    def __init__(self, coin_values: CoinValues, gems: GemValues) -> None:
        self.box: Board = coin_values.box
        self.coin_values: CoinValues = coin_values
        self.gems: GemValues = gems
        weights = coin_values.weights
        self.later: vec[float] = floats(KINDS)  # cards that wait for a good moment, with many rounds to go
        self.later[FREE_TENT] = weights.free_tent
        self.later[ANY_ROW] = weights.any_row
        self.later[TWO_DICE] = weights.two_dice
        self.later[SECOND_TENT] = weights.second_tent
        self.later[MARKET_CARD] = weights.market
        self.later[BOAT_BACK] = weights.boat_back

    def kept(self, table: State, card: i64) -> float:
        """The worth of a card in hand that is kept for a better moment."""
        if card == FOUR_COINS:
            return self.coin_values.income(self.box.amount[card])
        if card == THREE_STONES:
            return real(self.box.amount[card]) * self.gems.stone(table, self.box.amount[card])
        if LION <= card <= ANTELOPE:
            return real(self.box.amount[card])
        part = self.coin_values.rounds / self.coin_values.weights.card_rounds
        if part > 1.0:
            part = 1.0
        return part * self.later[card]

    def draw(self, table: State) -> float:
        """The worth of the next card before it is seen: it may be any that is neither played nor in the own hand."""
        board = self.box
        seat = self.coin_values.seat
        pile = total(table.pile)
        if pile == 0:
            return 0.0
        unseen: i64 = 0
        worth = 0.0
        for card in range(MINE_COLLAPSE):
            number = table.pile[card]
            for other in range(board.seats):
                if other != seat:
                    number += table.hands[other * KINDS + card]
            if number > 0:
                unseen += number
                worth += real(number) * self.kept(table, card)
        result = worth / real(unseen) if unseen > 0 else 0.0
        if self.coin_values.collapse > 0.0:
            result -= self.coin_values.collapse * self.gems.at_stake(table)
        return result
