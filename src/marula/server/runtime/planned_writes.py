"""Planned writes: what to store for a change, and the table as it will be afterwards. Nothing is stored yet."""

from __future__ import annotations

from marula.core.chance import commitment
from marula.core.edition import Edition
from marula.core.game import Board, Game
from marula.server.storage.records import Append, NewTable, TableRow
from marula.server.tables import secrets
from marula.server.tables.change import Change
from marula.server.tables.events import Created, Dealt, Left, LogEntry, Sat, TableEvent
from marula.server.tables.snapshot import Snapshot, snapshot_is_due, take_snapshot
from marula.server.tables.summary import stored_summary
from marula.server.tables.table import Table
from marula.server.tables.table_settings import TableSettings
from marula.server.tables.undo import MAX_FREE_UNDO


def plan_change(
    table: Table, change: Change, now: int, idempotency_key: str | None = None, new_secret: str | None = None
) -> tuple[Append, Table]:
    """What to append for a change, and a copy of the table with the change applied."""
    after = table.copy()
    at = max(now, table.changed)  # if the clock was set back, time at the table still does not run backwards
    entries = tuple(LogEntry(number, at, event) for number, event in enumerate(change.events, table.sequence + 1))
    for logged in entries:
        after.apply(logged, change.computed)
    snapshot = _snapshot_if_due(after)
    new_secrets: tuple[tuple[str, int], ...] = ()
    first = change.events[0]
    if new_secret is not None and isinstance(first, Sat):
        new_secrets = ((secrets.hash_secret(new_secret), first.seat),)
    left = tuple(event.seat for event in change.events if isinstance(event, Left))
    lot = first.lot if isinstance(first, Dealt) else ()
    return Append(table.id, entries, stored_summary(after), idempotency_key, snapshot, new_secrets, left, lot), after


def plan_changes(
    tables: list[Table], changes: list[Change], now: int, idempotency_key: str | None, new_secret: str | None
) -> list[tuple[Append, Table]]:
    """The same for several tables. A key and a secret belong to the first one."""
    first = plan_change(tables[0], changes[0], now, idempotency_key, new_secret)
    return [first, *(plan_change(*one, now) for one in zip(tables[1:], changes[1:], strict=True))]


def _snapshot_if_due(table: Table) -> Snapshot | None:
    """A snapshot, if the last one is long ago. The match then forgets old entries: the store has them."""
    match = table.match
    if match is None or table.public is not None:  # a snapshot in the middle of a private move could not hide it
        return None
    if match.version < table.snapshot_decisions:  # an undo went back before the last snapshot
        table.snapshot_decisions = match.version
    if not snapshot_is_due(match.version - table.snapshot_decisions, table.sequence - table.snapshot_sequence):
        return None
    snapshot = take_snapshot(table)
    table.snapshot_decisions, table.snapshot_sequence = snapshot.decisions, snapshot.sequence
    match.forget(MAX_FREE_UNDO)
    return snapshot


def plan_new_table(
    game: Game,
    edition: Edition,
    board: Board,
    settings: TableSettings,
    seed: bytes,
    events: tuple[TableEvent, ...],
    new_secrets: tuple[tuple[str, int], ...],
    now: int,
) -> tuple[NewTable, Table]:
    """What to store for a new table with these first events, and the table."""
    assert settings.commitment == commitment(seed)
    id = secrets.new_table_id()
    table = Table(id, game, board, settings, seed)
    entries = tuple(LogEntry(number, now, event) for number, event in enumerate((Created(settings), *events), 1))
    for logged in entries:
        table.apply(logged)
    row = TableRow(id, game.name, edition.digest, settings, seed)
    return NewTable(row, edition, Append(id, entries, stored_summary(table), new_secrets=new_secrets)), table
