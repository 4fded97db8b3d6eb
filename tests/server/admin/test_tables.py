"""Deleting tables: with everything that belongs to them, and so that a running server forgets them too."""

import asyncio
import random
from unittest import mock

import pytest

from marula.core.errors import RefusedError
from marula.core.refusal import Unknown
from marula.server.notify.subscriptions import Subscriptions
from marula.server.runtime import delete_old_tables
from marula.server.runtime.admin_changes import reload_changed_tables
from marula.server.runtime.bots_and_clocks import BotsAndClocks
from marula.server.runtime.live_table import Listener
from marula.server.storage.old_tables import DAY
from marula.server.tables import commands
from tests.server.admin.common import NOW, everything, operations
from tests.server.common import InProcessThinkers, at, new_table, play_on, registry_on, seated
from tests.waiting import eventually


def test_a_deleted_table_leaves_nothing(url: str) -> None:
    async def story() -> None:
        async with registry_on(url) as registry:
            live, _ = await seated(registry, 2)
            other, _ = await seated(registry, 2)
            await play_on(registry, live, random.Random(1))
            Subscriptions(registry.store).add(live.id, 0, "email", "zero@example.org", "en", False, 0)
        stored = everything(url)
        with operations(url, dry_run=True) as dry:
            would = dry.delete(live.id)
        assert everything(url) == stored
        with operations(url) as real:
            assert real.delete(live.id) == would
            assert real.delete(live.id) is None
            assert [table["id"] for table in real.tables(None, None, None, 10)] == [other.id]
        left = everything(url)
        assert live.id in stored
        assert live.id not in left
        assert left.count("editions (") == 1
        with operations(url) as real:
            real.delete(other.id)
        assert "editions (" not in everything(url)

    asyncio.run(story())


def test_a_running_server_forgets_a_deleted_table(url: str) -> None:
    async def story() -> None:
        async with registry_on(url) as registry:
            written, _ = await seated(registry, 2)
            listened, _ = await seated(registry, 2)
            kept, _ = await seated(registry, 2)
            listener = Listener({})
            listened.add_listener(listener)
            listener.wake.clear()
            with operations(url) as admin:
                for live in (written, listened):
                    await asyncio.to_thread(admin.delete, live.id)
            with pytest.raises(RefusedError) as refused:
                await registry.change(written, lambda table: commands.say(table, 0, "still here?"))
            assert refused.value.refusal == Unknown("table", written.id)
            await reload_changed_tables(registry)
            assert listener.wake.is_set()
            with pytest.raises(RefusedError):
                await registry.open(listened.id)
            assert at(kept).names == ("Player 0", "Player 1")
        assert "still here?" not in everything(url)

    asyncio.run(story())


def test_bots_stop_where_their_table_was_deleted(url: str) -> None:
    async def story() -> None:
        async with registry_on(url) as registry:
            bots = BotsAndClocks(registry, InProcessThinkers(1), think=0.01, pause=0.2)
            live = await new_table(registry, 2)
            for seat in range(2):
                await registry.change(live, lambda table, seat=seat: commands.hand_to_bot(table, seat, "random"))  # type: ignore[misc]
            live.add_listener(Listener({}))  # so that the bots take their time
            await bots.start()
            await eventually(lambda: bots.decided > 0)
            with operations(url) as admin:
                await asyncio.to_thread(admin.delete, live.id)
            await eventually(lambda: not bots.tasks)
            await bots.stop()

    asyncio.run(story())


def test_only_what_is_old_is_pruned(url: str) -> None:
    async def story() -> None:
        times = iter(range(1, 10))
        async with registry_on(url, lambda: NOW - 100 * DAY + next(times)) as registry:
            old = await new_table(registry, 2)
        async with registry_on(url, lambda: NOW - 5 * DAY) as registry:
            young = await new_table(registry, 2)
        stored = everything(url)
        with operations(url, dry_run=True) as dry:
            assert dry.prune(30) == {"number": 1, "before": NOW - 30 * DAY}
            assert [table["id"] for table in dry.tables(None, None, 30, 10)] == [old.id]
        assert everything(url) == stored
        with operations(url) as real:
            assert real.prune(101)["number"] == 0
            assert real.prune(30)["number"] == 1
            assert [table["id"] for table in real.tables("open", None, None, 10)] == [young.id]
            assert real.tables("over", None, None, 10) == []
            assert real.tables(None, "no game", None, 10) == []

    asyncio.run(story())


def test_serve_keeps_tables_for_so_many_days(url: str) -> None:
    async def story() -> None:
        async with registry_on(url, lambda: NOW - 5 * DAY) as registry:
            live = await new_table(registry, 2)
            with mock.patch.object(delete_old_tables, "EVERY_SECONDS", 0.01):
                days = [6]
                passing = asyncio.create_task(
                    delete_old_tables.delete_old_tables(registry.store, 6, lambda: NOW + (6 - days[0]) * DAY)
                )
                await asyncio.sleep(0)
                assert registry.store.table(live.id) is not None
                days[0] = 4
                await eventually(lambda: registry.store.table(live.id) is None)
                passing.cancel()

    asyncio.run(story())
