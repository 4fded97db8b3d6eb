"""sharp and expert: look ahead in imagined worlds, for as long as they may."""

from __future__ import annotations

import time
from collections.abc import Callable

from marula.bots.bot import Bot
from marula.bots.instinct_cache import REASONS, instinct_of, offered
from marula.bots.search import Line, Search
from marula.bots.search_settings import LEVELS, Setting, settings
from marula.bots.tree import Node
from marula.core.decision import Budget, Decision, Reason, Step
from marula.core.envelope import Envelope
from marula.core.game import Game


class Sharp(Bot):
    """Searches. What it thought is forgotten once it has answered."""

    def __init__(self, game: Game, seed: str, changes: dict[str, Setting] | None = None, level: str = "sharp") -> None:
        super().__init__(game, seed)
        self.level: dict[str, Setting] = LEVELS[level]
        self.changes: dict[str, Setting] = {} if changes is None else changes
        self.clock: Callable[[], float] = time.process_time if self.changes.get("own_time") else time.perf_counter

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        if len(envelope.options) == 1:
            return Decision(envelope.options[0])
        view = envelope.view
        instinct = instinct_of(self.game, view.board)
        thinks = settings({**self.level, **instinct.search_settings(), **self.changes})
        search = Search(self.game, instinct, thinks, view, f"{self.seed} {envelope.version}", self.clock)
        seconds = thinks.seconds if budget.seconds is None else budget.seconds
        lines = search.run(offered(envelope), seconds, budget.iterations or 0)
        return Decision(
            envelope.options[lines[0].place],
            tuple([Reason(envelope.options[line.place], line.mean(), len(line.results)) for line in lines[:REASONS]]),
            plan(envelope, lines[0]),
        )


class Expert(Sharp):
    """The same with more time."""

    def __init__(self, game: Game, seed: str, changes: dict[str, Setting] | None = None) -> None:
        super().__init__(game, seed, changes, "expert")


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
