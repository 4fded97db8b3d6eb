"""The same tables on PostgreSQL: two processes, a database that goes away and comes back."""

import asyncio
import functools
import random
import signal
import time
from unittest import mock

import pytest

from marula.core import match_file
from marula.core.errors import RefusedError
from marula.games import GAMES
from marula.server.runtime import same_luck_tables
from marula.server.runtime.live_table import Listener, LiveTable
from marula.server.runtime.postgres_notify import PostgresNotify
from marula.server.runtime.table_loader import TableLoader
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage import timeouts
from marula.server.storage.errors import StoreDown
from marula.server.tables import commands, secrets
from tests.server.common import (
    GAME,
    act,
    at,
    decisions,
    envelopes,
    new_table,
    play_on,
    registry_on,
    seated,
)
from tests.server.postgres import Postgres
from tests.waiting import eventually


def test_a_whole_match(server: Postgres) -> None:
    async def story() -> None:
        async with registry_on(server.url) as registry:
            live, secrets = await seated(registry, 3)
            await play_on(registry, live, random.Random(1))
            assert match_file.read(match_file.write(await registry.full_match(live)), GAMES)[1].luck == "checked"
            before = envelopes(live)
        async with registry_on(server.url) as registry:
            again = await registry.open(live.id)
            assert envelopes(again) == before
            assert registry.seat_of_secret(again, secrets[2]) == 2

    asyncio.run(story())


def test_whoever_sat_down_at_one_process_is_known_to_the_other_at_once(server: Postgres) -> None:
    """Even before its notification has come: nobody is sent away with a secret that they have just been given."""

    async def story() -> None:
        async with (
            registry_on(server.url) as one,
            registry_on(server.url) as other,
        ):  # no PostgresNotify: no notification ever comes
            live = await new_table(one, 2)
            twin = await other.open(live.id)
            words = secrets.new_secret()
            await one.change(live, lambda table: commands.sit(table, "Ama", 1, "words"), new_secret=words)
            with pytest.raises(RefusedError):
                other.seat_of_secret(twin, words)
            await other.refresh_for_secret(twin, words)
            assert other.seat_of_secret(twin, words) == 1
            assert at(twin).sequence == at(live).sequence
            await other.refresh_for_secret(twin, "nobody's secret")
            with pytest.raises(RefusedError):
                other.seat_of_secret(twin, "nobody's secret")

    asyncio.run(story())


def test_two_processes_at_one_table(server: Postgres) -> None:
    """Each chooses for the same seats at the same time: every version is won once, and both know all of it."""

    async def story() -> None:
        async with registry_on(server.url) as one, registry_on(server.url) as other:
            postgres_notify = [PostgresNotify(one), PostgresNotify(other)]
            live, _ = await seated(one, 2)
            twin = await other.open(live.id)
            won = 0
            for step in range(25):
                if at(live).status == "over":
                    break
                seat = at(live).waiting_on[0]
                version = at(live).match_sequence
                options = GAME.options(at(live).match.state, seat)  # type: ignore[union-attr]
                choices = [random.Random(step).choice(options), random.Random(step + 1).choice(options)]
                outcomes = await asyncio.gather(
                    act(one, live, seat, choices[0], version),
                    act(other, twin, seat, choices[1], version),
                    return_exceptions=True,
                )
                assert sum(isinstance(outcome, int) for outcome in outcomes) == 1, outcomes
                assert sum(isinstance(outcome, RefusedError) for outcome in outcomes) == 1
                won += 1
                number = max(outcome for outcome in outcomes if isinstance(outcome, int))
                # The notification comes by itself.
                await eventually(lambda number=number: at(live).sequence >= number <= at(twin).sequence)  # type: ignore[misc]
                assert envelopes(live) == envelopes(twin)
            assert won == decisions(live)
            for listening in postgres_notify:
                await listening.close()

    asyncio.run(story())


def test_a_refused_request_hides_no_change_from_listeners(server: Postgres) -> None:
    """It made its process read on. When the other process told of the change, that was old news: nobody was woken."""

    async def story() -> None:
        async with registry_on(server.url) as one, registry_on(server.url) as other:
            live, _ = await seated(one, 2)
            twin = await other.open(live.id)
            listener = Listener({})
            twin.add_listener(listener)
            heard: list[LiveTable] = []
            other.change_subscribers.append(heard.append)
            listener.has_news = False
            seat = at(live).waiting_on[0]
            option = GAME.options(at(live).match.state, seat)[0]  # type: ignore[union-attr]
            number = await act(one, live, seat, option)
            with pytest.raises(RefusedError):
                await act(other, twin, seat, option, version=1)
            await other.catch_up(live.id, number)
            assert at(twin).sequence == number
            assert listener.has_news
            assert heard == [twin]

    asyncio.run(story())


def test_a_conflict_has_no_whole_table_read_again(server: Postgres) -> None:
    """Whoever writes at two processes in turn would have each of them replay a long match again and again."""

    async def story() -> None:
        async with registry_on(server.url) as one, registry_on(server.url) as other:
            live, _ = await seated(one, 2)
            twin = await other.open(live.id)
            with mock.patch.object(TableLoader, "read", side_effect=AssertionError("a whole table is read")):
                for number in range(3):
                    for registry, mine in ((one, live), (other, twin)):
                        await registry.change(mine, lambda table, number=number: commands.say(table, 0, f"{number}"))  # type: ignore[misc]
            assert at(twin).sequence == at(live).sequence + 1

    asyncio.run(story())


def test_the_database_goes_away_and_comes_back(server: Postgres) -> None:
    async def story() -> None:
        async with registry_on(server.url) as registry:
            live, _ = await seated(registry, 2)
            await play_on(registry, live, random.Random(2), 3)
            before = envelopes(live)
            server.stop()
            with pytest.raises(StoreDown):
                await registry.change(live, lambda table: commands.say(table, 0, "hello?"))
            with pytest.raises(StoreDown):
                await registry.open(live.id)
            server.start()
            live = await registry.open(live.id)
            assert envelopes(live) == before
            await play_on(registry, live, random.Random(2))
            assert at(live).status == "over"

    asyncio.run(story())


def test_a_database_that_hangs(server: Postgres) -> None:
    """It neither answers nor hangs up: nobody waits for it longer than the time-out, and a repeat finds out."""

    async def story() -> None:
        async with registry_on(server.url) as registry:
            live, _ = await seated(registry, 2)
            say = functools.partial(commands.say, seat=0, text="hello?")
            with mock.patch.object(timeouts, "SECONDS", 0.3):
                server.signal(signal.SIGSTOP)
                try:
                    began = time.monotonic()
                    with pytest.raises(StoreDown):
                        await registry.change(live, say, "0:hello")
                    with pytest.raises(StoreDown):
                        await registry.open(live.id)
                    assert time.monotonic() - began < 5
                finally:
                    server.signal(signal.SIGCONT)
            first = await registry.change(live, say, "0:hello")
            again = await registry.change(live, say, "0:hello")
            assert again.sequence == first.sequence
            assert [line.event.text for line in registry.store.log(live.id, 0, ("said",))] == ["hello?"]  # type: ignore[attr-defined]
            await play_on(registry, live, random.Random(3), 3)

    asyncio.run(story())


def test_nobody_sits_down_at_same_luck_tables_in_two_processes_at_the_same_time(server: Postgres) -> None:
    """Each process looked whether the person sat at another copy, and both found that they did not."""

    async def story() -> None:
        async with registry_on(server.url) as one, registry_on(server.url) as other:
            live = await new_table(one, 2, series="twins")
            twin = await other.open(live.id)
            async with same_luck_tables.one_sitter_at_a_time(one, at(live)):
                waiting = asyncio.create_task(_sit_alone(other, twin))
                await asyncio.wait((waiting,), timeout=0.5)
                assert not waiting.done()
                single = await new_table(other, 2)  # a table with luck of its own is not held up
                async with asyncio.timeout(10), same_luck_tables.one_sitter_at_a_time(other, at(single)):
                    pass
            async with asyncio.timeout(10):
                await waiting

    asyncio.run(story())


async def _sit_alone(registry: TableRegistry, live: LiveTable) -> None:
    async with same_luck_tables.one_sitter_at_a_time(registry, at(live)):
        pass
