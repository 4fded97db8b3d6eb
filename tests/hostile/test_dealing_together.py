"""Same-luck tables are dealt all at once or not at all: nobody leaves one after they have seen the cards of another."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marula.server.runtime import same_luck_tables
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage.errors import Conflict
from marula.server.storage.records import appends_of
from marula.server.storage.store import Store
from marula.server.tables import commands
from marula.server.tables.events import Dealt
from tests.hostile.test_same_luck_tables import make_tables, statuses
from tests.server.common import at, new_table, registry_on, sqlite
from tests.server.http.common import app_on, bearer

SERIES = "a series of a test"
NAMES = ("Ada", "Cy", "Bo", "Di")


async def take_seat(registry: TableRegistry, live: LiveTable, seat: int) -> None:
    await registry.change(live, lambda table: commands.sit(table, f"{live.id} {seat}", seat))


async def three_copies(registry: TableRegistry) -> list[LiveTable]:
    """Three same-luck tables for two. The last seat of the last one is free."""
    copies = [await new_table(registry, series=SERIES) for _ in range(3)]
    for live in copies:
        for seat in range(2 if live is not copies[-1] else 1):
            await take_seat(registry, live, seat)
    assert {at(live).status for live in copies} == {"open"}
    return copies


def told_after_each_write(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """What the store says about the copies after each write from now on."""
    real, told = registry.writer.write, list[set[str]]()

    async def write(job: Any, *more: Any) -> None:
        await real(job, *more)
        told.append(set(registry.store.series(SERIES).values()))

    monkeypatch.setattr(registry.writer, "write", write)
    return told


def test_all_copies_are_dealt_in_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            copies = await three_copies(registry)
            told = told_after_each_write(registry, monkeypatch)
            await take_seat(registry, copies[-1], 1)
            assert {at(live).status for live in copies} == {"playing"}
            assert all(len(each) == 1 for each in told), f"one copy was dealt before another: {told}"

    asyncio.run(story())


def test_whoever_leaves_while_the_copies_are_dealt_has_left_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player asked for another copy again and again, and left when it was dealt. Their seat was free again."""

    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            copies = await three_copies(registry)
            real, leaving = registry.writer.write, list[asyncio.Task[Any]]()

            async def write(job: Any, *more: Any) -> None:
                await real(job, *more)
                dealt = any(isinstance(logged.event, Dealt) for each in appends_of(job) for logged in each.entries)
                if dealt and not leaving:
                    leave = registry.change(copies[0], lambda table: commands.leave(table, 0, "random"))
                    leaving.append(asyncio.create_task(leave))
                    await asyncio.sleep(0)

            monkeypatch.setattr(registry.writer, "write", write)
            await take_seat(registry, copies[-1], 1)
            await asyncio.gather(*leaving)
            assert {at(live).status for live in copies} == {"playing"}
            assert at(copies[0]).seats[0].kind == "stand_in"

    asyncio.run(story())


def test_no_copy_is_dealt_when_somebody_leaves_just_before(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        tables, hosts = make_tables(page, start="host")
        secrets = [page.sit(table, name) for table, name in zip(tables * 2, NAMES, strict=True)]
        registry = page.client.app.state.services.registry
        copies = [registry.live_tables[table.rpartition("/")[2]] for table in tables]
        page.client.delete(f"{tables[1]}/seats/0", headers=bearer(secrets[1]))
        page.client.blocking_portal.call(
            registry.deal, copies[0], (copies[1],)
        )  # the server had looked before they left
        assert statuses(page, tables) == ["open", "open"]
        assert page.post(f"{tables[0]}/start", {}, hosts[0], expect=409)["code"] == "copies_wait"


@pytest.mark.parametrize("start", ["host", "full"])
def test_a_copy_that_was_left_behind_is_never_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: str
) -> None:
    """An older release dealt one after the other, and may have stopped in between. Meanwhile one was played."""

    async def stopped(*_: Any) -> None: ...

    with app_on(tmp_path) as page:
        tables, hosts = make_tables(page, start=start)
        with monkeypatch.context() as at_the_end:
            at_the_end.setattr(same_luck_tables, "deal_when_full", stopped)
            secrets = [page.sit(table, name) for table, name in zip(tables * 2, NAMES, strict=True)]
            registry = page.client.app.state.services.registry
            live = registry.live_tables[tables[0].rpartition("/")[2]]
            page.client.blocking_portal.call(registry.change, live, commands.deal)
        assert statuses(page, tables) == ["playing", "open"]
        assert page.post(f"{tables[1]}/start", {}, hosts[1], expect=409)["code"] == "already_started"
    with app_on(tmp_path) as page:
        assert statuses(page, tables) == ["playing", "open"], "nor after a restart"
        assert page.get(tables[0])["sealed"]
        page.finish(tables[0], secrets[::2])
        assert not page.get(tables[0])["sealed"], "nobody waits for it either"


def test_a_repeated_start_gets_the_first_answer(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        tables, hosts = make_tables(page, start="host")
        for table, name in zip(tables * 2, NAMES, strict=True):
            page.sit(table, name)
        first = page.post(f"{tables[0]}/start", {"key": "once"}, hosts[0])
        assert page.post(f"{tables[0]}/start", {"key": "once"}, hosts[0]) == first
        assert page.post(f"{tables[0]}/start", {"key": "again"}, hosts[0], expect=409)["code"] == "already_started"


def test_what_belongs_together_is_stored_all_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            copies = await three_copies(registry)
            await take_seat(registry, copies[-1], 1)
            before = [registry.store.last_sequence(live.id) for live in copies]
            jobs = list[Any]()
            real = registry.writer.write

            async def keep(job: Any, *more: Any) -> None:
                jobs.append(job)
                await real(job, *more)

            monkeypatch.setattr(registry.writer, "write", keep)
            await registry.change(copies[0], lambda table: commands.say(table, 0, "hello"), others=tuple(copies[1:]))
            check_one_late(registry.store, jobs[0])
            after = [registry.store.last_sequence(live.id) for live in copies]
            assert after == [number + 1 for number in before]

    asyncio.run(story())


def check_one_late(store: Store, written: Any) -> None:
    """Write it again, the first part under a new number. Another part comes too late, so none may be written."""
    first, *others = written.appends
    newer = msgspec.structs.replace(first.entries[0], sequence=first.entries[0].sequence + 1)
    again = msgspec.structs.replace(written, appends=(msgspec.structs.replace(first, entries=(newer,)), *others))
    assert [type(outcome) for outcome in store.write([again])] == [Conflict]
