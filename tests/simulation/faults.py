"""Planted faults: the server with one mistake each. The simulation must find every one of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import msgspec

from marula.core.event import Whisper
from marula.server.http.rendering import envelopes, live_messages
from marula.server.http.rendering.live_messages import LiveMessages
from marula.server.notify.subscriptions import Subscriptions
from marula.server.runtime import idempotency, planned_writes, server_clock, table_loader, table_registry
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage import sqlite
from marula.server.storage.event_log import EventLogWriter
from marula.server.storage.group_commit import GroupCommitWriter
from marula.server.tables import clocks, undo
from marula.server.tables.events import Undone
from marula.server.tables.table import Table

Patch = tuple[Any, str, Any]


def told_before_stored() -> list[Patch]:
    """A change is broadcast and acknowledged while it is still being written."""

    async def write(writer: GroupCommitWriter, job: Any, settled_late: Any = None) -> None:
        task = asyncio.ensure_future(real(writer, job, settled_late))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    real = GroupCommitWriter.write
    return [(GroupCommitWriter, "write", write)]


def key_forgotten() -> list[Patch]:
    """A repeat of a request that was done is not recognised."""

    async def forget(*_: Any) -> None:
        return None

    return [(idempotency, "sequence_of_earlier", forget)]


def done_twice() -> list[Patch]:
    """The key of a request is not stored, so that a repeat is done again."""

    def plan(table: Table, change: Any, now: int, key: str | None = None, secret: str | None = None) -> Any:
        return real(table, change, now, None, secret)

    real = planned_writes.plan_change
    return [(planned_writes, "plan_change", plan)]


def not_synced() -> list[Patch]:
    """SQLite does not wait for the disk."""

    def connect(connection: Any, record: object) -> None:
        real(connection, record)
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = NORMAL")
        cursor.close()

    real = sqlite._on_connect
    return [(sqlite, "_on_connect", connect)]


def broadcast_skipped() -> list[Patch]:
    """Every third broadcast wakes nobody."""
    count = [0]

    def broadcast(live: LiveTable) -> None:
        count[0] += 1
        if count[0] % 3:
            real(live)

    real = LiveTable.broadcast
    return [(LiveTable, "broadcast", broadcast)]


def gap_after_reconnect() -> list[Patch]:
    """Whoever comes again is sent what is new from one moment later on."""

    async def first_unread(messages: LiveMessages, live: LiveTable, table: Table, known: int) -> int | None:
        first = await real(messages, live, table, known)
        return None if first is None else first + 1

    real = LiveMessages._first_unread
    return [(LiveMessages, "_first_unread", first_unread)]


def clock_charged_twice() -> list[Patch]:
    """A decision costs twice the time that it took."""

    def charge(clock: Any, seat: Any, now: int, heard: bool = True) -> None:
        real(clock, seat, now + max(0, now - seat.waiting_since), heard)

    real = clocks.charge
    return [(clocks, "charge", charge)]


def time_won_by_undo() -> list[Patch]:
    """Whoever decides and takes it back keeps the increment of the clock."""
    return [(clocks, "undo", lambda *_: None)]


def clock_starts_anew() -> list[Patch]:
    """Whoever decides and takes it back begins with new time."""
    return [(clocks, "resume_run", lambda *_: None)]


def wall_clock() -> list[Patch]:
    """The server's clock follows the machine's wall clock, which can be set."""

    def start_clock() -> Callable[[], int]:
        return lambda: vars(server_clock)["time"].time_ns() // 1_000_000

    return [(table_registry, "start_clock", start_clock)]


def wrong_seat() -> list[Patch]:
    """A listener for the second seat is sent the envelope of the first."""

    def envelope_from(table: Table, match: Any, seat: int, language: str, unread: int | None) -> Any:
        return msgspec.structs.replace(real(table, match, 0 if seat == 1 else seat, language, unread), seat=seat)

    real = envelopes.envelope_from
    return [(live_messages, "envelope_from", envelope_from)]


def whispers_leak() -> list[Patch]:
    """Rendering adds what was whispered to others."""

    def render(table: Table, sealed: Any, language: str, first: int, undo: int | None) -> Any:
        answer = real(table, sealed, language, first, undo)
        match = table.match
        hidden = sum(isinstance(each, Whisper) for entry in match.journal for each in entry.events) if match else 0
        return msgspec.structs.replace(answer, undo=hidden)

    real = envelopes._render
    return [(envelopes, "_render", render)]


def snapshot_stale() -> list[Patch]:
    """After a restart, the last entries of the log are not applied."""

    def read(loader: table_loader.TableLoader, id: str, skip: int) -> Any:
        real_log = loader.store.log
        with mock.patch.object(
            loader.store, "log", lambda *about: real_log(*about)[: max(3, len(real_log(*about)) - 1)]
        ):
            return real(loader, id, skip)

    real = table_loader.TableLoader.read
    return [(table_loader.TableLoader, "read", read)]


def notice_sent_twice() -> list[Patch]:
    """Two tasks may both send the notice of a turn."""
    return [(Subscriptions, "claim", lambda *_: True), (Subscriptions, "set_state", lambda *_: None)]


def notice_forgotten() -> list[Patch]:
    """A notice that was lost with its process is not sent again."""
    return [
        (Subscriptions, "pending_tables", lambda *_: []),
        (Subscriptions, "tables_in_play", lambda *_: []),
    ]


def undo_without_consent() -> list[Patch]:
    """An undo happens at once, whoever else sits there."""

    def request_undo(table: Table, seat: int, to: int | None, now: int = 0) -> Any:
        change = real(table, seat, to, now)
        event: Any = change.events[0]
        return (
            change if isinstance(event, Undone) else msgspec.structs.replace(change, events=(Undone(seat, event.to),))
        )

    real = undo.request_undo
    return [(undo, "request_undo", request_undo)]


def number_reused() -> list[Patch]:
    """A number of the log is taken again: later entries replace what is stored under it."""

    def write(writer: EventLogWriter, batch: Any) -> Any:
        with mock.patch("marula.server.storage.event_log._INSERT_ENTRIES_SQL", REPLACE):
            return real(writer, batch)

    real = EventLogWriter.write
    REPLACE = 'INSERT OR REPLACE INTO lines (table_id, number, at, kind, moment, "key", body)'  # noqa: N806
    return [(EventLogWriter, "write", write), (TableRegistry, "_load", _load_without_last)]


_real_load = TableRegistry._load


async def _load_without_last(registry: TableRegistry, live: LiveTable, *about: Any) -> Table:
    """A table as it was one entry ago."""
    table = await _real_load(registry, live, *about)
    if table.match is not None:
        table.sequence -= 1
    return table


FAULTS: tuple[Callable[[], list[Patch]], ...] = (
    told_before_stored, key_forgotten, done_twice, not_synced, broadcast_skipped, gap_after_reconnect,
    clock_charged_twice, time_won_by_undo, clock_starts_anew, wall_clock, wrong_seat, whispers_leak, snapshot_stale,
    notice_sent_twice,
    notice_forgotten, undo_without_consent, number_reused,
)  # fmt: skip


@contextmanager
def planted(fault: Callable[[], list[Patch]]) -> Iterator[None]:
    """The server with this fault."""
    patches = [mock.patch.object(target, name, replacement) for target, name, replacement in fault()]
    for patch in patches:
        patch.start()
    try:
        yield
    finally:
        for patch in patches:
            patch.stop()
