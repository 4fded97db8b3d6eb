"""EngineBot: a bot whose decisions come from an engine, a program of its own."""

# mypyc: no, because it waits for other processes, and mypyc would gain nothing.

from __future__ import annotations

import msgspec

from marula.bots import engine_protocol
from marula.bots.bot import Bot
from marula.bots.engine_process import POOL, EngineError, EngineProcess
from marula.core.decision import Budget, Decision
from marula.core.envelope import Envelope
from marula.core.game import Game


class EngineBot(Bot):
    """Asks an engine. After an EngineError the next decision is asked of a new process."""

    def __init__(self, game: Game, seed: str, command: tuple[str, ...]) -> None:
        super().__init__(game, seed)
        self.command = command
        self.engine: EngineProcess | None = None
        self.seat = -1

    def start(self, seat: int) -> EngineProcess:
        """An engine that plays this game, for this bot; EngineError if there is none."""
        if self.engine is None:
            engine = POOL.take(self.command, seat)
            if not engine.plays(self.game.name):
                engine.close()
                raise EngineError("engine-game", command=engine.title, game=self.game.name)
            self.engine, self.seat = engine, seat
        return self.engine

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        self.start(envelope.seat)
        assert self.engine is not None
        try:
            self.engine.begin(engine_protocol.new_match(self.game, envelope.view.board, envelope.seat, self.seed))
            choice = self.engine.choose(engine_protocol.choose(envelope, budget))
            action = engine_protocol.chosen_action(self.game, envelope.options, choice)
            if action is None:
                said = msgspec.json.encode(choice).decode()[:120]
                raise EngineError("engine-illegal", command=self.engine.title, choice=said)
        except EngineError:
            self.engine.close()
            self.engine = None
            raise
        return Decision(action)

    def close(self) -> None:
        """The match is over: the engine is free for another."""
        if self.engine is not None:
            POOL.give_back(self.engine, self.seat)
            self.engine = None
