"""Whom the learner meets in training: itself, earlier selves and fixed styles."""

from __future__ import annotations

from marula.core.game import Instinct
from marula.core.learned_instinct import LearnedInstinct


def opponent_for(number: int, earlier: list[LearnedInstinct], fixed: list[Instinct]) -> Instinct | None:
    """Whom the learner meets: itself in two matches of four, a fixed style in one, an earlier self in one."""
    if number % 4 == 0:
        return fixed[number // 4 % len(fixed)]
    if number % 4 == 1:
        return earlier[number // 4 % len(earlier)] if earlier else fixed[0]
    return None
