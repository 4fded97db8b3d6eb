"""python -m tools.sample_texts LANGUAGE: messages drawn at random beside their English, for judges to read.

The table is Markdown. A judge who did not translate writes a verdict in the last column: ok, or what is wrong and
better words. Verdicts are kept in docs/studies/translations/. To read a whole match as its players do, use
`marula replay MATCH --language LANGUAGE`, and --match makes one of each game here.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentSerializer

from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.random_match import random_match
from marula.text.audit.catalogue_files import ENGLISH, CatalogueFile, text_folders
from marula.text.languages import languages
from marula.text.replay_text import report

ROOT = Path(__file__).resolve().parent.parent


def messages(root: Path, language: str) -> list[tuple[str, str, str, str]]:
    """All messages of a language: where they are used, their key, English, and the translation."""
    return [
        (f"{folder.game or folder.path.name}: {PLACES.get(key.split('-')[0], key.split('-')[0])}", key, english, said)
        for folder in text_folders(root)
        if language in folder.files
        for key in folder.english.messages
        if key in folder.files[language].messages
        for english, said in [(written(folder.english, key), written(folder.files[language], key))]
        if english != said  # a place that has one name everywhere is no translation
    ]


PLACES = {
    "page": "a page's words",
    "action": "a button at the table",
    "kind": "a button at the table",
    "event": "the log",
    "refusal": "why a move is not allowed",
    "declined": "why the server says no",
    "phase": "the prompt",
    "face": "on the board",
    "guide": "the tour",
    "lesson": "the first lessons",
    "feature": "hints and reviews",
    "bad": "the command line",
    "problem": "the edition editor",
}
"""Where the messages of a family are read."""


def written(file: CatalogueFile, key: str) -> str:
    """A message as its file has it, without its key."""
    text = FluentSerializer().serialize_entry(file.messages[key])
    return text.partition("=")[2].strip()


def table(root: Path, language: str, count: int, seed: str) -> Iterator[str]:
    """The lines of the sample."""
    every = messages(root, language)
    drawn = random.Random(seed).sample(every, min(count, len(every)))
    yield f"# Sample of {language}: {len(drawn)} of {len(every)} messages, seed {seed}"
    yield ""
    yield "| number | place | key | English | translation | verdict |"
    yield "|---|---|---|---|---|---|"
    for number, cells in enumerate(drawn, 1):
        yield "| " + " | ".join([str(number), *(cell(one) for one in cells), ""]) + " |"


def cell(text: str) -> str:
    """Text in one line of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def matches(language: str, seed: str) -> Iterator[str]:
    """A whole match of each game as it is told in this language."""
    for game in GAMES.values():
        yield from report(random_match(game, Setup(game.name, 3), seed), language=language)
        yield ""


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.sample_texts", description=__doc__)
    parser.add_argument("language", choices=[one for one in languages() if one != ENGLISH])
    parser.add_argument("--count", type=int, default=300, help="how many messages (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="another seed draws other messages (default: %(default)s)")
    parser.add_argument("--match", action="store_true", help="a whole match of each game instead of single messages")
    args = parser.parse_args(words)
    for line in matches(args.language, args.seed) if args.match else table(ROOT, args.language, args.count, args.seed):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
