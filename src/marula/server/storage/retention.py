"""Retention: which tables there are, and how one is deleted with everything that belongs to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError

from marula.server.storage.schema import (
    CONFIRMATIONS,
    EDITIONS,
    LINES,
    NOTICES,
    REPORTS,
    REVIEWS,
    SECRETS,
    SNAPSHOTS,
    TABLES,
)
from marula.server.storage.store import Store
from marula.server.tables.log_name import log_name

DAY = 86_400_000
"""Milliseconds."""
AT_ONCE = 500
"""How many tables are looked up with one statement."""


class ListedTable(msgspec.Struct, frozen=True):
    """What an operator is shown of a table. Nothing of its match."""

    id: str
    log_name: str
    """What logs call it."""
    game: str
    status: str
    visibility: str
    created: int
    changed: int
    name: str
    seats: list[str | None]
    """The names on the seats; None for a bot, or for nobody."""


def list_tables(
    store: Store, status: str | None = None, game: str | None = None, before: int | None = None, limit: int = 100
) -> list[ListedTable]:
    """Tables, the one that changed last first. `before`: only those that have not changed since."""
    query = select(TABLES)
    if status is not None:
        query = query.where(TABLES.c.status == status)
    if game is not None:
        query = query.where(TABLES.c.game == game)
    if before is not None:
        query = query.where(TABLES.c.changed < before)
    with store.reading() as connection:
        rows = connection.execute(query.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit)).all()
    return [_listed(row) for row in rows]


def find_table(store: Store, id: str) -> ListedTable | None:
    """The table with this id."""
    with store.reading() as connection:
        row = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
    return None if row is None else _listed(row)


def _listed(row: Any) -> ListedTable:
    card = msgspec.json.decode(row.card)
    return ListedTable(
        row.id,
        log_name(row.id),
        row.game,
        row.status,
        row.visibility,
        row.created,
        row.changed,
        card["name"],
        [seat["name"] for seat in card["seats"]],
    )


def count_entries(store: Store, id: str) -> int:
    """How many log entries a table has."""
    with store.reading() as connection:
        query = select(func.count()).select_from(LINES).where(LINES.c.table_id == id)
        return int(connection.execute(query).scalar_one())


def count_older(store: Store, before: int) -> int:
    """How many tables have not changed since this time."""
    with store.reading() as connection:
        query = select(func.count()).select_from(TABLES).where(TABLES.c.changed < before)
        return int(connection.execute(query).scalar_one())


def delete_table(store: Store, id: str, before: int | None = None) -> bool:
    """Delete a table and everything that belongs to it; with `before`, only if it has not changed since.

    False if there is no such table. A server that still has it in memory cannot write to it any more.
    """
    find = select(TABLES.c.id).where(TABLES.c.id == id)
    if before is not None:
        find = find.where(TABLES.c.changed < before)
    with store.writing() as connection:
        # The same lock as lock_table, but only if the table is old enough.
        if connection.execute(find.with_for_update()).first() is None:
            return False
        notices = select(NOTICES.c.id).where(NOTICES.c.table_id == id)
        connection.execute(delete(CONFIRMATIONS).where(CONFIRMATIONS.c.notice.in_(notices)))
        for part in (NOTICES, REPORTS, REVIEWS, SECRETS, SNAPSHOTS, LINES):
            connection.execute(delete(part).where(part.c.table_id == id))
        connection.execute(delete(TABLES).where(TABLES.c.id == id))
    return True


def delete_older(store: Store, before: int) -> int:
    """Delete all tables that have not changed since this time; returns how many.

    Each has its own transaction, so that people who play meanwhile never wait long.
    """
    deleted = sum(delete_table(store, id, before) for id in _older(store, before))
    if deleted:
        delete_unused_editions(store)
    return deleted


def _older(store: Store, before: int) -> Iterator[str]:
    after = ""
    while True:
        query = select(TABLES.c.id).where(TABLES.c.changed < before, TABLES.c.id > after)
        with store.reading() as connection:
            found = list(connection.execute(query.order_by(TABLES.c.id).limit(AT_ONCE)).scalars())
        yield from found
        if len(found) < AT_ONCE:
            return
        after = found[-1]


def delete_unused_editions(store: Store) -> None:
    """Delete the editions that no table uses any more. One that a new table takes up at the same time stays."""
    unused = EDITIONS.c.digest.not_in(select(TABLES.c.edition))
    with store.reading() as connection:
        found = list(connection.execute(select(EDITIONS.c.digest).where(unused)).scalars())
    for digest in found:
        with suppress(IntegrityError), store.writing() as connection:
            connection.execute(delete(EDITIONS).where(EDITIONS.c.digest == digest, unused))


def last_sequences(store: Store, ids: list[str]) -> dict[str, int]:
    """The last log entry of each of these tables. Those that were deleted are missing."""
    found: dict[str, int] = {}
    for first in range(0, len(ids), AT_ONCE):
        query = select(LINES.c.table_id, func.max(LINES.c.number)).where(
            LINES.c.table_id.in_(ids[first : first + AT_ONCE])
        )
        with store.reading() as connection:
            found.update((row[0], row[1]) for row in connection.execute(query.group_by(LINES.c.table_id)))
    return found
