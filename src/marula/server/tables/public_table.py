"""The public table: what all others know of a table while a seat composes a move in private."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from marula.core.envelope import hears_of
from marula.core.seat import ONLOOKER
from marula.server.tables.events import Decided, LogEntry, Undone

if TYPE_CHECKING:
    from marula.server.tables.table import Table


def is_public(event: Decided) -> bool:
    """Did everyone hear of this decision? A step of a move that is still being composed has no event for all."""
    return any("whisper" not in emitted for emitted in event.entry["told"])


def keep_public_table(table: Table, logged: LogEntry) -> None:
    """Before an entry is applied: keep the table as the others know it, update that copy, or drop it."""
    event, public = logged.event, table.public
    if isinstance(event, Decided) and not is_public(event):
        table.public = table.copy() if public is None else public
        _note_private(table, logged, event.entry["seat"])
    elif isinstance(event, Decided):
        table.public = None
    elif isinstance(event, Undone):
        # If only steps that nobody heard of are taken back, the others know what they knew.
        if public is None or public.match is None or event.to < public.match.version:
            _forget_steps_of_others(table, event.seat)
            table.public = _public_after_undo(table, logged, event)
        else:
            _note_private(table, logged, event.seat)
    elif public is not None:
        public.sequence = logged.sequence - 1
        public.apply(logged)


def _note_private(table: Table, logged: LogEntry, seat: int) -> None:
    """Note that only this seat hears of the entry. The others do not learn its number either."""
    for known in (table, table.public):
        assert known is not None
        known.private_log += ((logged.sequence, seat),)


def _forget_steps_of_others(table: Table, by: int) -> None:
    """An undo wipes the steps that another seat has composed. That seat has the time again that they cost.

    Nobody has heard of the steps, so no clock may tell of them.
    """
    if table.public is None:
        return
    for seat, known in enumerate(table.public.seats):
        if seat != by:
            table.seats[seat] = copy(known)


def _public_after_undo(table: Table, logged: LogEntry, event: Undone) -> Table | None:
    """The table as the others know it after an undo into the middle of a move; None if nothing is hidden then."""
    assert table.match is not None
    heard = event.to
    for entry in reversed(table.match.journal):
        if entry.number <= event.to and hears_of(entry, ONLOOKER):
            heard = entry.number
            break
    if heard == event.to:
        return None
    public = table.copy()
    public.public = None
    public.follow(LogEntry(logged.sequence, logged.at, Undone(event.seat, heard, event.timed, event.agreed)))
    return public
