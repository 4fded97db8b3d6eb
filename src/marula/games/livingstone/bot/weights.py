"""Weights: the numbers with which the instinct weighs one thing against another. `tools.tune` tunes them."""

from __future__ import annotations

from mypy_extensions import i64


class Weights:
    """The weights of the instinct, in points unless the comment says otherwise."""

    def __init__(self, seats: i64) -> None:
        # Coins
        self.fear: float = 15.0  # points for each unit of log-chance to pass the queen, at an even score
        self.saving: float = 1.6  # coins put aside in a round, on average
        self.goal: float = 19.0  # the gift to aim at where dice decide
        self.adapt: float = 0.9  # how fast a purse that is too light or too heavy can be corrected, in a round
        self.spread: float = 3.0  # standard deviation of the coins at the end, with one round to go
        self.use: float = 0.55  # what a coin can still buy while there are rounds to come
        self.use_rounds: float = 3.0  # with this many rounds to go, or more, it buys that much in full
        self.liquid: float = 1.5  # a purse that pays for the next tents
        self.generous: float = 0.8  # chance that a player without another turn has given everything
        # Dice
        self.boldness: float = 1.0  # 0: the others take the lowest die they may, 1: the highest
        # Tents
        self.firmness: float = 4.5  # how firmly a lead in a row holds at the end
        self.firm_rounds: float = 1.5  # rounds before the end at which that firmness is half
        self.rival: float = 0.8  # what the others lose, relative to what the seat wins
        self.stock: float = 0.5  # a tent kept for later, when few are left
        self.fee: float = 0.3  # a coin for somebody else
        # Cards in hand that are kept for later
        self.free_tent: float = 3.0
        self.any_row: float = 2.5
        self.two_dice: float = 3.0
        self.second_tent: float = 2.5
        self.market: float = 2.0
        self.boat_back: float = 4.0
        self.card_rounds: float = 2.0  # with this many rounds to go, or more, a card is worth that in full
        # Gems
        self.draws: float = 0.4  # cards that a seat draws in a round; each may be the collapse
        # The whole table
        self.scale: float = 11.0  # points that luck can shift, with the whole match to go
        self.scale_end: float = 3.0  # the same at the end
        # Win chances
        two = seats == 2
        self.luck: float = 2.1 if two else 3.2  # points that luck can shift in a round
        self.luck_end: float = 3.4 if two else 5.0  # and after the last round
        self.card_value: float = 3.8 if two else 2.2  # a card in hand that is no animal
        self.coin_value: float = 0.75 if two else 0.8  # a coin while tents can still be bought
        self.gem_value: float = 0.05 if two else 0.8  # the part of the gems' price that goes to the queen
        self.gift_goal: float = 20.0  # coins, where dice decide; with more players it is what the others have
        self.gift_growth: float = 0.1 if two else 4.0  # coins a round
        self.gift_adapt: float = 0.75 if two else 2.2  # how fast a purse too light or too heavy approaches the goal
        self.gift_blur: float = 1.0 if two else 1.8  # standard deviation of the gift at the end, in coins
        self.gift_spread: float = 0.5 if two else 4.0  # the same for each round before it
