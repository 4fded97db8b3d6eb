"""Every game at every table size: what the tests of environments run over."""

from __future__ import annotations

import pytest

from marula.core.game import Game
from marula.core.setup import Setup, VariantValue
from marula.games import GAMES

TABLES = [(game, seats) for game in GAMES.values() for seats in range(game.fewest, game.most + 1)]

every_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES]
)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

# The game with the shortest matches, where a test needs any game and is about something else.
QUICK = min(GAMES.values(), key=lambda game: game.longest(game.board(Setup(game.name, game.fewest))))


def shortest(game: Game) -> dict[str, VariantValue]:
    """Each number among the variants at its smallest: they say how long a match may be."""
    return {variant.name: min(variant.allowed) for variant in game.variants if type(variant.default) is int}
