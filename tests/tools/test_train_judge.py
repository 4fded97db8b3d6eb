"""The tool that trains a judge: it finds what decides, reads positions as they are, and keeps other tables' judges."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

from marula.core.judge import load_judge
from marula.games import GAMES
from tools.train_judge import MOMENTS, Course, Network, Seen, matches, surprise, train, write

NAMES = ["what_decides", "noise", "always_the_same"]


def invented(positions: int, seats: int) -> Seen:
    """Whoever has most of the first sign has won; the second says nothing; the third never changes."""
    luck = np.random.default_rng(3)
    signs = luck.normal(100.0, 20.0, (positions, seats, 3)).astype(np.float32)
    signs[:, :, 2] = 7.0
    won = (signs[:, :, 0] == signs[:, :, 0].max(1, keepdims=True)).astype(np.float32)
    return Seen(signs, won)


def test_it_finds_what_decides(tmp_path: Path) -> None:
    layers, loss, equal = train(invented(400 * MOMENTS, 3), [8], 150)
    assert equal == pytest.approx(np.log(3), abs=1e-3)
    assert loss < 0.25 * equal
    path = tmp_path / "judge.json"
    write(path, NAMES, 3, layers)
    judge = load_judge(path, 3, NAMES)
    assert judge.worth(vec[float]([130.0, 80.0, 7.0])) > judge.worth(vec[float]([90.0, 120.0, 7.0])) + 1.0


def test_a_match_without_a_winner_teaches_nothing() -> None:
    seen = invented(64, 2)
    slopes = Network([3, 4, 1], seed=1).slopes(seen.signs, np.zeros_like(seen.won))
    assert all(not slope.any() for slope in slopes)


def test_slopes_are_what_a_small_step_changes() -> None:
    seen = invented(64, 2)
    signs = (seen.signs - 100.0) / 20.0
    network = Network([3, 4, 1], seed=1)
    slopes = network.slopes(signs, seen.won)
    before = surprise(network.chances(signs), seen.won)
    network.weights[0][0, 1] += 1e-2
    assert surprise(network.chances(signs), seen.won) - before == pytest.approx(1e-2 * slopes[0][0, 1], rel=0.1)


def test_judges_of_other_tables_stay_unless_the_signs_have_changed(tmp_path: Path) -> None:
    path = tmp_path / "judge.json"
    layer: list[dict[str, Any]] = [{"weights": [[1.0, 2.0, 3.0]], "bias": [0.5]}]
    write(path, NAMES, 3, layer)
    write(path, NAMES, 2, layer)
    assert list(json.loads(path.read_text())["seats"]) == ["2", "3"]
    write(path, ["another"], 4, layer)
    assert list(json.loads(path.read_text())["seats"]) == ["4"]


def test_positions_are_the_same_whoever_plays_them() -> None:
    name = next(name for name, game in GAMES.items() if (game.folder / "signs.py").exists())
    course = Course(name, 2, "test", 0)
    [alone] = matches(course, 2, 1, chunk=2)
    apart = list(matches(course, 2, 2, chunk=1))
    assert alone.signs.shape[:2] == (2 * MOMENTS, 2)
    assert np.array_equal(alone.signs, np.concatenate([part.signs for part in apart]))
    assert set(alone.won.sum(1)) <= {0.0, 1.0}
