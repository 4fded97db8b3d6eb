"""The numbers behind the instinct: what a good player weighs one thing against another with."""

from __future__ import annotations

from mypy_extensions import i64


class Weights:
    """In points where nothing else is said."""

    def __init__(self, seats: i64) -> None:
        # Coins
        self.fear: float = 15.0  # points for each unit of log-chance to pass the queen, at an even score
        self.saving: float = 1.6  # coins put aside in a round, on the whole
        self.goal: float = 19.0  # the gift to aim at where dice decide
        self.adapt: float = 0.9  # how fast a purse that is too light or too heavy can be mended, in a round
        self.spread: float = 3.0  # how far (a standard deviation) the coins at the end stray, for one round to go
        self.use: float = 0.55  # what a coin can still buy while there are rounds to come
        self.use_rounds: float = 3.0  # from so many rounds to go on it buys that much in full
        self.liquid: float = 1.5  # the comfort of a purse that pays for the next tents
        self.generous: float = 0.8  # how surely a player without another turn has given all
        # Dice
        self.boldness: float = 1.0  # 0: the others take the lowest die they may, 1: the highest
        # Tents
        self.pull: float = 4.5  # how firmly a lead in a row holds, at the end
        self.settle: float = 1.5  # in how many rounds that firmness halves
        self.rival: float = 0.8  # what the others lose, against what we win
        self.stock: float = 0.5  # a tent kept for later, while they run short
        self.fee: float = 0.3  # a coin for somebody else
        # Cards in hand, when they are not needed now
        self.free_tent: float = 3.0
        self.any_row: float = 2.5
        self.two_dice: float = 3.0
        self.second_tent: float = 2.5
        self.market: float = 2.0
        self.boat_back: float = 4.0
        self.card_rounds: float = 2.0  # from so many rounds to go on a card is worth that in full
        # Gems
        self.draws: float = 0.4  # cards that a seat draws in a round: each may be the collapse
        # The whole table
        self.scale: float = 11.0  # points of difference that are a matter of luck, with the whole match to go
        self.scale_end: float = 3.0  # the same at the end
        # Prospects
        two = seats == 2
        self.luck: float = 2.1 if two else 3.2  # points that a round can shift, by luck
        self.luck_end: float = 3.4 if two else 5.0
        self.card_hope: float = 3.8 if two else 2.2  # a card in hand that is no animal
        self.coin_hope: float = 0.75 if two else 0.8  # a coin while tents can still be bought
        self.gem_hope: float = 0.05 if two else 0.8  # how much of the gems' price goes to the queen
        self.gift_goal: float = 20.0  # where dice decide; else it is what the others have
        self.gift_growth: float = 0.1 if two else 4.0  # coins a round
        self.gift_adapt: float = 0.75 if two else 2.2  # how fast a purse too light or too heavy comes near the goal
        self.gift_blur: float = 1.0 if two else 1.8  # how far the gift may be from what one expects, at the end
        self.gift_spread: float = 0.5 if two else 4.0  # and for each round before it
