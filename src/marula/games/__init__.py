"""The one list of games in the whole repository."""

from __future__ import annotations

from marula.core.game import Game
from marula.core.refusal import RefusedError, Unknown
from marula.games.africana import GAME as AFRICANA
from marula.games.template import GAME as TEMPLATE

GAMES: dict[str, Game] = {game.name: game for game in (AFRICANA, TEMPLATE)}


def find(name: str) -> Game:
    """The game of this name; RefusedError names those there are."""
    game = GAMES.get(name)
    if game is None:
        raise RefusedError(Unknown("game", name, tuple(GAMES)))
    return game
