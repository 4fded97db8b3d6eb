"""Admin changes: how `marula admin` tells running servers that it has changed the database.

A row of the keys holds a random word. It changes with every change, and servers look at it every few seconds.
"""

from __future__ import annotations

import secrets

from sqlalchemy import select

from marula.server.storage.row_locks import insert_or_replace
from marula.server.storage.schema import KEYS
from marula.server.storage.store import Store

CHANGE_KEY = "admin change"


def note_change(store: Store) -> None:
    """Tell all servers of this database to look again."""
    word = secrets.token_hex(8)
    with store.writing() as connection:
        insert_or_replace(connection, KEYS, name=CHANGE_KEY, value=word)


def last_change(store: Store) -> str:
    """The random word of the last change. Empty if there was none."""
    with store.reading() as connection:
        return connection.execute(select(KEYS.c.value).where(KEYS.c.name == CHANGE_KEY)).scalar() or ""
