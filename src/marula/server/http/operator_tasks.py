"""Operator tasks: how a running server follows its operator's changes: bans, deletions, erasures, a new push key."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from marula.server.http.ban_list import close_banned
from marula.server.http.rate_limit import RateLimiter
from marula.server.http.refusal_log import RefusalLog
from marula.server.notify.server_keys import server_key
from marula.server.runtime.admin_changes import follow_admin_changes
from marula.server.runtime.delete_old_tables import delete_old_tables
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage.bans import KEY_NAME, new_address_key


@asynccontextmanager
async def following_operator(
    limiter: RateLimiter, registry: TableRegistry, keep_days: int | None, take_up_changes: Callable[[], Awaitable[None]]
) -> AsyncIterator[None]:
    """Let the rate limiter know who is banned and who sits at a table, and take up what the operator does."""
    store = registry.store
    key = server_key(store, KEY_NAME, new_address_key)
    limiter.log = RefusalLog(key)
    limiter.bans.key = key
    limiter.bans.read(store, registry.now())
    limiter.seat_known = registry.seat_known
    following_bans = limiter.bans.follow(store, registry.now, lambda: close_banned(limiter.bans, registry))
    tasks = [
        asyncio.create_task(following_bans, name="marula bans"),
        asyncio.create_task(follow_admin_changes(registry, take_up_changes), name="marula admin changes"),
    ]
    if limiter.shed_load:
        tasks.append(asyncio.create_task(limiter.admission.measure(), name="marula admission"))
    if keep_days is not None:
        deleting = delete_old_tables(store, keep_days, registry.now)
        tasks.append(asyncio.create_task(deleting, name="marula retention"))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
