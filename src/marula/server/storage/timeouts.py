"""Time-outs: how long anyone waits for the store. A database that hangs must not leave requests without an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from marula.server.storage.errors import StoreDown

P = ParamSpec("P")
T = TypeVar("T")

SECONDS = 5.0
LONG = 60.0
"""For a whole match, which may have a long log."""


async def run_in_thread(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The result of a blocking call to the store; StoreDown when it takes too long."""
    return await wait_for(asyncio.to_thread(call, *args, **kwargs), SECONDS)


async def wait_for(answer: Awaitable[T], seconds: float) -> T:
    """The answer, or StoreDown. The store may still do it later: only reading again can tell."""
    try:
        async with asyncio.timeout(seconds):
            return await answer
    except TimeoutError:
        raise StoreDown("it takes too long") from None
