"""What the tests of operators' work share."""

from collections.abc import Iterator
from contextlib import contextmanager

from marula.games import GAMES
from marula.server.admin.operations import Operations
from marula.server.storage.schema import metadata
from marula.server.storage.store import Store

NOW = 2_000_000_000_000
"""Long after everything that the tests do."""


@contextmanager
def operations(url: str, dry_run: bool = False, now: int = NOW) -> Iterator[Operations]:
    """What an operator can do, from a process of their own."""
    store = Store(url)
    try:
        yield Operations(store, GAMES, now, dry_run)
    finally:
        store.close()


def everything(url: str) -> str:
    """All rows of all tables, as text."""
    store = Store(url)
    with store.reading() as connection:
        rows = []
        for table in metadata.sorted_tables:
            rows += [f"{table.name} {tuple(row)}" for row in connection.execute(table.select())]
    store.close()
    return "\n".join(sorted(rows))
