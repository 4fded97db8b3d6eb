"""Bots: computer players. What someone's own bot needs is here; the levels are in `bots.levels`."""

from __future__ import annotations

from marula.bots.bot import Bot
from marula.core.decision import Budget, Decision, Reason, Step

__all__ = ["Bot", "Budget", "Decision", "Reason", "Step"]
