"""Bot: a computer player. It gets the envelope of its seat and nothing else, and returns a decision."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from marula.core.decision import Budget, Decision
from marula.core.envelope import Envelope
from marula.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)  # users write their own bots as plain classes
class Bot:
    """One player of one match. The same game, seed and envelopes give the same decisions."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game: Game = game
        self.seed: str = seed

    def __reduce__(self) -> tuple[object, ...]:
        # A plain subclass keeps its own attributes in __dict__; compiled bots have none.
        return (type(self), (self.game, self.seed), getattr(self, "__dict__", None))

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        """Decide for one of the envelope's options; there is at least one."""
        raise NotImplementedError

    def close(self) -> None:
        """The match is over: give back what the bot holds, a process for instance."""
