"""The simulation finds every planted fault within a few seeds."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.simulation.faults import FAULTS, planted
from tests.simulation.run import simulate

WITHIN = 60
"""Seeds in which a fault must be found."""


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_the_fault_is_found(fault: Callable[[], list[Any]]) -> None:
    with planted(fault):
        found = next((problem for seed in range(1, WITHIN + 1) if (problem := simulate(seed).problem)), "")
    assert found, f"{fault.__doc__} Nobody noticed"
