"""How every test runs: Hypothesis draws few and the same examples, unless HYPOTHESIS_PROFILE=thorough."""

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# The same examples every time: a red test must mean a changed program. No deadline: other work shares the machine.
settings.register_profile("default", max_examples=25, derandomize=True, deadline=None, database=None)
# New examples every time, many of them, and a failure is printed so that it can be repeated.
settings.register_profile(
    "thorough",
    max_examples=1000,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

LONG = (
    "tests/tools/test_new_game.py",  # its tests share a new game that takes long to make
    "tests/server/http/test_faults.py",
    "tests/every_game/test_the_laws_bite.py",
    "tests/text/test_audit.py::test_this_tree_is_sound",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long in one piece begins first, or one process is left with it at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays to the end: while it grows, and later, nothing looks through it for garbage."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
