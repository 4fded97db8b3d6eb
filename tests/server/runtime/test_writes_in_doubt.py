"""Writes in doubt: an error is reported, and yet the change is stored. Everyone hears of it."""

import asyncio
import random
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marula.core.chance import commitment
from marula.core.errors import RefusedError
from marula.server.runtime.live_table import Listener, LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage import timeouts
from marula.server.storage.errors import StoreDown
from marula.server.tables import commands
from marula.server.tables.events import BotSat
from marula.server.tables.table import Table
from tests.server.common import at, play_on, registry_on, seated, sqlite
from tests.waiting import eventually


def say(table: Table) -> Any:
    return commands.say(table, 0, "hello")


async def table_with_listener(registry: TableRegistry) -> tuple[LiveTable, Listener]:
    live, _ = await seated(registry)
    listener = Listener({})
    live.add_listener(listener)
    listener.has_news = False
    return live, listener


def test_what_was_stored_in_spite_of_an_error_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, listener = await table_with_listener(registry)
            before = at(live).sequence
            write = registry.store.write

            def write_and_fail(batch: Sequence[Any]) -> Any:
                write(batch)
                raise StoreDown("the connection broke")

            registry.store.write = write_and_fail  # type: ignore[method-assign]
            with pytest.raises(StoreDown):
                await registry.change(live, say, "key")
            assert listener.has_news, "it is woken to read what the store has"
            told: list[int] = []
            registry.change_subscribers.append(lambda changed: told.append(at(changed).sequence))
            await registry.open(live.id)
            assert told == [before + 1], "bots, clocks and notices hear of it too"
            registry.store.write = write  # type: ignore[method-assign]
            assert (await registry.change(live, say, "key")).sequence == before + 1, "a repeat finds it"

    asyncio.run(story())


def test_what_is_stored_after_the_time_out_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, listener = await table_with_listener(registry)
            before = at(live).sequence
            write, may_write = registry.store.write, threading.Event()

            def write_late(batch: Sequence[Any]) -> Any:
                may_write.wait(60)
                return write(batch)

            monkeypatch.setattr(registry.store, "write", write_late)
            monkeypatch.setattr(timeouts, "SECONDS", 0.05)
            with pytest.raises(StoreDown):
                await registry.change(live, say, "key")
            monkeypatch.setattr(timeouts, "SECONDS", 60.0)
            assert at(await registry.open(live.id)).sequence == before, "not yet"
            listener.has_news = False
            may_write.set()
            await eventually(lambda: listener.has_news)
            assert at(await registry.open(live.id)).sequence == before + 1

    asyncio.run(story())


def test_whoever_waits_while_an_opening_fails_gets_the_table_that_all_others_have(tmp_path: Path) -> None:
    """Otherwise there would be two of it in memory, and whoever listens to one would not hear of the other."""

    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry)
            id = live.id
            del registry.live_tables[id]
            load, may_fail, failed = registry.loader.load, asyncio.Event(), False

            async def fail_once(id: str, skip: int) -> Any:
                nonlocal failed
                if not failed:
                    failed = True
                    await may_fail.wait()
                    raise StoreDown("it takes too long")
                await asyncio.sleep(0)
                return await load(id, skip)

            registry.loader.load = fail_once  # type: ignore[method-assign, assignment]
            first, second = (asyncio.create_task(registry.open(id)) for _ in range(2))
            await asyncio.sleep(0)  # both have begun
            may_fail.set()
            with pytest.raises(StoreDown):
                await first
            third = await registry.open(id)
            assert await second is third is registry.live_tables[id]

    asyncio.run(story())


def test_a_table_that_does_not_exist_leaves_nothing_in_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            answers = await asyncio.gather(*(registry.open("none") for _ in range(3)), return_exceptions=True)
            assert all(isinstance(answer, RefusedError) for answer in answers)
            assert not registry.live_tables

    asyncio.run(story())


def test_a_rematch_that_cannot_be_dealt_is_told_at_the_old_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, listener = await table_with_listener(registry)
            await play_on(registry, live, random.Random(5))
            listener.has_news = False
            write, writes = registry.store.write, []

            def fail_at_the_deal(batch: Sequence[Any]) -> Any:
                writes.append(batch)
                if len(writes) == 2:
                    raise StoreDown("the disk is full")
                return write(batch)

            registry.store.write = fail_at_the_deal  # type: ignore[method-assign]
            seed = b"the luck of the match after that"
            settings = msgspec.structs.replace(at(live).settings, commitment=commitment(seed))
            sitting = (BotSat(0, "random"), BotSat(1, "random"))
            with pytest.raises(StoreDown):
                await registry.rematch(live, settings, seed, lambda _: sitting)
            assert at(live).rematch, "the new table is stored"
            assert listener.has_news, "whoever listens at the old table hears of it"
            again = await registry.open(at(live).rematch)
            assert at(again).match is not None, "whoever opens it finds it dealt"

    asyncio.run(story())
