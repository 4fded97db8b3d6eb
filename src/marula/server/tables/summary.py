"""The public summary of a table: what anyone may know, whoever sits there. Of the match, only whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from marula.server.tables import clocks
from marula.server.tables.colours import seat_colours
from marula.server.tables.numbering import Numbering
from marula.server.tables.table import Table


class StoredSummary(msgspec.Struct, frozen=True):
    """What is stored beside the log, for the lobby and for finding tables that are due."""

    status: str
    changed: int
    due: int | None
    body: str


def public_summary(table: Table, seats: Sequence[int] = ()) -> dict[str, Any]:
    """The summary without texts and without who is present, with its numbers as the holder of these seats counts."""
    numbers = Numbering(table, seats)
    match = table.match
    score = table.game.score(match.state) if match is not None and table.status == "over" else None
    settings = table.settings
    request = table.undo_request
    colours = seat_colours(table.seats)
    return {
        "id": table.id,
        "name": settings.name,
        "game": table.game.name,
        "setup": msgspec.to_builtins(settings.setup),
        "edition": settings.edition,
        "visibility": settings.visibility,
        "start": settings.start,
        "order": settings.order,
        "watch": settings.watch,
        "chat": settings.chat,
        "hints": settings.hints,
        "win_chances": settings.win_chances,
        "clock": None if settings.clock is None else msgspec.to_builtins(settings.clock),
        "series": settings.series or None,
        "from": None if settings.origin is None else msgspec.to_builtins(settings.origin),
        "status": table.status,
        "created": table.created,
        "changed": table.changed,
        "sequence": numbers.sequence(table.sequence),
        "version": numbers.sequence(table.match_sequence),
        "decisions": 0 if match is None else numbers.decisions(match.version),
        "seats": [{**_seat(table, seat), "colour": colour} for seat, colour in enumerate(colours)],
        "waiting_on": table.waiting_on,
        "winners": None if score is None else list(score.winners),
        "points": None if score is None else [column.total for column in score.columns],
        "undo": None
        if request is None
        else {
            "seat": request.seat,
            "to": numbers.decisions(request.to),
            "agreed": sorted(table.undo_agreed),
            "needed": table.undo_needed,
        },
        "luck": _luck(table),
        "lot": table.lot or None,
        "rematch": table.rematch or None,
        "sealed": table.sealed,
        "taken_back": 0 if match is None else match.taken_back,
    }


def stored_summary(table: Table) -> StoredSummary:
    """What the store keeps beside the log. Lists show it to anyone, so it is of the table that onlookers know."""
    shown = table.seen_by(())
    return StoredSummary(shown.status, shown.changed, table.due(), msgspec.json.encode(public_summary(shown)).decode())


def _seat(table: Table, seat: int) -> dict[str, Any]:
    seat_state, clock = table.seats[seat], table.settings.clock
    return {
        "seat": seat,
        "name": seat_state.name or None,
        "kind": seat_state.kind,
        "bot": seat_state.bot or None,
        "clock": None
        if clock is None
        else {"left": clocks.time_left_ms(clock, seat_state), "deadline": table.deadline(seat)},
    }


def _luck(table: Table) -> dict[str, Any]:
    return {
        "commitment": table.settings.commitment,
        "contributions": None if table.match is None else table.contributions,
        "seed": table.seed.hex() if table.revealed and not _finished_elsewhere(table) else None,
        "awaits": [seat for seat, seat_state in enumerate(table.seats) if seat_state.owes_contribution],
    }


def _finished_elsewhere(table: Table) -> bool:
    """A match that was over before it came here drew no luck from this table's seed."""
    return table.match is not None and table.match.luck_since > table.match.version
