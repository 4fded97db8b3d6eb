"""Thinkers: what a worker is sent, and what happens when workers or their cluster die."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import msgspec
import pytest

from marula.core import codec
from marula.server.runtime import thinkers as thinkers_
from marula.server.runtime.thinkers import Thinkers
from marula.workers.workers import Processes, Workers, WorkersError
from tests.server.common import GAME, InProcessThinkers, sqlite
from tests.server.runtime.common import bots_only, driven, until

J = TypeVar("J")
A = TypeVar("A")


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        async with driven(sqlite(tmp_path), thinkers) as (registry, _):
            live = await bots_only(registry)
            await until(live, lambda table: table.match is not None and table.match.version > 2)
            assert isinstance(thinkers.local, Processes)
            assert thinkers.local.pool is not None
            for process in list(thinkers.local.pool._processes.values()):
                process.kill()
            await until(live, lambda table: table.status == "over")

    asyncio.run(story())


def test_bots_are_only_told_what_their_seat_may_know(tmp_path: Path) -> None:
    async def story() -> None:
        asked: list[thinkers_.BotRequest] = []

        class Spy(InProcessThinkers):
            async def choose(self, bot_request: thinkers_.BotRequest, board: Any, *more: Any) -> Any:
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
