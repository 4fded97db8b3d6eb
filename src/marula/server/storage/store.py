"""Store: every table on disk. SQLite by default, PostgreSQL by URL; what it has acknowledged it never forgets."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection

from marula.core.edition import Edition, canonical
from marula.server.storage import sqlite_fast
from marula.server.storage.schema import EDITIONS, LINES, SECRETS, SNAPSHOTS, TABLES
from marula.server.storage.sqlite_fast import Carries, Plain
from marula.server.tables import events as lines_
from marula.server.tables.events import LogEntry, Undone
from marula.server.tables.summary import StoredSummary
from marula.server.tables.table import Snapshot
from marula.server.tables.table_settings import TableSettings

CHANNEL = "marula_lines"
"""On PostgreSQL every appended line is announced here, with the transaction that wrote it."""


LOCAL = {"timeout": 10, "check_same_thread": False, "cached_statements": 256}
"""How SQLite's driver waits for another writer, and how many statements it keeps ready: one for each number of rows."""
GONE = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How PostgreSQL's driver finds out that a database's machine has vanished without a word: within ten seconds or so."""


class Conflict(Exception):
    """Another writer was first: the numbers of these lines, or their key, are taken."""


class StoreDown(Exception):
    """The database does not answer, or cannot write. Whether something was written must be read anew."""


class Row(msgspec.Struct, frozen=True):
    """A table as the store finds it by its name."""

    id: str
    game: str
    edition: str
    settings: TableSettings
    seed: bytes


class Append(msgspec.Struct, frozen=True):
    """Lines for one table that are all written or none; `key` marks the first of them."""

    table: str
    lines: tuple[LogEntry, ...]
    card: StoredSummary
    key: str | None = None
    snapshot: Snapshot | None = None
    secrets: tuple[tuple[str, int], ...] = ()
    """Hashes of new secrets, and what each opens."""
    lost: tuple[int, ...] = ()
    """Seats whose secrets open nothing any more."""


class NewTable(msgspec.Struct, frozen=True):
    """A table that is not there yet, with its first lines."""

    row: Row
    edition: Edition
    first: Append
    because: Append | None = None
    """What is written at the table that led to this one: both or neither."""


class Store:
    """Plain calls that wait for the disk; the hall makes them on threads."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        if self.sqlite:
            self.engine = create_engine(url, connect_args=LOCAL)
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        else:
            self.engine = create_engine(
                _driver(url), pool_pre_ping=True, pool_size=4, max_overflow=4, pool_timeout=5, connect_args=GONE
            )

    def upgrade(self, to: str = "head") -> None:
        """Bring the database to the shape this release needs (or, for a test, had once). Running matches go on."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with TranslateErrors(), self.engine.begin() as connection:
            if not self.sqlite:  # several workers start at once: one of them does it
                connection.execute(text("SELECT pg_advisory_xact_lock(7267121)"))
            config.attributes["connection"] = connection
            command.upgrade(config, to)

    def close(self) -> None:
        self.engine.dispose()

    # --- writing: several of these share one transaction, each in a savepoint of its own ----------------------------

    def write(self, batch: Sequence[Append | NewTable]) -> list[Exception | None]:
        """Write them all in one transaction, so that one sync of the disk serves many tables. For each: None when it is
        on disk, Conflict when another writer was first. StoreDown when nothing is known to be written."""
        writing = self.engine.execution_options(marula_writes=True)
        try:
            if self.sqlite:
                with TranslateErrors(), sqlite_fast.writing(self.engine) as quick:
                    self._write_plainly(quick, batch)
            else:
                with TranslateErrors(), writing.begin() as connection:
                    self._write_all(connection, batch)
            return [None] * len(batch)
        except IntegrityError:  # one of them came too late: find out which, the others must not suffer
            pass
        outcomes: list[Exception | None] = []
        with TranslateErrors(), writing.begin() as connection:
            for job in batch:
                savepoint = connection.begin_nested()
                try:
                    if isinstance(job, NewTable):
                        self._create(connection, job)
                    else:
                        self._append(connection, job)
                    savepoint.commit()
                    outcomes.append(None)
                except IntegrityError:
                    savepoint.rollback()
                    outcomes.append(Conflict(job.row.id if isinstance(job, NewTable) else job.table))
        return outcomes

    def _write_all(self, connection: Connection, batch: Sequence[Append | NewTable]) -> None:
        """All of them with as few statements as can be; IntegrityError when any of them came too late."""
        appends = self._create_all(connection, batch)
        if appends:
            connection.execute(_NEW_LINES, [row for job in appends for row in _rows(job)])
            connection.execute(_CARD, [_card(job) for job in appends])
            for job in appends:
                self._beside(connection, job)

    def _write_plainly(self, quick: Plain, batch: Sequence[Append | NewTable]) -> None:
        """The same on SQLite, without SQLAlchemy's layers."""
        appends = self._create_all(quick, batch)
        if appends:
            quick.many(_MANY_LINES, [tuple(row.values()) for job in appends for row in _rows(job)])
            before, after = _MANY_CARDS
            quick.many(before, [tuple(_card(job).values()) for job in appends], after)
            for job in appends:
                self._beside(quick, job)

    def _create_all(self, connection: Carries, batch: Sequence[Append | NewTable]) -> list[Append]:
        """Create what is new; the rest, which is nearly all."""
        appends = []
        for job in batch:
            if isinstance(job, NewTable):
                self._create(connection, job)
            else:
                appends.append(job)
        return appends

    def _create(self, connection: Carries, new: NewTable) -> None:
        row, card = new.row, new.first.card
        if connection.execute(_KNOWN_EDITION, {"its_digest": row.edition}).first() is None:
            edition = {"digest": row.edition, "data": canonical(new.edition.data).decode()}
            connection.execute(_NEW_EDITION, edition)
        connection.execute(
            _NEW_TABLE,
            {
                "id": row.id,
                "game": row.game,
                "edition": row.edition,
                "visibility": row.settings.visibility,
                "status": card.status,
                "created": card.changed,
                "changed": card.changed,
                "due": card.due,
                "seed": row.seed,
                "series": row.settings.series or None,
                "plan": msgspec.json.encode(row.settings).decode(),
                "card": card.body,
            },
        )
        self._lines(connection, new.first)
        if new.because is not None:
            self._append(connection, new.because)

    def _append(self, connection: Carries, job: Append) -> None:
        self._lines(connection, job)
        connection.execute(_CARD, _card(job))

    def _lines(self, connection: Carries, job: Append) -> None:
        connection.execute(_NEW_LINES, _rows(job))
        self._beside(connection, job)

    def _beside(self, connection: Carries, job: Append) -> None:
        """What goes with the lines: a snapshot, secrets, and on PostgreSQL the notice to the other processes."""
        if job.snapshot is not None:
            kept = job.snapshot
            body = msgspec.json.encode(kept).decode()
            row = {"table_id": job.table, "number": kept.sequence, "decisions": kept.decisions, "body": body}
            connection.execute(_NEW_SNAPSHOT, row)
        for line in job.lines:
            if isinstance(line.event, Undone):  # a snapshot of what never was must not be opened again
                connection.execute(_NEVER_WAS, {"its_id": job.table, "its_decisions": line.event.to})
        for seat in job.lost:
            connection.execute(_LOST, {"its_id": job.table, "its_seat": seat})
        if job.secrets:
            rows = [{"table_id": job.table, "hash": hash, "opens": opens} for hash, opens in job.secrets]
            connection.execute(_NEW_SECRETS, rows)
        if not self.sqlite:
            payload = f"{job.table} {job.lines[-1].sequence}"
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    # --- reading ----------------------------------------------------------------------------------------------------

    def row(self, id: str) -> Row | None:
        """The table of this name, if there is one."""
        with TranslateErrors(), self.engine.connect() as connection:
            found = connection.execute(
                select(TABLES.c.game, TABLES.c.edition, TABLES.c.plan, TABLES.c.seed).where(TABLES.c.id == id)
            ).first()
        if found is None:
            return None
        return Row(id, found.game, found.edition, _PLAN.decode(found.plan), bytes(found.seed))

    def edition(self, digest: str) -> dict[str, Any]:
        """An edition file that some table uses."""
        with TranslateErrors(), self.engine.connect() as connection:
            data = connection.execute(select(EDITIONS.c.data).where(EDITIONS.c.digest == digest)).scalar_one()
        decoded: dict[str, Any] = msgspec.json.decode(data)
        return decoded

    def secrets(self, id: str) -> dict[str, int]:
        """What each hash opens."""
        with TranslateErrors(), self.engine.connect() as connection:
            found = connection.execute(select(SECRETS.c.hash, SECRETS.c.opens).where(SECRETS.c.table_id == id))
            return {row.hash: row.opens for row in found}

    def snapshot(self, id: str, skip: int = 1) -> Snapshot | None:
        """A late snapshot: the last but `skip`, so that some past is known beside the present; None for none."""
        with TranslateErrors(), self.engine.connect() as connection:
            found = connection.execute(
                select(SNAPSHOTS.c.body)
                .where(SNAPSHOTS.c.table_id == id)
                .order_by(SNAPSHOTS.c.number.desc())
                .offset(skip)
                .limit(1)
            ).scalar()
        return None if found is None else _SNAPSHOT.decode(found)

    def lines(self, id: str, after: int = 0, kinds: tuple[str, ...] = ()) -> list[LogEntry]:
        """The table's lines after this number, of these kinds or of all."""
        query = select(LINES.c.number, LINES.c.at, LINES.c.body).where(LINES.c.table_id == id, LINES.c.number > after)
        if kinds:
            query = query.where(LINES.c.kind.in_(kinds))
        with TranslateErrors(), self.engine.connect() as connection:
            found = connection.execute(query.order_by(LINES.c.number)).all()
        return [LogEntry(row.number, row.at, lines_.read(row.body)) for row in found]

    def chat(self, id: str, before: int, limit: int) -> list[LogEntry]:
        """The last lines of chat before this number, oldest first."""
        with TranslateErrors(), self.engine.connect() as connection:
            found = connection.execute(
                select(LINES.c.number, LINES.c.at, LINES.c.body)
                .where(LINES.c.table_id == id, LINES.c.kind == "said", LINES.c.number < before)
                .order_by(LINES.c.number.desc())
                .limit(limit)
            ).all()
        return [LogEntry(row.number, row.at, lines_.read(row.body)) for row in reversed(found)]

    def last_number(self, id: str) -> int:
        """How many lines the table has."""
        with TranslateErrors(), self.engine.connect() as connection:
            found = connection.execute(select(func.max(LINES.c.number)).where(LINES.c.table_id == id)).scalar()
        return found or 0

    def moments_since(self, id: str, sequence: int) -> int | None:
        """The first moment that changed after this sequence; None for none."""
        with TranslateErrors(), self.engine.connect() as connection:
            found: int | None = connection.execute(
                select(func.min(LINES.c.moment)).where(LINES.c.table_id == id, LINES.c.number > sequence)
            ).scalar()
        return found

    def number_of(self, id: str, key: str) -> int | None:
        """The line that a request with this key wrote, if there was one."""
        with TranslateErrors(), self.engine.connect() as connection:
            return connection.execute(select(LINES.c.number).where(LINES.c.table_id == id, LINES.c.key == key)).scalar()

    def lobby(
        self, statuses: tuple[str, ...], game: str | None, before: int | None, limit: int
    ) -> list[tuple[int, str]]:
        """Cards of public tables, newest first, each with when it was created."""
        query = select(TABLES.c.created, TABLES.c.card).where(
            TABLES.c.visibility == "public", TABLES.c.status.in_(statuses)
        )
        if game is not None:
            query = query.where(TABLES.c.game == game)
        if before is not None:
            query = query.where(TABLES.c.created < before)
        with TranslateErrors(), self.engine.connect() as connection:
            found = connection.execute(query.order_by(TABLES.c.created.desc()).limit(limit)).all()
        return [(row.created, row.card) for row in found]

    def due(self, before: int, limit: int = 1000) -> list[str]:
        """Tables where the server has had something to do since before this time."""
        with TranslateErrors(), self.engine.connect() as connection:
            found = connection.execute(
                select(TABLES.c.id).where(TABLES.c.due <= before).order_by(TABLES.c.due).limit(limit)
            )
            return [row.id for row in found]

    def series(self, series: str) -> dict[str, str]:
        """The tables of a series, and the state of each."""
        with TranslateErrors(), self.engine.connect() as connection:
            found = connection.execute(select(TABLES.c.id, TABLES.c.status).where(TABLES.c.series == series))
            return {row.id: row.status for row in found}

    def count(self) -> dict[str, int]:
        """How many tables there are in each state."""
        with TranslateErrors(), self.engine.connect() as connection:
            found = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
            return {row[0]: row[1] for row in found}

    def ping(self) -> None:
        """StoreDown when the database does not answer."""
        with TranslateErrors(), self.engine.connect() as connection:
            connection.execute(text("SELECT 1"))


def _rows(job: Append) -> list[dict[str, Any]]:
    return [
        {
            "table_id": job.table,
            "number": line.sequence,
            "at": line.at,
            "kind": line.kind,
            "moment": line.moment,
            "key": job.key if index == 0 else None,
            "body": lines_.write(line.event),
        }
        for index, line in enumerate(job.lines)
    ]


# Made here, where there is one thread: see codec.prepare.
_PLAN, _SNAPSHOT = msgspec.json.Decoder(TableSettings), msgspec.json.Decoder(Snapshot)
# Made once: SQLAlchemy takes longer to put a statement together than SQLite to carry it out.
_NEW_TABLE, _NEW_LINES, _NEW_SECRETS, _NEW_SNAPSHOT = insert(TABLES), insert(LINES), insert(SECRETS), insert(SNAPSHOTS)
_NEW_EDITION = insert(EDITIONS)
_KNOWN_EDITION = select(EDITIONS.c.digest).where(EDITIONS.c.digest == bindparam("its_digest"))
_CARD = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("its_id"))
    .values(
        status=bindparam("its_status"),
        changed=bindparam("its_changed"),
        due=bindparam("its_due"),
        card=bindparam("its_card"),
    )
)
_NEVER_WAS = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("its_id"), SNAPSHOTS.c.decisions > bindparam("its_decisions")
)
_LOST = delete(SECRETS).where(SECRETS.c.table_id == bindparam("its_id"), SECRETS.c.opens == bindparam("its_seat"))
# For many rows in one step; their columns are in the order in which `_rows` and `_card` name them.
_MANY_LINES = 'INSERT INTO lines (table_id, number, at, kind, moment, "key", body)'
_MANY_CARDS = (
    "UPDATE tables SET status = new.column2, changed = new.column3, due = new.column4, card = new.column5 FROM (",
    ") AS new WHERE tables.id = new.column1",
)


def _card(job: Append) -> dict[str, Any]:
    card = job.card
    return {
        "its_id": job.table,
        "its_status": card.status,
        "its_changed": card.changed,
        "its_due": card.due,
        "its_card": card.body,
    }


class TranslateErrors:
    """Whatever the database objects to is StoreDown, with the first line of why."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        if isinstance(problem, NoConnection):
            raise StoreDown("all connections are busy")
        if isinstance(problem, sqlite3.Error):
            raise StoreDown(str(problem).splitlines()[0] if str(problem) else type(problem).__name__)
        if isinstance(problem, DBAPIError) and not isinstance(problem, IntegrityError):
            raise StoreDown(str(problem.orig).splitlines()[0] if str(problem.orig) else type(problem.orig).__name__)


def _driver(url: str) -> str:
    for opening in ("postgresql://", "postgres://"):
        if url.startswith(opening):
            return "postgresql+psycopg://" + url.removeprefix(opening)
    return url


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we say ourselves when a transaction begins
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a commit that was acknowledged survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # Who comes to write waits for the writer before it; readers see one moment and block nobody.
    writes = connection.get_execution_options().get("marula_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


__all__ = ["Append", "Conflict", "NewTable", "Row", "Store", "StoreDown"]
