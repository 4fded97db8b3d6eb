"""Luck and choices: the parts add up to the result, and luck is nobody's friend."""

from __future__ import annotations

from math import sqrt

import pytest

from marula.analysis import luck
from marula.analysis.expected_value import ExpectedValue
from marula.analysis.luck import luck_report
from marula.core.chance import Prefixed, Scripted
from marula.core.game import Game, Instinct, State
from marula.games import GAMES
from tests.analysis.matches import every_table, random_match


@every_table
def test_start_luck_and_choices_add_up_to_the_result(game: Game, seats: int) -> None:
    match = random_match(game, seats, "account", decisions=60)
    report = luck_report(match, samples=2)
    assert len(report.seats) == seats
    for account in report.seats:
        assert account.start + account.luck + account.choices == pytest.approx(account.result, abs=1e-9)
        own = sum(one.worth[account.seat] for one in report.choices if one.seat == account.seat)
        assert account.own == pytest.approx(own)
    assert [one.number for one in report.choices] == list(range(1, match.version + 1))


def test_the_result_of_a_finished_match_is_the_share_of_the_win() -> None:
    game = GAMES["template"]
    match = random_match(game, 3, "finished")
    winners = game.score(match.state).winners
    for account in luck_report(match, samples=2).seats:
        assert account.result == pytest.approx(1 / len(winners) if account.seat in winners else 0.0)


def mean_luck(matches: int, samples: int = 4) -> tuple[float, float]:
    """The luck of seat 0 over many matches of the template: the mean and its standard error."""
    found = [
        luck_report(random_match(GAMES["template"], 2, f"many {number}"), samples).seats[0].luck
        for number in range(matches)
    ]
    mean = sum(found) / matches
    return mean, sqrt(sum((one - mean) ** 2 for one in found) / (matches - 1) / matches)


def test_luck_is_nothing_on_average() -> None:
    mean, error = mean_luck(200)
    assert abs(mean) < 3 * error
    assert error < 0.03, "otherwise this would prove little"


@every_table
def test_luck_is_nothing_on_average_in_every_game(game: Game, seats: int) -> None:
    """The beginnings of a few matches; `python -m tools.measure_luck` plays 2,000 whole ones."""
    reports = [luck_report(random_match(game, seats, f"fair {n}", decisions=20), samples=4) for n in range(40)]
    for seat in range(seats):
        found = [report.seats[seat].luck for report in reports]
        mean = sum(found) / len(found)
        error = sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found))
        assert abs(mean) < 4 * error


class Pessimist:
    """The fault: what is expected is the worst of a few outcomes, not their mean."""

    def __init__(self, game: Game, instinct: Instinct, outcomes: int) -> None:
        self.outcomes = outcomes
        self.single = ExpectedValue(game, instinct, 1)
        self.of = self.single.of
        self.before_deal = ExpectedValue(game, instinct, outcomes).before_deal

    def before_luck(self, before: State, seat: int, code: int, known: tuple[int, ...], seed: str) -> list[float]:
        return min(self.single.before_luck(before, seat, code, known, f"{seed} {n}") for n in range(self.outcomes))


def test_a_biased_expectation_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "ExpectedValue", Pessimist)
    mean, error = mean_luck(60)
    assert abs(mean) > 3 * error


def test_known_answers_come_first() -> None:
    chance = Prefixed((4, 0), Scripted([1]))
    assert [int(chance.pick(6)) for _ in range(3)] == [4, 0, 1]
