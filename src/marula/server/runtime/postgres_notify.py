"""PostgreSQL NOTIFY: other processes announce the log entries they wrote. This process then reads what it needs."""

from __future__ import annotations

import asyncio
import logging
import threading

import psycopg

from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage.errors import StoreDown
from marula.server.storage.postgres import CHANNEL
from marula.server.tables.log_name import log_name

log = logging.getLogger("marula.postgres_notify")

POLL_SECONDS = 0.5
"""Seconds between two looks whether to stop."""
RECONNECT_SECONDS = 1.0
"""Seconds before the connection is tried again after a loss."""


class PostgresNotify:
    """A thread that listens to the database, and tasks that bring the registry up to date."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.loop = asyncio.get_running_loop()
        self.stopping = threading.Event()
        self.ready = threading.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        url = registry.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.thread = threading.Thread(target=self._listen, args=(url,), name="marula postgres notify", daemon=True)
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
                self._listen_on_connection(url)
            except psycopg.Error as problem:
                log.error("notifications of the database do not arrive: %s", type(problem).__name__)
                self.stopping.wait(RECONNECT_SECONDS)

    def _listen_on_connection(self, url: str) -> None:
        with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            self._schedule(None, 0)  # something may have been announced while nobody listened
            while not self.stopping.is_set():
                for notification in connection.notifies(timeout=POLL_SECONDS):
                    table, _, sequence = notification.payload.partition(" ")
                    self._schedule(table, int(sequence))
                    if self.stopping.is_set():
                        return

    def _schedule(self, table: str | None, sequence: int) -> None:
        """Hand a notification to the event loop."""
        try:
            self.loop.call_soon_threadsafe(self._on_notification, table, sequence)
        except RuntimeError:  # the loop is closed
            self.stopping.set()

    def _on_notification(self, table: str | None, sequence: int) -> None:
        """On the event loop. Without a table, all tables in memory may be out of date."""
        for id in [table] if table is not None else list(self.registry.live_tables):
            live = self.registry.live_tables.get(id)
            if live is None:
                continue
            known = live.table.sequence if live.table is not None else 0
            if table is not None and known >= sequence:
                continue
            task = asyncio.create_task(self._catch_up(id, sequence if table is not None else known + 1))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _catch_up(self, id: str, sequence: int) -> None:
        try:
            await self.registry.catch_up(id, sequence)
        except (StoreDown, ValueError) as problem:
            # Memory cannot be trusted: whoever asks next loads the table from the store.
            log.warning("table %s is loaded again: %s", log_name(id), type(problem).__name__)
            if (live := self.registry.live_tables.get(id)) is not None:
                live.table = None
                live.broadcast()
