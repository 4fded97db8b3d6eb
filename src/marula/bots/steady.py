"""steady: takes the option that the game's heuristic policy scores highest, without search."""

from __future__ import annotations

from marula.bots.bot import Bot
from marula.bots.characters import lean
from marula.bots.instinct_cache import best_first, instinct_of, option_codes, reasons
from marula.core.chance import Seeded
from marula.core.decision import Budget, Decision, Step
from marula.core.envelope import Envelope
from marula.core.game import Game


class Steady(Bot):
    """Plays the game's instinct, or one of its named styles, or a character. The seed breaks ties."""

    def __init__(self, game: Game, seed: str, style: str = "", character: str = "") -> None:
        super().__init__(game, seed)
        self.style: str = style
        self.character: str = character

    def __reduce__(self) -> tuple[object, ...]:
        return (Steady, (self.game, self.seed, self.style, self.character))

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        if len(envelope.options) == 1:
            return Decision(envelope.options[0])
        chance = Seeded(f"{self.seed} {envelope.version}")
        world = self.game.imagine(envelope.view, chance)
        instinct = instinct_of(self.game, envelope.view.board, self.style)
        codes = option_codes(envelope)
        weights = instinct.weigh(world, envelope.seat, codes)
        lean(self.game, self.character, world, envelope.seat, codes, weights)
        order = best_first(weights)
        equals = 1
        while equals < len(order) and weights[order[equals]] == weights[order[0]]:
            equals += 1
        order.insert(0, order.pop(chance.pick(equals)))
        action = envelope.options[order[0]]
        return Decision(action, reasons(envelope, order, weights), (Step(envelope.seat, action),))
