"""Subscriptions: who wants a notice when it is their turn, and which turn's notice was sent last."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Connection, bindparam, delete, func, insert, select, update

from marula.core.errors import RefusedError
from marula.core.refusal import Declined
from marula.server.storage.row_locks import lock_table
from marula.server.storage.schema import NOTICES, SECRETS, TABLES
from marula.server.storage.store import Store
from marula.server.tables import secrets

QUIET, CLAIMED, SENT, REMINDED = 0, 1, 2, 3
"""The state of a turn's notice. One that stays claimed was lost with its process, and is sent again."""
RETRY = 60_000
"""Milliseconds after which a notice that was claimed and not sent is tried again."""

# Built once: it is asked every second, and SQLAlchemy takes longer to build a statement than SQLite to execute it.
_NOW: Any = bindparam("now", type_=BigInteger)
# A notice of the future was claimed before the machine's clock was set back.
_LOST = (NOTICES.c.state == CLAIMED) & ((NOTICES.c.at <= _NOW - RETRY) | (NOTICES.c.at >= _NOW + RETRY))
_LATE = (NOTICES.c.state == SENT) & (NOTICES.c.remind > 0) & (NOTICES.c.at + NOTICES.c.remind * 1000 <= _NOW)
_PENDING = (
    select(NOTICES.c.table_id).where((NOTICES.c.muted == 0) & (_LOST | _LATE)).distinct().order_by(NOTICES.c.table_id)
)


class Subscriptions:
    """Blocking calls that wait for the disk."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def add(
        self,
        table: str,
        seat: int,
        kind: str,
        address: str,
        language: str,
        always: bool,
        remind: int,
        most: int | None = None,
        holder: str | None = None,
    ) -> str | None:
        """A new subscription, or the same one again; None if the seat has so many. One by e-mail gets nothing until its
        address has confirmed it. Refused if the secret with the hash `holder` does not open the seat any more."""
        id = secrets.new_table_id()
        same = select(NOTICES.c.id).where(
            NOTICES.c.table_id == table, NOTICES.c.seat == seat, NOTICES.c.kind == kind, NOTICES.c.address == address
        )
        mine = select(func.count()).select_from(NOTICES).where(NOTICES.c.table_id == table, NOTICES.c.seat == seat)
        with self.store.writing() as connection:
            lock_table(connection, table)  # several requests may come at the same time, also to several processes
            if holder is not None and not _opens(connection, table, seat, holder):
                raise RefusedError(Declined("secret_needed"))
            found = connection.execute(same).scalar()
            if found is not None:
                return str(found)
            if most is not None and connection.execute(mine).scalar_one() >= most:
                return None
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

    def tables_in_play(self) -> list[str]:
        """Tables with subscriptions whose match goes on."""
        query = select(NOTICES.c.table_id).join(TABLES, TABLES.c.id == NOTICES.c.table_id)
        with self.store.reading() as connection:
            found = connection.execute(
                query.where(TABLES.c.status == "playing").distinct().order_by(NOTICES.c.table_id)
            )
            return list(found.scalars())

    def pending_tables(self, now: int) -> list[str]:
        """Tables with a notice that was lost, or with a reminder that may be due, always in the same order."""
        with self.store.reading() as connection:
            return list(connection.execute(_PENDING, {"now": now}).scalars())

    def claim(self, row: Any, turn: int, at: int, state: int) -> bool:
        """Give this process the right to send a notice; False if another process changed the row meanwhile."""
        return self._change(
            update(NOTICES)
            .where(
                NOTICES.c.id == row.id,
                NOTICES.c.turn == row.turn,
                NOTICES.c.state == row.state,
                NOTICES.c.at
                == row.at,  # a lost notice is claimed again in the same state: the time tells who was first
            )
            .values(turn=turn, at=at, state=state)
        )

    def set_state(self, id: str, turn: int, state: int) -> None:
        """Record what became of a turn's notice."""
        self._change(update(NOTICES).where(NOTICES.c.id == id, NOTICES.c.turn == turn).values(state=state))

    def forget(self, row: Any) -> None:
        """Nobody knows whether the notice of this row arrived: if its turn goes on later, it is sent again."""
        same = (NOTICES.c.id == row.id) & (NOTICES.c.turn == row.turn) & (NOTICES.c.state == row.state)
        self._change(update(NOTICES).where(same).values(turn=row.turn - 1, state=QUIET))

    def _change(self, statement: Any) -> bool:
        with self.store.writing() as connection:
            return bool(connection.execute(statement).rowcount > 0)


def _opens(connection: Connection, table: str, seat: int, hash: str) -> bool:
    """Does the secret with this hash open the seat now? Its holder may leave while their request is under way."""
    same = (SECRETS.c.table_id == table) & (SECRETS.c.hash == hash) & (SECRETS.c.opens == seat)
    return connection.execute(select(SECRETS.c.opens).where(same)).first() is not None
