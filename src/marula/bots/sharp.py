"""sharp and expert: the levels that search, each for its thinking time."""

from __future__ import annotations

import time
from collections.abc import Callable

from marula.bots.bot import Bot
from marula.bots.instinct_cache import REASONS, instinct_of, option_codes
from marula.bots.search import Search
from marula.bots.search_settings import LEVELS, Setting, settings
from marula.core.decision import Budget, Decision, Reason, Step
from marula.core.envelope import Envelope
from marula.core.game import Game


class Sharp(Bot):
    """Searches anew for every decision and keeps nothing between them."""

    def __init__(self, game: Game, seed: str, changes: dict[str, Setting] | None = None, level: str = "sharp") -> None:
        super().__init__(game, seed)
        self.level: dict[str, Setting] = LEVELS[level]
        self.changes: dict[str, Setting] = {} if changes is None else changes
        self.clock: Callable[[], float] = time.process_time if self.changes.get("cpu_time") else time.perf_counter

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        options = envelope.options
        if len(options) == 1:
            return Decision(options[0])
        view = envelope.view
        instinct = instinct_of(self.game, view.board)
        chosen = settings({**self.level, **instinct.search_settings(), **self.changes})
        search = Search(self.game, instinct, chosen, view, f"{self.seed} {envelope.version}", self.clock)
        seconds = chosen.seconds if budget.seconds is None else budget.seconds
        candidates = search.run(option_codes(envelope), seconds, budget.iterations or 0)
        action = options[candidates[0].index]
        return Decision(
            action,
            tuple([Reason(options[one.index], one.mean(), len(one.outcomes)) for one in candidates[:REASONS]]),
            (Step(envelope.seat, action),),
        )


class Expert(Sharp):
    """The same search with more time."""

    def __init__(self, game: Game, seed: str, changes: dict[str, Setting] | None = None) -> None:
        super().__init__(game, seed, changes, "expert")
