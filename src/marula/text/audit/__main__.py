"""python -m marula.text.audit: one line for each problem with the texts of this source tree; exit code 1 if any."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast

from marula.core.game import Game
from marula.games import GAMES
from marula.text.audit import hardcoded_text, joined_text, keys, languages_match_english, numbers, pages, style, terms
from marula.text.audit.catalogue_files import Finding, TextFolder, text_folders
from marula.text.catalogue import key_of


def audit(root: Path, games: Mapping[str, Game]) -> Iterator[Finding]:
    """Every problem, folder by folder."""
    found = text_folders(root)
    languages = sorted({language for folder in found for language in folder.files})
    for folder in found:
        yield from languages_match_english.check(folder, languages, _tables(games.get(folder.game)))
    for language in languages:
        yield from languages_match_english.references(found, language)
    yield from keys.check(root, found, games)
    for folder in found:
        if folder.game in games:
            yield from _edition_texts(folder, games[folder.game])
    yield from hardcoded_text.pages(root)
    yield from hardcoded_text.python(root)
    yield from pages.rules(root, [folder.game for folder in found if folder.game], languages)
    yield from pages.glossaries(root, languages)
    yield from joined_text.check(root)
    yield from numbers.check(found)
    yield from style.check(root, found)
    yield from style.rules_pages(root, languages)
    yield from terms.check(root, found)


def _tables(game: Game | None) -> set[str]:
    """The tables whose names may have forms."""
    return set() if game is None else {key_of(table) for board in keys.boards(game) for table in board.tables}


def _edition_texts(folder: TextFolder, game: Game) -> Iterator[Finding]:
    """Check that the English catalogue has the texts that an edition holds itself, word for word."""
    for key, said in keys.texts_of_editions(game).items():
        message = folder.english.messages.get(key)
        if message is None or message.value is None:
            continue
        text = "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))
        if text != said:
            yield folder.english.finding(key, f"'{key}' says otherwise than the edition")


def main(root: Path | None = None) -> int:
    root = root or Path.cwd()
    findings = [finding.format(root) for finding in audit(root, GAMES)]
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
