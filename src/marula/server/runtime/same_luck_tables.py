"""Same-luck tables: the tables of one series are dealt the same luck, for a fair comparison.

Whoever knows one of them knows the cards of all. So all are dealt in one write, when none waits for people any more,
and nobody sits at two of them. A table that was not dealt with the others is never dealt.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from marula.core.errors import RefusedError
from marula.core.refusal import Declined
from marula.server.runtime.live_table import LiveTable
from marula.server.storage import timeouts
from marula.server.tables.lookalikes import looks_like
from marula.server.tables.seats import SeatState
from marula.server.tables.table import Table

if TYPE_CHECKING:
    from marula.server.runtime.table_registry import TableRegistry


async def other_tables(registry: TableRegistry, table: Table) -> list[LiveTable]:
    """The other tables of the series, in memory and up to date."""
    statuses = await timeouts.run_in_thread(registry.store.series, table.settings.series)
    others = [await registry.open(id) for id in statuses if id != table.id]
    for other in others:
        await registry.refresh(other)
    return others


@asynccontextmanager
async def one_sitter_at_a_time(registry: TableRegistry, table: Table) -> AsyncIterator[None]:
    """A lock for sitting down at same-luck tables. It spans processes, because a seat is checked at several tables."""
    if not table.settings.series:
        yield
        return
    async with registry.same_luck_lock:
        # In a task, which is not given up with the request: a lock that nobody releases would stay.
        locking = asyncio.create_task(timeouts.run_in_thread(registry.store.lock_series, table.settings.series))
        try:
            unlock = await asyncio.shield(locking)
        except asyncio.CancelledError:
            locking.add_done_callback(_unlock_late)
            raise
        try:
            yield
        finally:
            await asyncio.to_thread(unlock)


def _unlock_late(locking: asyncio.Task[Callable[[], None]]) -> None:
    """Release a lock that was granted after its requester had gone."""
    if not locking.cancelled() and locking.exception() is None:
        locking.result()()


async def check_sitter(registry: TableRegistry, table: Table, name: str, address: str) -> None:
    """Refused for whoever sits at another of them, as far as a name and an address tell, and once one is dealt."""
    for other in await other_tables(registry, table):
        its_table = other.table
        assert its_table is not None
        if its_table.match is not None:
            raise RefusedError(Declined("already_started"))
        if any(_same_person(seat_state, name, address) for seat_state in its_table.seats):
            raise RefusedError(Declined("sits_at_a_copy"))


def _same_person(seat_state: SeatState, name: str, address: str) -> bool:
    if not seat_state.person:
        return False
    return looks_like(seat_state.name, name) or (bool(address) and seat_state.address == address)


async def require_full_tables(registry: TableRegistry, live: LiveTable) -> tuple[LiveTable, ...]:
    """The other tables; refused while one of them waits for people, and if one is dealt and this one is not."""
    await registry.refresh(live)
    table = live.table or (await registry.open(live.id)).table
    assert table is not None
    others = await other_tables(registry, table)
    if table.match is not None:  # the deal itself is refused then, unless its request is repeated
        return tuple(others)
    if any(_dealt(other) for other in others):
        raise RefusedError(Declined("already_started"))
    if not all(_ready(other) for other in others):
        raise RefusedError(Declined("copies_wait"))
    return tuple(others)


async def deal_when_full(registry: TableRegistry, live: LiveTable) -> None:
    """The last seat of a table was taken: if no other one waits for people, deal them all, or none."""
    assert live.table is not None
    others = await other_tables(registry, live.table)
    if all(_ready(other) and not _dealt(other) for other in others):
        await registry.deal(live, tuple(others))
        for other in others:
            registry.announce(other)


def _dealt(live: LiveTable) -> bool:
    return live.table is not None and live.table.match is not None


def _ready(live: LiveTable) -> bool:
    return live.table is not None and live.table.ready


def listed(summary: dict[str, Any], series: list[dict[str, Any]]) -> bool:
    """Is this table in the lobby? Of those that wait for people only the first is, and none that waits for another."""
    if summary["status"] != "open":
        return True
    waiting = [one["id"] for one in series if any(seat["kind"] == "empty" for seat in one["seats"])]
    return waiting[:1] == [summary["id"]]
