"""Snapshots: a whole table at one log entry. Opening it later need not replay all entries before."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from marula.core import fields
from marula.core.game import Board, Game
from marula.core.luck import Luck
from marula.core.match import Match
from marula.server.tables.events import UndoAsked
from marula.server.tables.seats import SeatState
from marula.server.tables.table import Table
from marula.server.tables.table_settings import TableSettings

SNAPSHOT_EVERY = 64
"""Decisions between two stored snapshots: loading a table replays at most about twice as many log entries."""
SNAPSHOT_ENTRIES = 1024
"""Log entries of any kind between two snapshots, for tables with more chat than decisions."""

_STORED_NAMES = {
    "sequence": "number",
    "match_sequence": "version",
    "settings": "plan",
    "seats": "chairs",
    "earlier_luck": "earlier",
    "undo_request": "request",
    "undo_agreed": "agreed",
    "chance_place": "place",
}
"""The store keeps these names."""


class Snapshot(msgspec.Struct, frozen=True, rename=_STORED_NAMES):
    """A table as it is stored."""

    sequence: int
    match_sequence: int
    created: int
    changed: int
    settings: TableSettings
    seats: tuple[SeatState, ...]
    contributions: tuple[str, ...]
    earlier_luck: tuple[Luck, ...]
    luck_since: int
    undo_request: UndoAsked | None
    undo_agreed: tuple[int, ...]
    rematch: str
    sealed: bool
    decisions: int
    chance_place: int
    state: dict[str, Any]
    taken_back: int = 0
    private_log: tuple[tuple[int, int], ...] | None = None
    """None in a snapshot of an older release. It cannot be used: only the log tells what is missing."""
    private_decisions: tuple[tuple[int, int], ...] = ()
    lot: tuple[int, ...] = ()
    undo_asked: dict[int, int] = {}
    taken_back_by_all: int = 0
    unsealed_sequence: int | None = None
    """None in a snapshot of an older release, which did not keep it."""


def snapshot_is_due(decisions: int, entries: int) -> bool:
    """Have so many decisions, or log entries of any kind, come since the last snapshot that another one pays?

    >>> snapshot_is_due(64, 70), snapshot_is_due(3, 1024), snapshot_is_due(63, 200)
    (True, True, False)
    """
    return decisions >= SNAPSHOT_EVERY or entries >= SNAPSHOT_ENTRIES


def take_snapshot(table: Table) -> Snapshot:
    """The table as it is now. Only while there is a match: before the deal there are few log entries."""
    match = table.match
    assert match is not None
    return Snapshot(
        sequence=table.sequence,
        match_sequence=table.match_sequence,
        created=table.created,
        changed=table.changed,
        settings=table.settings,
        seats=tuple(copy(seat_state) for seat_state in table.seats),
        contributions=table.contributions,
        earlier_luck=tuple(match.earlier_luck),
        luck_since=match.luck_since,
        undo_request=table.undo_request,
        undo_agreed=tuple(sorted(table.undo_agreed)),
        rematch=table.rematch,
        sealed=table.sealed,
        decisions=match.version,
        chance_place=match.chance.place(),
        state=fields.write(match.state),
        taken_back=match.taken_back,
        private_log=table.private_log,
        private_decisions=table.private_decisions,
        lot=table.lot,
        undo_asked=table.undo_asked,
        taken_back_by_all=match.taken_back_by_all,
        unsealed_sequence=table.unsealed_sequence,
    )


def restore_table(id: str, game: Game, board: Board, seed: bytes, snapshot: Snapshot) -> Table:
    """The table of a snapshot. Its match knows its decisions only from there on."""
    table = Table(id, game, board, snapshot.settings, seed)
    table.sequence, table.match_sequence = snapshot.sequence, snapshot.match_sequence
    table.created, table.changed = snapshot.created, snapshot.changed
    table.seats = [copy(seat_state) for seat_state in snapshot.seats]
    table.contributions = snapshot.contributions
    table.undo_request, table.undo_agreed = snapshot.undo_request, set(snapshot.undo_agreed)
    table.rematch, table.sealed = snapshot.rematch, snapshot.sealed
    table.unsealed_sequence = _unsealed_sequence(snapshot)
    table.private_log, table.private_decisions = snapshot.private_log or (), snapshot.private_decisions
    state = game.read_state(board, snapshot.state)
    match = Match.resume(game, board, table.chance(snapshot.chance_place), state, snapshot.decisions)
    match.earlier_luck, match.luck_since = list(snapshot.earlier_luck), snapshot.luck_since
    match.taken_back, match.taken_back_by_all = snapshot.taken_back, snapshot.taken_back_by_all
    match.lot = table.lot = snapshot.lot
    table.undo_asked = snapshot.undo_asked
    table.resume_match(match)
    table.snapshot_decisions, table.snapshot_sequence = snapshot.decisions, snapshot.sequence
    return table


def _unsealed_sequence(snapshot: Snapshot) -> int:
    """The log entry since which the luck of a series need not stay secret, or a later one where nobody noted it."""
    if snapshot.unsealed_sequence is not None:
        return snapshot.unsealed_sequence
    return snapshot.sequence if snapshot.settings.series and not snapshot.sealed else 0
