"""What only somebody's own edition has: its names read well in every language, whatever case a sentence needs."""

from __future__ import annotations

import pytest

from marula.core.setup import Setup
from marula.games.africana import GAME
from marula.games.africana.rules.events import ArtifactFound, Travelled
from marula.text.catalogue import Catalogue
from tests.text.strangers import own, untold

RENAMED = {"cairo": "accra", "shield": "spear", "magenta": "pink", "italy": "belgium"}


def test_every_text_works_for_an_edition_with_other_names() -> None:
    # Random explorers wander for thousands of rounds; the short variant tells as much.
    assert untold(GAME, RENAMED, {"quiet_rounds": 20}) == []


@pytest.mark.parametrize(
    ("language", "journey", "find"),
    [
        ("en", "Bo plays the joker and travels from Accra to Aswan.", "Bo finds the Spear of Accra"),
        ("de", "Bo spielt einen Joker und reist vom Ort „Accra“ nach Assuan.", "Spear – Accra"),
        (
            "fr",
            "Bo joue le joker et va de «\u00a0Accra\u00a0» à Assouan.",
            "l’artefact «\u00a0Spear\u00a0» de «\u00a0Accra\u00a0»",
        ),
        ("es", "Bo juega el comodín y viaja de Accra a Asuán.", "Bo encuentra el artefacto «Spear» de Accra"),
        ("pl", "Bo zagrywa jokera i podróżuje z miejsca „Accra” do Asuanu.", "artefakt „Spear” z miejsca „Accra”"),
        ("fi", "Bo pelaa jokerin ja matkustaa paikasta Accra Assuaniin.", "Bo saa artefaktin ”Spear” paikasta Accra"),
        ("da", "Bo spiller en joker og rejser fra Accra til Aswan.", "Bo finder kunstgenstanden ”Spear” fra Accra"),
        ("ja", "BoはジョーカーでAccraからアスワンへ移動しました。", "冒険「AccraのSpear」"),
    ],
)
def test_a_strange_name_stands_beside_a_word_that_has_cases(language: str, journey: str, find: str) -> None:
    board = GAME.board(Setup(GAME.name, 2), own(GAME, RENAMED))
    text = Catalogue(GAME, language)
    assert text.event(board, Travelled(0, "accra", "aswan", "joker", 0), ("Bo",)) == journey
    assert find in text.event(board, ArtifactFound(0, "shield_cairo", 2, 4), ("Bo",))
