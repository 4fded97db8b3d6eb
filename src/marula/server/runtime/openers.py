"""Openers: which client opened each table, also while the table is not in memory. Nothing of it is stored."""

from __future__ import annotations

from marula.server.runtime.live_table import LiveTable

MAX_KEPT = 20_000
"""How many are kept, before the one that was noted longest ago is dropped."""


class Openers:
    """What this process knows. Otherwise each table that was left alone for a minute would count as a client of its
    own, and whoever opens sixty of them would have the bots' time of sixty."""

    def __init__(self) -> None:
        self.clients: dict[str, str] = {}
        """For each table a hash of the address that opened it."""

    def note(self, live: LiveTable) -> None:
        """This table leaves the memory."""
        if live.opened_by:
            self.clients[live.id] = live.opened_by
        while len(self.clients) > MAX_KEPT:
            del self.clients[next(iter(self.clients))]

    def live_table(self, id: str) -> LiveTable:
        """A table that comes into memory."""
        live = LiveTable(id)
        live.opened_by = self.clients.pop(id, "")
        return live
