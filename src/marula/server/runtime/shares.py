"""Shares: so many of something at the same time for each key, such as a client or a receiver."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Shares:
    """So many places for each key. Whoever wants one more waits."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.places: dict[str, asyncio.Semaphore] = {}
        self.wanted: dict[str, int] = {}
        """How many have a place for each key, or wait for one."""

    @asynccontextmanager
    async def place(self, key: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it."""
        places = self.places.setdefault(key, asyncio.Semaphore(self.most))
        self.wanted[key] = self.wanted.get(key, 0) + 1
        try:
            async with places:
                yield
        finally:
            self.wanted[key] -= 1
            if not self.wanted[key]:
                del self.wanted[key], self.places[key]
