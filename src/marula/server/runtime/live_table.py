"""Live: a table in memory, and everyone who listens to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Mapping

from marula.server.tables.table import Table

AT_ONCE = 32
"""How many listeners are told before anything else happens; the others are woken, and take turns with everyone."""


class Listener:
    """Someone who wants to know when something changed. Who keeps up is told at once. Anyone else is only woken: what
    they then read is always the newest, so a slow one misses steps in between but never holds anybody up, and nothing
    piles up for it."""

    def __init__(self, opened: Mapping[int, str]) -> None:
        self.opened = opened
        self.send_now: Callable[[], bool] = never
        """Tells it what is new, here and now; False where it has to be woken for that."""
        self.seats = tuple(opened)
        """For which seats it listens, by the hash that opens each; none for an onlooker."""
        self.wake = asyncio.Event()
        self.has_news = True
        """Is there something new to read? A mere ping is answered without."""
        self.closing = False
        self.pinged = False

    def may_listen(self, secrets: Mapping[str, int]) -> bool:
        """Do its secrets still open its seats?"""
        for seat, hash in self.opened.items():
            if secrets.get(hash) != seat:
                return False
        return True


def never() -> bool:
    """Nothing can be told at once."""
    return False


class LiveTable:
    """One table of the hall. `table` is None when memory cannot be trusted and the store must be read again."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.table: Table | None = None
        self.secrets: dict[str, int] = {}
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.reading = asyncio.Lock()
        self.used = 0.0
        self._worded: dict[Hashable, bytes] = {}
        self._worded_of: Table | None = None
        self.busy = False
        """Does a bot think here, or a clock run?"""

    def add_listener(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._worded = {}

    def remove_listener(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._worded = {}

    def worded(self, table: Table) -> dict[Hashable, bytes]:
        """What has been put in words of this table, for whoever reads the same: kept as long as the table and who is
        present are the same."""
        if table is not self.table:
            return {}
        if table is not self._worded_of:
            self._worded_of, self._worded = table, {}
        return self._worded

    def sleep(self) -> None:
        """Keep nothing in memory that the store can tell."""
        self.table = self._worded_of = None
        self._worded = {}

    def broadcast(self) -> None:
        """Tell everyone, or wake them to read."""
        for number, listener in enumerate(self.listeners):
            listener.has_news = True
            if number >= AT_ONCE or not listener.send_now():
                listener.wake.set()

    @property
    def present(self) -> set[int]:
        """The seats that someone listens for."""
        return {seat for listener in self.listeners for seat in listener.seats}

    @property
    def onlookers(self) -> int:
        return sum(not listener.seats for listener in self.listeners)
