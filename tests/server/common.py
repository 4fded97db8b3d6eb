"""What the server tests share: a registry on a fresh SQLite file, tables with people at them, random play."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from marula.analysis.advice import Advice, advise
from marula.analysis.judge import Effort
from marula.core.chance import commitment
from marula.core.envelope import envelope
from marula.core.event import Action
from marula.core.setup import Setup
from marula.games import GAMES
from marula.server.runtime import thinkers
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.runtime.thinkers import Thinkers
from marula.server.storage.store import Store
from marula.server.tables import commands, secrets
from marula.server.tables.numbering import current_version
from marula.server.tables.table import Table
from marula.server.tables.table_settings import TableSettings

GAME = GAMES["template"]


@asynccontextmanager
async def registry_on(url: str, now: Any = None) -> AsyncIterator[TableRegistry]:
    """A registry that is closed afterwards."""
    store = Store(url)
    store.upgrade()
    registry = TableRegistry(GAMES, store, now)
    try:
        yield registry
    finally:
        registry.close()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'marula.db'}"


async def new_table(registry: TableRegistry, seats: int = 2, **settings: Any) -> LiveTable:
    """An open table with nobody at it."""
    seed = settings.pop("seed", b"always the same luck, in a test ")
    game = settings.pop("game", GAME)
    edition = game.edition("default")
    setup = game.board(Setup(game.name, seats, "default", settings.pop("options", {})), edition).setup
    table_settings = TableSettings(setup, edition.digest, commitment(seed), **settings)
    return await registry.create(game, edition, table_settings, seed)


async def seated(registry: TableRegistry, seats: int = 2, **settings: Any) -> tuple[LiveTable, list[str]]:
    """A table where people sit on all seats, and their secrets."""
    live = await new_table(registry, seats, **settings)
    given: list[str] = []
    for seat in range(seats):
        words = secrets.new_secret()
        name, contribution = f"Player {seat}", f"words of {seat}"
        await registry.change(
            live,
            lambda table, name=name, seat=seat, words=contribution: commands.sit(table, name, seat, words),  # type: ignore[misc]
            new_secret=words,
        )
        given.append(words)
    return live, given


def at(live: LiveTable) -> Table:
    """The table, which is in memory."""
    assert live.table is not None
    return live.table


def decisions(live: LiveTable) -> int:
    match = at(live).match
    assert match is not None
    return match.version


async def act(
    registry: TableRegistry,
    live: LiveTable,
    seat: int,
    action: Action,
    version: int | None = None,
    key: str | None = None,
) -> int:
    """The seat chooses, for the current version unless another is named."""
    made_for = current_version(at(live), seat) if version is None else version
    return (await registry.change(live, lambda table: commands.act(table, seat, action, made_for), key)).sequence


async def play_on(registry: TableRegistry, live: LiveTable, chooser: random.Random, steps: int = 100_000) -> None:
    """So many random decisions, or to the end."""
    for _ in range(steps):
        table = at(live)
        waiting = table.waiting_on
        if not waiting:
            return
        seat = chooser.choice(waiting)
        assert table.match is not None
        await act(registry, live, seat, chooser.choice(table.game.options(table.match.state, seat)))


def envelopes(live: LiveTable) -> list[Any]:
    """What every seat and an onlooker may know, with the last moments."""
    match = at(live).match
    assert match is not None
    return [envelope(match, seat, max(0, match.version - 40)).to_json() for seat in range(-1, len(at(live).seats))]


class InProcessThinkers(Thinkers):
    """Bots that think in this process: for tests that are not about processes."""

    async def choose(self, request: thinkers.BotRequest, board: Any, *more: Any) -> Any:
        await asyncio.sleep(0)
        return board.actions[thinkers.think(request)]

    async def advise(self, job: thinkers.AdviceRequest, owner: str) -> Advice:
        """Without any time, so that the same is tried each time, also in plain Python."""
        await asyncio.sleep(0)
        asked = job.request
        view, no_time = thinkers.read_request(asked).view, Effort(seconds=0.0)
        return advise(asked.game, view, asked.codes, job.instead, asked.seed, no_time)

    async def ask_about_view(self, work: Any, job: Any, owner: str) -> Any:
        await asyncio.sleep(0)
        return work(job)
