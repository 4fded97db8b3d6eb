"""SQLite: what is on disk, what is not, and a disk that is full."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event

from marula.server.storage.errors import StoreDown
from marula.server.tables import commands
from tests.server.common import envelopes, registry_on, seated, sqlite


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
