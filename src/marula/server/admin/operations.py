"""Operations: what `marula admin` can do, each also as a dry run. Every answer is plain data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from marula.core.game import Game
from marula.server.admin.ban_targets import ban_target
from marula.server.admin.erasure import erase_person
from marula.server.admin.people import AdminError, Place, export_person, read_place
from marula.server.admin.push_key import rotate_push_key
from marula.server.storage import old_tables, operator_table_list, table_deletion
from marula.server.storage.admin_changes import note_change
from marula.server.storage.bans import Ban, Bans
from marula.server.storage.errors import StoreDown
from marula.server.storage.old_tables import DAY
from marula.server.storage.reports import Report, Reports
from marula.server.storage.schema import GONE
from marula.server.storage.store import Store

TAKEN_UP_SECONDS = 10
"""Within so many seconds a running server knows: it looks every five, and may be busy."""


def _shown_report(report: Report) -> dict[str, Any]:
    """A report with seats counted from 1, as operators write them, so that TABLE:SEAT can be copied; 0 for nobody."""
    shown = {**msgspec.structs.asdict(report), "kind": report.kind, "seat": report.seat + 1}
    shown["reporter"] = report.reporter + 1 if report.reporter >= 0 else 0
    return shown


@contextmanager
def operating(store: Store, games: Mapping[str, Game], now: int, dry_run: bool) -> Iterator[Operations]:
    """The operations on an open store, which is closed afterwards. When it fails, that is one line."""
    try:
        yield Operations(store, games, now, dry_run)
    except StoreDown as problem:
        raise AdminError("bad-database-refused", database="--database", reason=str(problem)) from None
    finally:
        store.close()


class Operations:
    """One database. A dry run reads and writes nothing."""

    def __init__(self, store: Store, games: Mapping[str, Game], now: int, dry_run: bool) -> None:
        self.store = store
        self.games = games
        self.now = now
        self.dry_run = dry_run

    def tables(self, status: str | None, game: str | None, days: int | None, limit: int) -> list[dict[str, Any]]:
        before = None if days is None else self.now - days * DAY
        return [
            msgspec.structs.asdict(table)
            for table in operator_table_list.list_tables(self.store, status, game, before, limit)
        ]

    def delete(self, id: str) -> dict[str, Any] | None:
        """Delete a table; None if there is no such table."""
        table = operator_table_list.find_table(self.store, id)
        if table is None:
            return None
        entries = operator_table_list.count_entries(self.store, id)
        if not self.dry_run:
            table_deletion.delete_table(self.store, id)
            table_deletion.delete_unused_editions(self.store)
            note_change(self.store)
        return {"table": table.id, "game": table.game, "status": table.status, "entries": entries}

    def prune(self, days: int) -> dict[str, Any]:
        """Delete what nobody has touched for so many days."""
        before = self.now - days * DAY
        if self.dry_run:
            return {"number": old_tables.count_older(self.store, before), "before": before}
        number = old_tables.delete_older(self.store, before)
        if number:
            note_change(self.store)
        return {"number": number, "before": before}

    def ban(self, whom: str, days: int | None, note: str) -> list[dict[str, Any]]:
        kind, hashes = ban_target(self.store, whom)
        until = None if days is None else self.now + days * DAY
        bans = [Ban(hash, kind, self.now, until, note) for hash in hashes]
        for ban in () if self.dry_run else bans:
            Bans(self.store).add(ban)
        return [msgspec.structs.asdict(ban) for ban in bans]

    def unban(self, whom: str) -> list[str]:
        """End the bans of whom is meant; returns those that there were."""
        _, hashes = ban_target(self.store, whom)
        banned = {ban.hash for ban in Bans(self.store).all()}
        found = [hash for hash in hashes if hash in banned]
        for hash in () if self.dry_run else found:
            Bans(self.store).remove(hash)
        return found

    def bans(self) -> list[dict[str, Any]]:
        return [msgspec.structs.asdict(ban) for ban in Bans(self.store).all()]

    def erase(self, person: str) -> dict[str, Any]:
        done = erase_person(self.store, self.games, read_place(person), self.now, self.dry_run)
        if not self.dry_run:
            note_change(self.store)
        return msgspec.structs.asdict(done)

    def export(self, person: str) -> dict[str, Any]:
        return export_person(self.store, read_place(person))

    def reports(self, limit: int) -> list[dict[str, Any]]:
        """What players reported, the newest first; seats from 1."""
        return [_shown_report(report) for report in Reports(self.store).all(limit)]

    def dismiss(self, id: str) -> dict[str, Any] | None:
        """Drop a report; None if there is no such report."""
        report = Reports(self.store).find(id)
        if report is None:
            return None
        if not self.dry_run:
            Reports(self.store).dismiss(id)
        return _shown_report(report)

    def delete_reported(self, id: str) -> dict[str, Any] | None:
        """Delete a reported message. Where a name was reported, the person is erased: names and chat go, moves stay."""
        report = Reports(self.store).find(id)
        if report is None:
            return None
        if report.kind == "name":
            if report.seat == GONE:
                raise AdminError("admin-nobody", table=report.table, seat="0")
            erase_person(self.store, self.games, Place(report.table, report.seat), self.now, self.dry_run)
        if not self.dry_run:
            if report.kind == "message":
                Reports(self.store).delete_message(report)
            else:
                Reports(self.store).dismiss(id)
            note_change(self.store)
        return _shown_report(report)

    def rotate_push_key(self) -> int:
        """A new push key; returns how many push subscriptions ended."""
        ended = rotate_push_key(self.store, self.dry_run)
        if not self.dry_run:
            note_change(self.store)
        return ended
