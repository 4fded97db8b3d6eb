"""Waiting in tests for what happens by itself: look at a condition until it holds, and fail after a limit.

A fixed sleep proves nothing: on a busy machine it is too short, on an idle one it is wasted.
"""

import asyncio
import inspect
import time
from collections.abc import Callable
from typing import Any

SECONDS = 60.0
"""How long a busy machine may take."""

BETWEEN = 0.01
"""Seconds between two looks."""


def until(condition: Callable[[], Any], seconds: float = SECONDS) -> None:
    """Wait until the condition holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"it did not happen within {seconds:g} seconds"
        time.sleep(BETWEEN)


async def eventually(condition: Callable[[], Any], seconds: float = SECONDS) -> None:
    """The same where an event loop runs; the condition may be a coroutine function."""
    end = time.monotonic() + seconds
    while not await _holds(condition):
        assert time.monotonic() < end, f"it did not happen within {seconds:g} seconds"
        await asyncio.sleep(BETWEEN)


async def _holds(condition: Callable[[], Any]) -> bool:
    answer = condition()
    return bool(await answer if inspect.isawaitable(answer) else answer)
