"""Nudges: other processes have written lines. PostgreSQL announces them; each process then reads what it needs."""

from __future__ import annotations

import asyncio
import logging
import threading

import psycopg

from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage.store import CHANNEL, StoreDown

log = logging.getLogger("marula.nudges")

WAIT = 0.5
"""Seconds between two looks whether we should stop."""
AGAIN = 1.0
"""Seconds before the connection is tried again after a loss."""


class PostgresNotify:
    """A thread that listens to the database, and the hall that catches up."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.loop = asyncio.get_running_loop()
        self.stopping = threading.Event()
        self.ready = threading.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        url = registry.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.thread = threading.Thread(target=self._listen, args=(url,), name="marula nudges", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        self.stopping.set()
        await asyncio.to_thread(self.thread.join)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _listen(self, url: str) -> None:
        while not self.stopping.is_set():
            try:
                with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    self._tell(None, 0)  # whatever was announced while nobody listened
                    while not self.stopping.is_set():
                        for notice in connection.notifies(timeout=WAIT):
                            table, _, number = notice.payload.partition(" ")
                            self._tell(table, int(number))
                            if self.stopping.is_set():
                                return
            except psycopg.Error as problem:
                log.error("the database's notices do not come: %s", type(problem).__name__)
                self.stopping.wait(AGAIN)

    def _tell(self, table: str | None, number: int) -> None:
        try:
            self.loop.call_soon_threadsafe(self._hear, table, number)
        except RuntimeError:  # the loop is closed
            self.stopping.set()

    def _hear(self, table: str | None, number: int) -> None:
        """On the loop. Without a table: all that are in memory may be behind."""
        for id in [table] if table is not None else list(self.registry.live_tables):
            live = self.registry.live_tables.get(id)
            if live is None:
                continue
            known = live.table.sequence if live.table is not None else 0
            if table is not None and known >= number:
                continue
            task = asyncio.create_task(self._catch_up(id, number if table is not None else known + 1))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _catch_up(self, id: str, number: int) -> None:
        try:
            await self.registry.catch_up(id, number)
        except (StoreDown, ValueError) as problem:
            # Memory cannot be trusted: whoever asks next reads the store.
            log.warning("table %s is read anew: %s", id, type(problem).__name__)
            if (live := self.registry.live_tables.get(id)) is not None:
                live.table = None
                live.broadcast()
