"""Bots at tables, and clocks: they go on with nobody looking, and after a restart."""

import asyncio
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from marula.core import match_file
from marula.games import GAMES
from marula.server.runtime import bots_and_clocks, deadlines
from marula.server.runtime.thinkers import Thinkers
from marula.server.tables import commands, undo
from marula.server.tables.clocks import Clock
from tests.server.common import GAME, InProcessThinkers, act, at, decisions, registry_on, seated, sqlite
from tests.server.runtime.common import bots_only, driven, until
from tests.waiting import eventually


def test_a_table_of_bots_plays_to_the_end_in_worker_processes(tmp_path: Path) -> None:
    async def story() -> None:
        async with driven(sqlite(tmp_path), Thinkers(1)) as (registry, driver):
            live = await bots_only(registry, 3)
            await until(live, lambda table: table.status == "over")
            assert driver.decided == decisions(live)
            assert match_file.read(match_file.write(await registry.full_match(live)), GAMES)[1].over

    asyncio.run(story())


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:  # no driver: the server died right after the deal
            live = await bots_only(registry)
            assert (at(live).status, decisions(live)) == ("playing", 0)
        async with driven(sqlite(tmp_path), InProcessThinkers()) as (registry, _):
            await eventually(lambda: live.id in registry.live_tables)
            await until(registry.live_tables[live.id], lambda table: table.status == "over")

    asyncio.run(story())


def test_a_stand_in_plays_until_the_person_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with driven(sqlite(tmp_path), InProcessThinkers()) as (registry, bots):
            live, _ = await seated(registry, 2)
            await registry.change(live, lambda table: commands.hand_to_bot(table, 0, "random"))
            await until(live, lambda table: table.waiting_on == [1])
            await registry.change(live, lambda table: commands.return_to_seat(table, 0, None))
            await act(registry, live, 1, GAME.options(at(live).match.state, 1)[0])  # type: ignore[union-attr]
            await eventually(lambda: live.id not in bots.tasks)
            assert at(live).waiting_on == [0], "the bot has gone"

    asyncio.run(story())


class SlowThinkers(InProcessThinkers):
    """Bots that answer when the test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.answer = asyncio.Event()

    async def choose(self, *about: Any) -> Any:
        self.asked += 1
        await self.answer.wait()
        return await super().choose(*about)


def test_a_bot_that_still_thinks_does_not_choose_for_the_person_who_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = SlowThinkers()
        async with driven(sqlite(tmp_path), thinkers) as (registry, bots):
            live, _ = await seated(registry, 2)
            await registry.change(live, lambda table: commands.hand_to_bot(table, 0, "random"))
            await eventually(lambda: thinkers.asked == 1)
            await registry.change(live, lambda table: commands.return_to_seat(table, 0, None))
            thinkers.answer.set()
            await eventually(lambda: live.id not in bots.tasks)
            assert decisions(live) == 0, "the person decides"

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
        async with driven(sqlite(tmp_path), InProcessThinkers(), time) as (registry, bots):
            live, _ = await seated(registry, 2, clock=Clock("decision", 60, then="decide"))
            assert at(live).deadline(0) == time.ms + 60_000
            time.ms += 59_000
            with mock.patch.object(bots, "_wait_for_clock", side_effect=bots._wait_for_clock) as looked:
                await eventually(lambda: looked.call_count >= 2)
            assert decisions(live) == 0, "it has looked at the clock, and there is time left"
            time.ms += 2_000
            await until(live, lambda table: table.match is not None and table.match.version == 2)
            assert [seat_state.kind for seat_state in at(live).seats] == ["person", "person"]

    asyncio.run(story())


def test_when_time_is_up_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with driven(sqlite(tmp_path), InProcessThinkers(), time) as (registry, _):
            live, _ = await seated(registry, 2, clock=Clock("bank", 30, 5, "replace"))
            await act(registry, live, 1, GAME.options(at(live).match.state, 1)[0])  # type: ignore[union-attr]
            time.ms += 31_000
            await until(live, lambda table: table.seats[0].kind == "stand_in")
            await until(live, lambda table: table.waiting_on == [1])
            time.ms += 36_000
            await until(live, lambda table: table.status == "over")

    asyncio.run(story())


def test_a_decision_that_is_taken_back_earns_no_time(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with registry_on(sqlite(tmp_path), time) as registry:
            live, _ = await seated(registry, 2, clock=Clock("bank", 100, 10))
            for _ in range(5):
                time.ms += 1_000
                await act(registry, live, 0, GAME.options(at(live).match.state, 0)[0])  # type: ignore[union-attr]
                await registry.change(live, lambda table: undo.request_undo(table, 0, None))
            assert at(live).deadline(0) == time.ms + 95_000

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


def test_after_a_restart_people_have_a_moment_before_their_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their clocks ran on while nobody could choose: what counts is that they see the table before a bot decides."""

    async def story() -> None:
        time = Time()
        async with registry_on(sqlite(tmp_path), time) as registry:
            live, _ = await seated(registry, 2, clock=Clock("decision", 60, then="decide"))
        time.ms += 61_000
        monkeypatch.setattr(deadlines, "GRACE_SECONDS", 1e9)
        monkeypatch.setattr(bots_and_clocks, "SWEEP_SECONDS", 0.01)
        async with driven(sqlite(tmp_path), InProcessThinkers(), time) as (registry, bots):
            live = await registry.open(live.id)
            bots.on_change(live)
            with mock.patch.object(bots, "_wait_for_clock", side_effect=bots._wait_for_clock) as looked:
                await eventually(lambda: looked.call_count >= 3)
            assert decisions(live) == 0
            monkeypatch.setattr(deadlines, "GRACE_SECONDS", 0.0)
            await until(live, lambda table: table.match is not None and table.match.version == 2)
            monkeypatch.setattr(deadlines, "GRACE_SECONDS", 1e9)
            live.doubt()  # a write has failed
            time.ms += 61_000
            bots.on_change(await registry.open(live.id))
            with mock.patch.object(bots, "_wait_for_clock", side_effect=bots._wait_for_clock) as looked:
                await eventually(lambda: looked.call_count >= 3)
            assert decisions(live) == 2

    asyncio.run(story())


def test_a_clock_that_ends_much_later_keeps_no_table_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address may open 60 tables an hour with clocks of 30 days. Each was looked at every second, all that time."""

    async def story() -> None:
        time = Time()
        monkeypatch.setattr(bots_and_clocks, "SWEEP_SECONDS", 0.01)
        async with driven(sqlite(tmp_path), InProcessThinkers(), time) as (registry, bots):
            live, _ = await seated(registry, 2, clock=Clock("decision", 30 * 86400, then="decide"))
            await eventually(lambda: live.id not in bots.tasks)
            assert not live.busy
            registry.unload_idle(-1.0)
            assert live.id not in registry.live_tables
            time.ms += 30 * 86_400_000 - 30_000
            await eventually(lambda: live.id in bots.tasks)  # half a minute before its end somebody looks
            monkeypatch.setattr(deadlines, "GRACE_SECONDS", 0.0)
            time.ms += 30_001
            await eventually(lambda: bots.decided > 0)
            await eventually(lambda: live.id not in bots.tasks)
            assert list(bots.far) == [live.id]
            reloaded = await registry.open(live.id)
            seat = at(reloaded).waiting_on[0]
            await act(registry, reloaded, seat, GAME.options(at(reloaded).match.state, seat)[0])  # type: ignore[union-attr]
            assert bots.far[live.id] == at(reloaded).due(), "a decision begins another clock"

    asyncio.run(story())
