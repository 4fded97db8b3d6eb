"""Small bots for tests: one that plays a little better than random, one that cheats, and one that counts."""

from __future__ import annotations

from marula.bots import Bot, Budget, Decision
from marula.core.chance import Seeded
from marula.core.envelope import Envelope
from marula.core.game import Game
from marula.lab.playout import playout
from marula.lab.reward import final_rewards

LOOKS = 8


class Ponder(Bot):
    """Tries each option in a few imagined worlds, plays on at random, and takes the one that ended best."""

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        game, seat = self.game, envelope.seat
        luck = Seeded(f"{self.seed} {envelope.version}")
        values = []
        for action in envelope.options:
            value = 0.0
            for _ in range(LOOKS):
                world = game.imagine(envelope.view, luck)
                game.apply(world, seat, action, luck)
                playout(game, world, luck, 10_000)
                value += final_rewards(game, world, "rank")[seat]
            values.append(value)
        return Decision(envelope.options[values.index(max(values))])


class Cheat(Bot):
    """Chooses what is not offered."""

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        board = envelope.view.board
        return Decision(next(action for action in board.actions if action not in envelope.options))


class Counting(Bot):
    """Takes the first option, then the second, and so on: it keeps something between decisions."""

    def __init__(self, game: Game, seed: str) -> None:
        super().__init__(game, seed)
        self.decisions = 0

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        self.decisions += 1
        return Decision(envelope.options[self.decisions % len(envelope.options)])
