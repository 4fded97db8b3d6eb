"""Decision: what a bot answers, why, and how long it may think. Not compiled: mypyc drops what a struct asks for."""

from __future__ import annotations

import msgspec

from marula.core.event import Action
from marula.core.seat import Seat


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision: seconds, or iterations where answers must repeat exactly.

    Neither leaves it to the bot: each level has a time of its own.
    """

    seconds: float | None = None
    iterations: int | None = None


class Reason(msgspec.Struct, frozen=True):
    """An alternative that the bot has looked at, and what it thinks of it."""

    action: Action
    value: float
    """In points it hopes to gain, from bots that feel; the chance to win, from bots that search."""
    visits: int = 0
    """How often a search has tried it."""


class Step(msgspec.Struct, frozen=True):
    """Part of a plan: what the bot expects this seat to do."""

    seat: Seat
    action: Action


class Decision(msgspec.Struct, frozen=True):
    """What the bot does, and why: facts, never sentences."""

    action: Action
    reasons: tuple[Reason, ...] = ()
    """The best alternatives, the chosen one first."""
    plan: tuple[Step, ...] = ()
    """How it expects the match to go on, beginning with its own choice."""
