"""Sitting down, leaving, bots that stand in, and who may do what."""

import asyncio
from pathlib import Path

import pytest

from marula.core.errors import RefusedError
from marula.core.refusal import Declined, Unknown
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.tables import commands, secrets
from marula.server.tables.change import Command
from tests.server.common import GAME, act, at, new_table, registry_on, seated, sqlite


async def no(registry: TableRegistry, live: LiveTable, ask: Command) -> str:
    """Why an ask is declined; nothing has changed."""
    number = at(live).sequence
    with pytest.raises(RefusedError) as told:
        await registry.change(live, ask)
    assert at(live).sequence == number
    refusal = told.value.refusal
    return refusal.why if isinstance(refusal, Declined) else type(refusal).__name__


def test_seats_are_taken_once_and_can_be_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live = await new_table(registry, 3, start="host")
            words = secrets.new_secret()
            await registry.change(live, lambda table: commands.sit(table, "Ada", 1), new_secret=words)
            assert registry.seat_of_secret(live, words) == 1
            assert await no(registry, live, lambda table: commands.sit(table, "Bo", 1)) == "seat_taken"
            assert await no(registry, live, lambda table: commands.sit(table, "Bo", 3)) == "Unknown"
            await registry.change(live, lambda table: commands.sit(table, "Bo", None))
            await registry.change(live, lambda table: commands.hand_to_bot(table, 2, "random"))
            assert await no(registry, live, lambda table: commands.sit(table, "Cy", None)) == "table_full"
            assert at(live).names == ("Bo", "Ada", "")
            await registry.change(live, lambda table: commands.leave(table, 1, "random"))
            assert at(live).seats[1].kind == "empty"
            with pytest.raises(RefusedError):
                registry.seat_of_secret(live, words)
            assert await no(registry, live, commands.deal) == "seat_empty"
            registry.unload_idle(idle=-1)
            live = await registry.open(live.id)
            with pytest.raises(RefusedError):
                registry.seat_of_secret(live, words)
            await registry.change(live, lambda table: commands.sit(table, "Cy", None))
            assert at(live).status == "open", "this table starts when the host says so"
            await registry.change(live, commands.deal)
            assert at(live).status == "playing"
            assert await no(registry, live, commands.deal) == "already_started"
            assert await no(registry, live, lambda table: commands.sit(table, "Di", None)) == "already_started"

    asyncio.run(story())


def test_a_bot_stands_in_and_the_person_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, secrets = await seated(registry, 2)
            assert await no(registry, live, lambda table: commands.return_to_seat(table, 0, None)) == "not_a_bot"
            with pytest.raises(RefusedError) as told:
                await registry.change(live, lambda table: commands.hand_to_bot(table, 0, "genius"))
            assert isinstance(told.value.refusal, Unknown)
            await registry.change(live, lambda table: commands.hand_to_bot(table, 0, "random"))
            assert at(live).seats[0].kind == "stand_in"
            assert at(live).must_agree == [0, 1], "whoever is away still belongs to the match"
            assert registry.seat_of_secret(live, secrets[0]) == 0, "the seat stays the person's"
            action = GAME.options(at(live).match.state, 0)[0]  # type: ignore[union-attr]
            with pytest.raises(RefusedError) as told:
                await act(registry, live, 0, action)
            assert told.value.refusal == Declined("already_a_bot", {"seat": 1})
            await registry.change(live, lambda table: commands.return_to_seat(table, 0, None))
            assert at(live).seats[0].kind == "person"
            assert at(live).names == ("Player 0", "Player 1")
            await act(registry, live, 0, action)

    asyncio.run(story())


def test_no_chat_where_the_table_has_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2, chat=False)
            assert await no(registry, live, lambda table: commands.say(table, 0, "hello")) == "not_allowed"

    asyncio.run(story())


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live = await new_table(registry)
            with pytest.raises(RefusedError):
                await registry.change(live, lambda table: commands.hand_to_bot(table, 0, "nobody"))

    asyncio.run(story())
