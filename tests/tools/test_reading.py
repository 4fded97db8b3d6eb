"""python -m tools.reading: curves find what is true, and chances are nearer to it than imagined shares."""

from __future__ import annotations

import random

import pytest

from marula.games import GAMES
from tools.reading import check, fit_curve, rising


def test_a_curve_finds_how_often_a_share_comes_true() -> None:
    chooser = random.Random("curve")
    shares = [chooser.random() for _ in range(20_000)]
    samples = [(share, chooser.random() < share * share) for share in shares]
    curve = fit_curve(samples, [knot / 10 for knot in range(11)])
    assert curve == pytest.approx([(knot / 10) ** 2 for knot in range(11)], abs=0.04)


def test_few_samples_change_a_curve_little() -> None:
    prior = [knot / 10 for knot in range(11)]
    assert fit_curve([(0.5, False)] * 3, prior)[5] == pytest.approx(0.5 * 30 / 33, abs=0.001)


def test_a_curve_never_falls() -> None:
    assert rising([0.5, 0.2, 0.4, 0.9], [1, 1, 2, 1]) == pytest.approx([0.35, 0.35, 0.4, 0.9])
    assert rising([0.5, 0.2, 0.3, 0.9], [1, 1, 2, 1]) == pytest.approx([0.325] * 3 + [0.9])


@pytest.mark.parametrize("name", [name for name in GAMES if name != "template"])
def test_chances_are_nearer_to_the_truth_than_imagined_shares(name: str) -> None:
    game = GAMES[name]
    found = check(game, game.fewest, 25, "test")[""]
    assert found.number > 100
    assert found.squares <= found.plain_squares * 1.01
