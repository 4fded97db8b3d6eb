"""Verdicts on choices: from which loss on one is an inaccuracy, a mistake or a blunder."""

from __future__ import annotations

from marula.analysis.judge import Judgement

BEST, FINE, INACCURACY, MISTAKE, BLUNDER = KINDS = ("best", "fine", "inaccuracy", "mistake", "blunder")
"""The verdicts, best first."""
BLAMED = KINDS[2:]
THRESHOLDS = ((BLUNDER, 4.0), (MISTAKE, 2.0), (INACCURACY, 1.0))
"""The least loss of each verdict, as a multiple of the game's spread between sensible options."""
STANDARD_ERRORS = 2.0
"""A loss counts only beyond so many standard errors."""


def kind_of(judged: Judgement, is_best: bool, game_spread: float) -> str:
    """The verdict on one decision."""
    if is_best:
        return BEST
    if judged.loss <= STANDARD_ERRORS * judged.error:
        return FINE
    return next((kind for kind, multiple in THRESHOLDS if judged.loss >= multiple * game_spread), FINE)
