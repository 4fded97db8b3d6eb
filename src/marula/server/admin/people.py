"""People: who is meant by a seat of a table, and what is stored about them.

There are no accounts. A person is the holder of a seat's secret; a rematch seats the same secret at another table.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from marula.core.errors import MarulaError, RefusedError
from marula.core.refusal import Unknown
from marula.server.storage.operator_table_list import find_table
from marula.server.storage.schema import NOTICES, REPORTS, SECRETS
from marula.server.storage.store import Store
from marula.server.tables.events import ColourChosen, Contributed, Dealt, Decided, Left, LogEntry, Said, Sat


class AdminError(MarulaError):
    """What an operator asked for cannot be done, in one line."""


class Place(msgspec.Struct, frozen=True, order=True):
    """A seat of a table, from 0."""

    table: str
    seat: int


def read_place(text: str) -> Place:
    """A seat as operators write it: TABLE:SEAT, seats from 1."""
    table, _, seat = text.rpartition(":")
    if not table or not seat.isascii() or not seat.isdigit() or not 1 <= int(seat[:9]) <= 99:
        raise AdminError("admin-bad-person", person=text)
    return Place(table, int(seat) - 1)


def secret_hashes(store: Store, place: Place) -> list[str]:
    """The hashes of the secrets that open a seat. Refused if there is no such table, or no person on that seat."""
    if find_table(store, place.table) is None:
        raise RefusedError(Unknown("table", place.table))
    query = select(SECRETS.c.hash).where(SECRETS.c.table_id == place.table, SECRETS.c.opens == place.seat)
    with store.reading() as connection:
        found = sorted(connection.execute(query).scalars())
    if not found:
        raise AdminError("admin-nobody", table=place.table, seat=str(place.seat + 1))
    return found


def places_of(store: Store, place: Place) -> list[Place]:
    """Every seat of the person who holds this one: here, and at the rematches before and after."""
    hashes = secret_hashes(store, place)
    query = select(SECRETS.c.table_id, SECRETS.c.opens).where(SECRETS.c.hash.in_(hashes), SECRETS.c.opens >= 0)
    with store.reading() as connection:
        return sorted({Place(row.table_id, row.opens) for row in connection.execute(query)})


def own_entries(log: list[LogEntry], seat: int) -> list[LogEntry]:
    """The log entries of the person who holds a seat now, without those of people who left it before the deal.

    If seats were drawn by lot, the entries before the deal name the chair on which the person sat then.
    """
    lot = next((logged.event.lot for logged in log if isinstance(logged.event, Dealt)), ())
    drawn, seat = seat, lot.index(seat) if lot else seat
    own: list[LogEntry] = []
    for logged in log:
        event = logged.event
        if isinstance(event, Dealt):
            seat = drawn
        elif isinstance(event, Left) and event.seat == seat:
            own.clear()
        elif isinstance(event, Decided):
            if event.entry["seat"] == seat:
                own.append(logged)
        elif isinstance(event, Sat | ColourChosen | Contributed | Said) and event.seat == seat:
            own.append(logged)
    return own


def export_person(store: Store, place: Place) -> dict[str, Any]:
    """Everything that is stored about a person, for that person. Of a match only what they chose themselves."""
    return {
        "person": f"{place.table}:{place.seat + 1}",
        "seats": [_export(store, each) for each in places_of(store, place)],
    }


def _export(store: Store, place: Place) -> dict[str, Any]:
    table = find_table(store, place.table)
    assert table is not None
    own = own_entries(store.log(place.table), place.seat)
    return {
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "seat": place.seat + 1,
        "names": sorted({logged.event.name for logged in own if isinstance(logged.event, Sat)}),
        "colours": sorted({logged.event.colour for logged in own if isinstance(logged.event, ColourChosen)}),
        "contributions": [
            logged.event.contribution
            for logged in own
            if isinstance(logged.event, Sat | Contributed) and logged.event.contribution
        ],
        "address_hashes": sorted({logged.event.address for logged in own if isinstance(logged.event, Sat)} - {""}),
        "chat": [{"at": logged.at, "text": logged.event.text} for logged in own if isinstance(logged.event, Said)],
        "decisions": [
            {"at": logged.at, "number": logged.event.entry["n"], "action": logged.event.entry["action"]}
            for logged in own
            if isinstance(logged.event, Decided)
        ],
        "notices": subscriptions_of(store, place),
        "reports": reports_by(store, place),
    }


def subscriptions_of(store: Store, place: Place) -> list[dict[str, Any]]:
    """How the holder of a seat wants to be told of their turn."""
    columns = (NOTICES.c.kind, NOTICES.c.address, NOTICES.c.language, NOTICES.c.remind)
    query = select(*columns).where(NOTICES.c.table_id == place.table, NOTICES.c.seat == place.seat)
    with store.reading() as connection:
        return [dict(row._mapping) for row in connection.execute(query.order_by(NOTICES.c.id))]


def reports_by(store: Store, place: Place) -> list[dict[str, Any]]:
    """What the holder of a seat wrote about the messages and names that they reported."""
    query = select(REPORTS.c.at, REPORTS.c.reason).where(
        REPORTS.c.table_id == place.table, REPORTS.c.reporter == place.seat
    )
    with store.reading() as connection:
        return [dict(row._mapping) for row in connection.execute(query.order_by(REPORTS.c.at, REPORTS.c.id))]
