"""Luck-adjusted results: the same mean with less noise, whatever the value function says."""

from __future__ import annotations

from collections import Counter

import pytest

from marula.analysis.expected_value import SpreadOut
from marula.core.chance import Recorded, Seeded
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab import arena, stats
from marula.lab.arena import Tournament
from marula.lab.luck_adjustment import LuckMeter
from marula.lab.results import results

GAME = GAMES["template"]


def tournament(matches: int, game: Game = GAME, players: int = 2, adjust_luck: bool = True) -> Tournament:
    board = game.board(Setup(game.name, players))
    return Tournament(game, board.setup, board.edition, ("steady", "random"), matches, "luck", adjust_luck=adjust_luck)


def test_outcomes_are_fair_and_spread_out() -> None:
    """Each outcome alone is as likely as any; all of one event together hit every sixth once."""
    seen: Counter[int] = Counter()
    for event in range(600):
        answers = []
        for number in range(6):
            chance = SpreadOut(f"event {event}", number, 6)
            chance.pick(10)  # each answer has its own order
            answers.append(int(chance.pick(6)))
        assert sorted(answers) == list(range(6))
        seen[answers[0]] += 1
    assert all(60 < seen[answer] < 140 for answer in range(6)), seen


@pytest.mark.parametrize("n", [1, 2, 7, 55, 1000])
def test_answers_stay_in_range(n: int) -> None:
    for number in range(12):
        chance = SpreadOut("range", number, 12)
        assert all(0 <= chance.pick(n) < n for _ in range(50))


def test_gains_have_mean_0_and_take_noise_off() -> None:
    """Steady against random: the share stays, its spread falls, and what was taken off is luck alone."""
    played = tournament(240)
    rows = arena.run(played)
    gains = [row.luck for row in rows if row.bot == 0]
    error = stats.spread(gains) / len(gains) ** 0.5
    assert abs(sum(gains) / len(gains)) < 4 * error
    first = results(played, rows, 1.0).bots[0]
    assert first.adjusted_share is not None
    assert first.adjusted_spread is not None
    assert first.adjusted_low < first.adjusted_share < first.adjusted_high  # type: ignore[operator]
    assert first.low < first.adjusted_share < first.high
    assert first.adjusted_spread < 0.97


def test_measuring_luck_changes_no_match() -> None:
    with_luck, without = (arena.run(tournament(6, adjust_luck=measured)) for measured in (True, False))
    assert [(row.score, row.decisions) for row in with_luck] == [(row.score, row.decisions) for row in without]
    assert any(row.luck for row in with_luck)
    assert not any(row.luck for row in without)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_seats_gains_cancel(game: Game) -> None:
    """One seat's luck is the others' bad luck, wherever somebody must win; the meter leaves the match as it is."""
    for players in (game.fewest, game.most):
        board = game.board(Setup(game.name, players))
        chance = Recorded(Seeded("cancel"))
        state = game.deal(board, chance, None)
        meter = LuckMeter(game, game.instinct(board), "cancel")
        meter.deal(board, state)
        for _ in range(12):
            seat = int(game.turn(state))
            if seat < 0:
                break
            before = state.clone()
            code = int(game.codes(state, seat)[0])
            chance = Recorded(Seeded(f"cancel {meter.events} {seat}"))
            game.perform(state, seat, code, chance, None)
            if chance.answers:
                meter.decision(before, seat, code, state)
        assert meter.events > 1
        assert abs(sum(meter.gains)) < 0.2


def test_fitting_takes_off_only_what_goes_with_the_result() -> None:
    luck = Seeded("fit")
    gains = [(luck.pick(2001) - 1000) / 1000 for _ in range(400)]
    noise = [(luck.pick(2001) - 1000) / 10000 for _ in range(400)]
    values = [0.6 + 0.5 * gain + other for gain, other in zip(gains, noise, strict=True)]
    found = stats.less_luck(values, gains)
    assert stats.spread(found) == pytest.approx(stats.spread(noise), rel=0.05)
    assert sum(found) / 400 == pytest.approx(0.6, abs=0.02)
    unrelated = stats.less_luck(noise, gains)
    assert stats.spread(unrelated) < 1.05 * stats.spread(noise)


def test_no_deal_chooses_its_own_correction() -> None:
    """A single wild deal must not turn its own result: it is corrected by what the others say."""
    values, gains = [0.5] * 99 + [1.0], [0.0] * 99 + [1.0]
    assert stats.less_luck(values, gains)[-1] == 1.0
    assert stats.less_luck([1.0, 0.0], [0.5, -0.25]) == [0.5, 0.25]  # too few to fit: all of it is taken off
