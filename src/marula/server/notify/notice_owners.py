"""Notice owners: the client that asked for each notice, to share the threads fairly. Nothing of it is stored."""

from __future__ import annotations

from marula.server.runtime.live_table import LiveTable

MAX_KEPT = 20_000
"""How many are kept, before the one that was added longest ago is dropped."""


class NoticeOwners:
    """What this process knows: a notice that was asked for before its start counts for its table."""

    def __init__(self) -> None:
        self.clients: dict[str, str] = {}
        """For each notice a hash of the address that asked for it."""

    def note(self, notice: str, client: str) -> None:
        """This client asked for this notice."""
        self.clients.setdefault(notice, client)
        while len(self.clients) > MAX_KEPT:
            del self.clients[next(iter(self.clients))]

    def owner(self, notice: str, live: LiveTable) -> str:
        """Who counts as the owner of a notice: who asked for it, or who opened its table, or that table."""
        return self.clients.get(notice) or live.opened_by or live.id
