"""Undo while another seat makes a claim: the record counts only what the seat could know of."""

import asyncio
import random
from pathlib import Path

import pytest

from marula.core import codec
from marula.games import GAMES
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.tables import commands, undo
from marula.server.tables.numbering import current_version
from marula.server.tables.summary import public_summary
from marula.server.tables.table import Table
from tests.server.common import at, new_table, registry_on, sqlite

ADA, BOT = 0, 1


async def one_person_and_a_bot(registry: TableRegistry) -> LiveTable:
    """A table of The Heart of Africa. Nobody drives the bot: the test makes its decisions."""
    live = await new_table(registry, 2, game=GAMES["heart_of_africa"], start="host")
    await registry.change(live, lambda table: commands.sit(table, "Ada", ADA))
    await registry.change(live, lambda table: commands.hand_to_bot(table, BOT, "random"))
    await registry.change(live, commands.deal)
    return live


async def decide(registry: TableRegistry, live: LiveTable, chooser: random.Random) -> None:
    """A decision of the first seat that must make one: a claim if it can."""
    table = at(live)
    assert table.match is not None
    seat = table.waiting_on[0]
    options = table.game.options(table.match.state, seat)
    claims = [option for option in options if codec.to_json(option)["action"] == "claim_route"]
    action = chooser.choice(claims or options)
    await registry.change(
        live, lambda table: commands.act(table, seat, action, current_version(table, seat), bot=seat == BOT)
    )


def bot_composes(table: Table) -> bool:
    """Has the bot made a step of its move that Ada has not heard of?"""
    return table.public is not None and table.waiting_on == [BOT]


@pytest.mark.parametrize("reloaded", [False, True])
def test_a_free_undo_is_none_to_count_while_a_bot_composes_its_move(reloaded: bool, tmp_path: Path) -> None:
    """The bot's steps lay between Ada's decision and the undo. So it was counted as if she had seen something."""

    async def story() -> None:
        chooser = random.Random(6)
        async with registry_on(sqlite(tmp_path)) as registry:
            live = await one_person_and_a_bot(registry)
            while not (bot_composes(at(live)) and undo.free_undo(at(live), ADA) is not None):
                await decide(registry, live, chooser)
            heard = at(live).heard_decisions
            await registry.change(live, lambda table: undo.request_undo(table, ADA, None))
            if reloaded:
                registry.unload_idle(idle=-1)
                live = await registry.open(live.id)
            assert at(live).heard_decisions == heard - 1
            assert public_summary(at(live))["taken_back"] == 0

    asyncio.run(story())
