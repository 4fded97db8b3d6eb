"""SQLite: what is on disk, what is not, and a disk that is full."""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from unittest import mock

import pytest
from sqlalchemy import event

from marula.server.storage.errors import StoreDown
from marula.server.storage.records import Write
from marula.server.storage.schema import metadata
from marula.server.storage.store import Store
from marula.server.tables import commands, secrets, snapshot, undo
from tests.server.common import envelopes, new_table, play_on, registry_on, seated, sqlite


def test_secrets_are_stored_hashed_only(tmp_path: Path) -> None:
    async def story() -> list[str]:
        async with registry_on(sqlite(tmp_path)) as registry:
            return (await seated(registry, 2))[1]

    secrets = asyncio.run(story())
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"words of 1" in content, "what is stored was not found at all"
    for words in secrets:
        assert words.encode() not in content


def test_sqlite_syncs_fully(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            with registry.store.engine.connect() as connection:
                assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
                assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2

    asyncio.run(story())


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2)
            before = envelopes(live)
            with registry.store.engine.connect() as connection:
                pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            limit = f"PRAGMA max_page_count = {pages}"
            registry.store.engine.dispose()
            event.listen(registry.store.engine, "connect", lambda raw, _: raw.execute(limit))

            async def talk() -> None:
                for _ in range(1000):
                    await registry.change(live, lambda table: commands.say(table, 0, "x" * 400))

            with pytest.raises(StoreDown, match="full"):
                await talk()
            live = await registry.open(live.id)
            assert envelopes(live) == before
        check = sqlite3.connect(tmp_path / "marula.db")
        assert check.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        check.close()

    asyncio.run(story())


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database, table by table."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return {
            table.name: sorted(connection.execute(f"SELECT * FROM {table.name}").fetchall(), key=repr)
            for table in metadata.sorted_tables
        }


def test_the_fast_transaction_writes_what_sqlalchemy_writes(tmp_path: Path) -> None:
    """Snapshots, an undo, a seat that is left and taken again: the fast way and the plain way store the same."""
    writes: list[Sequence[Write]] = []

    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            remembered = registry.store.write

            def write(batch: Sequence[Write]) -> list[Exception | None]:
                writes.append(batch)
                return remembered(batch)

            registry.store.write = write  # type: ignore[method-assign]
            live = await new_table(registry, 2)
            await registry.change(live, lambda table: commands.sit(table, "Ada", 0), "k", secrets.new_secret())
            await registry.change(live, lambda table: commands.leave(table, 0, "random"))
            for seat in (0, 1):
                await registry.change(live, lambda table, seat=seat: commands.sit(table, f"Bo {seat}", seat))  # type: ignore[misc]
            with mock.patch.object(snapshot, "SNAPSHOT_EVERY", 5):
                await play_on(registry, live, random.Random(1), 12)
                await registry.change(live, lambda table: undo.request_undo(table, 0, 6))
                await registry.change(live, lambda table: undo.answer_undo(table, 1, True))
                await play_on(registry, live, random.Random(2), 12)

    asyncio.run(story())
    plain = tmp_path / "plain.db"
    store = Store(f"sqlite:///{plain}")
    store.upgrade()
    for batch in writes:
        with store.writing() as connection:
            store.event_log._write_sqlalchemy(connection, batch)
    store.close()
    fast = rows(tmp_path / "marula.db")
    assert len(fast["snapshots"]) >= 2
    assert fast == rows(plain)
