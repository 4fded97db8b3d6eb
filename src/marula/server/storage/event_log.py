"""Writing to the event log: log entries, summaries, snapshots and secrets of many tables in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from marula.core.edition import canonical
from marula.server.storage.errors import Conflict, Deadlock, TranslateErrors
from marula.server.storage.executor import Executor
from marula.server.storage.postgres import announce
from marula.server.storage.records import Append, NewTable, Write, appends_of
from marula.server.storage.schema import EDITIONS, GONE, LINES, NOTICES, REPORTS, SECRETS, SNAPSHOTS, TABLES
from marula.server.storage.sqlite import WRITES, SQLiteTransaction, sqlite_transaction
from marula.server.tables import events
from marula.server.tables.events import Undone

# Built once: SQLAlchemy takes longer to build a statement than SQLite to execute it.
_INSERT_TABLE, _INSERT_ENTRIES = insert(TABLES), insert(LINES)
_INSERT_SECRETS, _INSERT_SNAPSHOT, _INSERT_EDITION = insert(SECRETS), insert(SNAPSHOTS), insert(EDITIONS)
_FIND_EDITION = select(EDITIONS.c.digest).where(EDITIONS.c.digest == bindparam("its_digest"))
_UPDATE_SUMMARY = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("its_id"))
    .values(
        status=bindparam("its_status"),
        changed=bindparam("its_changed"),
        due=bindparam("its_due"),
        card=bindparam("its_card"),
    )
)
_DELETE_UNDONE_SNAPSHOTS = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("its_id"), SNAPSHOTS.c.decisions > bindparam("its_decisions")
)
_DELETE_SECRETS = delete(SECRETS).where(
    SECRETS.c.table_id == bindparam("its_id"), SECRETS.c.opens == bindparam("its_seat")
)
_DELETE_NOTICES = delete(NOTICES).where(
    NOTICES.c.table_id == bindparam("its_id"), NOTICES.c.seat == bindparam("its_seat")
)
_MOVE_SECRETS = (
    update(SECRETS)
    .where(SECRETS.c.table_id == bindparam("its_id"), SECRETS.c.opens == bindparam("its_old"))
    .values(opens=bindparam("its_new"))
)
_MOVE_NOTICES = (
    update(NOTICES)
    .where(NOTICES.c.table_id == bindparam("its_id"), NOTICES.c.seat == bindparam("its_old"))
    .values(seat=bindparam("its_new"))
)
_MOVE_REPORTS = (
    update(REPORTS)
    .where(REPORTS.c.table_id == bindparam("its_id"), REPORTS.c.seat == bindparam("its_old"))
    .values(seat=bindparam("its_new"))
)
_MOVE_REPORTERS = (
    update(REPORTS)
    .where(REPORTS.c.table_id == bindparam("its_id"), REPORTS.c.reporter == bindparam("its_old"))
    .values(reporter=bindparam("its_new"))
)
ON_THE_WAY = 1000
"""Added to a seat's number while all of them are exchanged, so that no two have the same."""
MAX_DEADLOCKS = 3
"""How often a batch is written again after a deadlock."""
# For many rows in one statement. The columns are in the order of `_entry_rows` and `_summary_row`.
_INSERT_ENTRIES_SQL = 'INSERT INTO lines (table_id, number, at, kind, moment, "key", body)'
_UPDATE_SUMMARIES_SQL = (
    "UPDATE tables SET status = new.column2, changed = new.column3, due = new.column4, card = new.column5 FROM (",
    ") AS new WHERE tables.id = new.column1",
)


class EventLogWriter:
    """Writes batches. Blocking calls: only the writer thread makes them."""

    def __init__(self, engine: Engine, is_sqlite: bool) -> None:
        self.engine = engine
        self.is_sqlite = is_sqlite

    def write(self, batch: Sequence[Write]) -> list[Exception | None]:
        """Write them all in one transaction, so that one sync of the disk serves many tables.

        For each of them: None when it is on disk, Conflict when another writer was first. StoreDown when nothing is
        known to be written.
        """
        if self.is_sqlite:  # one writer at a time: nobody waits for a row
            return self._write(batch)
        order = sorted(range(len(batch)), key=lambda place: _first_lock(batch[place]))
        outcomes = self._write_again([batch[place] for place in order])
        found: list[Exception | None] = [None] * len(batch)
        for place, outcome in zip(order, outcomes, strict=True):
            found[place] = outcome
        return found

    def _write_again(self, batch: Sequence[Write]) -> list[Exception | None]:
        """Write a batch, also if the database undoes it because someone else waits for one of its rows."""
        for _ in range(MAX_DEADLOCKS):
            with suppress(Deadlock):
                return self._write(batch)
        return self._write(batch)

    def _write(self, batch: Sequence[Write]) -> list[Exception | None]:
        try:
            self._write_together(batch)
            return [None] * len(batch)
        except IntegrityError:  # one of them came too late: find out which, so that the others are written
            return self._write_each(batch)

    def _write_together(self, batch: Sequence[Write]) -> None:
        """Write the whole batch with as few statements as possible; IntegrityError if any part of it came too late."""
        if self.is_sqlite:
            with TranslateErrors(), sqlite_transaction(self.engine) as transaction:
                self._write_sqlite(transaction, batch)
        else:
            with TranslateErrors(), self._writing_engine().begin() as connection:
                self._write_sqlalchemy(connection, batch)

    def _write_each(self, batch: Sequence[Write]) -> list[Exception | None]:
        """Write each part of the batch in its own savepoint."""
        outcomes: list[Exception | None] = []
        with TranslateErrors(), self._writing_engine().begin() as connection:
            for job in batch:
                savepoint = connection.begin_nested()
                try:
                    if isinstance(job, NewTable):
                        self._create(connection, job)
                    for append in appends_of(job):
                        self._append(connection, append)
                    savepoint.commit()
                    outcomes.append(None)
                except IntegrityError:
                    savepoint.rollback()
                    outcomes.append(Conflict(job.row.id if isinstance(job, NewTable) else appends_of(job)[0].table))
        return outcomes

    def _writing_engine(self) -> Engine:
        return self.engine.execution_options(**{WRITES: True})

    def _write_sqlalchemy(self, connection: Connection, batch: Sequence[Write]) -> None:
        # In the order of _first_lock: a change at several tables locks rows of others between its own.
        appends = sorted(self._create_new_tables(connection, batch), key=lambda append: append.table)
        if appends:
            connection.execute(_INSERT_ENTRIES, [row for append in appends for row in _entry_rows(append)])
            connection.execute(_UPDATE_SUMMARY, [_summary_row(append) for append in appends])
            for append in appends:
                self._write_attachments(connection, append)

    def _write_sqlite(self, transaction: SQLiteTransaction, batch: Sequence[Write]) -> None:
        """Write the whole batch on SQLite, without SQLAlchemy's layers."""
        appends = self._create_new_tables(transaction, batch)
        if appends:
            rows = [tuple(row.values()) for append in appends for row in _entry_rows(append)]
            transaction.execute_rows(_INSERT_ENTRIES_SQL, rows)
            before, after = _UPDATE_SUMMARIES_SQL
            transaction.execute_rows(before, [tuple(_summary_row(append).values()) for append in appends], after)
            for append in appends:
                self._write_attachments(transaction, append)

    def _create_new_tables(self, connection: Executor, batch: Sequence[Write]) -> list[Append]:
        """Create the new tables of a batch; returns the rest, which is nearly all of it, in the same order."""
        appends: list[Append] = []
        for job in batch:
            if isinstance(job, NewTable):
                self._create(connection, job)
            appends.extend(appends_of(job))
        return appends

    def _create(self, connection: Executor, new: NewTable) -> None:
        row, summary = new.row, new.first.summary
        if connection.execute(_FIND_EDITION, {"its_digest": row.edition}).first() is None:
            edition = {"digest": row.edition, "data": canonical(new.edition.data).decode()}
            connection.execute(_INSERT_EDITION, edition)
        connection.execute(
            _INSERT_TABLE,
            {
                "id": row.id,
                "game": row.game,
                "edition": row.edition,
                "visibility": row.settings.visibility,
                "status": summary.status,
                "created": summary.changed,
                "changed": summary.changed,
                "due": summary.due,
                "seed": row.seed,
                "series": row.settings.series or None,
                "plan": msgspec.json.encode(row.settings).decode(),
                "card": summary.body,
            },
        )
        self._insert_entries(connection, new.first)

    def _append(self, connection: Executor, append: Append) -> None:
        self._insert_entries(connection, append)
        connection.execute(_UPDATE_SUMMARY, _summary_row(append))

    def _insert_entries(self, connection: Executor, append: Append) -> None:
        connection.execute(_INSERT_ENTRIES, _entry_rows(append))
        self._write_attachments(connection, append)

    def _write_attachments(self, connection: Executor, append: Append) -> None:
        """What belongs to the log entries: a snapshot, secrets, and on PostgreSQL the message to other processes."""
        snapshot = append.snapshot
        if snapshot is not None:
            row = {
                "table_id": append.table,
                "number": snapshot.sequence,
                "decisions": snapshot.decisions,
                "body": msgspec.json.encode(snapshot).decode(),
            }
            connection.execute(_INSERT_SNAPSHOT, row)
        for logged in append.entries:
            if isinstance(logged.event, Undone):  # a snapshot of decisions that were undone must not be used
                parameters = {"its_id": append.table, "its_decisions": logged.event.to}
                connection.execute(_DELETE_UNDONE_SNAPSHOTS, parameters)
        for seat in append.left_seats:  # whoever sits down there next must not see where their notices went
            for statement in (_DELETE_SECRETS, _DELETE_NOTICES):
                connection.execute(statement, {"its_id": append.table, "its_seat": seat})
            for of_reports in (_MOVE_REPORTS, _MOVE_REPORTERS):  # nor may anyone take them for each other
                connection.execute(of_reports, {"its_id": append.table, "its_old": seat, "its_new": GONE})
        if append.lot:
            _move_seats(connection, append)
        if append.new_secrets:
            rows = [{"table_id": append.table, "hash": hash, "opens": opens} for hash, opens in append.new_secrets]
            connection.execute(_INSERT_SECRETS, rows)
        if not self.is_sqlite:
            announce(connection, append)


def _first_lock(job: Write) -> tuple[bool, str]:
    """What a transaction must lock first. If all lock in this order, no two of them wait for each other."""
    if isinstance(job, NewTable) and job.old_table is None:
        return False, job.row.edition
    return True, min(append.table for append in appends_of(job))


def _move_seats(connection: Executor, append: Append) -> None:
    """Move secrets, notices and reports to the seats that were drawn for those whom they belong to or name."""
    leave = [(chair, seat + ON_THE_WAY) for chair, seat in enumerate(append.lot)]
    arrive = [(seat + ON_THE_WAY, seat) for seat in append.lot]
    rows = [{"its_id": append.table, "its_old": old, "its_new": new} for old, new in leave + arrive]
    for statement in (_MOVE_SECRETS, _MOVE_NOTICES, _MOVE_REPORTS, _MOVE_REPORTERS):
        connection.execute(statement, rows)


def _entry_rows(append: Append) -> list[dict[str, Any]]:
    return [
        {
            "table_id": append.table,
            "number": logged.sequence,
            "at": logged.at,
            "kind": logged.kind,
            "moment": logged.moment,
            "key": append.idempotency_key if index == 0 else None,
            "body": events.encode(logged.event),
        }
        for index, logged in enumerate(append.entries)
    ]


def _summary_row(append: Append) -> dict[str, Any]:
    summary = append.summary
    return {
        "its_id": append.table,
        "its_status": summary.status,
        "its_changed": summary.changed,
        "its_due": summary.due,
        "its_card": summary.body,
    }
