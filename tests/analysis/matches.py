"""Matches to analyse: random ones, which are short on thinking and have every kind of decision in them."""

from __future__ import annotations

import pytest

from marula.core.chance import Seeded
from marula.core.game import Game
from marula.core.match import Entry, Match
from marula.core.setup import Setup
from marula.games import GAMES

TABLES = [(game, seats) for game in GAMES.values() for seats in (game.fewest, game.most)]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def random_match(game: Game, seats: int, seed: str, decisions: int | None = None) -> Match:
    """A match by random choices, to its end or for so many decisions."""
    match = Match.deal(game, Setup(game.name, seats), Seeded(seed))
    chooser = Seeded(f"{seed} choices")
    while not match.over and (decisions is None or match.version < decisions):
        seat = game.waiting_on(match.state)[0]
        options = game.options(match.state, seat)
        assert isinstance(match.play(seat, options[chooser.pick(len(options))]), Entry)
    return match
