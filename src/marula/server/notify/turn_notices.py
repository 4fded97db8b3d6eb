"""Turn notices: "it is your turn". One for each turn, sent again if lost, with a reminder for those who forget."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from marula.core.envelope import envelope
from marula.core.errors import RefusedError
from marula.core.seat import ONLOOKER
from marula.server.notify.delivery import Delivery
from marula.server.notify.delivery_queue import DeliveryQueue, host_of
from marula.server.notify.failing_addresses import FailingAddresses
from marula.server.notify.mail_consent import MailConsent
from marula.server.notify.message import CrowdedError, DeliveryError, GoneError, Message, without_links
from marula.server.notify.notice_owners import NoticeOwners
from marula.server.notify.notice_pace import NoticePace
from marula.server.notify.subscriptions import CLAIMED, QUIET, REMINDED, RETRY, SENT, Subscriptions
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage import timeouts
from marula.server.storage.errors import StoreDown
from marula.server.tables.log_name import log_name
from marula.server.tables.table import Table
from marula.text.catalogue import Catalogue

log = logging.getLogger("marula.turn_notices")

SWEEP_SECONDS = 1.0
"""Seconds between two searches for lost notices and due reminders."""
MAX_SENTENCES = 3


class TurnNotices:
    """Follows the changes of all tables and sends notices."""

    def __init__(self, registry: TableRegistry, delivery: Delivery, link: str) -> None:
        self.registry = registry
        self.delivery = delivery
        self.queue = DeliveryQueue(delivery)
        self.link = link
        """Where the pages are: https://play.example.org"""
        self.subscriptions = Subscriptions(registry.store)
        self.consent = MailConsent(registry.store)
        self.owners = NoticeOwners()
        self.watched_tables: set[str] = set()
        """The tables with subscriptions."""
        self.tasks: dict[asyncio.Task[None], str] = {}
        """Checks under way, and their tables."""
        self.failed: set[str] = set()
        """The tables whose check failed because the store did not answer."""
        self.sweeping: asyncio.Task[None] | None = None
        self.pace = NoticePace()
        self.failing = FailingAddresses()
        self.postponed: dict[str, asyncio.TimerHandle] = {}
        """The tables with a notice that came too soon after others, and when they are looked at again."""

    async def start(self) -> None:
        self.watched_tables = await timeouts.run_in_thread(self.subscriptions.subscribed_tables)
        self.registry.change_subscribers.append(self.on_change)
        self.sweeping = asyncio.create_task(self._sweep(), name="marula notices")

    async def stop(self) -> None:
        self.registry.change_subscribers.remove(self.on_change)
        tasks = [*self.tasks, *([self.sweeping] if self.sweeping is not None else [])]
        for timer in self.postponed.values():
            timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.queue.close()

    def on_change(self, live: LiveTable) -> None:
        """A table has changed: check whether it is the turn of someone who wants a notice."""
        if live.id in self.watched_tables and live.table is not None and live.table.status == "playing":
            self._check_soon(live.id)

    def look_again(self, id: str) -> None:
        """A subscription at this table may be stored in spite of an error: the next sweep looks for it."""
        self.watched_tables.add(id)
        self.failed.add(id)

    def _check_soon(self, id: str) -> None:
        """Check a table without waiting for it: a receiver may be slow."""
        task = asyncio.create_task(self._check_table(id))
        self.tasks[task] = id
        task.add_done_callback(self.tasks.pop)

    async def _sweep(self) -> None:
        begun = False
        while True:
            try:
                if not begun:  # the server may have died after a turn had begun, and before its notice
                    for id in await timeouts.run_in_thread(self.subscriptions.tables_in_play):
                        self._check_soon(id)
                    begun = True
                pending = await timeouts.run_in_thread(self.subscriptions.pending_tables, self.registry.now())
                for id in (*pending, *sorted(self.failed.difference(pending))):
                    if id not in self.tasks.values():  # what is still being sent is not lost
                        self.failed.discard(id)
                        self._check_soon(id)
            except StoreDown as problem:
                log.error("the store does not answer: %s", problem)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _check_table(self, id: str) -> None:
        try:
            live = await self.registry.open(id)
            table = live.table
            if table is None or table.match is None:
                return
            rows = await timeouts.run_in_thread(self.subscriptions.of_table, id)
            checks = (self._check_subscription(live, table, row) for row in rows)
            # One receiver does not wait for another, and a failure of one does not cancel what is being sent.
            results = await asyncio.gather(*checks, return_exceptions=True)
            if failures := [result for result in results if isinstance(result, BaseException)]:
                raise BaseExceptionGroup("notices", failures)
        except* (StoreDown, RefusedError) as problems:
            log.warning("no notices for table %s: %s", log_name(id), type(problems.exceptions[0]).__name__)
            if problems.subgroup(StoreDown) is not None:
                self.failed.add(id)

    async def _check_subscription(self, live: LiveTable, table: Table, row: Any) -> None:
        if row.seat not in table.waiting_on or table.seats[row.seat].kind != "person":
            await self._end_turn(row)
            return
        if row.muted or not row.confirmed:
            return
        now = self.registry.now()
        turn = table.seats[row.seat].turn_sequence
        state = next_state(row, turn, now, row.seat in live.present)
        if state is None or self._too_soon(table.id, row):
            return
        claimed = await timeouts.run_in_thread(self.subscriptions.claim, row, turn, now, state)
        if claimed and not self.failing.resting(row.address, now):  # otherwise it counts as lost, and is tried later
            owner = self.owners.owner(row.id, live)
            await self._send(table, row, turn, owner, reminder=state == REMINDED)

    async def _end_turn(self, row: Any) -> None:
        """The turn is over: nothing to retry, no reminder. A notice that was lost is forgotten.

        It must not count as sent: a person whose seat a bot held may come back in the same turn.
        """
        if row.state == SENT:
            await timeouts.run_in_thread(self.subscriptions.set_state, row.id, row.turn, QUIET)
        elif is_lost(row, self.registry.now()):  # before that it may still be under way
            await timeouts.run_in_thread(self.subscriptions.forget, row)

    def _too_soon(self, id: str, row: Any) -> bool:
        """Must this notice wait? Then the table is looked at again when its time has come: nothing is lost."""
        wait = self.pace.wait(id, row.seat, row.address, host_of(row.kind, row.address))
        if wait and id not in self.postponed:
            log.info("a notice for table %s comes too soon after others: it waits %.1f seconds", log_name(id), wait)
            self.postponed[id] = asyncio.get_running_loop().call_later(wait, self._check_again, id)
        return wait > 0

    def _check_again(self, id: str) -> None:
        del self.postponed[id]
        self._check_soon(id)

    async def _send(self, table: Table, row: Any, turn: int, owner: str, reminder: bool) -> None:
        try:
            await self.queue.send(row.kind, row.address, self.message(table, row, reminder), owner)
        except GoneError as problem:
            log.info("the receiver of a notice for table %s is gone: %s", log_name(table.id), problem)
            if row.kind == "push":  # the browser has ended its push subscription for good
                await timeouts.run_in_thread(self.subscriptions.stop, row.id)
            self.failing.failed(row.address, self.registry.now())
            return
        except DeliveryError as problem:
            log.warning("a notice for table %s did not arrive: %s", log_name(table.id), problem)
            if not isinstance(problem, CrowdedError):
                self.failing.failed(row.address, self.registry.now())
            return
        self.failing.arrived(row.address)
        if not reminder:
            await timeouts.run_in_thread(self.subscriptions.set_state, row.id, turn, SENT)

    def message(self, table: Table, row: Any, reminder: bool) -> Message:
        """Two lines: whose turn it is at which table, and the last events, as an onlooker may see them now."""
        catalogue = Catalogue(table.game, row.language)
        names = tuple(held.name or catalogue.seat(seat, ()) for seat, held in enumerate(table.seats))
        where = table.settings.name or catalogue.say("game-title")
        key = "notice-reminder" if reminder else "notice-turn"
        title = catalogue.say(key, name=names[row.seat], where=where)
        match = table.match
        assert match is not None
        sentences: list[str] = []
        if table.settings.watch and not table.sealed:
            moments = envelope(match, ONLOOKER, max(match.first, match.version - 10)).moments
            events = [event for moment in moments for event in moment.events]
            sentences = [catalogue.event(table.board, event, names) for event in events[-MAX_SENTENCES:]]
        facts: dict[str, str | int] = {
            "table": table.id,
            "game": table.game.name,
            "seat": row.seat,
            "name": names[row.seat],
        }
        stop = catalogue.say("notice-stop", link=f"{self.link}/notice#stop={row.id}")
        title, summary = without_links(title), without_links(" ".join(sentences))
        return Message(title, summary, f"{self.link}/table/{table.id}", facts, stop)

    async def ask_for_consent(self, table: Table, subscription: str, address: str, language: str, owner: str) -> bool:
        """Ask an address by mail whether it wants notices. False if it was asked often enough today.

        DeliveryError if the mail could not be sent.
        """
        now = self.registry.now()
        secret = await timeouts.run_in_thread(self.consent.new_secret, subscription, address, now)
        if secret is None:
            return False
        catalogue = Catalogue(table.game, language)
        # No name that a player chose: nobody must be able to send words of their own to strangers through this mail.
        title = catalogue.say("notice-confirm", game=catalogue.say("game-title"))
        link = f"{self.link}/notice#confirm={secret}"
        message = Message(title, catalogue.say("notice-confirm-how"), link, {}, catalogue.say("notice-confirm-not"))
        await self.queue.send("email", address, message, owner)
        return True

    async def confirm(self, secret: str) -> bool:
        """The address agrees, with the secret from its mail; from now on it gets notices."""
        table = await timeouts.run_in_thread(self.consent.confirm, secret, self.registry.now())
        if table is not None:
            self.watched_tables.add(table)
            self.on_change(await self.registry.open(table))
        return table is not None


def next_state(row: Any, turn: int, now: int, present: bool) -> int | None:
    """The state of a subscription before a notice about this turn is sent; None if nothing is to be sent."""
    if turn > row.turn:
        return None if present and not row.always else CLAIMED  # whoever has the page open sees it anyway
    if row.state == CLAIMED:
        return CLAIMED if is_lost(row, now) else None
    if row.state == SENT and row.remind and now - row.at >= row.remind * 1000:
        return REMINDED
    return None


def is_lost(row: Any, now: int) -> bool:
    """Did the server that wanted to send this notice have enough time to record the result?"""
    return bool(row.state == CLAIMED and abs(now - row.at) >= RETRY)
