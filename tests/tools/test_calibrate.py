"""The tool that measures prospects: its measures are right."""

from __future__ import annotations

import math

import pytest

from marula.core.setup import Setup
from marula.games import GAMES
from tools.calibrate import MOMENTS, brier, by_score, log_loss, moments, table

GAME = GAMES["template"]
BOARD = GAME.board(Setup("template", 2))


def test_moments_are_spread_over_each_match_and_know_its_winner() -> None:
    found = moments(GAME, BOARD, 3, "moments")
    assert len(found) == 3 * MOMENTS
    for moment in found:
        assert 0 <= moment.when < 1
        assert sum(moment.won) == pytest.approx(1)


def test_surprise_and_distance() -> None:
    found = moments(GAME, BOARD, 2, "measures")
    decided = [moment for moment in found if 1.0 in moment.won]
    assert log_loss(lambda moment: moment.won, decided) == 0
    assert brier(lambda moment: moment.won, decided) == 0
    assert log_loss(lambda moment: [0.5, 0.5], decided) == pytest.approx(math.log(2))
    assert brier(lambda moment: [0.5, 0.5], decided) == pytest.approx(0.5)


def test_the_score_as_it_stands_tells_something_of_the_end() -> None:
    found = [moment for moment in moments(GAME, BOARD, 40, "score") if moment.when > 0.8]
    assert log_loss(by_score(GAME, found), found) < math.log(2)


def test_the_table_names_every_stage(capsys: pytest.CaptureFixture[str]) -> None:
    table(GAME, GAME.instinct(BOARD), moments(GAME, BOARD, 4, "table"))
    told = capsys.readouterr().out
    assert all(name in told for name in ("prospects", "score", "equal", "1 of 4", "4 of 4", "all"))
