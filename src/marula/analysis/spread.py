"""Spread: how far the sensible options of a decision lie apart in win chance, for each game and table size.

Verdicts are multiples of it. In a game where everything is close, a small loss counts for more.
`python -m tools.measure_review GAME --write` measures the figures in the file `bot/spread.json` of a game.
"""

from __future__ import annotations

from marula.analysis.measured_figures import figures
from marula.core.game import Game

UNMEASURED = 0.03
"""For a game that has no figure yet."""


def spread(game: Game, seats: int) -> float:
    """The standard deviation of win chance between the sensible options of a decision.

    A table size without a figure takes that of the nearest one that has been measured, the smaller of two.

    >>> from marula.games import GAMES
    >>> africana = GAMES["africana"]
    >>> spread(africana, 3) == spread(africana, 2) != spread(africana, 4)
    True
    """
    measured = figures(game, "spread")
    nearest = min(measured, key=lambda size: (abs(int(size) - seats), int(size)), default=None)
    return UNMEASURED if nearest is None else measured[nearest]
