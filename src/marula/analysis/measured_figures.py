"""Measured figures: the small JSON files of a game that tools have measured or fitted, one number for each name."""

from __future__ import annotations

import json
from functools import cache

from marula.core.game import Game


@cache
def figures(game: Game, name: str) -> dict[str, float]:
    """What the file `bot/NAME.json` of the game holds; nothing where there is no such file.

    >>> from marula.games import GAMES
    >>> sorted(figures(GAMES["livingstone"], "spread"))[0], figures(GAMES["template"], "spread")
    ('2', {})
    """
    file = game.folder / "bot" / f"{name}.json"
    found: dict[str, float] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found
