"""Idempotency: a request that comes again with the same key acts once, and gets the first result again."""

from __future__ import annotations

from marula.server.storage import timeouts
from marula.server.storage.store import Store
from marula.server.tables.secrets import hash_secret


def key_of_holder(secret: str, key: str) -> str:
    """The key as it is stored. The same key of two people is two keys, also if one has the seat that the other left.

    A person's secret stays the same when seats are drawn by lot. So a repeat is recognised after the deal too.
    """
    return f"{hash_secret(secret)[:16]}:{key}"


async def sequence_of_earlier(store: Store, table: str, key: str | None) -> int | None:
    """The sequence that the first request with this key was given; None if there was none.

    The log refuses a second entry with the same key, so of two requests at the same time only one acts.
    """
    if key is None:
        return None
    return await timeouts.run_in_thread(store.sequence_of_key, table, key)
