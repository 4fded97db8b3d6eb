"""Choice: what a bot answers, why, and how long it may think. Not compiled: mypyc drops what a struct asks for."""

from __future__ import annotations

import msgspec

from marula.core.event import Action


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
