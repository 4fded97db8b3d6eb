"""What is imagined from the view of a match that is over looks like that end: nothing of it is forgotten."""

from __future__ import annotations

import pytest

from marula.core import fields
from marula.core.chance import Seeded
from marula.core.game import Game
from marula.core.seat import ONLOOKER
from marula.games import GAMES
from tests.games.open_fields import golden_matches


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_imagined_end_looks_the_same(game: Game) -> None:
    for match in golden_matches(game):
        for seat in (0, 1, ONLOOKER):
            view = game.view(match.state, seat)
            world = game.imagine(view, Seeded(str(seat)))
            assert fields.write(game.view(world, seat)) == fields.write(view)
