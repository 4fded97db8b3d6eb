"""Luck for trials: fair, the same for the same question, and unmoved by what else is asked."""

from __future__ import annotations

from collections import Counter

import pytest

from marula.bots.common_random_numbers import COUNTERS, CommonRandomNumbers, common_random_numbers
from marula.core.chance import LARGEST


def some(number: int) -> CommonRandomNumbers:
    return common_random_numbers(f"same luck {number}")


def test_dice_fall_the_same_however_many_cards_were_drawn_before() -> None:
    one, other = some(1), some(1)
    for size in (40, 39, 38):
        one.pick(size)
    assert [one.roll(6) for _ in range(20)] == [other.roll(6) for _ in range(20)]


def test_it_can_begin_again() -> None:
    luck = some(1)
    answers = [luck.pick(size) for size in (6, 40, 6, 6)]
    assert [luck.pick(size) for size in (6, 40, 6, 6)] != answers
    again = luck.restarted()
    assert [again.pick(size) for size in (6, 40, 6, 6)] == answers


def test_a_deck_is_as_if_it_had_been_shuffled_once() -> None:
    one, other = some(1), some(1)
    drawn = [one.pick(size) for size in range(30, 20, -1)]
    other.roll(6)
    assert [other.pick(size) for size in range(30, 20, -1)] == drawn


def test_other_words_give_other_luck() -> None:
    lucks = [some(number) for number in range(200)]
    assert len({tuple(luck.pick(1000) for _ in range(3)) for luck in lucks}) == 200


@pytest.mark.parametrize("size", [2, 6, 7, 60, COUNTERS, 1000])
def test_it_is_fair_within_a_trial_and_from_trial_to_trial(size: int) -> None:
    """Chi-square with 10 parts stays below 35 but for one time in ten thousand."""
    within, first = some(0), Counter[int]()
    inside = Counter(within.pick(size) * min(size, 10) // size for _ in range(5000))
    for number in range(5000):
        first[some(number).pick(size) * min(size, 10) // size] += 1
    for counts in (inside, first):
        part = dict.fromkeys(range(min(size, 10)), 0)
        for answer in range(size):
            part[answer * min(size, 10) // size] += 1
        assert sum((counts[at] - 5000 * part[at] / size) ** 2 / (5000 * part[at] / size) for at in part) < 35


def test_one_answer_says_nothing_of_the_next_or_of_another_question() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    across: Counter[tuple[int, int]] = Counter()
    for number in range(4000):
        luck = some(number)
        first = luck.pick(6)
        pairs[first, luck.pick(6)] += 1
        across[first, luck.pick(COUNTERS + 6) * 6 // (COUNTERS + 6)] += 1
    for counts, share in ((pairs, [1 / 6] * 6), (across, [12 / 70, 12 / 70, 11 / 70, 12 / 70, 12 / 70, 11 / 70])):
        expected = {(one, other): 4000 / 6 * share[other] for one in range(6) for other in range(6)}
        # 35 degrees of freedom: above 80 once in fifty thousand.
        assert sum((counts[pair] - count) ** 2 / count for pair, count in expected.items()) < 80


@pytest.mark.parametrize("size", [0, -1, LARGEST + 1])
def test_luck_picks_from_something(size: int) -> None:
    with pytest.raises(ValueError, match="at least one thing"):
        some(1).pick(size)
    assert 0 <= some(1).pick(LARGEST) < LARGEST
