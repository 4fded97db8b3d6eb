"""A view that is kept shares nothing with the table: whatever changes there, the view stays as it was."""

from __future__ import annotations

from typing import Any

import pytest

from marula.core import fields
from marula.core.game import Game
from marula.core.seat import ONLOOKER
from marula.games import GAMES
from tests.games.open_fields import golden_matches


def disturb(thing: Any) -> int:
    """Changes a vector in place, or the vectors in a list; how many were changed."""
    if isinstance(thing, list):
        return sum(map(disturb, thing))
    if not hasattr(thing, "__setitem__") or len(thing) == 0:
        return 0
    for at in range(len(thing)):
        thing[at] += 1
    return 1


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_view_shares_nothing_with_the_table(game: Game) -> None:
    match = next(golden_matches(game))
    for seat in (0, ONLOOKER):
        state = match.at(match.version // 2)
        view = game.view(state, seat)
        before = fields.write(view)
        assert sum(disturb(getattr(state, name)) for name in state.FIELDS) > 3
        assert fields.write(view) == before
