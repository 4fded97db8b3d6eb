"""Positions for bots to be asked about: from random matches, at every table size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from marula.core.chance import Seeded
from marula.core.envelope import Envelope, envelope
from marula.core.game import Game, GameOf
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.random_match import random_match

SMALL = min(GAMES.values(), key=lambda game: game.longest(game.board(Setup(game.name, game.fewest))))
"""The game with the shortest matches: for what is true of all of them alike."""

every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES.values() for seats in range(game.fewest, game.most + 1)],
    ids=lambda value: value.name if isinstance(value, GameOf) else str(value),
)


def positions(game: Game, seats: int, number: int, seed: str = "bots") -> Iterator[tuple[Match, Envelope]]:
    """Moments of one random match in which someone has a choice, and that seat's envelope."""
    whole = random_match(game, Setup(game.name, seats), seed)
    eye = Seeded(f"{seed} eye")
    for _ in range(number):
        match = whole.fork(eye.pick(whole.version), Seeded("unused"))
        seat = match.game.waiting_on(match.state)[-1]
        yield match, envelope(match, seat)
