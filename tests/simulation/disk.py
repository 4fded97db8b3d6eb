"""The simulated disk: real SQLite files, whose statements are slow, fail, and lose power when the seed says so.

A crash leaves the files as they are at that statement. Bytes of the write-ahead log that were not synced may be cut off
anywhere. The next server starts from such a copy.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tests.simulation.threads import Crash, SimulatedThreads

BUSY_SECONDS = 10.0
"""How long SQLite waits for another writer."""
WRITE_WORDS = ("INSERT", "UPDATE", "DELETE")
BEFORE, STATEMENT, TORN, AFTER = "before", "statement", "torn", "after"
"""Where in a transaction the power fails: before it, at one of its statements, within the commit, after it."""
CRASHES = (BEFORE, STATEMENT, TORN, AFTER)
IO_ERROR, FULL, DOUBT, SLOW = "io_error", "full", "doubt", "slow"
"""What else can happen to a transaction. In doubt: it is written, and an error is reported all the same."""


class Plan:
    """What will happen to one write transaction."""

    def __init__(self, fault: str = "", statement: int = 0) -> None:
        self.fault = fault
        self.statement = statement
        """The number of the statement at which it happens, for faults in the middle."""
        self.seen = 0


class SimulatedDisk:
    """The database's files through all crashes."""

    def __init__(self, folder: Path, template: Path, rng: random.Random, note: Callable[[str], None]) -> None:
        self.folder = folder
        self.rng = rng
        self.note = note
        self.generation = 0
        self.rates: dict[str, float] = {}
        """How likely each fault is, for one write transaction."""
        self.full = False
        self.crash_at: tuple[int, str] | None = None
        """A crash at the write transaction with this number, whatever the rates say."""
        self.writes = 0
        self.threads: SimulatedThreads | None = None
        self.committed: Callable[[], None] = lambda: None
        self.connections: list[SimulatedConnection] = []
        self.writer: SimulatedConnection | None = None
        """The connection in whose write transaction the disk is."""
        self.synced = 0
        """How many bytes of the write-ahead log would survive a power cut."""
        self.errors = 0
        """How many statements have failed so far."""
        self._folder().mkdir(parents=True)
        shutil.copy(template, self.path)

    def _folder(self) -> Path:
        return self.folder / str(self.generation)

    @property
    def path(self) -> Path:
        return self._folder() / "marula.db"

    @property
    def wal(self) -> Path:
        return self.path.with_name("marula.db-wal")

    def connect_args(self) -> dict[str, Any]:
        """For `sqlite3.connect`. Nobody waits in the real world for another writer."""
        return {
            "timeout": 0,
            "check_same_thread": False,
            "cached_statements": 256,
            "factory": partial(SimulatedConnection, self),
        }

    def lose_power(self, kill_threads: Callable[[], None]) -> None:
        """Go on with a copy of the files. Every connection of the dead server is closed."""
        old, old_wal, size = self.path, self.wal, self._wal_size()
        kept = self.rng.randint(min(self.synced, size), size) if size else 0
        self.note(f"disk: {kept} of {size} bytes of the log survive")
        self.generation += 1
        self._folder().mkdir()
        shutil.copy(old, self.path)
        if kept:
            self.wal.write_bytes(old_wal.read_bytes()[:kept])
        kill_threads()
        self.close_all()
        self.synced = kept

    def close_all(self) -> None:
        connections, self.connections = self.connections, []
        for connection in connections:
            connection.close()
        self.writer, self.synced = None, 0

    def _wal_size(self) -> int:
        return self.wal.stat().st_size if self.wal.exists() else 0

    # --- what connections report ----------------------------------------------------------------------------------

    def before_reading(self) -> None:
        if self.threads is not None:
            self.threads.pause()

    def begin(self, connection: SimulatedConnection) -> None:
        """A write transaction begins, when the one before it is over."""
        waited = 0.0
        while self.writer not in (None, connection):
            if waited > BUSY_SECONDS or self.threads is None:
                raise sqlite3.OperationalError("database is locked")
            self.threads.pause(0.01)
            waited += 0.01
        self.writer = connection
        self.writes += 1
        connection.plan = self._plan()
        if connection.plan.fault == BEFORE:
            self._crash(BEFORE)
        if connection.plan.fault == SLOW and self.threads is not None:
            self.note("disk: slow")
            self.threads.pause(self.rng.uniform(3.0, 9.0))

    def _plan(self) -> Plan:
        if self.threads is None or self.threads.current() is None:  # a server that starts: there is nothing to lose
            return Plan()
        if self.crash_at is not None:
            number, where = self.crash_at
            return Plan(where, 1) if number == self.writes else Plan()
        for fault, rate in self.rates.items():
            if self.rng.random() < rate:
                return Plan(fault, self.rng.randint(1, 4))
        return Plan()

    def before_statement(self, connection: SimulatedConnection) -> None:
        """A statement of a write transaction."""
        plan = connection.plan
        plan.seen += 1
        if self.full and plan.seen == 1:
            self._fail("database or disk is full")
        if plan.seen != plan.statement:
            return
        if plan.fault == STATEMENT:
            self._crash(STATEMENT)
        if plan.fault == IO_ERROR:
            self._fail("disk I/O error")
        if plan.fault == FULL:
            self._fail("database or disk is full")

    def commit(self, connection: SimulatedConnection, really: Callable[[], Any]) -> Any:
        """A write transaction is committed."""
        plan, size = connection.plan, self._wal_size()
        if plan.fault == IO_ERROR and plan.seen < plan.statement:
            self._fail("disk I/O error")
        result = really()
        self.writer = None
        if plan.fault == TORN:
            self.synced = min(self.synced, size) if self.synced else size
            self._crash(TORN)
        if connection.synchronous >= 2:
            self.synced = self._wal_size()
        self.committed()
        if plan.fault == AFTER:
            self._crash(AFTER)
        if plan.fault == DOUBT:
            self._fail("disk I/O error")
        return result

    def rolled_back(self, connection: SimulatedConnection) -> None:
        if self.writer is connection:
            self.writer = None

    def _fail(self, why: str) -> None:
        self.errors += 1
        self.note(f"disk: {why}")
        raise sqlite3.OperationalError(why)

    def _crash(self, where: str) -> None:
        self.note(f"disk: power fails, {where}")
        raise Crash(where)


class SimulatedConnection(sqlite3.Connection):
    """SQLite's connection, whose statements pass the simulated disk."""

    def __init__(self, disk: SimulatedDisk, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.disk = disk
        self.plan = Plan()
        self.synchronous = 0
        disk.connections.append(self)

    def cursor(self, _factory: Any = None) -> sqlite3.Cursor:  # type: ignore[override]
        return super().cursor(SimulatedCursor)

    def commit(self) -> None:
        if self.disk.writer is self:
            self.disk.commit(self, super().commit)
        else:
            super().commit()

    def rollback(self) -> None:
        super().rollback()
        self.disk.rolled_back(self)

    def close(self) -> None:
        super().close()
        self.disk.rolled_back(self)
        if self in self.disk.connections:
            self.disk.connections.remove(self)


class SimulatedCursor(sqlite3.Cursor):
    """SQLite's cursor."""

    connection: SimulatedConnection

    def execute(self, sql: str, *args: Any) -> Any:
        return self._pass(sql, partial(super().execute, sql, *args))

    def executemany(self, sql: str, *args: Any) -> Any:
        return self._pass(sql, partial(super().executemany, sql, *args))

    def _pass(self, sql: str, really: Callable[[], Any]) -> Any:
        disk, connection = self.connection.disk, self.connection
        word = sql.lstrip().split(None, 1)[0].upper()
        if sql == "BEGIN IMMEDIATE":
            disk.before_reading()
            disk.begin(connection)
            connection.synchronous = sqlite3.Cursor.execute(
                sqlite3.Connection.cursor(connection), "PRAGMA synchronous"
            ).fetchone()[0]
            return really()
        if word == "COMMIT" and disk.writer is connection:
            disk.before_reading()
            return disk.commit(connection, really)
        if word == "ROLLBACK" and " TO " not in sql.upper():
            result = really()
            disk.rolled_back(connection)
            return result
        if word == "SELECT" and disk.writer is not connection:
            disk.before_reading()
        elif word in WRITE_WORDS:
            disk.before_statement(connection)
        return really()
