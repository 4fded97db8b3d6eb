"""steady: takes the option that the game's heuristic policy scores highest, without search."""

from __future__ import annotations

from marula.bots.bot import Bot
from marula.bots.instinct_cache import best_first, instinct_of, option_codes, reasons
from marula.core.chance import Seeded
from marula.core.decision import Budget, Decision, Step
from marula.core.envelope import Envelope
from marula.core.game import Game


class Steady(Bot):
    """Plays the game's instinct, or one of its named styles. The seed breaks ties."""

    def __init__(self, game: Game, seed: str, style: str = "") -> None:
        super().__init__(game, seed)
        self.style: str = style

    def __reduce__(self) -> tuple[object, ...]:
        return (Steady, (self.game, self.seed, self.style))

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        if len(envelope.options) == 1:
            return Decision(envelope.options[0])
        chance = Seeded(f"{self.seed} {envelope.version}")
        world = self.game.imagine(envelope.view, chance)
        instinct = instinct_of(self.game, envelope.view.board, self.style)
        weights = instinct.weigh(world, envelope.seat, option_codes(envelope))
        order = best_first(weights)
        equals = 1
        while equals < len(order) and weights[order[equals]] == weights[order[0]]:
            equals += 1
        order.insert(0, order.pop(chance.pick(equals)))
        action = envelope.options[order[0]]
        return Decision(action, reasons(envelope, order, weights), (Step(envelope.seat, action),))
