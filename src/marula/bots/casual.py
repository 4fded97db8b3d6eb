"""casual: plays like someone who is learning the game."""

from __future__ import annotations

from typing import Final

from marula.bots.bot import Bot
from marula.bots.characters import lean
from marula.bots.instinct_cache import best_first, instinct_of, option_codes, reasons
from marula.core.chance import Seeded
from marula.core.decision import Budget, Decision, Step
from marula.core.envelope import Envelope
from marula.core.game import Game

CARELESSNESS: Final = 0.25
"""Options count as equally good within this part of the gap between the best and the median option."""


class Casual(Bot):
    """Scores options simply, and picks at random among those that are nearly best. It never takes a poor one."""

    def __init__(self, game: Game, seed: str, character: str = "") -> None:
        super().__init__(game, seed)
        self.character: str = character

    def __reduce__(self) -> tuple[object, ...]:
        return (Casual, (self.game, self.seed, self.character))

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        if len(envelope.options) == 1:
            return Decision(envelope.options[0])
        chance = Seeded(f"{self.seed} {envelope.version}")
        world = self.game.imagine(envelope.view, chance)
        instinct = instinct_of(self.game, envelope.view.board)
        codes = option_codes(envelope)
        weights = instinct.weigh_simply(world, envelope.seat, codes)
        # A character errs by its leaning, not by carelessness: so it is no weaker than others of its level.
        leans = lean(self.game, self.character, world, envelope.seat, codes, weights)
        order = best_first(weights)
        best = weights[order[0]]
        enough = best if leans else best - CARELESSNESS * (best - weights[order[len(order) // 2]])
        close = 1
        while close < len(order) and weights[order[close]] >= enough:
            close += 1
        # The better of two random picks counts, so the best option is taken more often than the next.
        one, other = chance.pick(close), chance.pick(close)
        order.insert(0, order.pop(one if one < other else other))
        action = envelope.options[order[0]]
        return Decision(action, reasons(envelope, order, weights), (Step(envelope.seat, action),))
