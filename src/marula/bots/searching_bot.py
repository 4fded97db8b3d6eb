"""sharp and expert: the bot that searches. bots/search_settings.py says how long each level may think."""

from __future__ import annotations

import time
from collections.abc import Callable

from marula.bots.bot import Bot
from marula.bots.characters import leaning_of
from marula.bots.instinct_cache import REASONS, instinct_of, option_codes
from marula.bots.search import Search
from marula.bots.search_settings import Setting, settings
from marula.core.decision import Budget, Decision, Reason, Step
from marula.core.envelope import Envelope
from marula.core.game import Game


class SearchingBot(Bot):
    """Searches anew for every decision and keeps nothing between them."""

    def __init__(
        self,
        game: Game,
        seed: str,
        seconds: float,
        changes: dict[str, Setting] | None = None,
        character: str = "",
    ) -> None:
        super().__init__(game, seed)
        self.character: str = character
        self.seconds: float = seconds
        """Thinking time for one decision, unless the budget says otherwise."""
        self.changes: dict[str, Setting] = {} if changes is None else changes
        self.clock: Callable[[], float] = time.process_time if self.changes.get("cpu_time") else time.perf_counter

    def __reduce__(self) -> tuple[object, ...]:
        return (SearchingBot, (self.game, self.seed, self.seconds, self.changes, self.character))

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        options = envelope.options
        if len(options) == 1:
            return Decision(options[0])
        view = envelope.view
        instinct = instinct_of(self.game, view.board)
        chosen = settings({"seconds": self.seconds, **instinct.search_settings(), **self.changes})
        search = Search(self.game, instinct, chosen, view, f"{self.seed} {envelope.version}", self.clock)
        search.leaning = leaning_of(self.game, view.board, self.character)
        seconds = chosen.seconds if budget.seconds is None else budget.seconds
        candidates = search.run(option_codes(envelope), seconds, budget.iterations or 0)
        action = options[candidates[0].index]
        return Decision(
            action,
            tuple([Reason(options[one.index], one.mean(), len(one.outcomes)) for one in candidates[:REASONS]]),
            (Step(envelope.seat, action),),
        )
