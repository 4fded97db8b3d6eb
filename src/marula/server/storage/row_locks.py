"""Row locks: in which order transactions take rows, so that no two of them wait for each other.

PostgreSQL undoes one of two transactions that wait for each other. So whoever changes what belongs to a game's table
locks the row of that table first, and old rows that someone else is deleting are left to them. SQLite has one writer at
a time, and ignores all this.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from marula.server.storage.schema import TABLES


def lock_table(connection: Connection, id: str) -> bool:
    """Keep everyone else from changing this game's table until the transaction ends; False if there is none."""
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.id == id).with_for_update())
    return found.first() is not None


def keep_table(connection: Connection, id: str) -> bool:
    """Keep this game's table from being deleted until the transaction ends; False if there is none."""
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.id == id).with_for_update(read=True, key_share=True))
    return found.first() is not None


def delete_old(connection: Connection, table: Table, old: Any) -> None:
    """Delete the rows for which this holds, but not those that another transaction is deleting or changing."""
    (key,) = table.primary_key.columns
    free = select(key).where(old).with_for_update(skip_locked=True)
    connection.execute(delete(table).where(key.in_(free)))


def insert_or_replace(connection: Connection, table: Table, **values: Any) -> None:
    """Insert a row, or give the row with this key new values, also if another process inserts it at the same time."""
    new: Any = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table).values(**values)
    keys = {column.name for column in table.primary_key.columns}
    others = {name: new.excluded[name] for name in values if name not in keys}
    connection.execute(new.on_conflict_do_update(index_elements=sorted(keys), set_=others))
