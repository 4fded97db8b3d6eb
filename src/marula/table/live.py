"""Live: a table in memory, and everyone who listens to it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from marula.table.table import Table


class Listener:
    """Someone who wants to know when something changed. It is only woken: what it then reads is always the newest, so
    a slow one misses steps in between but never holds anybody up, and nothing piles up for it."""

    def __init__(self, opened: Mapping[int, str]) -> None:
        self.opened = opened
        self.seats = tuple(opened)
        """For which seats it listens, by the hash that opens each; none for an onlooker."""
        self.woken = asyncio.Event()
        self.changed = True
        """Is there something new to read? A mere ping is answered without."""
        self.closing = False
        self.pinged = False

    def may_hear(self, secrets: Mapping[str, int]) -> bool:
        """Do its secrets still open its seats?"""
        return all(secrets.get(hash) == seat for seat, hash in self.opened.items())


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
            listener.changed = True
            listener.woken.set()

    @property
    def present(self) -> set[int]:
        """The seats that someone listens for."""
        return {seat for listener in self.listeners for seat in listener.seats}

    @property
    def onlookers(self) -> int:
        return sum(not listener.seats for listener in self.listeners)
