"""What only somebody's own edition has, fruits, is named in every language."""

from __future__ import annotations

from marula.games.template import GAME
from tests.text.strangers import untold


def test_every_text_works_for_an_edition_with_other_names() -> None:
    assert untold(GAME, {"marula": "wild_fig"}) == []
