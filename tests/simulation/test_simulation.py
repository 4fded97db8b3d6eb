"""Two hundred seeds of the simulation hold; a crash at every write holds; and a seed always gives the same trace."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.__main__ import command, report
from tests.simulation.disk import CRASHES
from tests.simulation.run import STEPS, simulate

SEEDS = 200
GROUPS = 20
"""Tests that share the seeds, so that several processes can share the work."""
FEW_STEPS = 12
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("group", range(GROUPS))
def test_invariants_hold(group: int) -> None:
    for seed in range(group + 1, SEEDS + 1, GROUPS):
        result = simulate(seed)
        assert not result.problem, report(result, STEPS)


@pytest.mark.parametrize("where", CRASHES)
def test_a_crash_at_every_write_loses_nothing(where: str) -> None:
    seed, number = 4, 1
    while True:
        crash_at = (number, where)
        result = simulate(seed, FEW_STEPS, crash_at)
        assert not result.problem, report(result, FEW_STEPS, crash_at)
        if result.writes < number:
            break
        number += 1
    assert number > 10, "hardly anything was written"


def test_the_same_seed_gives_the_same_trace_in_another_process() -> None:
    here = simulate(3)
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    words = [sys.executable, "-m", "tests.simulation", "--seed", "3"]
    elsewhere = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert elsewhere.stdout.split()[-1] == here.trace == simulate(3).trace
    assert simulate(5).trace != here.trace


def test_a_failure_says_how_to_run_it_again() -> None:
    result = simulate(1, 5)
    result.problem = "an invariant is broken"
    assert command(result, 5) == "python -m tests.simulation --seed 1 --steps 5"
    assert report(result, 5).endswith("again: python -m tests.simulation --seed 1 --steps 5")
