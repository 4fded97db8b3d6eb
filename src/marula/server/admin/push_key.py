"""The push key: a new one for this server. Browsers that subscribed to the old one must subscribe again."""

from __future__ import annotations

from sqlalchemy import delete, func, select

from marula.server.notify.web_push import PUSH_KEY, new_private_key
from marula.server.storage.row_locks import insert_or_replace, lock_table
from marula.server.storage.schema import KEYS, NOTICES
from marula.server.storage.store import Store


def rotate_push_key(store: Store, dry_run: bool = False) -> int:
    """Replace the key, and end all push subscriptions: no browser would accept them. Returns how many there were."""
    of_push = NOTICES.c.kind == "push"
    with store.reading() as connection:
        ended = int(connection.execute(select(func.count()).select_from(NOTICES).where(of_push)).scalar_one())
        tables = list(connection.execute(select(NOTICES.c.table_id).where(of_push).distinct()).scalars())
    if dry_run:
        return ended
    with store.writing() as connection:
        insert_or_replace(connection, KEYS, name=PUSH_KEY, value=new_private_key())
    for table in tables:
        with store.writing() as connection:
            lock_table(connection, table)
            connection.execute(delete(NOTICES).where(of_push, NOTICES.c.table_id == table))
    return ended
