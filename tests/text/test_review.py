"""Sentences of a review: phrases that compare two options, and advice in one sentence."""

from __future__ import annotations

from marula.analysis.next_time import next_time
from marula.analysis.review import DecisionReview
from marula.text.review import lucky_moments


def test_the_luck_of_one_decision_is_told_once_and_small_luck_is_not_told() -> None:
    worths = [(3, 0.05), (3, 0.04), (4, -0.2), (5, 0.001)]
    assert [number for number, _ in lucky_moments(worths)] == [4, 3]


def decision(number: int, choice: str, better: str, loss: float, kind: str, seat: int = 0) -> DecisionReview:
    return DecisionReview(number, seat, 0.5, 0.5 - loss, 0.5, loss, kind, 0.01, choice, better)


def test_the_lesson_is_the_kind_of_choice_that_cost_most_in_all() -> None:
    found = next_time(
        [
            decision(1, "draw", "lay_out marula", 0.1, "mistake"),
            decision(2, "draw", "lay_out baobab", 0.12, "mistake"),
            decision(3, "pass", "gather", 0.2, "blunder"),
            decision(4, "draw", "lay_out marula", 0.5, "fine"),
            decision(5, "draw", "gather", 0.9, "blunder", seat=1),
        ],
        seat=0,
    )
    assert found is not None
    assert (found.number, found.count, round(found.loss, 2), found.same_kind) == (2, 2, 0.22, False)
    assert next_time([], 0) is None
