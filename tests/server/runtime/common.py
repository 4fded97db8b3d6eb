"""What tests of bots and clocks share: a registry where bots play and clocks run."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from marula.server.runtime.bots_and_clocks import BotsAndClocks
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.runtime.thinkers import Thinkers
from marula.server.tables import commands
from marula.server.tables.table import Table
from tests.server.common import new_table, registry_on
from tests.waiting import eventually


@asynccontextmanager
async def driven(url: str, thinkers: Thinkers, now: Any = None) -> AsyncIterator[tuple[TableRegistry, BotsAndClocks]]:
    async with registry_on(url, now) as registry:
        driver = BotsAndClocks(registry, thinkers)
        await driver.start()
        try:
            yield registry, driver
        finally:
            await driver.stop()
            thinkers.close()


async def until(live: LiveTable, condition: Callable[[Table], bool]) -> None:
    """Wait until the table in memory is so."""
    await eventually(lambda: live.table is not None and condition(live.table))


async def bots_only(registry: TableRegistry, seats: int = 2, **settings: Any) -> LiveTable:
    live = await new_table(registry, seats, **settings)
    for seat in range(seats):
        await registry.change(live, lambda table, seat=seat: commands.hand_to_bot(table, seat, "random"))  # type: ignore[misc]
    return live
