"""What only somebody's own edition has: its names read well in every language, whatever case a sentence needs."""

from __future__ import annotations

import json

import pytest

from marula.core.edition import Edition, from_data
from marula.core.event import Whisper
from marula.core.game import Game
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.games.africana.events import ArtifactFound, Travelled
from marula.lab.random_match import random_match
from marula.text.catalogue import Catalogue
from marula.text.languages import languages
from marula.text.position import position
from marula.text.report import score

RENAMED = {
    "africana": {"cairo": "accra", "shield": "spear", "magenta": "pink", "italy": "belgium"},
    "heart_of_africa": {"bondo": "bamako", "desert": "savanna", "yellow": "pink"},
    "template": {"marula": "wild_fig"},
}
"""Ids that no catalogue knows, in place of some it does."""


def own(game: Game) -> Edition:
    """The default edition with strangers in it."""
    written = json.dumps(game.edition("default").data)
    for known, strange in RENAMED[game.name].items():
        assert f'"{known}"' in written
        written = written.replace(f'"{known}"', f'"{strange}"')
    data = json.loads(written)
    for table in ("places", "artifacts", "colours", "companies", "fruits"):
        for thing in data.get(table, ()):
            if thing["id"] in RENAMED[game.name].values():
                thing["name"] = thing["id"].replace("_", " ").capitalize()
    edition = from_data(data, "own")
    assert game.problems(edition) == []
    return edition


@pytest.mark.parametrize("name", RENAMED)
def test_all_of_it_can_be_told(name: str) -> None:
    """Actions, events, refusals, the score and the board, in every language."""
    game = GAMES[name]
    edition = own(game)
    # Random explorers wander for thousands of rounds; the shortest of the variants tells as much.
    short = {switch.name: min(switch.allowed) for switch in game.switches if switch.name == "quiet_rounds"}
    match = random_match(game, Setup(name, 3, edition.name, short), "somebody's own", edition)
    for language in languages():
        text = Catalogue(game, language)
        told = "\n".join([*events(match, text), *score(match, text), *position(match, match.version, 0, language)])
        told += "\n".join(text.action(match.board, action) for action in match.board.actions)
        for strange in RENAMED[name].values():
            assert strange.replace("_", " ") in told.lower(), (language, strange)
            assert strange == strange.replace("_", " ") or strange not in told, (language, strange)


def events(match: Match, text: Catalogue) -> list[str]:
    return [
        text.event(match.board, told.event if isinstance(told, Whisper) else told)
        for entry in match.journal
        for told in entry.told
    ]


@pytest.mark.parametrize(
    ("language", "journey", "find"),
    [
        ("en", "Bo travels from Accra to Aswan (joker).", "Bo finds the Spear of Accra"),
        ("de", "Bo reist mit einem Joker: Accra → Assuan.", "Spear – Accra"),
        (
            "fr",
            "Bo va de «\u00a0Accra\u00a0» à Assouan (joker).",
            "l’artefact «\u00a0Spear\u00a0» de «\u00a0Accra\u00a0»",
        ),
        ("es", "Bo viaja de Accra a Asuán (comodín).", "Bo encuentra el artefacto «Spear» de Accra"),
        ("pl", "Bo podróżuje z miejsca „Accra” do Asuanu: joker.", "Bo zdobywa artefakt „Spear” z miejsca „Accra”"),
        ("fi", "Bo matkustaa paikasta Accra Assuaniin: jokeri.", "Bo saa artefaktin ”Spear” paikasta Accra"),
        ("da", "Bo rejser fra Accra til Aswan (joker).", "Bo finder kunstgenstanden ”Spear” fra Accra"),
        ("ja", "BoはAccraからアスワンへ移動しました（ジョーカー）。", "冒険「AccraのSpear」"),
    ],
)
def test_a_strange_name_stands_beside_a_word_that_has_cases(language: str, journey: str, find: str) -> None:
    game = GAMES["africana"]
    board = game.board(Setup(game.name, 2, "default"), own(game))
    text = Catalogue(game, language)
    assert text.event(board, Travelled(0, "accra", "aswan", "joker", 0), ("Bo",)) == journey
    assert find in text.event(board, ArtifactFound(0, "shield_cairo", 2, 4), ("Bo",))
