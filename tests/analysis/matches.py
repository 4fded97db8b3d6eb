"""Matches to analyse: random ones, which are short on thinking and have every kind of decision in them."""

from __future__ import annotations

from functools import cache

import pytest

from marula.core.chance import Seeded
from marula.core.game import Board, Game
from marula.core.match import Entry, Match
from marula.core.setup import Setup
from marula.games import GAMES

TABLES = [(game, seats) for game in GAMES.values() for seats in (game.fewest, game.most)]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@cache
def board_for(game: Game, seats: int) -> Board:
    """The board for so many players, made once: what is known about it is kept with it."""
    found: Board = game.board(Setup(game.name, seats))
    return found


def random_match(game: Game, seats: int, seed: str, decisions: int | None = None) -> Match:
    """A match by random choices, to its end or for so many decisions."""
    match = Match.dealt(game, board_for(game, seats), Seeded(seed))
    chooser = Seeded(f"{seed} choices")
    while not match.over and (decisions is None or match.version < decisions):
        seat = game.waiting_on(match.state)[0]
        options = game.options(match.state, seat)
        assert isinstance(match.play(seat, options[chooser.pick(len(options))]), Entry)
    return match
