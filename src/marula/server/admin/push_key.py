"""The push key: a new one for this server. Browsers that subscribed to the old one must subscribe again."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, update

from marula.server.notify.web_push import PUSH_KEY, new_private_key
from marula.server.storage.schema import KEYS, NOTICES
from marula.server.storage.store import Store


def rotate_push_key(store: Store, dry_run: bool = False) -> int:
    """Replace the key, and end all push subscriptions: no browser would accept them. Returns how many there were."""
    of_push = NOTICES.c.kind == "push"
    with store.writing() as connection:
        ended = int(connection.execute(select(func.count()).select_from(NOTICES).where(of_push)).scalar_one())
        if not dry_run:
            key = new_private_key()
            if connection.execute(update(KEYS).where(KEYS.c.name == PUSH_KEY).values(value=key)).rowcount == 0:
                connection.execute(insert(KEYS).values(name=PUSH_KEY, value=key))
            connection.execute(delete(NOTICES).where(of_push))
    return ended
