"""Card: what anyone may know of a table, whoever sits there. Nothing of the match but whose turn it is."""

from __future__ import annotations

from typing import Any

import msgspec

from marula.server.tables.table import Table


class StoredSummary(msgspec.Struct, frozen=True):
    """What is kept beside the lines for lists and for whoever looks after due tables."""

    status: str
    changed: int
    due: int | None
    body: str


def public_summary(table: Table) -> dict[str, Any]:
    """The table in words, without texts and without who is present: those differ from reader to reader, who copy what
    they change."""
    if table.told[0] != table.sequence:
        table.told = (table.sequence, _card(table))
    return table.told[1]


def _card(table: Table) -> dict[str, Any]:
    match = table.match
    status = table.status
    over = status == "over"
    told = over and not table.sealed and not _borrowed(table)
    request = table.request
    return {
        **_settled(table),
        "status": status,
        "created": table.created,
        "changed": table.changed,
        "sequence": table.sequence,
        "version": table.match_sequence,
        "decisions": 0 if match is None else match.version,
        "seats": [_seat(table, seat) for seat in range(len(table.seats))],
        "waiting_on": table.waiting_on,
        "winners": list(table.game.score(match.state).winners) if match is not None and over else None,
        "undo": None
        if request is None
        else {"seat": request.seat, "to": request.to, "agreed": sorted(table.agreed), "needed": table.needed},
        "luck": {
            "commitment": table.settings.commitment,
            "contributions": None if match is None else table.contributions,
            "seed": table.seed.hex() if told else None,
            "awaits": [seat for seat, seat_state in enumerate(table.seats) if seat_state.owes],
        },
        "rematch": table.rematch or None,
        "sealed": table.sealed,
    }


def _settled(table: Table) -> dict[str, Any]:
    """What a table's plan settles; in words once."""
    settings = table.settings
    if not table.settled:
        table.settled = {
            "id": table.id,
            "name": settings.name,
            "game": table.game.name,
            "setup": msgspec.to_builtins(settings.setup),
            "edition": settings.edition,
            "visibility": settings.visibility,
            "start": settings.start,
            "watch": settings.watch,
            "chat": settings.chat,
            "hints": settings.hints,
            "clock": None if settings.clock is None else msgspec.to_builtins(settings.clock),
            "series": settings.series or None,
            "from": None if settings.origin is None else msgspec.to_builtins(settings.origin),
        }
    return table.settled


def stored_summary(table: Table) -> StoredSummary:
    """What the store keeps beside the lines."""
    return StoredSummary(table.status, table.changed, table.due(), msgspec.json.encode(public_summary(table)).decode())


def _seat(table: Table, seat: int) -> dict[str, Any]:
    seat_state = table.seats[seat]
    clock = None
    if table.settings.clock is not None:
        bank = table.settings.clock.kind == "bank"
        clock = {
            "left": seat_state.bank if bank else table.settings.clock.seconds * 1000,
            "deadline": table.deadline(seat),
        }
    return {
        "seat": seat,
        "name": seat_state.name or None,
        "kind": seat_state.kind,
        "bot": seat_state.bot or None,
        "clock": clock,
    }


def _borrowed(table: Table) -> bool:
    """A match that was over before it came here drew no luck from this table's seed."""
    return table.match is not None and table.match.luck_since > table.match.version
