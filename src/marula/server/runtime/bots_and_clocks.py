"""Bots' turns and clocks: what happens at a table by itself, whether or not anyone has a page open."""

from __future__ import annotations

import asyncio
import logging
import time

from marula.core.envelope import envelope
from marula.core.errors import RefusedError
from marula.core.event import Action
from marula.core.refusal import Unknown
from marula.server.runtime import deadlines
from marula.server.runtime.bot_luck import bot_seed
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.runtime.thinkers import NoWorkers, Pace, Thinkers, bot_request
from marula.server.storage import timeouts
from marula.server.storage.errors import StoreDown
from marula.server.tables import commands
from marula.server.tables.bot_levels import STAND_IN_LEVEL
from marula.server.tables.change import Change, declined
from marula.server.tables.log_name import log_name
from marula.server.tables.numbering import current_version
from marula.server.tables.public_table import is_public
from marula.server.tables.table import Table

log = logging.getLogger("marula.bots_and_clocks")

SWEEP_SECONDS = 1.0
"""Seconds between two searches for tables that are due: after a restart, or where another process has died."""
OVERDUE_SECONDS = 3.0
"""Seconds that a table must be overdue before this process takes it over from the one that should look after it."""
FAR_SECONDS = 60.0
"""A table whose only business is a clock that ends later than this is left alone until then. Its task would look every
second, and keep it in memory: for 30 days, if somebody wishes so."""
RETRY_SECONDS = 1.0
"""Seconds to wait after the store failed."""


class BotsAndClocks:
    """One for each registry. Two processes may run the same table: one is first, and the other loads it again."""

    def __init__(
        self, registry: TableRegistry, thinkers: Thinkers, think: float | None = None, pause: float = 0.0
    ) -> None:
        self.registry = registry
        self.thinkers = thinkers
        self.think = think
        """Seconds a bot may think about one decision; None: what suits its level."""
        self.pause = pause
        """Seconds that a bot's move takes at least, so that people can follow."""
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.given_up: dict[asyncio.Task[Action], None] = {}
        """Thinking that nobody waits for any more. A worker cannot be interrupted, so it keeps its turn until then."""
        self.far: dict[str, int] = {}
        """Tables where only a clock runs that ends much later, and when that is."""
        self.sweeping: asyncio.Task[None] | None = None
        self.decided = 0

    async def start(self) -> None:
        """Run every table that is due, also those that were left in the middle."""
        self.registry.change_subscribers.append(self.on_change)
        self.sweeping = asyncio.create_task(self._sweep(), name="marula sweep")

    async def stop(self) -> None:
        """Leave everything as it is; it goes on at the next start."""
        self.registry.change_subscribers.remove(self.on_change)
        tasks = [*self.tasks.values(), *([self.sweeping] if self.sweeping is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thinking in self.given_up:
            thinking.cancel()
        await asyncio.gather(*self.given_up, return_exceptions=True)
        self.tasks.clear()

    def on_change(self, live: LiveTable) -> None:
        """A table has changed: start a task for it if something is due there."""
        if live.id in self.tasks or live.table is None:
            return
        due = live.table.due()
        self.far.pop(live.id, None)
        if due is None:
            return
        if self._is_far(due):
            self.far[live.id] = due
            return
        live.busy = True
        task = asyncio.create_task(self._run(live), name=f"marula table {log_name(live.id)}")
        self.tasks[live.id] = task
        task.add_done_callback(lambda _: self._done(live))

    def _is_far(self, due: int) -> bool:
        return due > self.registry.now() + int(FAR_SECONDS * 1000)

    def _done(self, live: LiveTable) -> None:
        self.tasks.pop(live.id, None)
        live.busy = False
        if self.sweeping is not None and not self.sweeping.done():
            self.on_change(live)  # something may have changed since the task last looked

    async def _sweep(self) -> None:
        overdue = 0.0  # at the start this process takes over everything that is due
        while True:
            try:
                await self._take_over_due_tables(self.registry.now() - int(overdue * 1000))
            except StoreDown as problem:
                log.error("the store does not answer: %s", problem)
            except Exception:
                log.exception("the sweep failed")
            overdue = OVERDUE_SECONDS
            self.registry.unload_idle()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _take_over_due_tables(self, before: int) -> None:
        near = [id for id, due in self.far.items() if not self._is_far(due)]
        for id in (*near, *await timeouts.run_in_thread(self.registry.store.due, before)):
            if id in self.tasks:
                continue
            try:
                self.on_change(await self.registry.open(id))
            except RefusedError as problem:  # a game that is no longer installed, or a table that was deleted
                self.far.pop(id, None)
                log.warning("table %s cannot be opened: %s", log_name(id), type(problem.refusal).__name__)

    async def _run(self, live: LiveTable) -> None:
        """Do what is due, until the table only waits for people and no clock runs."""
        while True:
            try:
                if not await self._run_once(live):
                    return
            except RefusedError as problem:
                if isinstance(problem.refusal, Unknown):  # the operator has deleted the table
                    return
                # someone was first: look again
                log.debug("table %s: %s", log_name(live.id), type(problem.refusal).__name__)
                await asyncio.sleep(0.01)
            except StoreDown as problem:
                log.error("the store does not answer: %s", problem)
                await asyncio.sleep(RETRY_SECONDS)
            except NoWorkers as problem:
                log.error("no worker thinks for table %s: %s", log_name(live.id), problem)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as problem:
                # Facts of a match stay out of the log. The kind of error and the table are enough to find it.
                log.error("table %s cannot go on: %s", log_name(live.id), type(problem).__name__)
                await asyncio.sleep(60 * RETRY_SECONDS)

    async def _run_once(self, live: LiveTable) -> bool:
        """Do one thing that is due; False if nothing is."""
        table = (await self.registry.open(live.id)).table
        assert table is not None
        due = table.due()
        if due is None or self._is_far(due):
            return False
        late = deadlines.seat_out_of_time(live, table, self.registry.now())
        if table.match is None:
            await self.registry.change(live, commands.deal)
        elif late is not None:
            await self._end_turn(live, table, late)
        elif (seat := _seat_of_waiting_bot(table)) is not None:
            await self._choose(live, table, seat, table.seats[seat].bot)
        else:
            await self._wait_for_clock(live, table, due)
        return True

    async def _choose(self, live: LiveTable, table: Table, seat: int, level: str) -> None:
        """The bot gets its seat's envelope and nothing else. Its choice is a command like anyone's."""
        match = table.match
        assert match is not None
        seen = current_version(table, seat)
        began = time.monotonic() if table.public is None else live.move_began
        own_view = envelope(match, seat, match.version + 1)
        request = bot_request(own_view, table.game, level, bot_seed(table, seat), self.think)
        pace = Pace(live.opened_by or live.id)
        thinking = asyncio.create_task(self.thinkers.choose(request, table.board, pace))
        action = await self._answer(live, table, seat, level, thinking, pace)
        if action is None:
            return
        holds_seat = table.seats[seat].bot  # otherwise the person's time is up

        def act(now: Table) -> Change:
            if holds_seat and self._is_back(live, now, seat):
                raise declined("not_a_bot", seat=seat + 1)
            return commands.act(now, seat, action, seen, bot=True)

        planned = act(table)
        heard = planned.computed is None or is_public(planned.computed.event)
        if heard:  # the others could count the steps of a move if each had a pause of its own
            await self._rest(live, began)
        live.note_hurry(seat, pace.hurried or holds_seat not in ("", level), heard)
        live.move_began = began
        await self.registry.change(live, lambda now: planned if now is table else act(now))
        self.decided += 1

    async def _answer(
        self, live: LiveTable, table: Table, seat: int, level: str, thinking: asyncio.Task[Action], pace: Pace
    ) -> Action | None:
        """What the bot chooses; None if its choice is not wanted any more. Clocks run on while it waits for its turn,
        which its table's opener can make long by asking for hints elsewhere."""
        try:
            while not thinking.done():
                await asyncio.wait({thinking}, timeout=SWEEP_SECONDS)
                if not thinking.done() and live.table and not self._is_wanted(live, live.table, table, seat, level):
                    return None
            return thinking.result()
        finally:
            if not thinking.done():
                self._give_up(thinking, pace)

    def _is_wanted(self, live: LiveTable, now: Table, then: Table, seat: int, level: str) -> bool:
        """Does the table still wait for what a bot of this level began to think about then?"""
        if seat not in now.waiting_on or now.seats[seat].offer_sequence != then.seats[seat].offer_sequence:
            return False
        if level != STAND_IN_LEVEL and deadlines.seat_out_of_time(live, now, self.registry.now()) is not None:
            return False
        return not (then.seats[seat].bot and self._is_back(live, now, seat))

    def _is_back(self, live: LiveTable, now: Table, seat: int) -> bool:
        """Has the person of this seat come back in time? Otherwise whoever comes back again and again, each time before
        the stand-in has decided, would stop the match."""
        return not now.seats[seat].bot and deadlines.has_time(live, now, seat, self.registry.now())

    def _give_up(self, thinking: asyncio.Task[Action], pace: Pace) -> None:
        """Nobody waits for this any more. It leaves the queue, unless a worker has begun with it."""
        if not pace.began:
            thinking.cancel()
        self.given_up[thinking] = None
        thinking.add_done_callback(self._forget)

    def _forget(self, thinking: asyncio.Task[Action]) -> None:
        self.given_up.pop(thinking, None)
        if not thinking.cancelled():
            thinking.exception()  # nobody wants to know: otherwise asyncio would log it as never read

    async def _rest(self, live: LiveTable, began: float) -> None:
        """A move that the bot began then takes so long at least, if somebody looks on."""
        rest = self.pause - (time.monotonic() - began)
        if rest > 0 and live.listeners:
            await asyncio.sleep(rest)

    async def _wait_for_clock(self, live: LiveTable, table: Table, due: int) -> None:
        """Sleep until the first deadline, or until the grace after a restart is over."""
        left = max((due - self.registry.now()) / 1000, deadlines.grace_left(live, table))
        await asyncio.sleep(min(max(left, 0.0), SWEEP_SECONDS))  # short sleeps: the table may change meanwhile

    async def _end_turn(self, live: LiveTable, table: Table, seat: int) -> None:
        """The time of this seat is up: a quick bot decides for it, or takes it from its person."""
        assert table.settings.clock is not None
        if table.settings.clock.then == "replace" and not table.seats[seat].bot:
            await self.registry.change(
                live, lambda table: commands.time_out(table, seat, self.registry.now(), STAND_IN_LEVEL)
            )
        else:
            await self._choose(live, table, seat, STAND_IN_LEVEL)


def _seat_of_waiting_bot(table: Table) -> int | None:
    return next((seat for seat in table.waiting_on if table.seats[seat].bot), None)
