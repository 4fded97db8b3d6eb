"""What an operator is shown of the tables: which there are, and how long their logs are."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import func, select

from marula.server.storage.schema import LINES, TABLES
from marula.server.storage.store import Store
from marula.server.tables.log_name import log_name

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
