"""Records: what the store is given to write, and what it returns about a table."""

from __future__ import annotations

import msgspec

from marula.core.edition import Edition
from marula.server.tables.events import LogEntry
from marula.server.tables.snapshot import Snapshot
from marula.server.tables.summary import StoredSummary
from marula.server.tables.table_settings import TableSettings


class TableRow(msgspec.Struct, frozen=True):
    """A table's own row: what never changes."""

    id: str
    game: str
    edition: str
    settings: TableSettings
    seed: bytes


class Append(msgspec.Struct, frozen=True):
    """Log entries of one table that are all written or none, with what belongs to them."""

    table: str
    entries: tuple[LogEntry, ...]
    summary: StoredSummary
    idempotency_key: str | None = None
    """Stored with the first entry. A repeated request finds that entry by it."""
    snapshot: Snapshot | None = None
    new_secrets: tuple[tuple[str, int], ...] = ()
    """Hashes of new secrets, and what each opens."""
    left_seats: tuple[int, ...] = ()
    """Seats whose old secrets open nothing any more."""
    lot: tuple[int, ...] = ()
    """The seat that each chair got. Secrets and notices move with their holders."""


class Together(msgspec.Struct, frozen=True):
    """Log entries of several tables that are all written or none."""

    appends: tuple[Append, ...]


class NewTable(msgspec.Struct, frozen=True):
    """A table that is not stored yet, with its first log entries."""

    row: TableRow
    edition: Edition
    first: Append
    old_table: Append | None = None
    """For a rematch: what is appended at the old table. Both are written or neither."""


Write = Append | Together | NewTable


def appends_of(job: Write) -> tuple[Append, ...]:
    """What a write appends at tables that are stored already."""
    if isinstance(job, Together):
        return job.appends
    if isinstance(job, Append):
        return (job,)
    return () if job.old_table is None else (job.old_table,)
