"""Undo: at once up to what was revealed, further only if all agree, and never so that anyone could peek."""

import asyncio
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marula.core import match_file
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.refusal import Declined
from marula.games import GAMES
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.tables import undo
from marula.server.tables.events import Undone
from tests.server.common import GAME, act, at, decisions, envelopes, play_on, registry_on, seated, sqlite


def refused(problem: pytest.ExceptionInfo[RefusedError], why: str) -> bool:
    refusal = problem.value.refusal
    return isinstance(refusal, Declined) and refusal.why == why


def test_own_unrevealed_decisions_go_back_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2)
            before = envelopes(live)
            await act(registry, live, 0, GAME.options(at(live).match.state, 0)[0])  # type: ignore[union-attr]
            assert undo.free_undo(at(live), 0) == 0
            assert undo.free_undo(at(live), 1) is None
            answer = await registry.change(live, lambda table: undo.request_undo(table, 0, None))
            assert answer.events == (Undone(0, 0),)
            assert envelopes(live) == before
            registry.unload_idle(idle=-1)
            assert envelopes(await registry.open(live.id)) == before

    asyncio.run(story())


def test_further_back_only_if_everyone_agrees(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 3)
            await play_on(registry, live, random.Random(5), 8)
            was = envelopes(live)
            answer = await registry.change(live, lambda table: undo.request_undo(table, 1, 2))
            assert answer.events[0] == at(live).undo_request
            assert at(live).undo_needed == [0, 2]
            assert envelopes(live) == was
            with pytest.raises(RefusedError) as told:
                await registry.change(live, lambda table: undo.request_undo(table, 0, 1))
            assert refused(told, "undo_pending")
            with pytest.raises(RefusedError) as told:
                await registry.change(live, lambda table: undo.answer_undo(table, 1, True))
            assert refused(told, "no_request")
            await registry.change(live, lambda table: undo.answer_undo(table, 0, True))
            assert decisions(live) == 8
            await registry.change(live, lambda table: undo.answer_undo(table, 2, True))
            assert decisions(live) == 2
            assert at(live).undo_request is None

    asyncio.run(story())


def test_one_no_or_one_decision_ends_the_request(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 3)
            await play_on(registry, live, random.Random(5), 8)
            await registry.change(live, lambda table: undo.request_undo(table, 1, 2))
            await registry.change(live, lambda table: undo.answer_undo(table, 0, False))
            assert at(live).undo_request is None
            await registry.change(live, lambda table: undo.request_undo(table, 2, 2))
            await play_on(registry, live, random.Random(6), 1)
            assert at(live).undo_request is None
            assert decisions(live) == 9

    asyncio.run(story())


def test_luck_that_was_taken_back_is_not_dealt_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2)
            await play_on(registry, live, random.Random(5), 12)
            place = at(live).match.chance.place()  # type: ignore[union-attr]
            await registry.change(live, lambda table: undo.request_undo(table, 0, 2))
            await registry.change(live, lambda table: undo.answer_undo(table, 1, True))
            assert at(live).match.chance.place() == place  # type: ignore[union-attr]
            registry.unload_idle(idle=-1)
            live = await registry.open(live.id)
            assert at(live).match.chance.place() == place  # type: ignore[union-attr]
            await play_on(registry, live, random.Random(5))
            assert match_file.read(match_file.write(await registry.full_match(live)), GAMES)[1].luck == "checked"

    asyncio.run(story())


def test_nothing_is_taken_back_when_the_seed_is_known(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2)
            await play_on(registry, live, random.Random(5))
            with pytest.raises(RefusedError) as told:
                await registry.change(live, lambda table: undo.request_undo(table, 0, None))
            assert refused(told, "match_over")

    asyncio.run(story())


@given(choices=st.randoms(use_true_random=False), steps=st.integers(0, 60))
def test_after_an_undo_all_is_as_if_it_had_never_been(
    tmp_path_factory: pytest.TempPathFactory, choices: random.Random, steps: int
) -> None:
    """The property: every seat's envelope is what it was before the decisions that were taken back."""

    async def story() -> None:
        async with registry_on(sqlite(tmp_path_factory.mktemp("undo"))) as registry:
            live, _ = await seated(registry, 2)
            before: list[object] = [envelopes(live)]
            for _ in range(steps):
                await play_on(registry, live, choices, 1)
                if at(live).status == "over":
                    return
                before[decisions(live) :] = [envelopes(live)]
                for seat in (0, 1):
                    free = undo.free_undo(at(live), seat)
                    if free is None or choices.random() < 0.5:
                        continue
                    await registry.change(live, lambda table, seat=seat, to=free: undo.request_undo(table, seat, to))  # type: ignore[misc]
                    assert decisions(live) == free
                    assert envelopes(live) == before[free]

    asyncio.run(story())


async def taken_back(registry: TableRegistry, live: LiveTable, seat: int, to: int) -> bool:
    """Back to there, by whatever it takes at a table of two; whether the seat was free to do it alone."""
    told = await registry.change(live, lambda table: undo.request_undo(table, seat, to))
    if isinstance(told.events[0], Undone):
        return True
    await registry.change(live, lambda table: undo.answer_undo(table, 1 - seat, True))
    return False


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_in_every_game_too_by_oneself_or_with_everyones_leave(game: Game, tmp_path: Path) -> None:
    """The same property where there is more to remember: over what one may take back alone, and further back where all
    agree. Both happen, or nothing is shown."""
    chooser = random.Random(game.name)
    alone = agreed = 0

    async def story() -> None:
        nonlocal alone, agreed
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2, game=game)
            before: list[object] = [envelopes(live)]
            while (alone < 3 or agreed < 3) and at(live).status != "over":
                await play_on(registry, live, chooser, 1)
                before[decisions(live) :] = [envelopes(live)]
                if at(live).status == "over":
                    return
                seat = chooser.randrange(2)
                free = undo.free_undo(at(live), seat)
                if free is not None and chooser.random() < 0.5:
                    assert await taken_back(registry, live, seat, free)
                    alone += 1
                    assert envelopes(live) == before[free]
                elif chooser.random() < 0.1:
                    to = chooser.randrange(max(0, decisions(live) - 30), decisions(live))
                    agreed += not await taken_back(registry, live, seat, to)
                    assert envelopes(live) == before[to]
                    del before[to + 1 :]

    asyncio.run(story())
    assert alone >= 1
    assert agreed >= 1
