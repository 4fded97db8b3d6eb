"""Sitting down, leaving, bots that stand in, and who may do what."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from marula.core.refusal import Declined, RefusedError, Unknown
from marula.server.runtime.live_table import Live
from marula.server.runtime.table_registry import Hall
from marula.server.tables import commands, secrets
from marula.server.tables.events import Happening
from marula.server.tables.table import Table
from tests.server.tables.common import GAME, act, at, hall_on, new_table, seated, sqlite


async def no(hall: Hall, live: Live, ask: Callable[[Table], list[Happening]]) -> str:
    """Why an ask is declined; nothing has changed."""
    number = at(live).number
    with pytest.raises(RefusedError) as told:
        await hall.change(live, ask)
    assert at(live).number == number
    refusal = told.value.refusal
    return refusal.why if isinstance(refusal, Declined) else type(refusal).__name__


def test_seats_are_taken_once_and_can_be_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_on(sqlite(tmp_path)) as hall:
            live = await new_table(hall, 3, start="host")
            words = secrets.new_secret()
            await hall.change(live, lambda table: commands.sit(table, "Ada", 1), new_secret=words)
            assert hall.opens(live, words) == 1
            assert await no(hall, live, lambda table: commands.sit(table, "Bo", 1)) == "seat_taken"
            assert await no(hall, live, lambda table: commands.sit(table, "Bo", 3)) == "Unknown"
            await hall.change(live, lambda table: commands.sit(table, "Bo", None))
            await hall.change(live, lambda table: commands.hand_to_bot(table, 2, "random"))
            assert await no(hall, live, lambda table: commands.sit(table, "Cy", None)) == "table_full"
            assert at(live).names == ("Bo", "Ada", "")
            await hall.change(live, lambda table: commands.leave(table, 1, "random"))
            assert at(live).chairs[1].kind == "empty"
            with pytest.raises(RefusedError):
                hall.opens(live, words)
            assert await no(hall, live, commands.deal) == "seat_empty"
            hall.tidy(idle=-1)
            live = await hall.open(live.id)
            with pytest.raises(RefusedError):
                hall.opens(live, words)
            await hall.change(live, lambda table: commands.sit(table, "Cy", None))
            assert at(live).status == "open", "this table starts when the host says so"
            await hall.change(live, commands.deal)
            assert at(live).status == "playing"
            assert await no(hall, live, commands.deal) == "already_started"
            assert await no(hall, live, lambda table: commands.sit(table, "Di", None)) == "already_started"

    asyncio.run(story())


def test_a_bot_stands_in_and_the_person_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_on(sqlite(tmp_path)) as hall:
            live, secrets = await seated(hall, 2)
            assert await no(hall, live, lambda table: commands.take_back(table, 0, None)) == "not_a_bot"
            with pytest.raises(RefusedError) as told:
                await hall.change(live, lambda table: commands.hand_to_bot(table, 0, "genius"))
            assert isinstance(told.value.refusal, Unknown)
            await hall.change(live, lambda table: commands.hand_to_bot(table, 0, "random"))
            assert at(live).chairs[0].kind == "stand_in"
            assert at(live).people == [1]
            assert hall.opens(live, secrets[0]) == 0, "the seat stays the person's"
            action = GAME.options(at(live).match.state, 0)[0]  # type: ignore[union-attr]
            with pytest.raises(RefusedError) as told:
                await act(hall, live, 0, action)
            assert told.value.refusal == Declined("already_a_bot", {"seat": 1})
            await hall.change(live, lambda table: commands.take_back(table, 0, None))
            assert at(live).chairs[0].kind == "person"
            assert at(live).names == ("Player 0", "Player 1")
            await act(hall, live, 0, action)

    asyncio.run(story())


def test_no_chat_where_the_table_has_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_on(sqlite(tmp_path)) as hall:
            live, _ = await seated(hall, 2, chat=False)
            assert await no(hall, live, lambda table: commands.say(table, 0, "hello")) == "not_allowed"

    asyncio.run(story())
