"""Every game that has a folder here, found by being there: a folder with a game.py is a game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from marula.core.game import Game


def find_games() -> dict[str, Game]:
    """Name → game, for each folder here that has a game.py, in the order of their names."""
    folders = sorted(found.name for found in iter_modules(__path__, f"{__name__}.") if found.ispkg)
    games: list[Game] = [import_module(folder).GAME for folder in folders if find_spec(f"{folder}.game")]
    return {game.name: game for game in games}


GAMES: dict[str, Game] = find_games()
