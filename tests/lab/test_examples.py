"""The examples run, and the one that learns learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from tests.lab.tables import QUICK

LEARN = Path(__file__).resolve().parents[2] / "examples" / "learn.py"


def test_a_short_run_of_learning_beats_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    spec = importlib.util.spec_from_file_location("learn", LEARN)
    assert spec is not None
    assert spec.loader is not None
    learn = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learn)
    policy = learn.learn(QUICK, QUICK.fewest, steps=6, seed="test")
    wins = learn.against_random(QUICK, QUICK.fewest, policy, 1000, "test")
    assert learn.share(wins).low > 0.55
    before = learn.against_random(QUICK, QUICK.fewest, learn.Policy(*policy.weights[:-1].shape), 1000, "test")
    assert 0.4 < learn.share(before).mean < 0.6, "who has learned nothing plays at random"
    assert learn.main([QUICK.name, "--steps", "2", "--matches", "256"]) in (0, 1)
    assert "share of wins against random play" in capsys.readouterr().out
