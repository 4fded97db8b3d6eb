"""Coin values: what coins are worth to a seat now, with the time left and the danger from the queen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from marula.core.pile import real, total
from marula.games.livingstone.bot.dice_choice import DiceChoice
from marula.games.livingstone.bot.gift_odds import GiftOdds, normal_cdf
from marula.games.livingstone.bot.row_majorities import RowMajorities
from marula.games.livingstone.bot.weights import Weights
from marula.games.livingstone.rules import scoring
from marula.games.livingstone.rules.board import COLOURS, FOUR_COINS, KINDS, MINE_COLLAPSE, Board
from marula.games.livingstone.rules.state import TURN, State

NEVER: Final = -1000.0
"""Lower than any real weight."""


class CoinValues:
    """What the instinct reads of a table before it weighs options. Call `read` first; nothing of a match is kept."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.gift_odds: GiftOdds = GiftOdds(board, weights)
        self.expected: RowMajorities = RowMajorities(board, weights)
        self.dice_choice: DiceChoice = DiceChoice(board.seats, weights.boldness)
        self.seat: i64 = 0
        self.coins: i64 = 0  # purse and chest
        self.purse: i64 = 0
        self.reach: i64 = 0  # the purse with everything that could be sold now
        self.dice: i64 = 0  # packed, see DiceChoice
        self.lowest: i64 = 0  # packed, see DiceChoice
        self.next_turn: float = 0.0  # chance of another turn in this match
        self.rounds: float = 0.0  # rounds to come after the die that is used next
        self.fear: float = 0.0  # points for each unit of log-chance to pass the queen
        self.coin_use: float = 0.0  # points that a coin can still buy
        self.need: float = 0.0  # coins for the next tents
        self.worth_now: float = 0.0  # what the coins are worth as they are
        self.collapse: float = 0.0  # chance that the next card is the collapse

    def read(self, table: State, seat: i64) -> None:
        """Take in coins, time left and the danger from the queen."""
        board = self.box
        weights = self.weights
        self.seat = seat
        self.purse = table.purses[seat]
        self.coins = table.coins(seat)
        self.reach = self.purse
        for gem in range(COLOURS):
            self.reach += table.gems[seat * COLOURS + gem] * board.price[gem]
        if table.hands[seat * KINDS + FOUR_COINS] > 0:
            self.reach += board.amount[FOUR_COINS]
        self.dice = self.dice_choice.pack_dice(table)
        self.lowest = self.dice_choice.pack_lowest(table)
        after = board.columns - 1 - table.boat
        again = self.dice_choice.chance_of_another(self.dice, self.lowest, seat)
        self.next_turn = 1.0 if after > 0 or table.due > 0 else again
        due = table.due - 1 if table.phase == TURN else table.due
        self.rounds = real(after) + 0.5 * again + (0.5 * real(due) if due > 0 else 0.0)
        self.expected.read(table)
        self.gift_odds.read(table, seat, self.rounds)
        lead = self.lead(table, seat)
        self.gift_odds.lead = lead if lead > 0.2 else 0.2
        self.fear = weights.fear / (1.5 - lead)
        part = self.rounds / weights.use_rounds
        self.coin_use = weights.use * (part if part < 1.0 else 1.0)
        self.need = 2.0 * real(board.cost[table.boat])
        self.worth_now = self.worth(self.coins)
        pile = total(table.pile)
        self.collapse = real(table.pile[MINE_COLLAPSE]) / real(pile) if pile > 0 else 0.0

    def lead(self, table: State, seat: i64) -> float:
        """The chance to have most points, the queen aside; from what lies open and the own hand."""
        best = NEVER
        for other in range(self.box.seats):
            if other != seat:
                points = self.expected.points(table, other)
                if points > best:
                    best = points
        own = self.expected.points(table, seat) + real(scoring.held_animals(table, seat))
        return normal_cdf((own - best) / self.scale(self.rounds))

    def scale(self, rounds: float) -> float:
        """How many points luck can still shift."""
        weights = self.weights
        return weights.scale_end + (weights.scale - weights.scale_end) * rounds / real(self.box.columns)

    def worth(self, coins: i64) -> float:
        """What this many coins in purse and chest are worth: safety from the queen, tents to come, and a full purse."""
        mine = real(coins)
        purse = real(coins - self.coins + self.purse)
        safety = self.gift_odds.log_chance(mine + self.weights.saving * self.rounds)
        result = self.fear * safety + self.coin_use * mine
        if self.rounds > 0.0 and purse > 0.0:
            result += self.weights.liquid * purse / (purse + self.need)
        return result

    def cost(self, coins: i64) -> float:
        """What it costs, in points, to spend this many coins."""
        return self.worth_now - self.worth(self.coins - coins)

    def income(self, coins: i64) -> float:
        """What it brings, in points, to get this many coins."""
        return self.worth(self.coins + coins) - self.worth_now
