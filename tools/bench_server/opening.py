"""Opening: the time from nothing in memory to the first message, for the longest of some random matches."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from marula.core import match_file
from marula.core.chance import Sealed, commitment
from marula.core.game import Game
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.random_match import steps
from marula.server.http.rendering.live_messages import LiveMessages
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.storage.store import Store
from marula.server.tables.change import Change
from marula.server.tables.events import BotSat, Dealt, Decided
from marula.server.tables.table_settings import TableSettings

SEED = b"always the same luck, in a test "
AT_ONCE = 32
"""Decisions that are stored together here; a real table stores each as it comes."""


def longest(game: Game, tries: int) -> Match:
    """The longest of so many random matches at a full table."""
    found: Match | None = None
    for number in range(tries):
        match = Match.deal(game, Setup(game.name, game.most), Sealed(SEED))
        for _ in steps(match, Sealed(f"choices of match {number}".ljust(32).encode())):
            pass
        if found is None or match.version > found.version:
            found = match
    assert found is not None
    return found


async def play(registry: TableRegistry, match: Match) -> tuple[LiveTable, list[tuple[float, float]]]:
    """The match at a table, and how long opening took at about every tenth of it."""
    edition = match.board.edition
    settings = TableSettings(match.setup, edition.digest, commitment(SEED), start="host")
    sitting = tuple(BotSat(seat, "random") for seat in range(match.setup.seats))
    dealt = Dealt((match_file.write_entry(match.journal[0]),))
    live = await registry.create(match.game, edition, settings, SEED, (*sitting, dealt))
    entries = match.entries(1)
    messages = LiveMessages(registry)
    taken: list[tuple[float, float]] = []
    due = 0
    for start in range(0, len(entries), AT_ONCE):
        decided = [Decided(match_file.write_entry(entry)) for entry in entries[start : start + AT_ONCE]]
        await registry.change(live, lambda table, decided=decided: Change(tuple(decided)))  # type: ignore[misc]
        done = start + len(decided)
        if done >= due or done == len(entries):
            due += max(AT_ONCE, len(entries) // 10)
            taken.append(await opening(messages, live.id))
    return live, taken


async def opening(messages: LiveMessages, id: str) -> tuple[float, float]:
    """Seconds, by the clock and of the processor, from nothing in memory to the first message for one seat: the best of
    three. The board is built anew, as it is for the first table of its kind that a process opens."""
    best = (float("inf"), float("inf"))
    for _ in range(3):
        messages.registry.unload_idle(idle=-1)
        messages.registry.loader.boards.clear()
        assert id not in messages.registry.live_tables
        began, worked = time.perf_counter(), time.process_time()
        live = await messages.registry.open(id)
        await messages.complete(live, (0,), 0, "en")
        best = (min(best[0], time.perf_counter() - began), min(best[1], time.process_time() - worked))
    return best


async def measure(game: Game, tries: int) -> dict[str, Any]:
    """Both figures of one game, at its start, at its end, and at the worst of ten moments between."""
    match = longest(game, tries)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'tables.db'}")
        store.upgrade()
        registry = TableRegistry(GAMES, store)
        try:
            live, taken = await play(registry, match)
            live = await registry.open(live.id)
            began = time.perf_counter()
            registry.loader.full_tables.clear()
            await registry.full_match(live)
            whole = time.perf_counter() - began
        finally:
            registry.close()
    return {
        "decisions": match.version,
        "opened early, ms (clock, CPU)": _milliseconds(taken[0]),
        "opened at the end, ms (clock, CPU)": _milliseconds(taken[-1]),
        "slowest on the way, ms (clock, CPU)": _milliseconds((max(c for c, _ in taken), max(p for _, p in taken))),
        "read whole, for its record, ms": round(whole * 1000, 1),
    }


def _milliseconds(taken: tuple[float, float]) -> tuple[float, float]:
    return (round(taken[0] * 1000, 1), round(taken[1] * 1000, 1))


def report(tries: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """What was found, game by game."""
    for game in GAMES.values():
        yield game.name, asyncio.run(measure(game, tries))
