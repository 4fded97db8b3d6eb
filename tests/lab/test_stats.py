"""Intervals: right where the textbook says so, and right as often as they claim."""

from __future__ import annotations

import pytest

from marula.core.chance import Seeded
from marula.lab import stats


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.7062), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)]
)
def test_quantiles_of_students_t(freedom: int, point: float) -> None:
    assert stats.student(freedom) == pytest.approx(point, abs=0.002)


def test_mean_and_its_interval() -> None:
    found = stats.mean([1.0, 2.0, 3.0])  # the standard error is 1/√3, the 97.5 % point for two degrees 4.3027
    assert (found.mean, found.low, found.high) == pytest.approx((2, 2 - 4.3027 / 3**0.5, 2 + 4.3027 / 3**0.5))
    assert stats.mean([5.0]).high == float("inf")


def test_shares_stay_between_0_and_1_and_never_claim_certainty() -> None:
    for values in ([1.0] * 20, [0.0] * 20, [1.0], [0.5] * 20):
        found = stats.share(values)
        assert 0 <= found.low < found.high <= 1
        assert found.low <= found.mean <= found.high
    assert stats.share([1.0] * 20).low < 0.9


@pytest.mark.parametrize(("chance", "deals"), [(50, 15), (50, 200), (90, 60)])
def test_the_interval_holds_the_truth_about_as_often_as_it_says(chance: int, deals: int) -> None:
    """Each deal is won outright or split; the share's interval must hold the true share in about 95 of 100 studies."""
    luck = Seeded("intervals")
    held = 0
    for _ in range(400):
        values = [((luck.pick(100) < chance) + (luck.pick(100) < chance)) / 2 for _ in range(deals)]
        found = stats.share(values)
        held += found.low <= chance / 100 <= found.high
    assert 0.92 <= held / 400 <= 0.995
