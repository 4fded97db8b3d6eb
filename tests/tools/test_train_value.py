"""Training of value networks: it learns what decides, reads raw features, and keeps networks for other table sizes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

from marula.core.value_network import load_value_network
from marula.games import GAMES
from tools.train_value import (
    Network,
    SelfPlay,
    TrainingSet,
    cross_entropy,
    joined,
    matches,
    td_lambda_targets,
    train,
    write,
)

NAMES = ["what_decides", "noise", "always_the_same"]
TURNS = 5
"""In an invented match."""


def invented(positions: int, seats: int) -> TrainingSet:
    """Whoever has most of the first feature has won; the second is noise; the third never changes."""
    luck = np.random.default_rng(3)
    features = luck.normal(100.0, 20.0, (positions, seats, 3)).astype(np.float32)
    features[:, :, 2] = 7.0
    won = (features[:, :, 0] == features[:, :, 0].max(1, keepdims=True)).astype(np.float32)
    return TrainingSet(features, won, np.arange(positions) % TURNS == 0)


def test_it_finds_what_decides(tmp_path: Path) -> None:
    layers, loss, equal = train(invented(8000, 3), [8], 150)
    assert equal == pytest.approx(np.log(3), abs=1e-3)
    assert loss < 0.25 * equal
    path = tmp_path / "value_network.json"
    write(path, NAMES, 3, layers)
    network = load_value_network(path, 3, NAMES)
    assert network.worth(vec[float]([130.0, 80.0, 7.0])) > network.worth(vec[float]([90.0, 120.0, 7.0])) + 1.0


def test_later_estimates_count_less_the_further_away_they_are() -> None:
    """Two matches, of three turns and of one: the last target is the outcome, the others mix what follows."""
    chances = np.array([[0.5, 0.5], [0.2, 0.8], [0.6, 0.4], [0.9, 0.1]], np.float32)
    won = np.array([[1, 0], [1, 0], [1, 0], [0, 1]], np.float32)
    targets = td_lambda_targets(chances, won, np.array([True, False, False, True]), 0.75)
    second = 0.25 * 0.6 + 0.75 * 1.0
    assert targets[:, 0] == pytest.approx([0.25 * 0.2 + 0.75 * second, second, 1.0, 0.0])
    assert targets.sum(1) == pytest.approx(1.0)


def test_sweeps_reduce_the_noise_of_luck() -> None:
    """The feature of the last turn decides; earlier ones predict it with ever more noise. Few matches are enough."""
    luck = np.random.default_rng(4)
    steps = luck.normal(0.0, 1.0, (600, 2, TURNS)).cumsum(2).transpose(0, 2, 1)[..., None]
    won = (steps[:, -1:, :, 0] == steps[:, -1:, :, 0].max(2, keepdims=True)).astype(np.float32)
    starts = np.arange(600 * TURNS) % TURNS == 0
    data_set = TrainingSet(steps.reshape(-1, 2, 1).astype(np.float32), np.repeat(won, TURNS, 1).reshape(-1, 2), starts)
    _, alone, equal = train(data_set, [8], 150)
    _, loss, _ = train(data_set, [8], 150, sweeps=3, share=20)
    assert loss < 0.75 * equal
    assert loss < 1.02 * alone


def test_a_match_without_a_winner_teaches_nothing() -> None:
    data_set = invented(64, 2)
    gradients = Network([3, 4, 1], seed=1).gradients(data_set.features, np.zeros_like(data_set.won))
    assert all(not gradient.any() for gradient in gradients)


def test_gradients_agree_with_finite_differences() -> None:
    data_set = invented(64, 2)
    features = (data_set.features - 100.0) / 20.0
    network = Network([3, 4, 1], seed=1)
    gradients = network.gradients(features, data_set.won)
    before = cross_entropy(network.chances(features), data_set.won)
    network.weights[0][0, 1] += 1e-2
    assert cross_entropy(network.chances(features), data_set.won) - before == pytest.approx(
        1e-2 * gradients[0][0, 1], rel=0.1
    )


def test_networks_of_other_table_sizes_stay_unless_the_features_have_changed(tmp_path: Path) -> None:
    path = tmp_path / "value_network.json"
    layer: list[dict[str, Any]] = [{"weights": [[1.0, 2.0, 3.0]], "bias": [0.5]}]
    write(path, NAMES, 3, layer)
    write(path, NAMES, 2, layer)
    assert list(json.loads(path.read_text())["seats"]) == ["2", "3"]
    write(path, ["another"], 4, layer)
    assert list(json.loads(path.read_text())["seats"]) == ["4"]


def test_positions_are_the_same_whoever_plays_them() -> None:
    name = next(name for name, game in GAMES.items() if (game.folder / "bot" / "features.py").exists())
    plan = SelfPlay(name, 2, "test", 0)
    [alone] = matches(plan, 2, 1, chunk=2)
    apart = list(matches(plan, 2, 2, chunk=1))
    assert alone.first.sum() == 2
    assert alone.features.shape[:2] == (len(alone.first), 2)
    assert np.array_equal(alone.features, joined(apart).features)
    assert set(alone.won.sum(1)) <= {0.0, 1.0}
