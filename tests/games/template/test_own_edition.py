"""What only somebody's own edition has, fruits, is named in every language."""

from __future__ import annotations

from marula.games.template import GAME
from tests.text.strangers import untold


def test_all_of_it_can_be_told() -> None:
    assert untold(GAME, {"marula": "wild_fig"}) == []
