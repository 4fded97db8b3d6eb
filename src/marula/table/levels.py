"""Levels: the bots one may meet at a table."""

from __future__ import annotations

from marula.bots import BOTS

STAND_IN = "random"
"""Who takes over when a person leaves or runs out of time, and no level is named."""


def levels() -> tuple[str, ...]:
    """Every bot by name."""
    return tuple(BOTS)
