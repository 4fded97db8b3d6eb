"""Means and shares with 95 % intervals, where matches of one deal belong together.

Matches played on the same deal with seats rotated are not independent: that is their use, luck cancels. So a deal
counts as one observation, and the interval is that of the deals' means.
"""

from __future__ import annotations

from math import sqrt

import msgspec

Z = 1.959964
"""The normal distribution's 97.5 % point."""
SMALL = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469)
"""Student's 97.5 % points for 1 to 6 degrees of freedom, where the expansion below is not yet good."""

FEW_DEALS = 30
"""With fewer deals than this nothing is fitted."""
FOLDS = 10


class Estimate(msgspec.Struct, frozen=True):
    """A mean and where the true value lies with 95 % confidence.

    >>> Estimate(0.52, 0.48, 0.56).low
    0.48
    """

    mean: float
    low: float
    high: float


def student(freedom: int) -> float:
    """Student's 97.5 % point.

    >>> round(student(3), 3), round(student(1000), 2)
    (3.182, 1.96)
    """
    if freedom <= len(SMALL):
        return SMALL[freedom - 1]
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def mean(values: list[float]) -> Estimate:
    """The mean of one number a deal; of a single deal nothing is known but that number.

    >>> found = mean([1.0, 2.0, 3.0, 4.0])
    >>> found.mean, round(found.low, 2), round(found.high, 2)
    (2.5, 0.45, 4.55)
    """
    middle = sum(values) / len(values)
    if len(values) < 2:
        return Estimate(middle, float("-inf"), float("inf"))
    reach = student(len(values) - 1) * sqrt(_variance(values, middle) / len(values))
    return Estimate(middle, middle - reach, middle + reach)


def share(values: list[float]) -> Estimate:
    """The mean of one share (0 to 1) a deal, by Wilson's interval.

    It stays within 0 and 1 and is honest where every deal went the same way, which the plain interval is not. Its
    number of observations is the one that would give independent wins and losses the variance seen between deals.

    >>> found = share([1.0, 0.5, 0.0, 0.5] * 25)
    >>> found.mean, round(found.low, 2), round(found.high, 2)
    (0.5, 0.43, 0.57)
    """
    middle = sum(values) / len(values)
    number = float(len(values))
    if len(values) > 1 and 0 < middle < 1:
        variance = _variance(values, middle)
        # Deals that all split evenly would claim infinitely many observations; a hundred times as many is enough.
        number *= min(100.0, middle * (1 - middle) / variance) if variance > 0 else 100.0
    z = student(len(values) - 1) if len(values) > 1 else SMALL[0]
    centre = (middle + z * z / (2 * number)) / (1 + z * z / number)
    reach = z / (1 + z * z / number) * sqrt(middle * (1 - middle) / number + z * z / (4 * number * number))
    return Estimate(middle, max(0.0, centre - reach), min(1.0, centre + reach))


def less_luck(values: list[float], gains: list[float]) -> list[float]:
    """Each deal's value, less the part that its luck explains. The values then vary less and have the same mean.

    `gains` have a true mean of 0. How much of them is taken off is fitted (a control variate): for each tenth of the
    deals on the other nine tenths, so that no deal chooses its own correction. That keeps the mean right.
    """
    if len(values) < FEW_DEALS:
        return [value - gain for value, gain in zip(values, gains, strict=True)]
    slopes = []
    for fold in range(FOLDS):
        rest = [place for place in range(len(values)) if place % FOLDS != fold]
        slopes.append(_slope([values[place] for place in rest], [gains[place] for place in rest]))
    return [value - slopes[at % FOLDS] * gain for at, (value, gain) in enumerate(zip(values, gains, strict=True))]


def spread(values: list[float]) -> float:
    """The standard deviation of one number a deal.

    >>> spread([1.0, 3.0])
    1.4142135623730951
    """
    return sqrt(_variance(values, sum(values) / len(values))) if len(values) > 1 else 0.0


def _slope(values: list[float], gains: list[float]) -> float:
    """The slope of values against gains, by least squares."""
    value, gain = sum(values) / len(values), sum(gains) / len(gains)
    squares = sum((one - gain) ** 2 for one in gains)
    return sum((one - value) * (other - gain) for one, other in zip(values, gains)) / squares if squares > 0 else 0.0


def _variance(values: list[float], middle: float) -> float:
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)
