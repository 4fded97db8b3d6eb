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
from marula.server.tables.change import Change
from marula.server.tables.clocks import Clock
from marula.server.tables.events import LogEntry
from marula.server.tables.numbering import current_version
from marula.server.tables.public_table import is_public
from marula.server.tables.summary import public_summary
from marula.server.tables.table import Table
from tests.server.common import at, new_table, registry_on, sqlite

ADA, BOT, BO = 0, 1, 1


async def two_people(registry: TableRegistry, clock: Clock) -> LiveTable:
    live = await new_table(registry, 2, game=GAMES["heart_of_africa"], clock=clock)
    for seat in (ADA, BO):
        await registry.change(live, lambda table, seat=seat: commands.sit(table, f"Player {seat}", seat))  # type: ignore[misc]
    return live


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


def applied(table: Table, change: Change, seconds: int) -> None:
    """Apply a change so many seconds after the last one."""
    at = table.changed + 1000 * seconds
    for event in change.events:
        table.apply(LogEntry(table.sequence + 1, at, event))


@pytest.mark.parametrize("clock", [Clock("bank", 3600, 10), Clock("decision", 3600)], ids=["bank", "decision"])
def test_a_free_undo_tells_nothing_of_the_time_that_another_has_composed(clock: Clock, tmp_path: Path) -> None:
    """It wipes the steps that Bo has made. Ada saw from Bo's clock that there had been some, and Bo lost their time."""

    async def story() -> None:
        now = [1_800_000_000_000]
        chooser = random.Random(6)
        async with registry_on(sqlite(tmp_path), lambda: now[0]) as registry:
            live = await two_people(registry, clock)
            before = at(live).copy()
            while not (bot_composes(at(live)) and undo.free_undo(at(live), ADA) is not None):
                if at(live).public is None:
                    before = at(live).copy()
                await decide(registry, live, chooser)
                now[0] += 1000
        composed = before.copy()
        options = composed.game.options(composed.match.state, BO)  # type: ignore[union-attr]
        claims = [option for option in options if codec.to_json(option)["action"] == "claim_route"]
        step = next(
            change
            for claim in claims
            if not is_public((change := commands.act(composed, BO, claim, current_version(composed, BO))).events[0])  # type: ignore[arg-type]
        )
        applied(composed, step, 60)
        for table, seconds in ((before, 120), (composed, 60)):
            applied(table, undo.request_undo(table, ADA, None, table.changed + 1000 * seconds), seconds)
        assert public_summary(composed) == public_summary(before)

    asyncio.run(story())
