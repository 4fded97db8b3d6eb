"""sharp and expert: look ahead in imagined worlds, for as long as they may."""

from __future__ import annotations

import time
from collections.abc import Callable

from marula.bots.bot import Bot
from marula.bots.instincts import REASONS, instinct_of, offered
from marula.bots.search import Line, Search
from marula.bots.settings import LEVELS, Settings
from marula.bots.tree import Node
from marula.core.choice import Budget, Choice, Reason, Step
from marula.core.envelope import Envelope
from marula.core.game import Game


class Sharp(Bot):
    """Searches. What it thought is forgotten once it has answered."""

    def __init__(self, game: Game, seed: str, settings: Settings | None = None) -> None:
        super().__init__(game, seed)
        self.settings: Settings = LEVELS["sharp"] if settings is None else settings
        self.clock: Callable[[], float] = time.process_time if self.settings.own_time else time.perf_counter

    def choose(self, envelope: Envelope, budget: Budget) -> Choice:
        if len(envelope.options) == 1:
            return Choice(envelope.options[0])
        view = envelope.view
        instinct = instinct_of(self.game, view.board)
        search = Search(self.game, instinct, self.settings, view, f"{self.seed} {envelope.version}", self.clock)
        seconds = self.settings.seconds if budget.seconds is None else budget.seconds
        lines = search.run(offered(envelope), seconds, budget.iterations or 0)
        return Choice(
            envelope.options[lines[0].place],
            tuple([Reason(envelope.options[line.place], line.mean(), len(line.results)) for line in lines[:REASONS]]),
            plan(envelope, lines[0]),
        )


class Expert(Sharp):
    """The same with more time."""

    def __init__(self, game: Game, seed: str, settings: Settings | None = None) -> None:
        super().__init__(game, seed, LEVELS["expert"] if settings is None else settings)


def plan(envelope: Envelope, line: Line) -> tuple[Step, ...]:
    """The chosen line and what was tried most often after it, step by step."""
    actions = envelope.view.board.actions
    steps = [Step(envelope.seat, actions[line.code])]
    node: Node | None = None
    for door in line.after:
        if node is None or door.visits > node.visits:
            node = door
    while node is not None:
        at = node.best()
        if at < 0:
            break
        steps.append(Step(int(node.seat), actions[node.codes[at]]))
        node = node.after[at]
    return tuple(steps)
