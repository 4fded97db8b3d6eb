"""Reports: messages and names that players found out of place, for the operator to look at."""

from __future__ import annotations

from secrets import token_hex
from typing import Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update

from marula.server.storage.old_tables import DAY
from marula.server.storage.row_locks import delete_old, lock_table
from marula.server.storage.schema import LINES, REPORTS
from marula.server.storage.store import Store
from marula.server.tables import events
from marula.server.tables.events import Said

KEEP_DAYS = 90
"""A report that the operator has not dealt with for so long is dropped."""
MAX_OF_TABLE = 100
"""Reports of one table that are kept at the same time."""


class Report(msgspec.Struct, frozen=True):
    """What one player reported. The operator sees the text as it was, even if nobody else does any more."""

    id: str
    table: str
    at: int
    seat: int
    """Who wrote it, or bears the name; GONE if they left before the deal."""
    line: int | None
    """The log entry of the message; None: the name itself was reported."""
    name: str
    text: str
    reason: str
    reporter: int
    """The seat that reported it, HOST, or GONE."""

    @property
    def kind(self) -> Literal["message", "name"]:
        return "name" if self.line is None else "message"


def new_report_id() -> str:
    """A new id, which operators can type."""
    return token_hex(6)


class Reports:
    """The reports of one database. All calls block."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, report: Report) -> bool:
        """Keep a report, and drop old ones. False if the table has too many already.

        The same thing reported twice is one report. Whoever left and came back is somebody else: a report of them from
        before means nobody any more.
        """
        of_table = select(func.count()).select_from(REPORTS).where(REPORTS.c.table_id == report.table)
        same = (REPORTS.c.seat == report.seat) & (REPORTS.c.line == report.line) & (REPORTS.c.name == report.name)
        with self.store.writing() as connection:
            if not lock_table(connection, report.table):  # it was deleted meanwhile
                return True
            delete_old(connection, REPORTS, REPORTS.c.at < report.at - KEEP_DAYS * DAY)
            if connection.execute(select(REPORTS.c.id).where(REPORTS.c.table_id == report.table, same)).first():
                return True
            if connection.execute(of_table).scalar_one() >= MAX_OF_TABLE:
                return False
            values = msgspec.structs.asdict(report)
            connection.execute(insert(REPORTS).values(table_id=values.pop("table"), **values))
        return True

    def all(self, limit: int = 100) -> list[Report]:
        """The newest reports, the newest first."""
        with self.store.reading() as connection:
            found = connection.execute(select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.id).limit(limit)).all()
        return [_report(row._mapping) for row in found]

    def find(self, id: str) -> Report | None:
        with self.store.reading() as connection:
            row = connection.execute(select(REPORTS).where(REPORTS.c.id == id)).first()
        return None if row is None else _report(row._mapping)

    def dismiss(self, id: str) -> None:
        """Drop a report."""
        with self.store.writing() as connection:
            connection.execute(delete(REPORTS).where(REPORTS.c.id == id))

    def delete_message(self, report: Report) -> None:
        """Take the text of a reported message out of the log, and drop the report."""
        assert report.line is not None
        entry = (LINES.c.table_id == report.table) & (LINES.c.number == report.line) & (LINES.c.kind == "said")
        with self.store.writing() as connection:
            lock_table(connection, report.table)
            body = connection.execute(select(LINES.c.body).where(entry)).scalar()
            said = None if body is None else events.decode(body)
            if isinstance(said, Said):
                emptied = events.encode(msgspec.structs.replace(said, text=""))
                connection.execute(update(LINES).where(entry).values(body=emptied))
            connection.execute(delete(REPORTS).where(REPORTS.c.id == report.id))


def _report(row: object) -> Report:
    values = dict(row)  # type: ignore[call-overload]
    return Report(table=values.pop("table_id"), **values)
