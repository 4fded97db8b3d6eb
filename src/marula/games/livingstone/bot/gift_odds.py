"""Gift odds: how likely a gift is to satisfy the queen, from what everyone knows of the chests."""

from __future__ import annotations

from math import exp, log, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import floats, real, zeros
from marula.games.livingstone.bot.weights import Weights
from marula.games.livingstone.rules.board import COLOURS, Board
from marula.games.livingstone.rules.dice import can_take
from marula.games.livingstone.rules.state import State


def normal_cdf(x: float) -> float:
    """From 0 to 1, a half at 0: close to the normal distribution, and fast."""
    if x > 8.0:
        return 1.0
    if x < -8.0:
        return 0.0
    return 1.0 / (1.0 + exp(-1.702 * x))


class GiftOdds:
    """What a seat can work out about the other chests. Call `read` first."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.box: Board = board
        self.weights: Weights = weights
        self.enough: vec[float] = dice_sums(board.dice)
        self.seat: i64 = 0
        self.rounds: float = 0.0
        self.lead: float = 0.5  # chance to have most points
        self.rival: float = 0.0  # two players: chance that the other passes
        self.carry_over: float = 1.0  # part of a present shortage or surplus that will remain at the end
        self.mean: vec[float] = floats(board.seats)  # coins that a seat will have given
        self.least: vec[i64] = zeros(board.seats)  # the smallest gift of a seat that can give no more
        self.most: vec[i64] = zeros(board.seats)  # its largest gift
        self.done: vec[i64] = zeros(board.seats)  # 1 for a seat that can give no more

    def read(self, state: State, seat: i64, rounds: float) -> None:
        """Take in what is public: coins earned and spent, gems in sight, and who can still give."""
        board = self.box
        self.seat = seat
        self.rounds = rounds
        self.carry_over = 1.0 / (1.0 + self.weights.adapt * rounds)
        last = state.boat + 1 == board.columns
        for other in range(board.seats):
            if other == seat:
                continue
            if last and other != state.active and not can_take(state, other):
                self.done[other] = 1
                self.least[other] = state.low[other]
                self.most[other] = state.high[other]
                continue
            self.done[other] = 0
            self.mean[other] = (
                real(state.coins(other)) + 0.7 * self.gems_of(state, other) + self.weights.saving * rounds
            )
        if board.seats == 2:
            rival = 1 - seat
            gift = self.mean[rival]
            if self.done[rival]:
                gift = real(state.low[rival]) + self.weights.generous * real(state.high[rival] - state.low[rival])
            self.rival = self.passes_dice(gift)

    def gems_of(self, state: State, other: i64) -> float:
        """What another seat's gems may sell for; hidden ones count with an average price."""
        board = self.box
        if not board.open_gems:
            return 2.3 * real(state.gem_count(other))
        result: i64 = 0
        for gem in range(COLOURS):
            result += state.gems[other * COLOURS + gem] * board.price[gem]
        return real(result)

    def safe(self, gift: float) -> float:
        """The chance that a final gift of about this size is enough, as a part of the chance to have most points."""
        board = self.box
        if board.seats == 2:
            # Who gives more than the other wins, even with fewer points, where the dice fall in between.
            passes = self.passes_dice(gift)
            if passes <= self.rival:
                return passes
            return self.rival + (passes - self.rival) / self.lead
        alone = 1.0
        spread = self.weights.spread * sqrt(self.rounds + 0.1)
        for other in range(board.seats):
            if other != self.seat:
                if self.done[other]:
                    alone *= self.gave_as_much(other, gift)
                else:
                    alone *= normal_cdf(self.carry_over * (self.mean[other] - gift) / spread)
        return 1.0 - alone

    def passes_dice(self, gift: float) -> float:
        """LI-39: the chance to pass the queen's dice with a gift of about this size."""
        if self.rounds == 0.0:
            return self.enough_for(gift)
        dice = real(self.box.dice)
        spread = self.weights.spread
        goal = self.weights.goal
        gift = goal + self.carry_over * (gift - goal)
        return normal_cdf((gift + 0.5 - 3.5 * dice) / sqrt(2.917 * dice + spread * spread * self.rounds))

    def enough_for(self, gift: float) -> float:
        """The chance that the queen's dice show no more than this gift."""
        at = int(gift)
        if at < 0:
            return 0.0
        return self.enough[at] if at < len(self.enough) else 1.0

    def gave_as_much(self, other: i64, gift: float) -> float:
        """The chance that a seat which can give no more has given at least this. Most people give all they can."""
        least = self.least[other]
        most = self.most[other]
        if gift <= real(least):
            return 1.0
        if gift > real(most):
            return 0.0
        generous = self.weights.generous
        return generous + (1.0 - generous) * (real(most) + 1.0 - gift) / real(most - least + 1)

    def log_chance(self, gift: float) -> float:
        """The logarithm of `safe`. It has a floor, because even the worst gift may be enough."""
        chance = self.safe(gift)
        return log(chance if chance > 0.01 else 0.01)


def dice_sums(dice: i64) -> vec[float]:
    """For each sum, the chance that the queen's dice show no more."""
    ways = vec[float]([1.0])
    for _ in range(dice):
        wider = vec[float]()
        for total in range(len(ways) + 6):
            chance = 0.0
            for face in range(1, 7):
                before: i64 = total - face
                if 0 <= before < len(ways):
                    chance += ways[before]
            wider = append(wider, chance / 6.0)
        ways = wider
    at_most = vec[float]()
    so_far = 0.0
    for chance in ways:
        so_far += chance
        at_most = append(at_most, so_far)
    return at_most
