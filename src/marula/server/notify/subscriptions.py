"""Who wants to be told what, and who has agreed to be mailed: beside the tables in the same database."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from marula.server.storage.schema import CONFIRMATIONS, KEYS, NOTICES
from marula.server.storage.store import Store, TranslateErrors
from marula.server.tables import secrets

QUIET, CLAIMED, SENT, REMINDED = 0, 1, 2, 3
"""How far a turn's notice got. A claimed one that stays so was lost with its process, and is sent again."""
RETRY = 60_000
"""Milliseconds after which a notice that was claimed and not sent is tried again."""
A_DAY = 86_400_000
ASKED_AT_MOST = 3
"""How often one address may be asked in a day, by anybody at any table, whether it wants to be mailed."""


class Subscriptions:
    """Plain calls that wait for the disk."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def key(self, name: str, make: Callable[[], str]) -> str:
        """A key of this server's own, made by whichever process asks first."""
        find = select(KEYS.c.value).where(KEYS.c.name == name)
        with TranslateErrors(), self.store.engine.connect() as connection:
            found = connection.execute(find).scalar()
        if found is None:
            try:
                with TranslateErrors(), self._writing() as connection:
                    connection.execute(insert(KEYS).values(name=name, value=make()))
            except IntegrityError:  # another process was first
                pass
            with TranslateErrors(), self.store.engine.connect() as connection:
                found = connection.execute(find).scalar_one()
        return str(found)

    def add(self, table: str, seat: int, kind: str, address: str, language: str, always: bool, remind: int) -> str:
        """A new notice. One by e-mail tells nothing before its address has confirmed it."""
        id = secrets.new_table_id()
        with TranslateErrors(), self._writing() as connection:
            connection.execute(
                insert(NOTICES).values(
                    id=id, table_id=table, seat=seat, kind=kind, address=address, language=language,
                    always=int(always), remind=remind, turn=0, at=0, state=QUIET,
                    muted=0, confirmed=int(kind != "email"),
                )
            )  # fmt: skip
        return id

    def remove(self, table: str, seat: int, id: str) -> bool:
        return self._changed(
            delete(NOTICES).where(NOTICES.c.id == id, NOTICES.c.table_id == table, NOTICES.c.seat == seat)
        )

    def stop(self, id: str) -> bool:
        """Without the seat's secret: whoever was told the notice's name was mailed, or holds the seat."""
        return self._changed(delete(NOTICES).where(NOTICES.c.id == id))

    def mute(self, table: str, seat: int, id: str, muted: bool) -> bool:
        return self._changed(
            update(NOTICES)
            .where(NOTICES.c.id == id, NOTICES.c.table_id == table, NOTICES.c.seat == seat)
            .values(muted=int(muted))
        )

    # --- may this address be mailed? --------------------------------------------------------------------------------

    def ask(self, notice: str, address: str, now: int) -> str | None:
        """A secret for this address to confirm with; None where it has been asked often enough today."""
        whose = hashlib.sha256(address.strip().lower().encode()).hexdigest()
        words = secrets.new_secret()
        with TranslateErrors(), self._writing() as connection:
            connection.execute(delete(CONFIRMATIONS).where(CONFIRMATIONS.c.at < now - A_DAY))
            asked = select(func.count()).select_from(CONFIRMATIONS).where(CONFIRMATIONS.c.address == whose)
            if connection.execute(asked).scalar_one() >= ASKED_AT_MOST:
                return None
            # It outlives its notice: who removes and adds one again and again still asks only so often.
            connection.execute(
                insert(CONFIRMATIONS).values(hash=secrets.hash_secret(words), notice=notice, address=whose, at=now)
            )
        return words

    def confirm(self, words: str, now: int) -> str | None:
        """The table whose notice may now be mailed; None where the secret is wrong or too old. Repeats are fine."""
        find = select(CONFIRMATIONS.c.notice).where(
            CONFIRMATIONS.c.hash == secrets.hash_secret(words), CONFIRMATIONS.c.at >= now - A_DAY
        )
        with TranslateErrors(), self._writing() as connection:
            notice = connection.execute(find).scalar()
            if notice is None:
                return None
            connection.execute(update(NOTICES).where(NOTICES.c.id == notice).values(confirmed=1))
            table: str | None = connection.execute(select(NOTICES.c.table_id).where(NOTICES.c.id == notice)).scalar()
            return table

    # --- telling ----------------------------------------------------------------------------------------------------

    def of(self, table: str) -> list[Any]:
        with TranslateErrors(), self.store.engine.connect() as connection:
            return list(connection.execute(select(NOTICES).where(NOTICES.c.table_id == table)))

    def tables(self) -> set[str]:
        with TranslateErrors(), self.store.engine.connect() as connection:
            return set(connection.execute(select(NOTICES.c.table_id).distinct()).scalars())

    def pending(self, now: int) -> set[str]:
        """Tables with a notice that was lost, or a reminder that may be due."""
        lost = (NOTICES.c.state == CLAIMED) & (NOTICES.c.at < now - RETRY)
        late = (NOTICES.c.state == SENT) & (NOTICES.c.remind > 0) & (NOTICES.c.at + NOTICES.c.remind * 1000 <= now)
        wanted = (NOTICES.c.muted == 0) & (lost | late)
        with TranslateErrors(), self.store.engine.connect() as connection:
            return set(connection.execute(select(NOTICES.c.table_id).where(wanted).distinct()).scalars())

    def move(self, row: Any, turn: int, at: int, state: int) -> bool:
        """From what the row says to this; False when another process has moved it meanwhile."""
        return self._changed(
            update(NOTICES)
            .where(NOTICES.c.id == row.id, NOTICES.c.turn == row.turn, NOTICES.c.state == row.state)
            .values(turn=turn, at=at, state=state)
        )

    def done(self, id: str, turn: int, state: int) -> None:
        self._changed(update(NOTICES).where(NOTICES.c.id == id, NOTICES.c.turn == turn).values(state=state))

    def _changed(self, statement: Any) -> bool:
        with TranslateErrors(), self._writing() as connection:
            return bool(connection.execute(statement).rowcount > 0)

    def _writing(self) -> Any:
        return self.store.engine.execution_options(marula_writes=True).begin()
