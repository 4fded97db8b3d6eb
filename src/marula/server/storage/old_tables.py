"""Old tables: those that nobody has changed for some days, counted or deleted."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import func, select

from marula.server.storage.schema import TABLES
from marula.server.storage.store import Store
from marula.server.storage.table_deletion import delete_table, delete_unused_editions

DAY = 86_400_000
"""Milliseconds."""
AT_ONCE = 500
"""How many tables are looked up with one statement."""


def count_older(store: Store, before: int) -> int:
    """How many tables have not changed since this time."""
    with store.reading() as connection:
        query = select(func.count()).select_from(TABLES).where(TABLES.c.changed < before)
        return int(connection.execute(query).scalar_one())


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
