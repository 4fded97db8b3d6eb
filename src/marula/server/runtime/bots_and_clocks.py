"""Driver: what a table does by itself. Bots choose when they are waited on, and clocks strike, browser open or not."""

from __future__ import annotations

import asyncio
import logging
import time

from marula.core.envelope import envelope
from marula.core.errors import RefusedError
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.runtime.thinkers import NoWorkers, Thinkers, bot_request
from marula.server.storage import timeouts
from marula.server.storage.store import StoreDown
from marula.server.tables import commands
from marula.server.tables.bot_levels import STAND_IN_LEVEL
from marula.server.tables.events import TableEvent
from marula.server.tables.table import Table

log = logging.getLogger("marula.driver")

SWEEP = 1.0
"""Seconds between two looks at what is due: after a restart, or where another process has died."""
LATE = 3.0
"""Seconds that something must be overdue before we take it that nobody else does it."""
AGAIN = 1.0
"""Seconds to wait after the store failed."""


class BotsAndClocks:
    """One for each hall. Two processes may drive the same table: one of them is first, the other reads anew."""

    def __init__(
        self, registry: TableRegistry, thinkers: Thinkers, think: float | None = None, pause: float = 0.0
    ) -> None:
        self.registry = registry
        self.thinkers = thinkers
        self.think = think
        """Seconds a bot may think about one decision; None: what suits its level."""
        self.pause = pause
        """Seconds a bot waits before it chooses, so that people can follow."""
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.sweeping: asyncio.Task[None] | None = None
        self.decided = 0

    async def start(self) -> None:
        """Look after every table from now on, also those that were left in the middle."""
        self.registry.change_subscribers.append(self.on_change)
        self.sweeping = asyncio.create_task(self._sweep(), name="marula sweep")

    async def stop(self) -> None:
        """Leave everything as it is; it goes on at the next start."""
        self.registry.change_subscribers.remove(self.on_change)
        tasks = [*self.tasks.values(), *([self.sweeping] if self.sweeping is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.tasks.clear()

    def on_change(self, live: LiveTable) -> None:
        """Something changed at this table: is it now for us to do something there?"""
        if live.id in self.tasks or live.table is None or live.table.due() is None:
            return
        live.busy = True
        task = asyncio.create_task(self._drive(live), name=f"marula table {live.id}")
        self.tasks[live.id] = task
        task.add_done_callback(lambda _: self._done(live))

    def _done(self, live: LiveTable) -> None:
        self.tasks.pop(live.id, None)
        live.busy = False
        if self.sweeping is not None and not self.sweeping.done():
            self.on_change(live)  # something may have changed between its last look and now

    async def _sweep(self) -> None:
        late = 0.0  # at the start everything that is due is ours
        while True:
            try:
                before = self.registry.now() - int(late * 1000)
                for id in await timeouts.run_in_thread(self.registry.store.due, before):
                    if id not in self.tasks:
                        try:
                            self.on_change(await self.registry.open(id))
                        except RefusedError as problem:  # a game that is no longer installed
                            log.warning("table %s cannot be opened: %s", id, problem)
            except StoreDown as problem:
                log.error("the store does not answer: %s", problem)
            except Exception:
                log.exception("the sweep failed")
            late = LATE
            self.registry.unload_idle()
            await asyncio.sleep(SWEEP)

    async def _drive(self, live: LiveTable) -> None:
        """Do what is due until there is nothing, or only people are waited on and no clock runs."""
        while True:
            try:
                table = (await self.registry.open(live.id)).table
                assert table is not None
                due = table.due()
                if due is None:
                    return
                if table.match is None:
                    await self.registry.change(live, commands.deal)
                elif (seat := _bot_waited_on(table)) is not None:
                    await self._choose(live, table, seat, table.seats[seat].bot)
                else:
                    await self._wait_for_clock(live, table, due)
            except RefusedError as problem:
                log.info("table %s: %s", live.id, problem)  # someone was first: look again
                await asyncio.sleep(0.01)
            except StoreDown as problem:
                log.error("the store does not answer: %s", problem)
                await asyncio.sleep(AGAIN)
            except NoWorkers as problem:
                log.error("nobody thinks for table %s: %s", live.id, problem)
                await asyncio.sleep(AGAIN)
            except Exception as problem:
                # Facts of a match stay out of the log: the kind of fault and the table are enough to look it up.
                log.error("table %s cannot go on: %s", live.id, type(problem).__name__)
                await asyncio.sleep(60 * AGAIN)

    async def _choose(self, live: LiveTable, table: Table, seat: int, level: str) -> None:
        """The bot gets its seat's envelope and nothing else, and its choice goes through the same door as anyone's."""
        match = table.match
        assert match is not None
        version = table.match_sequence
        began = time.monotonic()
        told = envelope(match, seat, match.version + 1)
        asked = bot_request(told, table.game, level, f"{table.id} {seat} {version}", self.think)
        action = await self.thinkers.choose(asked, table.board)
        rest = self.pause - (time.monotonic() - began)
        if rest > 0 and live.listeners:
            await asyncio.sleep(rest)
        await self.registry.change(live, lambda table: commands.act(table, seat, action, version, bot=True))
        self.decided += 1

    async def _wait_for_clock(self, live: LiveTable, table: Table, due: int) -> None:
        """Sleep until the first deadline; if the seat is then still waited on, its time is up."""
        now = self.registry.now()
        if due > now:
            await asyncio.sleep(min((due - now) / 1000, SWEEP))  # short sleeps: the wall clock may be set
            return
        seat = next(seat for seat in table.waiting_on if table.deadline(seat) == due)
        assert table.settings.clock is not None

        def replaced(table: Table) -> list[TableEvent]:
            return commands.time_out(table, seat, self.registry.now(), STAND_IN_LEVEL)

        if table.settings.clock.then == "replace":
            await self.registry.change(live, replaced)
        else:
            await self._choose(live, table, seat, STAND_IN_LEVEL)


def _bot_waited_on(table: Table) -> int | None:
    return next((seat for seat in table.waiting_on if table.seats[seat].bot), None)
