"""A review of Livingstone blames what loses much, and its luck report tells the answers of a roll apart."""

from __future__ import annotations

from typing import Any

import pytest

from marula.analysis import luck
from marula.analysis.judge import Effort, judge
from marula.analysis.luck import luck_report
from marula.analysis.spread import spread
from marula.analysis.verdicts import KINDS, kind_of
from marula.games import GAMES
from tests.analysis.matches import random_match


@pytest.mark.parametrize(("match_number", "decisions"), [(0, 100), (5, 120), (18, 120), (23, 120)])
def test_an_option_that_loses_much_is_blamed(match_number: int, decisions: int) -> None:
    """Livingstone positions in which a long look finds an option that loses 0.15 or more; the usual look blames it."""
    game = GAMES["livingstone"]
    match = random_match(game, 2, f"planted {match_number}", decisions)
    seat = game.waiting_on(match.state)[0]
    view = game.view(match.state, seat)
    codes = [int(code) for code in game.codes(match.state, seat)]
    values = judge(game, view, codes[0], "long", Effort(options=99, first_worlds=100, worlds=100)).options
    best, worst = values[0], values[-1]
    assert best.win_chance - worst.win_chance >= 0.15
    blamed = judge(game, view, codes[worst.index], "short")
    assert kind_of(blamed, blamed.best_index == worst.index, spread(GAMES["livingstone"], 2)) in KINDS[2:]
    praised = judge(game, view, codes[best.index], "short")
    assert kind_of(praised, praised.best_index == best.index, spread(GAMES["livingstone"], 2)) in KINDS[:2]


def test_every_answer_of_a_roll_gets_its_worth() -> None:
    """The answers of one decision share its luck, one after the other."""
    match = random_match(GAMES["livingstone"], 2, "answers", decisions=40)
    report = luck_report(match, samples=2)
    by_decision: dict[int, list[Any]] = {}
    for one in report.luck[1:]:
        by_decision.setdefault(one.number, []).append(one)
    for number, parts in by_decision.items():
        answers = len(match.journal[number].luck)
        assert len(parts) == (answers if answers <= luck.SINGLE_ANSWERS else 1)
