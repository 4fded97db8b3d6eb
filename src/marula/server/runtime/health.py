"""Health: can this server store what people do?"""

from __future__ import annotations

import asyncio
import time

from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage import timeouts
from marula.server.storage.errors import StoreDown

FRESH_SECONDS = 2.0
"""How long an answer is given again. Whoever asks often causes no more writing than that."""


class HealthCheck:
    """Writes a row now and then, when someone asks. Reading alone works on a full disk too."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.lock = asyncio.Lock()
        self.at = float("-inf")
        self.problem = ""

    async def check(self) -> None:
        """StoreDown if the database does not answer or cannot write."""
        async with self.lock:
            if time.monotonic() - self.at >= FRESH_SECONDS:
                await self._write()
        if self.problem:
            raise StoreDown(self.problem)

    async def _write(self) -> None:
        self.problem = ""
        try:
            await timeouts.run_in_thread(self.registry.store.check_writing, self.registry.now())
        except StoreDown as problem:
            self.problem = str(problem)
        self.at = time.monotonic()
