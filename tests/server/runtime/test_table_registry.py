"""The registry: acknowledged is stored, two writers cannot both win, repeats are answered, luck can be checked."""

import asyncio
import random
from pathlib import Path
from unittest.mock import AsyncMock

import msgspec
import pytest

from marula.core import match_file
from marula.core.chance import commitment
from marula.core.errors import RefusedError
from marula.core.refusal import Declined, Illegal, NotYourTurn, Stale, Unknown
from marula.games import GAMES
from marula.games.template.rules.actions import Pass
from marula.server.runtime.live_table import Listener, LiveTable
from marula.server.tables import commands, undo
from marula.server.tables.events import Sat
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
    sqlite,
)


def run(test: object) -> None:
    """Run a test's coroutine."""
    asyncio.run(test)  # type: ignore[arg-type]


def test_a_match_from_the_first_seat_to_the_proof(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 3)
            table = at(live)
            assert table.status == "playing"
            assert table.contributions == ("words of 0", "words of 1", "words of 2")
            await play_on(registry, live, random.Random(1))
            table = at(live)
            assert table.status == "over"
            proof = match_file.read(match_file.write(await registry.full_match(live)), GAMES)[1]
            assert proof.over
            assert proof.luck == "checked"
            assert table.settings.commitment == commitment(table.seed)

    run(story())


def test_after_a_restart_everything_is_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        chooser = random.Random(2)
        async with registry_on(sqlite(tmp_path)) as registry:
            live, secrets = await seated(registry, 4)
            await play_on(registry, live, chooser, 20)
            before, id, number = envelopes(live), live.id, at(live).sequence
        for _ in range(4):
            async with registry_on(sqlite(tmp_path)) as registry:
                live = await registry.open(id)
                assert envelopes(live) == before
                assert at(live).sequence == number
                assert [registry.seat_of_secret(live, words) for words in secrets] == [0, 1, 2, 3]
                await play_on(registry, live, chooser, 15)
                before, number = envelopes(live), at(live).sequence

    run(story())


def test_opening_a_long_match_does_not_follow_all_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2)
            for number in range(300):  # decided and taken back, again and again: a long life for a short match
                await act(registry, live, 0, GAME.options(at(live).match.state, 0)[0])  # type: ignore[union-attr]
                if number % 100 != 99:
                    await registry.change(live, lambda table: undo.request_undo(table, 0, None))
                else:
                    await play_on(registry, live, random.Random(number), 1)
                    break
            await play_on(registry, live, random.Random(4), 10_000)
            before = envelopes(live)
            registry.unload_idle(idle=-1)
            again = await registry.open(live.id)
            assert at(again).status == "over"
            assert envelopes(again) == before

    run(story())


def test_a_table_that_is_being_opened_is_not_idle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The housekeeping may run while whoever opens the table still waits for its series."""

    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2)
            registry.unload_idle(idle=-1)

            async def housekeeping(live: LiveTable) -> None:
                registry.unload_idle()

            monkeypatch.setattr(registry, "_unseal_series", housekeeping)
            assert (await registry.open(live.id)).table is not None

    run(story())


def test_two_processes_cannot_both_win(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as one, registry_on(sqlite(tmp_path)) as other:
            live, _ = await seated(one, 2)
            twin = await other.open(live.id)
            version = at(live).match_sequence
            offered = [GAME.options(at(live).match.state, seat)[0] for seat in (0, 1)]  # type: ignore[union-attr]
            # Both choose for the same seat at the same version: one is told it is stale, after it has read anew.
            outcomes = await asyncio.gather(
                act(one, live, 0, offered[0], version),
                act(other, twin, 0, offered[0], version),
                return_exceptions=True,
            )
            wrong = [outcome for outcome in outcomes if isinstance(outcome, RefusedError)]
            assert len(wrong) == 1
            assert isinstance(wrong[0].refusal, Stale)
            # Both seats choose at once, in two processes: both are told yes, and nothing is lost or doubled.
            await one.catch_up(live.id, at(twin).sequence)
            await other.catch_up(live.id, at(live).sequence)
            await act(one, live, 1, offered[1], version)
            await other.catch_up(live.id, at(live).sequence)
            assert envelopes(live) == envelopes(twin)
            numbers = [line.sequence for line in one.store.log(live.id)]
            assert numbers == list(range(1, len(numbers) + 1))

    run(story())


def test_a_rematch_asked_for_in_two_processes_is_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as one, registry_on(sqlite(tmp_path)) as other:
            live, secrets = await seated(one, 2)
            await play_on(one, live, random.Random(5))
            twin = await other.open(live.id)
            seed = b"the luck of the match after that"
            settings = msgspec.structs.replace(at(live).settings, commitment=commitment(seed))
            sitting = tuple(Sat(seat, f"Player {seat}", by_rematch=True) for seat in (0, 1))
            asked = await asyncio.gather(
                one.rematch(live, settings, seed, lambda _: sitting),
                other.rematch(twin, settings, seed, lambda _: sitting),
            )
            assert asked[0].id == asked[1].id == (await other.open(live.id)).table.rematch  # type: ignore[union-attr]
            assert sum(one.store.count().values()) == 2, "the old table and the new one"
            assert [one.seat_of_secret(asked[0], words) for words in secrets] == [1, 0], "moved on by one seat"

    run(story())


def test_a_repeat_is_answered_and_not_repeated(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2)
            action = GAME.options(at(live).match.state, 0)[0]  # type: ignore[union-attr]
            version = at(live).match_sequence
            first = await act(registry, live, 0, action, version, "0:k1")
            number = at(live).sequence
            assert await act(registry, live, 0, action, version, "0:k1") == first
            said = await registry.change(live, lambda table: commands.say(table, 0, "hello"), "0:k2")
            again = await registry.change(live, lambda table: commands.say(table, 0, "hello"), "0:k2")
            assert said.sequence == again.sequence
            assert at(live).sequence == number + 1
            id = live.id
        async with registry_on(sqlite(tmp_path)) as registry:
            live = await registry.open(id)
            assert await act(registry, live, 0, action, version, "0:k1") == first
            assert at(live).sequence == number + 1

    run(story())


def test_refusals_change_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, secrets = await seated(registry, 2)
            number = at(live).sequence
            version = at(live).match_sequence
            with pytest.raises(RefusedError) as told:
                await act(registry, live, 0, Pass(), version)
            assert isinstance(told.value.refusal, Illegal)
            seed = GAME.options(at(live).match.state, 0)[0]  # type: ignore[union-attr]
            with pytest.raises(RefusedError) as told:
                await act(registry, live, 0, seed, version - 1)
            assert isinstance(told.value.refusal, Stale)
            with pytest.raises(RefusedError) as told:
                await act(registry, live, 0, seed, version + 1)
            assert isinstance(told.value.refusal, Stale)
            assert at(live).sequence == number
            await act(registry, live, 0, seed)
            with pytest.raises(RefusedError) as told:
                await act(registry, live, 0, seed)
            assert isinstance(told.value.refusal, NotYourTurn)
            with pytest.raises(RefusedError) as told:
                registry.seat_of_secret(live, secrets[0][:-1] + "_")
            assert told.value.refusal == Declined("secret_needed")
            with pytest.raises(RefusedError) as told:
                await registry.open("nowhere")
            assert isinstance(told.value.refusal, Unknown)
            assert "nowhere" not in registry.live_tables

    run(story())


def test_choices_made_at_the_same_time_are_all_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 3)
            version = at(live).match_sequence
            for seat in range(3):  # all were made for the deal, none had seen the others'
                action = GAME.options(at(live).match.state, seat)[0]  # type: ignore[union-attr]
                await act(registry, live, seat, action, version)
            assert decisions(live) == 3
            with pytest.raises(RefusedError):
                await act(registry, live, 0, GAME.options(at(live).match.state, 0)[0], version)  # type: ignore[union-attr]

    run(story())


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live = await new_table(registry)
            registry.unload_idle(idle=3600)
            assert live.id in registry.live_tables
            listener = Listener({})
            live.add_listener(listener)
            registry.unload_idle(idle=-1)
            assert (registry.live_tables, live.table) == ({live.id: live}, None), "who listens stays, the table sleeps"
            await registry.change(live, lambda table: commands.sit(table, "Ada", 0))
            assert at(live).sequence == 2
            assert listener.wake.is_set()
            live.listeners.clear()
            registry.unload_idle(idle=-1)
            assert registry.live_tables == {}
            assert at(await registry.open(live.id)).sequence == 2

    run(story())


def test_a_deal_that_the_server_made_up_for_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            with monkeypatch.context() as stopped:
                stopped.setattr(registry, "deal", AsyncMock())  # the server stops before the deal
                live, _ = await seated(registry)
            assert at(live).match is None
        async with registry_on(sqlite(tmp_path)) as registry:
            told: list[str] = []
            registry.change_subscribers.append(lambda changed: told.append(at(changed).status))
            assert at(await registry.open(live.id)).match is not None
            assert told == ["playing"], "bots, clocks and notices hear of it"

    run(story())


def test_whoever_sits_down_while_another_leaves_is_not_refused(tmp_path: Path) -> None:
    """The last seat was taken, and before the deal another seat was left: the deal waits, and nobody is to blame."""

    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live = await new_table(registry)
            await registry.change(live, lambda table: commands.sit(table, "Ada", 0))
            await registry.deal(live)
            assert at(live).status == "open"
            await registry.change(live, lambda table: commands.sit(table, "Bo", 1))
            assert at(live).status == "playing"

    run(story())
