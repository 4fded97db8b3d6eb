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

    def __reduce__(self) -> tuple[object, ...]:
        return (_continue_random, (self.game, self.seed, self.chance))

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        return Decision(envelope.options[self.chance.pick(len(envelope.options))])


def _continue_random(game: Game, seed: str, chance: Seeded) -> Random:
    """A copy that goes on where the original is, for `copy` and `pickle`."""
    bot = Random(game, seed)
    bot.chance = chance
    return bot
