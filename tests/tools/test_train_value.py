"""The tool that trains a judge: it finds what decides, reads positions as they are, and keeps other tables' judges."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

from marula.core.value_network import load_value_network
from marula.games import GAMES
from tools.train_value import Course, Network, Seen, joined, matches, said_later, surprise, train, write

NAMES = ["what_decides", "noise", "always_the_same"]
TURNS = 5
"""In an invented match."""


def invented(positions: int, seats: int) -> Seen:
    """Whoever has most of the first sign has won; the second says nothing; the third never changes."""
    luck = np.random.default_rng(3)
    features = luck.normal(100.0, 20.0, (positions, seats, 3)).astype(np.float32)
    features[:, :, 2] = 7.0
    won = (features[:, :, 0] == features[:, :, 0].max(1, keepdims=True)).astype(np.float32)
    return Seen(features, won, np.arange(positions) % TURNS == 0)


def test_it_finds_what_decides(tmp_path: Path) -> None:
    layers, loss, equal = train(invented(8000, 3), [8], 150)
    assert equal == pytest.approx(np.log(3), abs=1e-3)
    assert loss < 0.25 * equal
    path = tmp_path / "judge.json"
    write(path, NAMES, 3, layers)
    judge = load_value_network(path, 3, NAMES)
    assert judge.worth(vec[float]([130.0, 80.0, 7.0])) > judge.worth(vec[float]([90.0, 120.0, 7.0])) + 1.0


def test_what_is_said_later_counts_the_less_the_later_it_is() -> None:
    """Two matches, of three turns and of one: the last position of each is told the end, the others what follows."""
    chances = np.array([[0.5, 0.5], [0.2, 0.8], [0.6, 0.4], [0.9, 0.1]], np.float32)
    won = np.array([[1, 0], [1, 0], [1, 0], [0, 1]], np.float32)
    told = said_later(chances, won, np.array([True, False, False, True]), 0.75)
    second = 0.25 * 0.6 + 0.75 * 1.0
    assert told[:, 0] == pytest.approx([0.25 * 0.2 + 0.75 * second, second, 1.0, 0.0])
    assert told.sum(1) == pytest.approx(1.0)


def test_sweeps_see_through_luck() -> None:
    """The sign of the last turn decides; earlier ones only foretell it, blurred ever more. Few matches are enough."""
    luck = np.random.default_rng(4)
    steps = luck.normal(0.0, 1.0, (600, 2, TURNS)).cumsum(2).transpose(0, 2, 1)[..., None]
    won = (steps[:, -1:, :, 0] == steps[:, -1:, :, 0].max(2, keepdims=True)).astype(np.float32)
    starts = np.arange(600 * TURNS) % TURNS == 0
    seen = Seen(steps.reshape(-1, 2, 1).astype(np.float32), np.repeat(won, TURNS, 1).reshape(-1, 2), starts)
    _, alone, equal = train(seen, [8], 150)
    _, loss, _ = train(seen, [8], 150, sweeps=3, share=20)
    assert loss < 0.75 * equal
    assert loss < 1.02 * alone


def test_a_match_without_a_winner_teaches_nothing() -> None:
    seen = invented(64, 2)
    slopes = Network([3, 4, 1], seed=1).slopes(seen.features, np.zeros_like(seen.won))
    assert all(not slope.any() for slope in slopes)


def test_slopes_are_what_a_small_step_changes() -> None:
    seen = invented(64, 2)
    features = (seen.features - 100.0) / 20.0
    network = Network([3, 4, 1], seed=1)
    slopes = network.slopes(features, seen.won)
    before = surprise(network.chances(features), seen.won)
    network.weights[0][0, 1] += 1e-2
    assert surprise(network.chances(features), seen.won) - before == pytest.approx(1e-2 * slopes[0][0, 1], rel=0.1)


def test_judges_of_other_tables_stay_unless_the_signs_have_changed(tmp_path: Path) -> None:
    path = tmp_path / "judge.json"
    layer: list[dict[str, Any]] = [{"weights": [[1.0, 2.0, 3.0]], "bias": [0.5]}]
    write(path, NAMES, 3, layer)
    write(path, NAMES, 2, layer)
    assert list(json.loads(path.read_text())["seats"]) == ["2", "3"]
    write(path, ["another"], 4, layer)
    assert list(json.loads(path.read_text())["seats"]) == ["4"]


def test_positions_are_the_same_whoever_plays_them() -> None:
    name = next(name for name, game in GAMES.items() if (game.folder / "bot" / "features.py").exists())
    course = Course(name, 2, "test", 0)
    [alone] = matches(course, 2, 1, chunk=2)
    apart = list(matches(course, 2, 2, chunk=1))
    assert alone.first.sum() == 2
    assert alone.features.shape[:2] == (len(alone.first), 2)
    assert np.array_equal(alone.features, joined(apart).features)
    assert set(alone.won.sum(1)) <= {0.0, 1.0}
