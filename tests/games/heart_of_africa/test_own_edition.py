"""What only somebody's own edition has, places, terrains and colours, is named in every language."""

from __future__ import annotations

from marula.games.heart_of_africa import GAME
from tests.text.strangers import untold


def test_all_of_it_can_be_told() -> None:
    assert untold(GAME, {"bondo": "bamako", "desert": "savanna", "yellow": "pink"}) == []
