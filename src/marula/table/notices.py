"""Notices: it is your turn. Told once for each turn, tried again until it arrives, with a reminder for who forgot."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import delete, insert, select, update

from marula.core.envelope import envelope
from marula.core.refusal import RefusedError
from marula.core.seat import ONLOOKER
from marula.table import secret
from marula.table.hall import Hall
from marula.table.live import Live
from marula.table.post import Letter, Post, PostError
from marula.table.schema import NOTICES
from marula.table.store import Store, StoreDown, Told
from marula.table.table import Table
from marula.text.catalogue import Catalogue

log = logging.getLogger("marula.notices")

QUIET, CLAIMED, SENT, REMINDED = 0, 1, 2, 3
"""How far a turn's notice got. A claimed one that stays so was lost with its process, and is sent again."""
SWEEP = 1.0
RETRY = 60_000
"""Milliseconds after which a notice that was claimed and not sent is tried again."""
SENTENCES = 3


class NoticeStore:
    """Who wants to be told what, beside the tables in the same database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, table: str, seat: int, kind: str, address: str, language: str, always: bool, remind: int) -> str:
        id = secret.new_table_id()
        with Told(), self._writing() as connection:
            connection.execute(
                insert(NOTICES).values(
                    id=id, table_id=table, seat=seat, kind=kind, address=address, language=language,
                    always=int(always), remind=remind, turn=0, at=0, state=QUIET,
                )
            )  # fmt: skip
        return id

    def remove(self, table: str, seat: int, id: str) -> bool:
        with Told(), self._writing() as connection:
            found = connection.execute(
                delete(NOTICES).where(NOTICES.c.id == id, NOTICES.c.table_id == table, NOTICES.c.seat == seat)
            )
        return bool(found.rowcount > 0)

    def of(self, table: str) -> list[Any]:
        with Told(), self.store.engine.connect() as connection:
            return list(connection.execute(select(NOTICES).where(NOTICES.c.table_id == table)))

    def tables(self) -> set[str]:
        with Told(), self.store.engine.connect() as connection:
            return set(connection.execute(select(NOTICES.c.table_id).distinct()).scalars())

    def pending(self, now: int) -> set[str]:
        """Tables with a notice that was lost, or a reminder that may be due."""
        lost = (NOTICES.c.state == CLAIMED) & (NOTICES.c.at < now - RETRY)
        late = (NOTICES.c.state == SENT) & (NOTICES.c.remind > 0) & (NOTICES.c.at + NOTICES.c.remind * 1000 <= now)
        with Told(), self.store.engine.connect() as connection:
            return set(connection.execute(select(NOTICES.c.table_id).where(lost | late).distinct()).scalars())

    def move(self, row: Any, turn: int, at: int, state: int) -> bool:
        """From what the row says to this; False when another process has moved it meanwhile."""
        with Told(), self._writing() as connection:
            found = connection.execute(
                update(NOTICES)
                .where(NOTICES.c.id == row.id, NOTICES.c.turn == row.turn, NOTICES.c.state == row.state)
                .values(turn=turn, at=at, state=state)
            )
        return bool(found.rowcount == 1)

    def done(self, id: str, turn: int, state: int) -> None:
        with Told(), self._writing() as connection:
            connection.execute(update(NOTICES).where(NOTICES.c.id == id, NOTICES.c.turn == turn).values(state=state))

    def _writing(self) -> Any:
        return self.store.engine.execution_options(marula_writes=True).begin()


class Notices:
    """Watches the hall and writes letters."""

    def __init__(self, hall: Hall, post: Post, link: str) -> None:
        self.hall = hall
        self.post = post
        self.link = link
        """Where the pages are: https://play.example.org"""
        self.kept = NoticeStore(hall.store)
        self.tables: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.sweeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.tables = await asyncio.to_thread(self.kept.tables)
        self.hall.watchers.append(self.notice)
        self.sweeping = asyncio.create_task(self._sweep(), name="marula notices")

    async def stop(self) -> None:
        self.hall.watchers.remove(self.notice)
        tasks = [*self.tasks, *([self.sweeping] if self.sweeping is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def notice(self, live: Live) -> None:
        """Something changed: is it someone's turn who wants to know?"""
        if live.id in self.tables and live.table is not None and live.table.status == "playing":
            task = asyncio.create_task(self._look(live.id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _sweep(self) -> None:
        while True:
            try:
                for id in await asyncio.to_thread(self.kept.pending, self.hall.now()):
                    await self._look(id)
            except StoreDown as problem:
                log.error("the store does not answer: %s", problem)
            await asyncio.sleep(SWEEP)

    async def _look(self, id: str) -> None:
        try:
            live = await self.hall.open(id)
            table = live.table
            if table is None or table.match is None:
                return
            for row in await asyncio.to_thread(self.kept.of, id):
                await self._consider(live, table, row)
        except (StoreDown, RefusedError) as problem:
            log.warning("no notices for table %s: %s", id, type(problem).__name__)

    async def _consider(self, live: Live, table: Table, row: Any) -> None:
        now = self.hall.now()
        if row.seat not in table.waiting_on or table.chairs[row.seat].kind != "person":
            if row.state in (CLAIMED, SENT):  # the turn is over: nothing to repeat, nothing to remind of
                await asyncio.to_thread(self.kept.done, row.id, row.turn, QUIET)
            return
        turn = table.chairs[row.seat].called
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
        if await asyncio.to_thread(self.kept.move, row, turn, now, REMINDED if reminder else CLAIMED):
            await self._send(table, row, turn, reminder)

    async def _send(self, table: Table, row: Any, turn: int, reminder: bool) -> None:
        try:
            await asyncio.to_thread(self.post.send, row.kind, row.address, self.letter(table, row, reminder))
        except PostError as problem:
            log.warning("a notice for table %s did not arrive: %s", table.id, problem)
            return
        if not reminder:
            await asyncio.to_thread(self.kept.done, row.id, turn, SENT)

    def letter(self, table: Table, row: Any, reminder: bool) -> Letter:
        """Two lines: whose turn it is where, and the last that happened, as an onlooker saw it."""
        words = Catalogue(table.game, row.language)
        names = tuple(chair.name or words.seat(seat, ()) for seat, chair in enumerate(table.chairs))
        where = table.plan.name or words.say("game-title")
        key = "notice-reminder" if reminder else "notice-turn"
        title = words.say(key, name=names[row.seat], where=where)
        match = table.match
        assert match is not None
        sentences: list[str] = []
        if table.plan.watch:
            heard = envelope(match, ONLOOKER, max(match.first, match.version - 10)).moments
            events = [event for moment in heard for event in moment.events]
            sentences = [words.event(table.board, event, names) for event in events[-SENTENCES:]]
        facts: dict[str, str | int] = {
            "table": table.id,
            "game": table.game.name,
            "seat": row.seat,
            "name": names[row.seat],
        }
        return Letter(title, " ".join(sentences), f"{self.link}/table/{table.id}", facts)
