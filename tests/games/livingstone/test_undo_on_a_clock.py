"""Undo on a clock, in a game whose decisions can be taken back one by one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from marula.games.livingstone import GAME
from marula.server.tables import undo
from marula.server.tables.clocks import Clock
from marula.server.tables.events import TableEvent, UndoAsked, Undone
from tests.server.common import act, at, decisions, registry_on, seated, sqlite


@pytest.mark.parametrize("clock", [Clock("bank", 100, 10), Clock("decision", 100)], ids=lambda clock: clock.kind)
def test_what_an_agreed_undo_left_standing_is_not_taken_back_alone_on_a_clock(tmp_path: Path, clock: Clock) -> None:
    """Its clock began anew, so taking back more would give new time, or keep what those decisions earned."""

    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2, game=GAME, clock=clock)

            async def decide(words: str) -> None:
                options = GAME.options(at(live).match.state, 0)  # type: ignore[union-attr]
                await act(registry, live, 0, next(option for option in options if str(option) == words))

            async def take_back(seat: int, to: int) -> tuple[TableEvent, ...]:
                now = at(live).changed
                return (await registry.change(live, lambda table: undo.request_undo(table, seat, to, now))).events

            for words in ("give 1", "take_die 2", "take_coins"):
                await decide(words)
            assert undo.free_undo(at(live), 0) == 0
            assert await take_back(1, 2) == (UndoAsked(1, 2),)
            await registry.change(live, lambda table: undo.answer_undo(table, 0, True))
            assert decisions(live) == 2
            assert undo.free_undo(at(live), 0) is None, "its clock has begun anew"
            deadline = at(live).deadline(0)
            await decide("take_coins")
            assert undo.free_undo(at(live), 0) == 2
            assert await take_back(0, 2) == (Undone(0, 2, timed=True),)
            assert at(live).deadline(0) == deadline
            await decide("take_coins")
            assert await take_back(0, 1) == (UndoAsked(0, 1),), "the others are asked"

    asyncio.run(story())
