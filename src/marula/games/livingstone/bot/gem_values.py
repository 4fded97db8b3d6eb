"""Gem values: what an unseen stone is worth, and whether to keep a gem, sell it, or take it to the market."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.pile import real, total
from marula.games.livingstone.bot.coin_values import CoinValues
from marula.games.livingstone.rules.board import COLOURS, KINDS, MARKET_CARD, Board
from marula.games.livingstone.rules.state import AFTER, State


class GemValues:
    """What stones and gems are worth, in points, for the seat whose position was read."""

    def __init__(self, coin_values: CoinValues) -> None:
        self.box: Board = coin_values.box
        self.coin_values: CoinValues = coin_values

    def stone(self, table: State, number: i64) -> float:
        """The worth of one of this many stones before it is seen. Hidden gems of others may be any unseen ones."""
        board = self.box
        seat = self.coin_values.seat
        stones = total(table.bag)
        if stones == 0:
            return 0.0
        if number > stones:
            number = stones
        gems = table.bag[0] + table.bag[1] + table.bag[2]
        unseen: i64 = 0
        worth = 0.0
        coin = self.coin_values.income(number) / real(number)
        for gem in range(COLOURS):
            kind = table.bag[gem]
            if not board.open_gems:
                for other in range(board.seats):
                    if other != seat:
                        kind += table.gems[other * COLOURS + gem]
            unseen += kind
            value = coin * real(board.price[gem])
            kept = self.kept(table, gem, 1.0)
            worth += real(kind) * (value if value > kept else kept)
        return worth / real(unseen) * real(gems) / real(stones) if unseen > 0 else 0.0

    def kept(self, table: State, gem: i64, survives: float) -> float:
        """The worth of a gem that is kept: points at the end, or coins or the market later, if no collapse comes
        before."""
        board = self.box
        coin_values = self.coin_values
        value = real(board.gem_points)
        if coin_values.next_turn > 0.0:
            risk = coin_values.collapse * coin_values.weights.draws * real(board.seats) * coin_values.rounds
            value *= 1.0 - risk if risk < 0.8 else 0.2
            later = coin_values.income(board.price[gem]) * coin_values.next_turn
            if table.hands[coin_values.seat * KINDS + MARKET_CARD] > 0:
                market = self.at_market(gem) * coin_values.next_turn
                if market > later:
                    later = market
            later *= survives
            if later > value:
                value = later
        return value

    def at_market(self, gem: i64) -> float:
        """The worth of a gem that is sold at the market: points and coins."""
        return real(self.box.market_points[gem]) + self.coin_values.income(self.box.market_coins[gem])

    def survival(self) -> float:
        """The chance that no collapse comes before the seat's next turn."""
        coin_values = self.coin_values
        return 1.0 - coin_values.collapse * 0.5 * coin_values.weights.draws * real(self.box.seats - 1)

    def sale(self, table: State, gem: i64, drawing: bool, wanted: float, missing: i64) -> float:
        """The worth of selling one gem: for a tent wanted now, before a card that may be the collapse, or at the end of
        the turn."""
        price = self.box.price[gem]
        survives = self.survival()
        if drawing:
            survives *= 1.0 - self.coin_values.collapse
        gain = self.coin_values.income(price) - self.kept(table, gem, survives)
        if wanted > 0.0:
            gain += wanted if price >= missing else 0.6 * wanted
            return gain - 0.02 * real(price)
        if table.phase == AFTER or drawing:
            return gain
        return -0.1 if gain > -0.1 else gain

    def market_gain(self, table: State) -> float:
        """What a Market card would add for all gems of the seat, against selling or keeping them."""
        result = 0.0
        for gem in range(COLOURS):
            number = table.gems[self.coin_values.seat * COLOURS + gem] + table.drawn[gem]
            if number > 0:
                result += real(number) * self.over_market(gem)
        return result

    def over_market(self, gem: i64) -> float:
        """How much better the market is than the printed price or a point at the end."""
        coins = self.coin_values.income(self.box.price[gem])
        points = real(self.box.gem_points)
        return self.at_market(gem) - (coins if coins > points else points)

    def at_stake(self, table: State) -> float:
        """What a collapse would take from the seat, less what it would take from its rivals."""
        board = self.box
        coin_values = self.coin_values
        loss = 0.0
        for gem in range(COLOURS):
            loss += real(table.gems[coin_values.seat * COLOURS + gem]) * self.kept(table, gem, 1.0)
        others: i64 = 0
        for other in range(board.seats):
            if other != coin_values.seat:
                others += table.gem_count(other)
        return loss - coin_values.weights.rival * 1.5 * real(others) / real(board.seats - 1)
