"""A clock holds, however long a bot is made to wait: nobody decides after their time, and nobody holds up the others.

The opener of a table can make its bots wait, by asking for many hints elsewhere.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from marula.server.runtime import bots_and_clocks, deadlines
from marula.server.runtime.bots_and_clocks import BotsAndClocks
from marula.server.runtime.deadlines import GRACE_SECONDS, Arrival
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.runtime.thinkers import Thinkers
from marula.server.tables import commands
from marula.server.tables.clocks import Clock
from tests.hostile.test_stalling import Watch, envelope
from tests.hostile.test_starved_bots import Slow
from tests.server.common import InProcessThinkers, act, at, decisions, registry_on, seated, sqlite
from tests.server.http.common import app_on, bearer
from tests.server.runtime.common import driven, until
from tests.waiting import eventually


class Crowded(InProcessThinkers):
    """Bots that search wait behind many hints. The quick ones answer when the test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.quick = asyncio.Event()
        self.quick.set()

    async def choose(self, request: Any, *more: Any) -> Any:
        self.asked.append(request.level)
        await (asyncio.Event() if request.level == "expert" else self.quick).wait()
        return await super().choose(request, *more)


@asynccontextmanager
async def crowded_table(
    folder: Path, then: Any = "decide"
) -> AsyncIterator[tuple[TableRegistry, LiveTable, Watch, Crowded]]:
    """A table where both seats must choose within a minute, while searches never come to their turn."""
    watch, thinkers = Watch(), Crowded()
    async with driven(sqlite(folder), thinkers, watch) as (registry, _):
        live, _ = await seated(registry, 2, clock=Clock("decision", 60, then=then))
        assert at(live).waiting_on == [0, 1]
        yield registry, live, watch, thinkers


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_and_clocks, "SWEEP_SECONDS", 0.01)


async def hand_over(registry: TableRegistry, live: LiveTable, seat: int, level: str = "expert") -> None:
    await registry.change(live, lambda table: commands.hand_to_bot(table, seat, level))


async def come_back(registry: TableRegistry, live: LiveTable, seat: int) -> None:
    await registry.change(live, lambda table: commands.return_to_seat(table, seat, None))


def test_a_decision_after_the_deadline_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    monkeypatch.setattr(BotsAndClocks, "on_change", lambda *_: None)  # the server is slow to notice
    with app_on(tmp_path, watch) as page:
        table, secrets = page.full(2, clock={"kind": "decision", "seconds": 60})
        told = [envelope(page, table, secret) for secret in secrets]
        asked = [{"version": each["version"], "action": each["options"][0]["action"], "key": "1"} for each in told]
        watch.wait(60)
        first = page.post(f"{table}/act", asked[0], secrets[0])
        watch.wait(0.001)
        assert page.post(f"{table}/act", asked[0], secrets[0]) == first, "a repeat of one that was in time"
        late = page.client.post(f"{table}/act", json=asked[1], headers=bearer(secrets[1]))
        assert (late.status_code, late.json()["code"]) == (409, "time_up")


def test_a_request_that_came_in_time_may_wait_for_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with registry_on(sqlite(tmp_path), watch) as registry:
            live, _ = await seated(registry, 2, clock=Clock("decision", 60))
            watch.wait(59)
            arrival = Arrival(watch())
            watch.wait(30)
            assert not arrival.too_late(live, at(live), 0)
            assert Arrival(watch()).too_late(live, at(live), 0)

    asyncio.run(story())


def test_nobody_is_late_just_after_a_restart_or_a_failure(tmp_path: Path) -> None:
    async def story() -> None:
        watch = Watch()
        async with registry_on(sqlite(tmp_path), watch) as registry:
            live, _ = await seated(registry, 2, clock=Clock("decision", 60))
        watch.wait(3600)
        async with registry_on(sqlite(tmp_path), watch) as registry:
            live = await registry.open(live.id)
            arrival = Arrival(watch())
            assert not arrival.too_late(live, at(live), 0)
            assert live.undisturbed_since is not None
            live.undisturbed_since -= GRACE_SECONDS / 2
            assert not arrival.too_late(live, at(live), 0)
            live.undisturbed_since -= GRACE_SECONDS
            assert arrival.too_late(live, at(live), 0), "when everyone has had time to see the table"

    asyncio.run(story())


def test_who_comes_back_from_behind_a_stand_in_finds_their_time_ended(tmp_path: Path) -> None:
    """A decision was taken 18 seconds after its deadline: the clock waited until the stand-in had thought."""

    async def story() -> None:
        async with crowded_table(tmp_path) as (registry, live, watch, thinkers):
            await act(registry, live, 1, at(live).game.options(at(live).match.state, 1)[0])  # type: ignore[union-attr]
            await hand_over(registry, live, 0)
            await eventually(lambda: "expert" in thinkers.asked)
            watch.wait(61)
            await come_back(registry, live, 0)
            await eventually(lambda: decisions(live) >= 2)

    asyncio.run(story())


def test_a_bot_that_waits_does_not_stop_the_clocks_of_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with crowded_table(tmp_path) as (registry, live, watch, thinkers):
            await hand_over(registry, live, 0)
            await eventually(lambda: "expert" in thinkers.asked)
            watch.wait(61)
            await until(live, lambda table: table.waiting_on == [0])

    asyncio.run(story())


def test_a_stand_in_has_little_more_time_than_its_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with crowded_table(tmp_path) as (registry, live, watch, thinkers):
            await hand_over(registry, live, 0)
            await eventually(lambda: "expert" in thinkers.asked)
            watch.wait(60 + deadlines.BOT_SECONDS)
            await until(live, lambda table: table.match is not None and table.match.version >= 2)
            assert at(live).seats[0].bot == "expert", "another bot decided in its place, once"
            assert 0 in live.hurried, "and that is said"

    asyncio.run(story())


def test_coming_back_again_and_again_stops_nothing(tmp_path: Path) -> None:
    """Each time before the bot that took the seat has decided."""

    async def story() -> None:
        async with crowded_table(tmp_path, then="replace") as (registry, live, watch, thinkers):
            await act(registry, live, 1, at(live).game.options(at(live).match.state, 1)[0])  # type: ignore[union-attr]
            thinkers.quick.clear()
            watch.wait(61)
            await eventually(lambda: "steady" in thinkers.asked)
            await come_back(registry, live, 0)
            thinkers.quick.set()
            await eventually(lambda: decisions(live) >= 2)
            assert at(live).seats[0].kind == "person", "it decided, although they had come back"

    asyncio.run(story())


def test_a_worker_that_has_begun_keeps_its_turn_when_nobody_waits_for_it(tmp_path: Path) -> None:
    """Otherwise handing over and coming back, again and again, would fill the workers with thinking for nothing."""

    async def story() -> None:
        thinkers, workers = Thinkers(1), Slow()
        thinkers.local = workers
        async with driven(sqlite(tmp_path), thinkers) as (registry, bots):
            lives = [(await seated(registry, 2))[0] for _ in range(2)]
            for live in lives:
                await hand_over(registry, live, 0)
                await eventually(lambda live=live: live.id in bots.tasks)  # type: ignore[misc]
            await eventually(lambda: workers.asked)
            await eventually(lambda: thinkers.queue.searches_waiting == 1)
            for live in lives:
                await come_back(registry, live, 0)
            await eventually(lambda: not bots.tasks)
            assert (thinkers.queue.running, len(workers.asked)) == (1, 1)
            workers.asked[0][1].set_result(0)
            await eventually(lambda: not bots.given_up)
            assert (thinkers.queue.running, len(workers.asked)) == (0, 1), "the other has left the queue"
            assert [decisions(live) for live in lives] == [0, 0]

    asyncio.run(story())
