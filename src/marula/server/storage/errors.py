"""Errors of the store, and how the database's own errors become them."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection


class Conflict(Exception):
    """Another writer was first: the sequence of these log entries, or their idempotency key, is taken."""


class StoreDown(Exception):
    """The database does not answer, or cannot write. Only reading again can tell whether something was written."""


class Deadlock(StoreDown):
    """Two transactions waited for each other, and the database undid this one. It may be tried again."""


DEADLOCK = "40P01"
"""What PostgreSQL calls it."""


class TranslateErrors:
    """A context in which any error of the database becomes StoreDown, with the first line of its reason.

    IntegrityError stays as it is: it means a conflict, not a fault.
    """

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        if isinstance(problem, NoConnection):
            raise StoreDown("all connections are busy")
        if isinstance(problem, sqlite3.Error):
            raise StoreDown(_first_line(problem))
        if isinstance(problem, DBAPIError) and not isinstance(problem, IntegrityError):
            kind_of = Deadlock if getattr(problem.orig, "sqlstate", None) == DEADLOCK else StoreDown
            raise kind_of(_first_line(problem.orig))


def _first_line(problem: BaseException | None) -> str:
    return str(problem).splitlines()[0] if str(problem) else type(problem).__name__
