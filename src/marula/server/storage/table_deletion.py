"""Deleting a table, with everything that belongs to it."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import delete, select
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


def delete_unused_editions(store: Store) -> None:
    """Delete the editions that no table uses any more. One that a new table takes up at the same time stays."""
    unused = EDITIONS.c.digest.not_in(select(TABLES.c.edition))
    with store.reading() as connection:
        found = list(connection.execute(select(EDITIONS.c.digest).where(unused)).scalars())
    for digest in found:
        with suppress(IntegrityError), store.writing() as connection:
            connection.execute(delete(EDITIONS).where(EDITIONS.c.digest == digest, unused))
