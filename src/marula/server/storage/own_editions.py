"""Editions that people keep on the server: found by their links only, changed by their owners only, and not forever."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from marula.core.edition import Edition
from marula.server.storage.row_locks import delete_old
from marula.server.storage.schema import OWN_EDITIONS
from marula.server.storage.store import Store

DAY = 86_400_000
"""Milliseconds."""
KEEP_DAYS = 400
"""An edition that nobody looked at for so long is deleted."""
MAX_OF_ADDRESS = 50
"""So many editions are kept for one address."""


class OwnEditionRow(msgspec.Struct, frozen=True):
    """An edition as it is kept."""

    id: str
    game: str
    digest: str
    data: dict[str, Any]
    secret: str
    """The hash of the owner's secret."""
    created: int
    changed: int


class OwnEditions:
    """Blocking calls, for threads."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def find(self, id: str, now: int) -> OwnEditionRow | None:
        """The edition with this id. Being looked at keeps it for another while."""
        with self.store.reading() as connection:
            row = connection.execute(select(OWN_EDITIONS).where(OWN_EDITIONS.c.id == id)).first()
        if row is None:
            return None
        if now - row.used > DAY:
            with self.store.writing() as connection:
                connection.execute(update(OWN_EDITIONS).where(OWN_EDITIONS.c.id == id).values(used=now))
        data = msgspec.json.decode(row.data)
        return OwnEditionRow(row.id, row.game, row.digest, data, row.secret, row.created, row.changed)

    def add(self, id: str, edition: Edition, secret: str, address: str, now: int, most: int | None = None) -> bool:
        """Keep a new edition, and drop those that nobody looks at any more; False if this address has so many."""
        mine = select(func.count()).select_from(OWN_EDITIONS).where(OWN_EDITIONS.c.address == address)
        with self.store.writing() as connection:
            delete_old(connection, OWN_EDITIONS, OWN_EDITIONS.c.used < now - KEEP_DAYS * DAY)
            # Counted in the same transaction: of several requests at the same time each would find room.
            if most is not None and connection.execute(mine).scalar_one() >= most:
                return False
            values = {"id": id, "secret": secret, "address": address, "created": now, **_content(edition, now)}
            connection.execute(insert(OWN_EDITIONS).values(**values))
        return True

    def replace(self, id: str, edition: Edition, now: int) -> None:
        """Keep other content under the same id."""
        with self.store.writing() as connection:
            connection.execute(update(OWN_EDITIONS).where(OWN_EDITIONS.c.id == id).values(**_content(edition, now)))

    def remove(self, id: str) -> None:
        """Keep it no longer."""
        with self.store.writing() as connection:
            connection.execute(delete(OWN_EDITIONS).where(OWN_EDITIONS.c.id == id))


def _content(edition: Edition, now: int) -> dict[str, Any]:
    data = msgspec.json.encode(edition.data).decode()
    return {"game": edition.game, "digest": edition.digest, "data": data, "changed": now, "used": now}
