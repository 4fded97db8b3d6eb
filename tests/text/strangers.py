"""Strangers: editions of somebody's own, with ids that no catalogue knows, and all that can be said about them."""

from __future__ import annotations

import json
from collections.abc import Mapping

from marula.core.edition import Edition, from_data
from marula.core.event import Whisper
from marula.core.game import Game
from marula.core.match import Match
from marula.core.setup import Setup, VariantValue
from marula.lab.random_match import random_match
from marula.text.catalogue import Catalogue
from marula.text.languages import languages
from marula.text.position import position
from marula.text.replay_text import score


def own(game: Game, renamed: Mapping[str, str]) -> Edition:
    """The default edition with strangers in place of some things it has."""
    written = json.dumps(game.edition("default").data)
    for known, strange in renamed.items():
        assert f'"{known}"' in written
        written = written.replace(f'"{known}"', f'"{strange}"')
    data = json.loads(written)
    for things in data.values():
        for thing in things if isinstance(things, list) else ():
            if thing.get("id") in renamed.values() and "name" in thing:
                thing["name"] = spoken(thing["id"]).capitalize()
    edition = from_data(data, "own")
    assert game.problems(edition) == []
    return edition


def spoken(word: str) -> str:
    return word.replace("_", " ")


def untold(game: Game, renamed: Mapping[str, str], options: dict[str, VariantValue] | None = None) -> list[str]:
    """The strangers that some language does not name in its actions, events, score and board, or names by their ids."""
    edition = own(game, renamed)
    match = random_match(game, Setup(game.name, 3, edition.name, options or {}), "somebody's own", edition)
    found = []
    for language in languages():
        text = Catalogue(game, language)
        told = "\n".join([*events(match, text), *score(match, text), *position(match, match.version, 0, language)])
        told += "\n".join(text.action(match.board, action) for action in match.board.actions)
        for word in renamed.values():
            if spoken(word) not in told.lower() or (word != spoken(word) and word in told):
                found.append(f"{language}: {word}")
    return found


def events(match: Match, text: Catalogue) -> list[str]:
    return [
        text.event(match.board, told.event if isinstance(told, Whisper) else told)
        for entry in match.journal
        for told in entry.events
    ]
