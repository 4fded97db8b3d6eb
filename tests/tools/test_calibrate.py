"""The measurement of win chances: log-loss, Brier score and the baselines."""

from __future__ import annotations

import math

import pytest

from marula.core.setup import Setup
from marula.games import GAMES
from tools.calibrate import SAMPLES_PER_MATCH, bins, brier_score, by_score, log_loss, nobody, samples, table

GAME = GAMES["template"]
BOARD = GAME.board(Setup("template", 2))


def test_moments_are_spread_over_each_match_and_know_its_winner() -> None:
    found = samples(GAME, BOARD, 3, "samples")
    assert len(found) == 3 * SAMPLES_PER_MATCH
    for sample in found:
        assert 0 <= sample.when < 1
        assert sum(sample.won) == pytest.approx(1)


def test_log_loss_and_brier_score() -> None:
    found = samples(GAME, BOARD, 2, "measures")
    decided = [sample for sample in found if 1.0 in sample.won]
    assert log_loss(lambda sample: sample.won, decided) == 0
    assert brier_score(lambda sample: sample.won, decided) == 0
    assert log_loss(lambda sample: [0.5, 0.5], decided) == pytest.approx(math.log(2))
    assert brier_score(lambda sample: [0.5, 0.5], decided) == pytest.approx(0.5)


def test_the_current_score_predicts_something_of_the_outcome() -> None:
    found = [sample for sample in samples(GAME, BOARD, 40, "score") if sample.when > 0.8]
    assert log_loss(by_score(GAME, found), found) < math.log(2)


def test_the_table_names_every_stage(capsys: pytest.CaptureFixture[str]) -> None:
    table(GAME, GAME.instinct(BOARD), samples(GAME, BOARD, 4, "table"))
    printed = capsys.readouterr().out
    assert all(name in printed for name in ("win chances", "score", "equal", "1 of 4", "4 of 4", "all"))


def test_bins_compare_estimates_with_what_came() -> None:
    """A predictor that knows the winner three times of four says 0.75 or 0.25, and is right about both."""
    found = samples(GAME, BOARD, 4, "bins")
    known = [sample._replace(won=[1.0, 0.0] if number % 4 else [0.0, 1.0]) for number, sample in enumerate(found)]
    rows = bins(lambda sample: [0.75, 0.25], known)
    assert rows[7] == (len(known), 0.75, 0.75)
    assert rows[2] == (len(known), 0.25, 0.25)
    assert sum(row.estimates for row in rows) == 2 * len(known)


def test_matches_that_nobody_wins_are_counted() -> None:
    found = samples(GAME, BOARD, 1, "nobody")
    lost = [sample._replace(won=[0.0, 0.0] if number % 2 else [1.0, 0.0]) for number, sample in enumerate(found)]
    assert nobody(lambda sample: [0.5, 0.3], lost) == pytest.approx((0.2, 0.5))
