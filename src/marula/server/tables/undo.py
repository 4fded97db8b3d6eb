"""Undo: what a seat may undo alone, and what the other people must agree to."""

from __future__ import annotations

from marula.server.tables import clocks
from marula.server.tables.change import Change, FullHistoryNeeded, declined, match_of
from marula.server.tables.events import TableEvent, UndoAnswered, UndoAsked, Undone
from marula.server.tables.numbering import Numbering
from marula.server.tables.table import Table

MAX_FREE_UNDO = 64
"""How many decisions a seat may take back alone: as many as every loaded table remembers."""

MAX_PRIVATE_ENTRIES = 10_000
"""The most log entries that only one seat hears of. A table with more of them lets nobody undo such steps.

All of them are kept in memory and in every snapshot. Otherwise they could grow without end, if someone begins a move
and undoes it again and again. No real match comes near that number.
"""


def free_undo(table: Table, seat: int) -> int | None:
    """How many decisions would remain if the seat took back all that it may take back alone; None for nothing.

    With a clock, only what it has decided since its clock was remembered. An undo to which all agreed begins anew:
    nobody knows any more what time the seat had before the decisions that it left standing.
    """
    table = table.seen_by((seat,))  # what others compose in private does not count, or the answer would tell of it
    match = table.match
    if match is None or match.over or seat < 0 or _composed_too_often(table):
        return None
    to = max(match.free_undo(seat), match.version - MAX_FREE_UNDO)
    if table.settings.clock is not None:
        state = table.seats[seat]
        remembered = state.run_version if state.run_since else match.version
        to = max(to, min(remembered, table.heard_decisions))  # steps that nobody heard of change no clock
    return to if to < match.version else None


def _composed_too_often(table: Table) -> bool:
    """Does this table have too many steps that only one seat hears of? It is seen as that seat sees it."""
    return table.public is not None and len(table.private_log) >= MAX_PRIVATE_ENTRIES


def request_undo(table: Table, seat: int, to: int | None, now: int = 0) -> Change:
    """Go back to so many decisions, as the seat counts them, or before the seat's last one.

    It happens at once where the seat may do it alone, or where nobody else ever belonged to the match. Otherwise the
    others are asked, also those for whom a bot stands in, and so they are when the time for it is up.
    """
    match = match_of(table)
    if match.over:
        raise declined("match_over")
    if table.seats[seat].bot:
        raise declined("already_a_bot", seat=seat + 1)
    shown = table.seen_by((seat,))
    known = match_of(shown)
    if to is None:
        own = [entry.number for entry in match.journal if entry.seat == seat]
        if not own:
            raise declined("no_undo")
        to = own[-1] - 1
    else:
        to = Numbering(shown, (seat,)).version(to)
    if not 0 <= to < known.version or _composed_too_often(shown):
        raise declined("no_undo")
    free = free_undo(shown, seat)
    end = clocks.run_deadline(table.settings.clock, table.seats[seat])
    if free is not None and to >= free and (end is None or now < end):
        return Change((Undone(seat, to, timed=end is not None),))
    if table.undo_request is not None:
        raise declined("undo_pending")
    if to < match.first - 1:
        raise FullHistoryNeeded
    if table.must_agree == [seat]:
        return Change((Undone(seat, to),))
    if table.undo_asked.get(seat, -1) >= table.heard_decisions:
        raise declined("undo_asked_before")
    return Change((UndoAsked(seat, to),))


def answer_undo(table: Table, seat: int, agree: bool) -> Change:
    """A person whose agreement is needed says yes or no. After the last yes, the undo is done."""
    request = table.undo_request
    if request is None or seat not in table.undo_needed:
        raise declined("no_request")
    events: list[TableEvent] = [UndoAnswered(seat, agree)]
    if agree and table.undo_needed == [seat]:
        if table.match is not None and request.to < table.match.first - 1:
            raise FullHistoryNeeded
        events.append(Undone(request.seat, request.to, agreed=True))
    return Change(tuple(events))
