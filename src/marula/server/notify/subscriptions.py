"""Subscriptions: who wants a notice when it is their turn, and which turn's notice was sent last."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update

from marula.server.storage.schema import NOTICES
from marula.server.storage.store import Store
from marula.server.tables import secrets

QUIET, CLAIMED, SENT, REMINDED = 0, 1, 2, 3
"""The state of a turn's notice. One that stays claimed was lost with its process, and is sent again."""
RETRY = 60_000
"""Milliseconds after which a notice that was claimed and not sent is tried again."""


class Subscriptions:
    """Blocking calls that wait for the disk."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, table: str, seat: int, kind: str, address: str, language: str, always: bool, remind: int) -> str:
        """A new subscription. One by e-mail gets nothing until its address has confirmed it."""
        id = secrets.new_table_id()
        with self.store.writing() as connection:
            connection.execute(
                insert(NOTICES).values(
                    id=id, table_id=table, seat=seat, kind=kind, address=address, language=language,
                    always=int(always), remind=remind, turn=0, at=0, state=QUIET,
                    muted=0, confirmed=int(kind != "email"),
                )
            )  # fmt: skip
        return id

    def remove(self, table: str, seat: int, id: str) -> bool:
        """Remove a seat's subscription; False if there is none."""
        return self._change(
            delete(NOTICES).where(NOTICES.c.id == id, NOTICES.c.table_id == table, NOTICES.c.seat == seat)
        )

    def stop(self, id: str) -> bool:
        """Remove it without the seat's secret: only those who were mailed, or hold the seat, know its id."""
        return self._change(delete(NOTICES).where(NOTICES.c.id == id))

    def mute(self, table: str, seat: int, id: str, muted: bool) -> bool:
        """Mute a seat's subscription or not; False if there is none."""
        return self._change(
            update(NOTICES)
            .where(NOTICES.c.id == id, NOTICES.c.table_id == table, NOTICES.c.seat == seat)
            .values(muted=int(muted))
        )

    def of_table(self, table: str) -> list[Any]:
        """All rows of a table."""
        with self.store.reading() as connection:
            return list(connection.execute(select(NOTICES).where(NOTICES.c.table_id == table)))

    def subscribed_tables(self) -> set[str]:
        """All tables with subscriptions."""
        with self.store.reading() as connection:
            return set(connection.execute(select(NOTICES.c.table_id).distinct()).scalars())

    def pending_tables(self, now: int) -> set[str]:
        """Tables with a notice that was lost, or with a reminder that may be due."""
        lost = (NOTICES.c.state == CLAIMED) & (NOTICES.c.at < now - RETRY)
        late = (NOTICES.c.state == SENT) & (NOTICES.c.remind > 0) & (NOTICES.c.at + NOTICES.c.remind * 1000 <= now)
        wanted = (NOTICES.c.muted == 0) & (lost | late)
        with self.store.reading() as connection:
            return set(connection.execute(select(NOTICES.c.table_id).where(wanted).distinct()).scalars())

    def claim(self, row: Any, turn: int, at: int, state: int) -> bool:
        """Give this process the right to send a notice; False if another process changed the row meanwhile."""
        return self._change(
            update(NOTICES)
            .where(NOTICES.c.id == row.id, NOTICES.c.turn == row.turn, NOTICES.c.state == row.state)
            .values(turn=turn, at=at, state=state)
        )

    def set_state(self, id: str, turn: int, state: int) -> None:
        """Record what became of a turn's notice."""
        self._change(update(NOTICES).where(NOTICES.c.id == id, NOTICES.c.turn == turn).values(state=state))

    def _change(self, statement: Any) -> bool:
        with self.store.writing() as connection:
            return bool(connection.execute(statement).rowcount > 0)
