"""Notices: it is your turn. Sent once for each turn, tried again until it arrives, with a reminder for who forgot."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from marula.core.envelope import envelope
from marula.core.errors import RefusedError
from marula.core.seat import ONLOOKER
from marula.server.notify.delivery import Delivery, DeliveryError, GoneError, Message
from marula.server.notify.subscriptions import CLAIMED, QUIET, REMINDED, RETRY, SENT, Subscriptions
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage import timeouts
from marula.server.storage.store import StoreDown
from marula.server.tables.table import Table
from marula.text.catalogue import Catalogue

log = logging.getLogger("marula.notices")

SWEEP = 1.0
SENTENCES = 3


class TurnNotices:
    """Watches the hall and writes letters."""

    def __init__(self, registry: TableRegistry, delivery: Delivery, link: str) -> None:
        self.registry = registry
        self.delivery = delivery
        self.link = link
        """Where the pages are: https://play.example.org"""
        self.subscriptions = Subscriptions(registry.store)
        self.watched_tables: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.sweeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.watched_tables = await timeouts.run_in_thread(self.subscriptions.tables)
        self.registry.change_subscribers.append(self.on_change)
        self.sweeping = asyncio.create_task(self._sweep(), name="marula notices")

    async def stop(self) -> None:
        self.registry.change_subscribers.remove(self.on_change)
        tasks = [*self.tasks, *([self.sweeping] if self.sweeping is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def on_change(self, live: LiveTable) -> None:
        """Something changed: is it someone's turn who wants to know?"""
        if live.id in self.watched_tables and live.table is not None and live.table.status == "playing":
            task = asyncio.create_task(self._look(live.id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _sweep(self) -> None:
        while True:
            try:
                for id in await timeouts.run_in_thread(self.subscriptions.pending, self.registry.now()):
                    await self._look(id)
            except StoreDown as problem:
                log.error("the store does not answer: %s", problem)
            await asyncio.sleep(SWEEP)

    async def _look(self, id: str) -> None:
        try:
            live = await self.registry.open(id)
            table = live.table
            if table is None or table.match is None:
                return
            for row in await timeouts.run_in_thread(self.subscriptions.of, id):
                await self._consider(live, table, row)
        except (StoreDown, RefusedError) as problem:
            log.warning("no notices for table %s: %s", id, type(problem).__name__)

    async def _consider(self, live: LiveTable, table: Table, row: Any) -> None:
        now = self.registry.now()
        if row.seat not in table.waiting_on or table.seats[row.seat].kind != "person":
            if row.state in (CLAIMED, SENT):  # the turn is over: nothing to repeat, nothing to remind of
                await timeouts.run_in_thread(self.subscriptions.done, row.id, row.turn, QUIET)
            return
        if row.muted or not row.confirmed:
            return
        turn = table.seats[row.seat].called
        reminder = False
        if turn > row.turn:
            if not row.always and row.seat in live.present:  # who sits before the page sees it anyway
                return
        elif row.state == CLAIMED:
            if now - row.at < RETRY:
                return
        elif row.state == SENT and row.remind and now - row.at >= row.remind * 1000:
            reminder = True
        else:
            return
        if await timeouts.run_in_thread(self.subscriptions.move, row, turn, now, REMINDED if reminder else CLAIMED):
            await self._send(table, row, turn, reminder)

    async def _send(self, table: Table, row: Any, turn: int, reminder: bool) -> None:
        try:
            await asyncio.to_thread(self.delivery.send, row.kind, row.address, self.letter(table, row, reminder))
        except GoneError as problem:
            log.info("a notice for table %s has nobody to tell: %s", table.id, problem)
            if row.kind == "push":  # the browser has ended its subscription, and will never take it up again
                await timeouts.run_in_thread(self.subscriptions.stop, row.id)
            return
        except DeliveryError as problem:
            log.warning("a notice for table %s did not arrive: %s", table.id, problem)
            return
        if not reminder:
            await timeouts.run_in_thread(self.subscriptions.done, row.id, turn, SENT)

    def letter(self, table: Table, row: Any, reminder: bool) -> Message:
        """Two lines: whose turn it is where, and the last that happened, as an onlooker saw it."""
        words = Catalogue(table.game, row.language)
        names = tuple(seat_state.name or words.seat(seat, ()) for seat, seat_state in enumerate(table.seats))
        where = table.settings.name or words.say("game-title")
        key = "notice-reminder" if reminder else "notice-turn"
        title = words.say(key, name=names[row.seat], where=where)
        match = table.match
        assert match is not None
        sentences: list[str] = []
        if table.settings.watch:
            heard = envelope(match, ONLOOKER, max(match.first, match.version - 10)).moments
            events = [event for moment in heard for event in moment.events]
            sentences = [words.event(table.board, event, names) for event in events[-SENTENCES:]]
        facts: dict[str, str | int] = {
            "table": table.id,
            "game": table.game.name,
            "seat": row.seat,
            "name": names[row.seat],
        }
        stop = words.say("notice-stop", link=f"{self.link}/notice#stop={row.id}")
        return Message(title, " ".join(sentences), f"{self.link}/table/{table.id}", facts, stop)

    async def ask_for_consent(self, table: Table, notice: str, address: str, language: str) -> bool:
        """Mail the one letter that an address gets unasked: does it want to be told? False where it was asked enough.
        PostError where it could not be sent."""
        words = await timeouts.run_in_thread(self.subscriptions.ask, notice, address, self.registry.now())
        if words is None:
            return False
        said = Catalogue(table.game, language)
        # No name that a player chose: this letter must be useless to whoever would write to strangers through us.
        title = said.say("notice-confirm", game=said.say("game-title"))
        link = f"{self.link}/notice#confirm={words}"
        letter = Message(title, said.say("notice-confirm-how"), link, {}, said.say("notice-confirm-not"))
        await asyncio.to_thread(self.delivery.send, "email", address, letter)
        return True

    async def confirm(self, words: str) -> bool:
        """The address agrees; from now on it is told."""
        table = await timeouts.run_in_thread(self.subscriptions.confirm, words, self.registry.now())
        if table is not None:
            self.watched_tables.add(table)
            self.on_change(await self.registry.open(table))
        return table is not None
