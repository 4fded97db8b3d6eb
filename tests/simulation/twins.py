"""Twin worlds: what a reader is told must be the same in every world that looks the same to that reader.

One twin has other hidden cards, another secret seed and other private decisions. The other twin is the same table
without the steps that a seat took back before anyone heard of them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from marula.core.chance import Seeded
from marula.core.event import Whisper
from marula.core.match import Entry
from marula.core.seat import ONLOOKER
from marula.server.http.rendering.envelopes import envelope_from
from marula.server.http.rendering.tables import render_table
from marula.server.runtime.live_table import LiveTable
from marula.server.tables.events import Dealt, Decided, LogEntry, TableEvent, Undone
from marula.server.tables.public_table import is_public
from marula.server.tables.table import Table
from tests.simulation.model import History


def rendered(table: Table, seat: int) -> Any:
    """What the server's own rendering makes of a table for one reader, with every moment."""
    seats = () if seat == ONLOOKER else (seat,)
    shown = table.seen_by(seats)
    envelope = None if shown.match is None else envelope_from(shown, shown.match, seat, "en", 0)
    return msgspec.to_builtins((render_table(LiveTable(table.id), shown, "en", seats), envelope))


def other_hidden_cards(table: Table, seat: int, luck: str) -> Table | None:
    """A table that looks the same to this reader. None if nothing is hidden."""
    seats = () if seat == ONLOOKER else (seat,)
    shown = table.seen_by(seats)
    if shown.match is None or shown.revealed:
        return None
    twin = shown.copy()
    match = twin.match
    assert match is not None
    match.state = match.game.imagine(match.game.view(shown.match.state, seat), Seeded(luck))
    match.journal = [_unheard_removed(entry, seat) for entry in match.journal]
    twin.seed = bytes(32)
    return twin


def _unheard_removed(entry: Entry, seat: int) -> Entry:
    if entry.seat == seat:
        return entry
    heard = tuple(each for each in entry.events if not isinstance(each, Whisper) or each.seat == seat)
    return msgspec.structs.replace(entry, events=heard, luck=(), place=0)


def without_hesitation(history: History) -> Table | None:
    """The same table, if nobody had taken back steps that only they knew of. None if nobody has."""
    kept: list[LogEntry] = []
    for stored, before in zip(history.entries, history.states, strict=False):
        event = stored.logged.event
        if isinstance(event, Undone) and _taken_back_in_private(before, event):
            kept = _without_last_steps(kept, event.to)
        else:
            kept.append(stored.logged)
    if len(kept) == len(history.entries):
        return None
    twin = history.states[0].copy()
    for number, logged in enumerate(kept, 1):
        twin.apply(LogEntry(number, logged.at, logged.event))
    return twin


def _taken_back_in_private(before: Table, event: Undone) -> bool:
    public = before.public
    return public is not None and public.match is not None and event.to >= public.match.version


def _without_last_steps(kept: list[LogEntry], to: int) -> list[LogEntry]:
    """Without the private steps after this decision. Chat between them stays."""
    begin = next(
        (place for place in range(len(kept) - 1, -1, -1) if _heard_by_all(kept[place].event)),
        -1,
    )
    later, before = kept[begin + 1 :], kept[: begin + 1]
    last = before[-1].event if before else None
    if isinstance(last, Undone) and last.to > to:  # it went back into the middle of a move: then to its beginning
        before[-1] = msgspec.structs.replace(before[-1], event=msgspec.structs.replace(last, to=to))
    return before + [
        logged for logged in later if not (isinstance(logged.event, Decided) and logged.event.entry["n"] > to)
    ]


def _heard_by_all(event: TableEvent) -> bool:
    """Is it a change of the match that everyone hears of?"""
    return isinstance(event, Dealt | Undone) or (isinstance(event, Decided) and is_public(event))


def private_seats(table: Table) -> set[int]:
    """Seats that have composed something in private."""
    return {seat for _, seat in table.private_log}


def readers_of(table: Table) -> list[int]:
    """Everyone who may read: an onlooker, and every seat."""
    return [ONLOOKER, *range(len(table.seats))]
