"""The ban list: the database's bans in memory. Every request is checked, and connections of the banned are closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage import timeouts
from marula.server.storage.bans import Bans, address_hash
from marula.server.storage.errors import StoreDown
from marula.server.storage.store import Store
from marula.server.tables.secrets import hash_secret

log = logging.getLogger("marula.bans")

REFRESH_SECONDS = 5.0
"""Seconds until a ban that the operator makes in another process is known here."""


class BanList:
    """The people and addresses that are banned. Without a store it is empty."""

    def __init__(self) -> None:
        self.key = ""
        self.addresses: frozenset[str] = frozenset()
        self.players: frozenset[str] = frozenset()

    def address_banned(self, address: str) -> bool:
        return bool(self.addresses) and address_hash(self.key, address) in self.addresses

    def secret_banned(self, secret: str | None) -> bool:
        return bool(self.players) and secret is not None and hash_secret(secret) in self.players

    def read(self, store: Store, now: int) -> None:
        """Read the bans that hold now. A blocking call."""
        bans = [ban for ban in Bans(store).all() if ban.until is None or ban.until > now]
        self.addresses = frozenset(ban.hash for ban in bans if ban.kind == "address")
        self.players = frozenset(ban.hash for ban in bans if ban.kind == "player")

    async def follow(self, store: Store, now: Callable[[], int], changed: Callable[[], None]) -> None:
        """Read the bans again and again, until cancelled; `changed` is called when others are banned now."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            before = self.addresses, self.players
            try:
                await timeouts.run_in_thread(self.read, store, now())
            except StoreDown as problem:  # who was banned stays banned
                log.error("the store does not answer: %s", problem)
            if (self.addresses, self.players) != before:
                changed()


def close_banned(bans: BanList, registry: TableRegistry) -> None:
    """Close the connections of listeners who are banned now. Their next request is refused anyway."""
    for live in registry.live_tables.values():
        for listener in live.listeners:
            if listener.address in bans.addresses or not bans.players.isdisjoint(listener.secret_hashes.values()):
                listener.banned = listener.closing = True
                listener.wake.set()
