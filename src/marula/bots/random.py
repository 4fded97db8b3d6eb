"""random: chooses uniformly among the options."""

from __future__ import annotations

from marula.bots.bot import Bot
from marula.core.chance import Seeded
from marula.core.decision import Budget, Decision
from marula.core.envelope import Envelope
from marula.core.game import Game


class Random(Bot):
    """The baseline that every other bot must beat."""

    def __init__(self, game: Game, seed: str) -> None:
        super().__init__(game, seed)
        self.chance: Seeded = Seeded(seed)

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        return Decision(envelope.options[self.chance.pick(len(envelope.options))])
