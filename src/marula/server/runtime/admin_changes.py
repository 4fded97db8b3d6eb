"""Following admin changes: what `marula admin` does in another process takes effect here within seconds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage import timeouts
from marula.server.storage.admin_changes import last_change
from marula.server.storage.errors import StoreDown
from marula.server.storage.operator_table_list import last_sequences

log = logging.getLogger("marula.admin_changes")

FOLLOW_SECONDS = 5.0
"""How often this is done, in seconds."""


async def follow_admin_changes(registry: TableRegistry, also: Callable[[], Awaitable[None]]) -> None:
    """Take up every change, until cancelled; `also` is then called too."""
    known = await timeouts.run_in_thread(last_change, registry.store)
    while True:
        await asyncio.sleep(FOLLOW_SECONDS)
        try:
            found = await timeouts.run_in_thread(last_change, registry.store)
            if found != known:
                await reload_changed_tables(registry)
                await also()
                known = found
        except StoreDown as problem:
            log.error("the store does not answer: %s", problem)
        except Exception:
            log.exception("admin changes were not taken up")


async def reload_changed_tables(registry: TableRegistry) -> None:
    """Bring tables in memory up to date, and let go of those that were deleted. Their listeners are told."""
    sequences = await timeouts.run_in_thread(last_sequences, registry.store, list(registry.live_tables))
    for id, live in list(registry.live_tables.items()):
        if id in sequences:
            await registry.catch_up(id, sequences[id])
        elif not await timeouts.run_in_thread(last_sequences, registry.store, [id]):  # it may be quite new
            async with live.lock:
                live.table = None
            live.broadcast()
