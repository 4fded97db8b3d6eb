"""Bots of an older build in today's arena, after `python -m tools.baseline` has built it:

    python -m marula arena GAME --bots steady,tools.baseline.bots:OldSteady

Any other bot of that build is named as it names it: `tools.baseline.bots:sharp+turns=2`. MARULA_BASELINE names another
commit than the usual one. The arena counts the processor time of its own process only, so it shows almost none here.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from marula.bots.bot import Bot
from marula.core import codec
from marula.core.decision import Budget, Decision
from marula.core.envelope import Envelope
from marula.core.game import Board, Game
from tools.baseline import COMMIT
from tools.baseline.client import Engine, EngineError, shared_engine


def commit() -> str:
    return os.environ.get("MARULA_BASELINE") or COMMIT


class OldBot(Bot):
    """A bot of the older build. It is given what its seat may know, and nothing else."""

    def __init__(self, game: Game, seed: str, level: str, engine: Engine | None = None) -> None:
        super().__init__(game, seed)
        self.level = level
        self.engine = engine

    def choose(self, envelope: Envelope, budget: Budget) -> Decision:
        if self.engine is None:
            self.engine = shared_engine(commit())
        texts = [str(action) for action in envelope.options]
        text = self.engine.ask(question(self.game, envelope, texts, self.level, self.seed, budget))["action"]
        if text not in texts:
            raise EngineError(f"the older build's {self.level} chose '{text}', which was not offered")
        return Decision(envelope.options[texts.index(text)])


def question(game: Game, envelope: Envelope, texts: list[str], level: str, seed: str, budget: Budget) -> dict[str, Any]:
    """The message for the engine: everything in words, as it is stored and sent."""
    setup, edition = written(envelope.view.board)
    return {
        "ask": "choose",
        "game": game.name,
        "setup": setup,
        "edition": edition,
        "level": level,
        "seed": seed,
        "view": codec.write_view(envelope.view),
        "version": envelope.version,
        "seat": envelope.seat,
        "waiting_on": envelope.waiting_on,
        "phase": envelope.phase,
        "options": texts,
        "seconds": budget.seconds,
        "iterations": budget.iterations,
    }


_written: list[tuple[Board, msgspec.Raw, msgspec.Raw]] = []
"""Setup and edition of the last board, as JSON: an edition may be large, and a board has many decisions."""


def written(board: Board) -> tuple[msgspec.Raw, msgspec.Raw]:
    if not _written or _written[0][0] is not board:
        setup, edition = msgspec.json.encode(board.setup), msgspec.json.encode(board.edition.data)
        _written[:] = [(board, msgspec.Raw(setup), msgspec.Raw(edition))]
    return _written[0][1:]


OldRandom = partial(OldBot, level="random")
OldCasual = partial(OldBot, level="casual")
OldSteady = partial(OldBot, level="steady")
OldSharp = partial(OldBot, level="sharp")
OldExpert = partial(OldBot, level="expert")


def __getattr__(name: str) -> Callable[[Game, str], OldBot]:
    """Any other name is a bot as the older build names it. That build says so if it has no such bot."""
    if name.startswith("_"):
        raise AttributeError(name)
    return partial(OldBot, level=name)
