"""Engines: bots in other programs, as the operator's configuration names them. No request can name another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from marula.bots import Budget
from marula.bots.engine_bot import EngineBot
from marula.bots.engine_process import POOL, EngineError
from marula.core.envelope import Envelope
from marula.core.event import Action
from marula.core.game import Game

ENGINE_SECONDS = 1.0
"""How long an engine may think about a decision, where the operator names no other time."""
REST_SECONDS = 60.0
"""How long an engine that failed is not asked. Meanwhile people need not wait for its next failure."""
MAX_THREADS = 16
"""How many engines may be waited for at the same time."""


class EngineConfig(msgspec.Struct, frozen=True):
    """One engine: its name at this server, the command that starts it, and the games that it said it plays."""

    name: str
    command: tuple[str, ...]
    games: tuple[str, ...] = ()
    """None named: all."""


class Engines:
    """The engines of one server process."""

    def __init__(self, configured: tuple[EngineConfig, ...] = ()) -> None:
        self.configured = {engine.name: engine for engine in configured}
        self.resting: dict[str, float] = {}
        """Until when an engine that failed is not asked."""
        self.threads = ThreadPoolExecutor(MAX_THREADS, "marula-engine")

    def names(self, game: str) -> tuple[str, ...]:
        """The engines that play this game."""
        return tuple(name for name, engine in self.configured.items() if not engine.games or game in engine.games)

    def knows(self, name: str) -> bool:
        """Is it configured, and did it not fail just now?"""
        return name in self.configured and self.resting.get(name, 0.0) <= time.monotonic()

    async def choose(
        self, name: str, game: Game, seed: str, sees: Callable[[], Envelope], seconds: float | None
    ) -> Action:
        """What the engine chooses; EngineError where it fails. `sees` makes the envelope, in a thread."""
        bot = EngineBot(game, seed, self.configured[name].command)
        budget = Budget(seconds=ENGINE_SECONDS if seconds is None else seconds)
        try:
            action = await asyncio.get_running_loop().run_in_executor(self.threads, _ask, bot, sees, budget)
        except EngineError:
            self.resting[name] = time.monotonic() + REST_SECONDS
            raise
        self.resting.pop(name, None)
        return action

    def close(self) -> None:
        """End them all."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        POOL.close()


def _ask(bot: EngineBot, sees: Callable[[], Envelope], budget: Budget) -> Action:
    try:
        return bot.choose(sees(), budget).action
    finally:
        bot.close()
