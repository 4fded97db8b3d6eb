"""Bots at tables, and clocks: they go on with nobody looking, and after a restart."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import msgspec
import pytest

from marula.core import codec, match_file
from marula.core.errors import RefusedError
from marula.games import GAMES
from marula.server.runtime import thinkers as thinkers_
from marula.server.runtime.bots_and_clocks import BotsAndClocks
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.runtime.thinkers import Thinkers
from marula.server.tables import commands
from marula.server.tables.clocks import Clock
from marula.workers.workers import Processes, Workers, WorkersError
from tests.server.tables.common import GAME, act, at, decisions, new_table, registry_on, seated, sqlite

J = TypeVar("J")
A = TypeVar("A")


class AtOnce(Thinkers):
    """Bots that think in this process: for tests that are not about processes."""

    async def choose(self, asked: thinkers_.BotRequest, board: Any) -> Any:
        await asyncio.sleep(0)
        return board.actions[thinkers_.think(asked)]


@asynccontextmanager
async def driven(url: str, thinkers: Thinkers, now: Any = None) -> AsyncIterator[tuple[TableRegistry, BotsAndClocks]]:
    async with registry_on(url, now) as registry:
        driver = BotsAndClocks(registry, thinkers)
        await driver.start()
        try:
            yield registry, driver
        finally:
            await driver.stop()
            thinkers.close()


async def until(live: LiveTable, condition: Any, seconds: float = 30.0) -> None:
    async with asyncio.timeout(seconds):
        while not (live.table is not None and condition(live.table)):
            await asyncio.sleep(0.01)


async def bots_only(registry: TableRegistry, seats: int = 2, **settings: Any) -> LiveTable:
    live = await new_table(registry, seats, **settings)
    for seat in range(seats):
        await registry.change(live, lambda table, seat=seat: commands.hand_to_bot(table, seat, "random"))  # type: ignore[misc]
    return live


def test_a_table_of_bots_plays_to_the_end_in_worker_processes(tmp_path: Path) -> None:
    async def story() -> None:
        async with driven(sqlite(tmp_path), Thinkers(1)) as (registry, driver):
            live = await bots_only(registry, 3)
            await until(live, lambda table: table.status == "over", 60)
            assert driver.decided == decisions(live)
            assert match_file.read(match_file.write(await registry.full_match(live)), GAMES)[1].over

    asyncio.run(story())


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:  # no driver: the server died right after the deal
            live = await bots_only(registry)
            assert (at(live).status, decisions(live)) == ("playing", 0)
        async with driven(sqlite(tmp_path), AtOnce()) as (registry, _):
            async with asyncio.timeout(20):
                while live.id not in registry.live_tables:
                    await asyncio.sleep(0.01)
            await until(registry.live_tables[live.id], lambda table: table.status == "over")

    asyncio.run(story())


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        async with driven(sqlite(tmp_path), thinkers) as (registry, _):
            live = await bots_only(registry)
            await until(live, lambda table: table.match is not None and table.match.version > 2, 60)
            assert isinstance(thinkers.local, Processes)
            assert thinkers.local.pool is not None
            for process in list(thinkers.local.pool._processes.values()):
                process.kill()
            await until(live, lambda table: table.status == "over", 60)

    asyncio.run(story())


def test_a_stand_in_plays_until_the_person_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with driven(sqlite(tmp_path), AtOnce()) as (registry, _):
            live, _ = await seated(registry, 2)
            await registry.change(live, lambda table: commands.hand_to_bot(table, 0, "random"))
            await until(live, lambda table: table.waiting_on == [1])
            await registry.change(live, lambda table: commands.return_to_seat(table, 0, None))
            await act(registry, live, 1, GAME.options(at(live).match.state, 1)[0])  # type: ignore[union-attr]
            await asyncio.sleep(0.1)
            assert at(live).waiting_on == [0], "the bot has gone"

    asyncio.run(story())


class Time:
    """A clock that the test winds."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


def test_when_time_is_up_a_bot_decides_once(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with driven(sqlite(tmp_path), AtOnce(), time) as (registry, _):
            live, _ = await seated(registry, 2, clock=Clock("decision", 60, then="decide"))
            assert at(live).deadline(0) == time.ms + 60_000
            time.ms += 59_000
            await asyncio.sleep(0.05)
            assert decisions(live) == 0
            time.ms += 2_000
            await until(live, lambda table: table.match is not None and table.match.version == 2)
            assert [seat_state.kind for seat_state in at(live).seats] == ["person", "person"]

    asyncio.run(story())


def test_when_time_is_up_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with driven(sqlite(tmp_path), AtOnce(), time) as (registry, _):
            live, _ = await seated(registry, 2, clock=Clock("bank", 30, 5, "replace"))
            await act(registry, live, 1, GAME.options(at(live).match.state, 1)[0])  # type: ignore[union-attr]
            time.ms += 31_000
            await until(live, lambda table: table.seats[0].kind == "stand_in")
            await until(live, lambda table: table.waiting_on == [1])
            time.ms += 36_000
            await until(live, lambda table: table.status == "over")

    asyncio.run(story())


def test_a_bank_counts_and_survives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with registry_on(sqlite(tmp_path), time) as registry:
            live, _ = await seated(registry, 2, clock=Clock("bank", 100, 10))
            began = time.ms
            time.ms += 40_000
            await act(registry, live, 0, GAME.options(at(live).match.state, 0)[0])  # type: ignore[union-attr]
            assert at(live).seats[0].bank_ms == 70_000
            assert at(live).deadline(1) == began + 100_000, "others' decisions give nobody more time"
        async with registry_on(sqlite(tmp_path), time) as registry:
            live = await registry.open(live.id)
            assert at(live).seats[0].bank_ms == 70_000
            assert at(live).deadline(0) is None
            assert at(live).deadline(1) == began + 100_000
            time.ms -= 3_600_000  # the machine's clock is set back by an hour
            await act(registry, live, 1, GAME.options(at(live).match.state, 1)[0])  # type: ignore[union-attr]
            assert at(live).seats[1].bank_ms == 100_000 - 40_000 + 10_000, "no time is won by that"

    asyncio.run(story())


def test_bots_are_only_told_what_their_seat_may_know(tmp_path: Path) -> None:
    async def story() -> None:
        asked: list[thinkers_.BotRequest] = []

        class Spy(AtOnce):
            async def choose(self, bot_request: thinkers_.BotRequest, board: Any) -> Any:
                asked.append(bot_request)
                return await super().choose(bot_request, board)

        async with driven(sqlite(tmp_path), Spy()) as (registry, _):
            live = await bots_only(registry)
            await until(live, lambda table: table.status == "over")
            match = await registry.full_match(live)
        assert len(asked) == match.version
        for bot_request in asked:
            view = GAME.view(match.at(bot_request.version), bot_request.seat)
            assert bot_request.view == msgspec.json.encode(codec.write_view(view))

    asyncio.run(story())


class Cluster(Workers):
    """A cluster that answers so many times, and then is gone with what it had under way."""

    def __init__(self, answers: int) -> None:
        self.answers = answers
        self.asked = 0

    def start(self, work: Callable[[J], A], job: J) -> Future[A]:
        self.asked += 1
        if self.asked <= self.answers:
            return super().start(work, job)
        lost: Future[A] = Future()
        if self.answers % 2:  # it may say so, or vanish without a word
            lost.set_exception(WorkersError("workers-keep-dying", reason="its head is gone"))
        return lost


class OnClusters(Thinkers):
    """Thinkers whose cluster dies, and comes back as often as there is another."""

    def __init__(self, *clusters: Cluster) -> None:
        super().__init__(ray="nowhere:1")
        self.left = list(clusters)
        self.local = Workers()

    def join(self) -> None:
        if not self.left:
            raise WorkersError("workers-no-answer", address="nowhere:1", reason="nobody there")
        self.cluster = self.left.pop(0)


def test_when_the_cluster_dies_bots_think_here_until_it_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        clusters = [Cluster(3), Cluster(4), Cluster(1 << 30)]
        thinkers = OnClusters(*clusters)
        thinkers.join()
        with (
            mock.patch.object(thinkers_, "CLUSTER_TIMEOUT", 0.2),
            mock.patch.object(thinkers_, "RECONNECT_SECONDS", 0.02),
        ):
            async with driven(sqlite(tmp_path), thinkers) as (registry, _):
                lives = [await bots_only(registry) for _ in range(4)]
                for live in lives:
                    await until(live, lambda table: table.status == "over")
                    whole = await registry.full_match(live)
                    numbers = [entry.number for entry in whole.journal]
                    assert numbers == list(range(whole.version + 1)), "nothing is lost"
        assert all(cluster.asked > 0 for cluster in clusters), "it was joined again each time"

    with caplog.at_level("WARNING"):
        asyncio.run(story())
    told = [record.getMessage() for record in caplog.records if record.name == "marula.thinkers"]
    assert [("is gone" in text, "is back" in text) for text in told] == [(True, False), (False, True)] * 2


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live = await new_table(registry)
            with pytest.raises(RefusedError):
                await registry.change(live, lambda table: commands.hand_to_bot(table, 0, "nobody"))

    asyncio.run(story())
