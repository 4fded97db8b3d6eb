"""Taken back: how many decisions were undone after they had revealed something. The record of the match tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marula.core.envelope import hears_of
from marula.core.seat import ONLOOKER

if TYPE_CHECKING:
    from marula.server.tables.events import Undone
    from marula.server.tables.table import Table


def count_taken_back(table: Table, event: Undone) -> None:
    """Count what an undo takes back, at the table as it was before.

    What the seat may undo alone has revealed nothing. As in `undo.free_undo`, steps of a move that others compose in
    private do not change that: the seat has not heard of them.

    What everyone agreed to is counted apart. A server without accounts cannot tell whether one person, with several
    secrets, has agreed with themselves.
    """
    match, known = table.match, table.seen_by((event.seat,)).match
    assert match is not None
    assert known is not None
    if event.to >= known.free_undo(event.seat):
        return
    number = sum(entry.number > event.to and hears_of(entry, ONLOOKER) for entry in match.journal)
    if table.must_agree == [event.seat]:
        match.taken_back += number
    elif event.agreed:
        match.taken_back_by_all += number
