"""Bot: someone who sits on a chair. It gets what its seat sees, by type, and answers one of its options."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from marula.core.decision import Budget, Decision
from marula.core.envelope import Envelope
from marula.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)  # anyone's own bot is a plain class
class Bot:
    """One player of one match. The same game, seed and envelopes give the same choices."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game: Game = game
        self.seed: str = seed

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        """One of the envelope's options, of which there is at least one."""
        raise NotImplementedError
