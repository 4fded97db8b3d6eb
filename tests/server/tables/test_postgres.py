"""The same tables on PostgreSQL: two processes, a database that goes away and comes back."""

import asyncio
import functools
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest
from sqlalchemy import inspect, text

from marula.core import match_file
from marula.core.errors import RefusedError
from marula.games import GAMES
from marula.server.notify.server_keys import server_key
from marula.server.notify.subscriptions import Subscriptions
from marula.server.runtime.postgres_notify import PostgresNotify
from marula.server.storage import timeouts
from marula.server.storage.errors import StoreDown
from marula.server.storage.schema import metadata
from marula.server.storage.store import Store
from marula.server.tables import commands, secrets
from tests.server.tables.common import (
    GAME,
    act,
    at,
    decisions,
    envelopes,
    new_table,
    play_on,
    registry_on,
    seated,
    sqlite,
)
from tests.server.tables.postgres import Postgres, postgres


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


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
    """Even before its notice has come: nobody is sent away with a secret that they have just been given."""

    async def story() -> None:
        async with registry_on(server.url) as one, registry_on(server.url) as other:  # no Nudges: no notice ever comes
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
                async with asyncio.timeout(10):  # the notice comes by itself
                    while at(live).sequence < number or at(twin).sequence < number:
                        await asyncio.sleep(0.005)
                assert envelopes(live) == envelopes(twin)
            assert won == decisions(live)
            for nudge in postgres_notify:
                await nudge.close()

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
    """It neither answers nor hangs up: nobody waits for it longer than patience lasts, and a repeat finds out."""

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


def of_release_2(store: Store) -> None:
    """Tables and notices as the second shape of the database had them."""
    with store.engine.begin() as connection:
        connection.execute(text("INSERT INTO editions VALUES ('0123456789abcdef', '{}')"))
        connection.execute(
            text(
                "INSERT INTO tables (id, game, edition, visibility, status, created, changed, seed, plan, card)"
                " VALUES ('t', 'template', '0123456789abcdef', 'link', 'open', 1, 1, :seed, '{}', '{}')"
            ),
            {"seed": b"x" * 32},
        )
        for kind in ("email", "webhook"):
            connection.execute(
                text(
                    "INSERT INTO notices"
                    " (id, table_id, seat, kind, address, language, always, remind, turn, at, state)"
                    " VALUES (:kind, 't', 0, :kind, 'somewhere', 'en', 0, 60, 3, 4, 1)"
                ),
                {"kind": kind},
            )


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_old_database_is_brought_up_to_date(kind: str, server: Postgres, tmp_path: Path) -> None:
    url = sqlite(tmp_path) if kind == "sqlite" else server.new_database("old")
    store = Store(url)
    store.upgrade("0002")
    of_release_2(store)
    store.upgrade()
    store.upgrade()  # a second process starts: there is nothing left to do
    rows = {row.kind: row for row in Subscriptions(store).of_table("t")}
    assert {kind: (row.muted, row.confirmed) for kind, row in rows.items()} == {"email": (0, 0), "webhook": (0, 1)}
    assert rows["webhook"].remind == 60, "what was there is there"
    assert server_key(store, "vapid", lambda: "made once") == "made once"
    assert server_key(store, "vapid", lambda: "made again") == "made once"
    with store.engine.connect() as connection:
        found = inspect(connection)
        for table in metadata.sorted_tables:  # what the steps make is what the code believes there is
            assert {column["name"] for column in found.get_columns(table.name)} == set(table.columns.keys())
            assert {index["name"] for index in found.get_indexes(table.name)} >= {index.name for index in table.indexes}
    store.close()
