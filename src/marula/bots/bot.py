"""Bot: someone who sits on a chair. It gets what its seat sees, by type, and answers one of its options."""

from __future__ import annotations

import msgspec

from marula.core.envelope import Envelope
from marula.core.event import Action
from marula.core.game import Game


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision: seconds, or iterations where answers must repeat exactly."""

    seconds: float | None = None
    iterations: int | None = None


class Reason(msgspec.Struct, frozen=True):
    """An alternative that the bot has looked at, and what it thinks of it."""

    action: Action
    value: float


class Choice(msgspec.Struct, frozen=True):
    """What the bot does, and why: facts, never sentences."""

    action: Action
    reasons: tuple[Reason, ...] = ()


class Bot:
    """One player of one match. The same game, seed and envelopes give the same choices."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game: Game = game
        self.seed: str = seed

    def choose(self, envelope: Envelope, budget: Budget) -> Choice:
        """One of the envelope's options, of which there is at least one."""
        raise NotImplementedError
