"""Plain: statements of SQLAlchemy carried out by SQLite's own connection, for the thread that writes. Putting each of
them through SQLAlchemy's layers takes longer than SQLite needs to carry it out."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Protocol

from sqlalchemy import Engine
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Executable
from sqlalchemy.sql.compiler import Compiled

Row = dict[str, Any]
AT_ONCE = 64
"""How many rows at most go into one statement."""


class Carries(Protocol):
    """What carries out statements: SQLAlchemy's connection, or a plain one."""

    def execute(self, statement: Any, parameters: Any = None, /) -> Any: ...


class Plain:
    """A transaction on SQLite's own connection."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self.cursor = cursor

    def execute(self, statement: Executable, parameters: Row | Sequence[Row] | None = None, /) -> Found:
        text = _text(statement)
        if isinstance(parameters, list):
            self.cursor.executemany(text, parameters)
        else:
            self.cursor.execute(text, parameters or {})
        return Found(self.cursor)

    def many(self, before: str, rows: Sequence[tuple[Any, ...]], after: str = "") -> None:
        """All rows in one step: between two steps Python's lock goes to the thread that serves everyone."""
        for start in range(0, len(rows), AT_ONCE):
            some = rows[start : start + AT_ONCE]
            flat = tuple([value for row in some for value in row])
            self.cursor.execute(_many(before, len(some), len(some[0]), after), flat)


class Found:
    """What a statement found."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self.cursor = cursor

    def first(self) -> Any:
        return self.cursor.fetchone()


@contextmanager
def writing(engine: Engine) -> Iterator[Plain]:
    """A transaction that waits for the writer before it, and is written or not written as a whole. What goes wrong
    is told as SQLAlchemy would."""
    raw = engine.raw_connection()
    try:
        connection: sqlite3.Connection = raw.driver_connection  # type: ignore[assignment]
        cursor = connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            yield Plain(cursor)
            cursor.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                cursor.execute("ROLLBACK")
            raise
        finally:
            cursor.close()
    except sqlite3.IntegrityError as problem:
        raise IntegrityError(None, None, problem) from None
    finally:
        raw.close()


@cache
def _text(statement: Executable) -> str:
    compiled: Compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"))  # type: ignore[attr-defined]
    return str(compiled)


@cache
def _many(before: str, rows: int, columns: int, after: str) -> str:
    row = "(" + ", ".join("?" * columns) + ")"
    return f"{before} VALUES {', '.join([row] * rows)}{after}"
