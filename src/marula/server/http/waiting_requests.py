"""Requests that wait until no bot waits: a limited number for each address, each for a limited time.

A client that asks and hangs up leaves its request waiting here. While bots are busy, such requests would otherwise fill
the memory: each takes about 13 KB.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

from litestar.exceptions import TooManyRequestsException

from marula.core.errors import RefusedError
from marula.core.refusal import Declined
from marula.server.http.overload_admission import FULL

A = TypeVar("A")

MOST_WAITING = 100
"""Requests of one address that wait at the same time. A page has one."""
WAITING_SECONDS = 20.0
"""Seconds after which a request is told to come again."""
RETRY_SECONDS = 5
"""Seconds after which an address that has too many may try again."""


class WaitingRequests:
    """How many requests of each address wait now."""

    def __init__(self) -> None:
        self.waiting: Counter[str] = Counter()

    async def answer(self, address: str, work: Callable[[], Awaitable[A]]) -> A:
        """The answer to a request of this address; refused if too many wait already, or if it takes too long."""
        if self.waiting[address] >= MOST_WAITING:
            raise TooManyRequestsException(headers={"Retry-After": str(RETRY_SECONDS)})
        self.waiting[address] += 1
        try:
            async with asyncio.timeout(WAITING_SECONDS):
                return await work()
        except TimeoutError:
            raise RefusedError(Declined(FULL)) from None
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]
