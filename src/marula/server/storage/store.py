"""The store: all tables in the database. SQLite by default, PostgreSQL by URL."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
from alembic import command
from sqlalchemy import Connection, bindparam, event, func, select

from marula.server.storage.errors import StoreDown, TranslateErrors
from marula.server.storage.event_log import EventLogWriter
from marula.server.storage.postgres import create_postgres_engine, lock_for_migration, lock_series
from marula.server.storage.records import TableRow, Write
from marula.server.storage.row_locks import insert_or_replace
from marula.server.storage.schema import EDITIONS, KEYS, LINES, SECRETS, SNAPSHOTS, TABLES
from marula.server.storage.schema_version import migrations
from marula.server.storage.sqlite import WRITES, create_sqlite_engine
from marula.server.storage.sqlite_file import create_private, sqlite_path
from marula.server.tables import events
from marula.server.tables.events import LogEntry
from marula.server.tables.snapshot import Snapshot
from marula.server.tables.table_settings import TableSettings

# Made while there is one thread: see codec.prepare.
_SETTINGS, _SNAPSHOT = msgspec.json.Decoder(TableSettings), msgspec.json.Decoder(Snapshot)


LEAST_FREE = 8 * 1024 * 1024
"""Bytes on the disk below which it counts as full: SQLite's journal may need that much."""
CHECK_KEY = "last check"
"""The row that is written to see whether the database can write."""
# Built once, because it is asked every second.
_DUE = select(TABLES.c.id).where(TABLES.c.due <= bindparam("before")).order_by(TABLES.c.due).limit(bindparam("most"))


class Store:
    """Blocking calls that wait for the disk; the registry makes them on threads."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        if self.sqlite:
            create_private(url)
        self.engine = create_sqlite_engine(url) if self.sqlite else create_postgres_engine(url)
        self.event_log = EventLogWriter(self.engine, self.sqlite)
        self.closed = False
        event.listen(self.engine, "checkin", self._close_late)

    def upgrade(self, to: str = "head") -> None:
        """Migrate the database to the schema of this release (or, for a test, of an older one). Matches go on."""
        config = migrations()
        with TranslateErrors(), self.engine.begin() as connection:
            if not self.sqlite:
                lock_for_migration(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, to)

    def close(self) -> None:
        self.closed = True
        self.engine.dispose()

    def _close_late(self, connection: Any, _record: object) -> None:
        """A thread may still use a connection while the store is closed. It is closed when the thread gives it back."""
        if self.closed and connection is not None:
            connection.close()

    def write(self, batch: Sequence[Write]) -> list[Exception | None]:
        """Write a batch in one transaction; see EventLogWriter.write."""
        return self.event_log.write(batch)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read with; StoreDown when the database fails."""
        with TranslateErrors(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction for what is not in the event log; StoreDown when the database fails."""
        with TranslateErrors(), self.engine.execution_options(**{WRITES: True}).begin() as connection:
            yield connection

    def lock_series(self, series: str) -> Callable[[], None]:
        """Keep other processes away from the tables of a series, until what is returned is called."""
        if self.sqlite:  # there is no other process
            return lambda: None
        with ExitStack() as stack:
            lock_series(stack.enter_context(self.writing()), series)
            return stack.pop_all().close

    # --- one table --------------------------------------------------------------------------------------------------

    def table(self, id: str) -> TableRow | None:
        """The row of the table with this id, if there is one."""
        with self.reading() as connection:
            found = connection.execute(
                select(TABLES.c.game, TABLES.c.edition, TABLES.c.plan, TABLES.c.seed).where(TABLES.c.id == id)
            ).first()
        if found is None:
            return None
        return TableRow(id, found.game, found.edition, _SETTINGS.decode(found.plan), bytes(found.seed))

    def edition(self, digest: str) -> dict[str, Any]:
        """An edition file that some table uses."""
        with self.reading() as connection:
            data = connection.execute(select(EDITIONS.c.data).where(EDITIONS.c.digest == digest)).scalar_one()
        decoded: dict[str, Any] = msgspec.json.decode(data)
        return decoded

    def secrets(self, id: str) -> dict[str, int]:
        """What each hash opens."""
        with self.reading() as connection:
            found = connection.execute(select(SECRETS.c.hash, SECRETS.c.opens).where(SECRETS.c.table_id == id))
            return {row.hash: row.opens for row in found}

    def snapshot(self, id: str, skip: int = 1) -> Snapshot | None:
        """The last snapshot but `skip`, if there are so many. An earlier one lets the match know some of its past."""
        with self.reading() as connection:
            found = connection.execute(
                select(SNAPSHOTS.c.body)
                .where(SNAPSHOTS.c.table_id == id)
                .order_by(SNAPSHOTS.c.number.desc())
                .offset(skip)
                .limit(1)
            ).scalar()
        return None if found is None else _SNAPSHOT.decode(found)

    def log(self, id: str, after: int = 0, kinds: tuple[str, ...] = ()) -> list[LogEntry]:
        """The table's log entries after this sequence, of these kinds or of all."""
        query = select(LINES.c.number, LINES.c.at, LINES.c.body).where(LINES.c.table_id == id, LINES.c.number > after)
        if kinds:
            query = query.where(LINES.c.kind.in_(kinds))
        with self.reading() as connection:
            found = connection.execute(query.order_by(LINES.c.number)).all()
        return [LogEntry(row.number, row.at, events.decode(row.body)) for row in found]

    def chat(self, id: str, before: int, limit: int) -> list[LogEntry]:
        """The last chat messages before this sequence, oldest first."""
        with self.reading() as connection:
            found = connection.execute(
                select(LINES.c.number, LINES.c.at, LINES.c.body)
                .where(LINES.c.table_id == id, LINES.c.kind == "said", LINES.c.number < before)
                .order_by(LINES.c.number.desc())
                .limit(limit)
            ).all()
        return [LogEntry(row.number, row.at, events.decode(row.body)) for row in reversed(found)]

    def last_sequence(self, id: str) -> int:
        """The sequence of the table's last log entry."""
        with self.reading() as connection:
            found = connection.execute(select(func.max(LINES.c.number)).where(LINES.c.table_id == id)).scalar()
        return found or 0

    def moments_since(self, id: str, sequence: int) -> int | None:
        """The first moment that changed after this sequence; None for none."""
        with self.reading() as connection:
            found: int | None = connection.execute(
                select(func.min(LINES.c.moment)).where(LINES.c.table_id == id, LINES.c.number > sequence)
            ).scalar()
        return found

    def sequence_of_key(self, id: str, idempotency_key: str) -> int | None:
        """The log entry that a request with this idempotency key wrote, if there was one."""
        query = select(LINES.c.number).where(LINES.c.table_id == id, LINES.c.key == idempotency_key)
        with self.reading() as connection:
            return connection.execute(query).scalar()

    # --- many tables ------------------------------------------------------------------------------------------------

    def lobby(
        self, statuses: tuple[str, ...], game: str | None, before: int | None, limit: int
    ) -> list[tuple[int, str]]:
        """Summaries of public tables, newest first, each with its time of creation."""
        query = select(TABLES.c.created, TABLES.c.card).where(
            TABLES.c.visibility == "public", TABLES.c.status.in_(statuses)
        )
        if game is not None:
            query = query.where(TABLES.c.game == game)
        if before is not None:
            query = query.where(TABLES.c.created < before)
        with self.reading() as connection:
            found = connection.execute(query.order_by(TABLES.c.created.desc()).limit(limit)).all()
        return [(row.created, row.card) for row in found]

    def public_ones(self, ids: Collection[str]) -> set[str]:
        """Those of these tables that there are, and that the lobby shows to everyone."""
        query = select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.visibility == "public")
        with self.reading() as connection:
            return set(connection.execute(query).scalars())

    def due(self, before: int, limit: int = 1000) -> list[str]:
        """Tables where the server itself has had something to do since before this time."""
        with self.reading() as connection:
            return [row.id for row in connection.execute(_DUE, {"before": before, "most": limit})]

    def series(self, series: str) -> dict[str, str]:
        """The tables of a series, and the status of each."""
        with self.reading() as connection:
            found = connection.execute(select(TABLES.c.id, TABLES.c.status).where(TABLES.c.series == series))
            return {row.id: row.status for row in found}

    def same_luck_summaries(self, series: str) -> list[str]:
        """Summaries of all tables of a series, always in the same order."""
        query = select(TABLES.c.card).where(TABLES.c.series == series).order_by(TABLES.c.created, TABLES.c.id)
        with self.reading() as connection:
            return [row.card for row in connection.execute(query)]

    def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        with self.reading() as connection:
            found = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
            return {row[0]: row[1] for row in found}

    def check_writing(self, now: int) -> None:
        """StoreDown when the database does not answer, or cannot write: its disk may be full."""
        path = sqlite_path(self.url) if self.sqlite else None
        if path is not None and shutil.disk_usage(path.parent).free < LEAST_FREE:
            raise StoreDown("the disk is full")
        with self.writing() as connection:
            insert_or_replace(connection, KEYS, name=CHECK_KEY, value=str(now))
