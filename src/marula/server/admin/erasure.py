"""Erasure: a person's names, chat and notices go, and what they wrote in reports. Their moves stay, so that the match
of the others still verifies.

First an event is appended to the log. A server that has the table in memory then cannot write the name again: its next
entry has the number that this event took, so it reads the table anew. Only then the log itself is rewritten.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import delete, select, update

from marula.core.game import Game
from marula.server.admin.people import Place, own_entries, places_of
from marula.server.runtime.planned_writes import plan_change
from marula.server.runtime.table_loader import LATE_SNAPSHOT, TableLoader
from marula.server.storage.errors import StoreDown
from marula.server.storage.row_locks import lock_table
from marula.server.storage.schema import CONFIRMATIONS, LINES, NOTICES, REPORTS, SNAPSHOTS
from marula.server.storage.store import Store
from marula.server.tables import commands, events
from marula.server.tables.events import Created, Erased, LogEntry, Said, Sat, TableEvent, Unsealed
from marula.server.tables.snapshot import Snapshot

MAX_ATTEMPTS = 20
"""How often the event is planned again because people at the table were quicker."""


class Erasure(msgspec.Struct):
    """What was erased, or would be."""

    seats: int = 0
    names: int = 0
    chat: int = 0
    notices: int = 0


def erase_person(store: Store, games: Mapping[str, Game], place: Place, now: int, dry_run: bool = False) -> Erasure:
    """Erase the person who holds this seat, at every table where they hold one. Doing it again changes nothing more."""
    done = Erasure()
    loader = TableLoader(games, store)
    erased: set[Place] = set()
    while places := [each for each in places_of(store, place) if each not in erased]:  # a rematch may begin meanwhile
        for each in places:
            if not dry_run:
                _append(store, loader, each, now)
            _rewrite(store, each, done, dry_run)
            done.seats += 1
            erased.add(each)
    return done


def _append(store: Store, loader: TableLoader, place: Place, now: int) -> None:
    for _ in range(MAX_ATTEMPTS):
        table, _ = loader.read(place.table, LATE_SNAPSHOT)
        append, _ = plan_change(table, commands.erase(table, place.seat), now)
        if store.write([append]) == [None]:
            return
    raise StoreDown("too many writers at one table")


def _rewrite(store: Store, place: Place, done: Erasure, dry_run: bool) -> None:
    """Take names and chat out of the log, the snapshots and the subscriptions. All of a table, or nothing."""
    log = store.log(place.table)
    if not log:  # the table was deleted meanwhile
        return
    sealed = _is_sealed(log)
    changed = [
        (logged.sequence, erased)
        for logged in own_entries(log, place.seat)
        if (erased := _without_person(logged.event, sealed)) != logged.event
    ]
    done.names += sum(isinstance(event, Sat) for _, event in changed)
    done.chat += sum(isinstance(event, Erased) for _, event in changed)
    notices = select(NOTICES.c.id).where(NOTICES.c.table_id == place.table, NOTICES.c.seat == place.seat)
    with store.writing() as connection:
        if not lock_table(connection, place.table):
            return
        ids = list(connection.execute(notices).scalars())
        done.notices += len(ids)
        if dry_run:
            return
        for sequence, event in changed:
            entry = (LINES.c.table_id == place.table) & (LINES.c.number == sequence)
            kind = LogEntry(sequence, 0, event).kind
            connection.execute(update(LINES).where(entry).values(kind=kind, body=events.encode(event)))
        of_table = select(SNAPSHOTS.c.number, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == place.table)
        for number, body in connection.execute(of_table).all():
            one = (SNAPSHOTS.c.table_id == place.table) & (SNAPSHOTS.c.number == number)
            connection.execute(update(SNAPSHOTS).where(one).values(body=_rewritten_snapshot(body, place.seat, sealed)))
        connection.execute(delete(CONFIRMATIONS).where(CONFIRMATIONS.c.notice.in_(ids)))
        connection.execute(delete(NOTICES).where(NOTICES.c.id.in_(ids)))
        reports = REPORTS.c.table_id == place.table
        connection.execute(delete(REPORTS).where(reports, REPORTS.c.seat == place.seat))
        connection.execute(update(REPORTS).where(reports, REPORTS.c.reporter == place.seat).values(reason=""))


def _is_sealed(log: list[LogEntry]) -> bool:
    """Does another of its same-luck tables still play?"""
    created = log[0].event
    assert isinstance(created, Created)
    return bool(created.settings.series) and not any(isinstance(logged.event, Unsealed) for logged in log)


def _without_person(event: TableEvent, sealed: bool) -> TableEvent:
    """The event without name and address; a chat message is dropped. What someone added to the luck stays: the proof
    needs it. So does the hash of their address while another of them plays: until then nobody may sit at two."""
    if isinstance(event, Sat):
        return msgspec.structs.replace(event, name="", address=event.address if sealed else "")
    if isinstance(event, Said):
        return Erased(event.seat)
    return event


def _rewritten_snapshot(body: str, seat: int, sealed: bool) -> str:
    snapshot = msgspec.json.decode(body, type=Snapshot)
    snapshot.seats[seat].name = ""
    if not sealed:
        snapshot.seats[seat].address = ""
    return msgspec.json.encode(snapshot).decode()
