"""python -m marula.text.audit: one line for each problem with the texts of this source tree; exit code 1 if any."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast

from marula.core.game import Game
from marula.games import GAMES
from marula.text.audit import keys, messages, pages, strays
from marula.text.audit.books import Fault, Shelf, shelves
from marula.text.catalogue import key_of


def audit(root: Path, games: Mapping[str, Game]) -> Iterator[Fault]:
    """Every problem, shelf by shelf."""
    found = shelves(root)
    languages = sorted({language for shelf in found for language in shelf.books})
    for shelf in found:
        yield from messages.check(shelf, languages, _tables(games.get(shelf.game)))
    for language in languages:
        yield from messages.references(found, language)
    yield from keys.check(root, found, games)
    for shelf in found:
        if shelf.game in games:
            yield from _word_for_word(shelf, games[shelf.game])
    yield from strays.pages(root)
    yield from strays.python(root)
    yield from pages.rules(root, [shelf.game for shelf in found if shelf.game], languages)
    yield from pages.glossaries(root, languages)


def _tables(game: Game | None) -> set[str]:
    """The tables whose names may have forms."""
    return set() if game is None else {key_of(table) for board in keys.boards(game) for table in board.tables}


def _word_for_word(shelf: Shelf, game: Game) -> Iterator[Fault]:
    """English says of an edition what the edition says of itself."""
    for key, said in keys.said_by_editions(game).items():
        message = shelf.english.messages.get(key)
        if message is None or message.value is None:
            continue
        text = "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))
        if text != said:
            yield shelf.english.fault(key, f"'{key}' says otherwise than the edition")


def main(root: Path | None = None) -> int:
    root = root or Path.cwd()
    faults = [fault.told(root) for fault in audit(root, GAMES)]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
