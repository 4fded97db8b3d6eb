"""A place has one spelling in a language, whichever game shows it."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict

import pytest

from marula.core.setup import Setup
from marula.games import GAMES
from marula.text.catalogue import Catalogue
from marula.text.languages import languages

BRACKETS = re.compile(r"\s*[(（].*[)）]$")


def spelled_out(name: str) -> str:
    """The letters alone, without accents, spaces and hyphens: what two spellings of a name have in common."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in letters if letter.isalnum())


def places(language: str) -> list[str]:
    """The name of every place of every game, without the other name that may stand in brackets behind it."""
    found: list[str] = []
    for game in GAMES.values():
        texts = Catalogue(game, language)
        board = game.board(Setup(game.name, game.fewest))
        for place in board.tables.get("place", ()):
            found.append(BRACKETS.sub("", texts.name(board, "place", place)))
    return found


@pytest.mark.parametrize("language", languages())
def test_a_place_has_one_spelling_in_a_language(language: str) -> None:
    spellings: dict[str, set[str]] = defaultdict(set)
    for name in places(language):
        spellings[spelled_out(name)].add(name)
    assert len(spellings) > 50
    assert {letters: found for letters, found in spellings.items() if len(found) > 1} == {}
