"""Refusal log: what was refused or limited, with a hash of the client's address. It cannot be used to fill a disk."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from marula.server.storage.bans import address_hash

log = logging.getLogger("marula.refused")

QUIET_SECONDS = 60.0
"""After a line about a reason and an address, the same is only counted for so long."""
MAX_ENTRIES = 500
"""How many pairs of reason and address are told apart. All others share one line for each reason."""


class Entry:
    """One reason and address: when it was last logged, and how often it happened since."""

    __slots__ = ("at", "more")

    def __init__(self) -> None:
        self.at = float("-inf")
        self.more = 0


class RefusalLog:
    """At most one line a minute for each reason and address."""

    def __init__(self, key: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.key = key
        self.clock = clock
        self.entries: dict[tuple[str, str], Entry] = {}

    def note(self, reason: str, address: str) -> None:
        """Something was refused for this reason."""
        hash = address_hash(self.key, address)
        entry = self._entry(reason, hash)
        if entry is None:
            hash, entry = "many", self.entries.setdefault((reason, "many"), Entry())
        entry.more += 1
        now = self.clock()
        if now - entry.at >= QUIET_SECONDS:
            log.warning("refused: %s; address %s; %d times", reason, hash, entry.more)
            entry.at, entry.more = now, 0

    def _entry(self, reason: str, hash: str) -> Entry | None:
        """The entry of this pair; None when there are too many."""
        found = self.entries.get((reason, hash))
        if found is None:
            if len(self.entries) >= MAX_ENTRIES:
                self._forget_old()
            if len(self.entries) >= MAX_ENTRIES:
                return None
            found = self.entries[reason, hash] = Entry()
        return found

    def _forget_old(self) -> None:
        old = self.clock() - QUIET_SECONDS
        self.entries = {pair: entry for pair, entry in self.entries.items() if entry.at > old}
