"""Deletes old tables while the server runs: those that nobody has touched for as many days as the operator said."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from marula.server.storage.errors import StoreDown
from marula.server.storage.old_tables import DAY, delete_older
from marula.server.storage.store import Store

log = logging.getLogger("marula.admin_changes")

EVERY_SECONDS = 3600.0
"""Seconds between two deletions of old tables."""


async def delete_old_tables(store: Store, days: int, now: Callable[[], int]) -> None:
    """Delete tables that nobody has touched for so many days, every hour until cancelled."""
    while True:
        try:
            deleted = await asyncio.to_thread(delete_older, store, now() - days * DAY)
            if deleted:
                log.info("deleted %d tables that were older than %d days", deleted, days)
        except StoreDown as problem:
            log.error("the store does not answer: %s", problem)
        await asyncio.sleep(EVERY_SECONDS)
