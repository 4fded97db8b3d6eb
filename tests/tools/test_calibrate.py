"""The tool that measures prospects: its measures are right, and its fit finds what was hidden."""

from __future__ import annotations

import math
from typing import cast

import pytest
from librt.vecs import vec

from marula.core.game import Instinct, State
from marula.core.setup import Setup
from marula.games import GAMES
from tools.calibrate import MOMENTS, Moment, brier, by_score, fit, log_loss, moments, table

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


class Tilt:
    """One number that a fit can turn."""

    def __init__(self) -> None:
        self.first: float = 1.0


class Tilted:
    """Gives the first seat a chance by that number only."""

    def __init__(self) -> None:
        self.foresight = Tilt()

    def prospects(self, state: State) -> vec[float]:
        chance = self.foresight.first / (1 + self.foresight.first)
        return vec[float]([chance, 1 - chance])


def test_the_fit_turns_numbers_towards_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    """The first seat wins three matches of four: odds of 3 surprise least."""
    state = moments(GAME, BOARD, 1, "fit")[0].state
    among = [Moment(0, state, 0.5, [1.0, 0.0] if match % 4 else [0.0, 1.0]) for match in range(40)]
    tilted = Tilted()
    fit(cast(Instinct, tilted), among, 20)
    assert tilted.foresight.first == pytest.approx(3, rel=0.05)
    assert "first = " in capsys.readouterr().out


def test_the_table_names_every_stage(capsys: pytest.CaptureFixture[str]) -> None:
    table(GAME, GAME.instinct(BOARD), moments(GAME, BOARD, 4, "table"))
    told = capsys.readouterr().out
    assert all(name in told for name in ("prospects", "score", "equal", "1 of 4", "4 of 4", "all"))
