"""The sequential test: wrong no more often than it says however often one looks, quick where the answer is plain."""

from __future__ import annotations

import pytest

from marula.core.chance import Seeded
from marula.lab.sequential_test import SequentialTest, always_valid
from marula.lab.stats import share

STUDIES = 300
DEALS = 300


def deals(luck: Seeded, chance: int, number: int) -> list[float]:
    """Deals of two matches, each won with so many chances in a hundred."""
    return [((luck.pick(100) < chance) + (luck.pick(100) < chance)) / 2 for _ in range(number)]


@pytest.mark.parametrize("chance", [50, 20, 80])
def test_it_is_wrong_no_more_often_than_it_says(chance: int) -> None:
    """The truth is exactly what is asked about: any verdict is wrong. Looked at after every deal."""
    luck = Seeded(f"sequential {chance}")
    wrong = 0
    for _ in range(STUDIES):
        test = SequentialTest(chance / 100)
        wrong += any(test.add(value) != "open" for value in deals(luck, chance, DEALS))
    assert wrong / STUDIES <= 0.05


def test_a_usual_interval_looked_at_after_every_deal_is_wrong_far_more_often() -> None:
    """So the check above can fail."""
    luck = Seeded("usual")
    wrong = 0
    for _ in range(60):
        values = deals(luck, 50, 100)
        looks = (share(values[:number]) for number in range(10, 100, 5))
        wrong += any(not look.low <= 0.5 <= look.high for look in looks)
    assert wrong / 60 > 0.1


@pytest.mark.parametrize(("chance", "verdict"), [(65, "above"), (35, "below")])
def test_plain_answers_come_soon(chance: int, verdict: str) -> None:
    luck = Seeded(f"plain {chance}")
    needed = []
    for _ in range(100):
        test = SequentialTest(0.5)
        values = deals(luck, chance, 400)
        needed.append(next(number for number, value in enumerate(values, 1) if test.add(value) != "open"))
        assert test.verdict == verdict
    assert sum(needed) / len(needed) < 120


def test_a_verdict_stays() -> None:
    test = SequentialTest(0.5)
    for value in [1.0] * 20 + [0.0] * 60:
        test.add(value)
    assert test.verdict == "above"


def test_its_interval_holds_the_truth_also_where_one_stopped_early() -> None:
    luck = Seeded("held")
    held = 0
    for _ in range(60):
        test = SequentialTest(0.5)
        values: list[float] = []
        for value in deals(luck, 60, 200):
            values.append(value)
            if test.add(value) != "open":
                break
        found = always_valid(values)
        assert found.low <= found.mean <= found.high
        held += found.low <= 0.6 <= found.high
    assert held >= 56


def test_the_interval_and_the_verdict_agree() -> None:
    values = [1.0, 0.5] * 12
    test = SequentialTest(0.5)
    for value in values:
        test.add(value)
    assert test.verdict == "above"
    assert always_valid(values).low > 0.5


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_who_wins_or_loses_everything_gets_an_interval_too(value: float) -> None:
    found = always_valid([value] * 9)
    assert (found.low, found.high)[round(value)] == found.mean == value
    assert 0.2 < found.high - found.low < 0.6
    assert always_valid([value]).high - always_valid([value]).low > 0.9


def test_what_cannot_be_tested_is_refused() -> None:
    for claim in (0.0, 1.0):
        with pytest.raises(ValueError, match="between 0 and 1"):
            SequentialTest(claim)
