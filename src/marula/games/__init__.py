"""The one list of games in the whole repository."""

from __future__ import annotations

from marula.core.game import Game
from marula.games.africana import GAME as AFRICANA
from marula.games.heart_of_africa import GAME as HEART_OF_AFRICA
from marula.games.livingstone import GAME as LIVINGSTONE
from marula.games.template import GAME as TEMPLATE

GAMES: dict[str, Game] = {game.name: game for game in (AFRICANA, HEART_OF_AFRICA, LIVINGSTONE, TEMPLATE)}
