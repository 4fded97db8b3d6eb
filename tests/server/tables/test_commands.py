"""Commands plan and change nothing; applying what they computed is the same as computing it again."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marula.core.game import Game
from marula.games import GAMES
from marula.server.runtime.planned_writes import plan_change
from marula.server.tables import commands, undo
from marula.server.tables.change import Change
from marula.server.tables.numbering import current_version
from marula.server.tables.snapshot import take_snapshot
from marula.server.tables.table import Table
from tests.server.common import at, play_on, registry_on, seated, sqlite


def everything(table: Table) -> Any:
    """All that is stored of a table, and what else it remembers."""
    match = table.match
    assert match is not None
    return msgspec.json.encode(take_snapshot(table)), len(match.journal), list(table.recent), dict(table._offers)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_planning_a_decision_changes_nothing(game: Game, tmp_path: Path) -> None:
    async def story() -> int:
        drawn = 0
        chooser = random.Random(game.name)
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2, game=game)
            for _ in range(60):
                table = at(live)
                if table.status == "over":
                    break
                assert table.match is not None
                seat = chooser.choice(table.waiting_on)
                action = chooser.choice(game.options(table.match.state, seat))
                before = everything(table)
                first = commands.act(table, seat, action, current_version(table, seat))
                assert everything(table) == before
                assert commands.act(table, seat, action, current_version(table, seat)).events == first.events, (
                    "the same luck"
                )
                computed = plan_change(table, first, 0)[1]
                assert everything(table) == before
                assert everything(plan_change(table, Change(first.events), 0)[1]) == everything(computed)
                assert first.computed is not None
                drawn += bool(first.computed.entry.luck)
                await play_on(registry, live, chooser, 1)
        return drawn

    assert asyncio.run(story()) > 0, "none of these decisions met luck: the test shows too little"


def test_what_was_computed_belongs_to_one_decision(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2)
            table = at(live)
            assert table.match is not None
            options = table.game.options(table.match.state, 0)
            one, other = (commands.act(table, 0, action, current_version(table, 0)) for action in options[:2])
            mixed = plan_change(table, Change(one.events, other.computed), 0)[1]
            assert everything(mixed) == everything(plan_change(table, one, 0)[1])
            assert everything(mixed) != everything(plan_change(table, other, 0)[1])

    asyncio.run(story())


def test_planning_an_undo_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry, 2)
            await play_on(registry, live, random.Random(5), 8)
            before = everything(at(live))
            undo.request_undo(at(live), 1, 2)
            assert everything(at(live)) == before
            await registry.change(live, lambda table: undo.request_undo(table, 1, 2))
            before = everything(at(live))
            assert len(undo.answer_undo(at(live), 0, True).events) == 2
            assert everything(at(live)) == before

    asyncio.run(story())
