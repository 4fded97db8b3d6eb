"""A sequential test: after every deal, is it clear whether a bot wins more than a given share? Then one may stop.

A usual interval may be looked at once. Whoever looks after every deal and stops when it seems clear is wrong far more
often than in 5 of 100 cases. This test may be looked at always. It bets against the claim "the share is at most p" in
fair bets. If the claim is true, the money grows to 40 times its start in at most 1 of 40 cases (Ville's inequality).
So whoever stops there is wrong at most that often; the same holds for "at least p". Only the observations' bounds are
used, no normal distribution (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2024).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, log1p

from marula.lab.stats import Estimate

ERROR = 0.05
"""How often the test may be wrong, both sides together."""
BETS = (0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.5, 0.8)
"""The parts of the money that are bet each time. The money is divided among them: nobody knows the best one."""
STEPS = 24
"""Halvings in which a bound of the interval is found."""


class SequentialTest:
    """Tests whether the mean of numbers from 0 to 1 is above or below a given value. Each number is added when it is
    known.

    >>> test = SequentialTest(0.5)
    >>> test.add(1.0)
    'open'
    >>> [test.add(1.0) for _ in range(20)][-1]
    'above'
    """

    def __init__(self, claim: float, error: float = ERROR) -> None:
        if not 0 < claim < 1:
            raise ValueError("the share that is tested lies between 0 and 1")
        self.claim = claim
        self.limit = log(2 / error)
        self.above = [0.0] * len(BETS)
        """The logarithm of the money of each bet on "more"."""
        self.below = [0.0] * len(BETS)
        self.verdict = "open"
        """above, below or open; once it is clear, it stays."""

    def add(self, value: float) -> str:
        """Take in one more number, and return the verdict after it."""
        for at, bet in enumerate(BETS):
            self.above[at] += log1p(bet * (value - self.claim) / self.claim)
            self.below[at] += log1p(bet * (self.claim - value) / (1 - self.claim))
        if self.verdict == "open":
            if money(self.above) >= self.limit:
                self.verdict = "above"
            elif money(self.below) >= self.limit:
                self.verdict = "below"
        return self.verdict


def money(logs: list[float]) -> float:
    """The logarithm of what all bets together are worth now, from a start of 1."""
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs) / len(logs))


def always_valid(values: list[float], error: float = ERROR) -> Estimate:
    """Mean and interval of numbers from 0 to 1, right also where one stopped because of what they were.

    >>> found = always_valid([1.0, 0.0, 1.0, 1.0] * 50)
    >>> found.mean, round(found.low, 2), round(found.high, 2)
    (0.75, 0.64, 0.84)
    """
    mean = min(1.0, max(0.0, sum(values) / len(values)))
    low = _bound(0.0, mean, values, error, upper=False) if mean > 0 else 0.0
    high = _bound(mean, 1.0, values, error, upper=True) if mean < 1 else 1.0
    return Estimate(mean, low, high)


def _bound(low: float, high: float, values: list[float], error: float, upper: bool) -> float:
    """The bound between these two values: the last claim that the numbers do not rule out."""
    for _ in range(STEPS):
        middle = (low + high) / 2
        if _ruled_out(values, middle, error, upper) == upper:
            high = middle
        else:
            low = middle
    return high if upper else low


def _ruled_out(values: Iterable[float], claim: float, error: float, upper: bool) -> bool:
    """Has whoever bet that the mean lies below this claim (`upper`), or above it, ever had enough money?"""
    test = SequentialTest(claim, error)
    for value in values:
        test.add(value)
        if money(test.below if upper else test.above) >= test.limit:
            return True
    return False
