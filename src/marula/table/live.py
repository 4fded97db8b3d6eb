"""Live: a table in memory, and everyone who listens to it."""

from __future__ import annotations

import asyncio

from marula.table.table import Table


class Listener:
    """Someone who wants to know when something changed. It is only woken: what it then reads is always the newest, so
    a slow one misses steps in between but never holds anybody up, and nothing piles up for it."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        """For which seats it listens; none for an onlooker."""
        self.woken = asyncio.Event()
        self.closing = False
        self.pinged = False


class Live:
    """One table of the hall. `table` is None when memory cannot be trusted and the store must be read again."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.table: Table | None = None
        self.secrets: dict[str, int] = {}
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.reading = asyncio.Lock()
        self.used = 0.0
        self.cards: tuple[object, dict[str, bytes]] = (None, {})
        """The table in words, for each language, as long as it and who is present are the same."""
        self.busy = False
        """Does a bot think here, or a clock run?"""

    def tell(self) -> None:
        """Wake everyone."""
        for listener in self.listeners:
            listener.woken.set()

    @property
    def present(self) -> set[int]:
        """The seats that someone listens for."""
        return {seat for listener in self.listeners for seat in listener.seats}

    @property
    def onlookers(self) -> int:
        return sum(not listener.seats for listener in self.listeners)
