"""Numbers: a message that counts something must have a singular. "{ $number } cards" reads "1 cards" wherever the
number can be 1.

Which words have another singular is learnt from the language itself: from its own messages that select by a number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from fluent.syntax import ast

from marula.text.audit.catalogue_files import ENGLISH, CatalogueFile, Finding, TextFolder, uses
from marula.text.audit.languages_match_english import CATEGORIES, base, plurals

SEVERAL = {
    # No game is for one player alone.
    "page-players": {"most"},
    "page-daily-puzzle-in": {"number"},
    "page-puzzle-players": {"number"},
    "games-game": {"most"},
    "puzzles-question": {"players"},
    "replay-head": {"seats"},
    "engine-check-whole-match": {"players"},
    "engine-check-any-moment": {"players"},
    "engine-check-change-of-match": {"players"},
    # Averages, and measurements of many matches.
    "study-size": {"players", "matches", "decisions"},
    "study-seat": {"points"},
    "study-luck": {"matches"},
    "study-against": {"players", "points", "decisions"},
    "simulate-speed": {"speed"},
    "arena-about": {"matches", "deals"},
    "feature-seat-plan-against-time": {"value"},
    # Limits that the program or the rules set higher.
    "workers-died": {"times"},
    "declined-too-long": {"number"},
    "page-review-progress": {"total"},
    "event-explorers-recalled": {"rounds"},
    "refusal-af-36": {"limit"},
    "event-row-swept": {"locomotives"},
    "refusal-ha-5-first": {"offered"},
    "refusal-ha-5-few": {"offered"},
    "refusal-ha-5-absent": {"offered"},
    "refusal-ha-23-choose": {"offered"},
    "refusal-ha-23-few": {"offered"},
    "refusal-ha-23-absent": {"offered"},
    "problem-few-cards": {"number"},
    "event-queen-rolled": {"coins"},
    # Printed on the card, or in its name.
    "face-card-lion": {"amount"},
    "face-card-rhino": {"amount"},
    "face-card-antelope": {"amount"},
    "face-card-three-stones": {"amount"},
    "face-card-four-coins": {"amount"},
}
"""Numbers that are never 1, by message."""
NAMES = {"seat", "name", "names", "ahead", "behind", "card", "colour", "terrain", "place", "round", "entry"}
"""Variables that are no count: who or what it is, or the number of one entry."""
WORD = re.compile(r"[\s\u00a0\u202f]([^\W\d_]{2,})")


def check(folders: Iterable[TextFolder]) -> Iterator[Finding]:
    """Each language by itself, with what all its files teach of its plurals.

    What can be 1 is decided in English; the others select by what English selects by.
    """
    found = list(folders)
    for language in sorted({language for folder in found for language in folder.files}):
        here = [(folder, folder.files[language]) for folder in found if language in folder.files]
        if len(plurals(language)) > 1:
            several = {word for _, file in here for entry in file.messages.values() for word in _several(entry)}
            for folder, file in here:
                yield from _unselected(file, several, None if language == ENGLISH else folder.english)


def _patterns(entry: ast.Message) -> list[ast.Pattern]:
    return [*([entry.value] if entry.value else []), *(attribute.value for attribute in entry.attributes)]


def _selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for part in pattern.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            yield part.expression


def _several(entry: ast.Message) -> Iterator[str]:
    """The words that follow the number in plural forms, and not in the singular."""
    for pattern in _patterns(entry):
        for select in _selects(pattern):
            variants = {v.key.name: v.value for v in select.variants if isinstance(v.key, ast.Identifier)}
            if "one" in variants and set(variants) <= CATEGORIES and isinstance(select.selector, ast.VariableReference):
                number = base(select.selector.id.name)
                single = {word for text in _texts(variants["one"]) for word in re.findall(r"\w+", text)}
                for name in set(variants) - {"one"}:
                    yield from {word for shown, word in _counted(variants[name]) if base(shown) == number} - single


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            yield part.value


def _counted(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Each variable that is shown here, and the word after it; a name may stand between: "2 jungle cards"."""
    for at, part in enumerate(pattern.elements):
        if not isinstance(part, ast.Placeable) or not isinstance(part.expression, ast.VariableReference):
            continue
        after = pattern.elements[at + 1 : at + 4]
        if len(after) == 3 and isinstance(after[0], ast.TextElement) and not after[0].value.strip():
            after = after[2:]
        word = WORD.match(after[0].value) if after and isinstance(after[0], ast.TextElement) else None
        if word:
            yield part.expression.id.name, word[1]


def _unselected(file: CatalogueFile, several: set[str], english: CatalogueFile | None) -> Iterator[Finding]:
    for key, entry in file.messages.items():
        never_one = NAMES | SEVERAL.get(key, set())
        counts = None if english is None else _counts(english, key)
        for name, word in (pair for pattern in _patterns(entry) for pair in _outside(pattern, frozenset())):
            if word in several and base(name) not in never_one and (counts is None or base(name) in counts):
                yield file.finding(key, f"'{key}' says '{word}' for any ${name}: select by it, for it may be 1")


def _counts(english: CatalogueFile, key: str) -> set[str]:
    """What an English message selects by as a number."""
    entry = english.messages.get(key)
    return {
        base(select.selector.id.name)
        for select in (uses(entry).selects if entry else ())
        if isinstance(select.selector, ast.VariableReference)
        and any(isinstance(variant.key, ast.Identifier) and variant.key.name == "one" for variant in select.variants)
    }


def _outside(pattern: ast.Pattern, selected: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Variables and words after them where nothing around them has selected by that variable."""
    yield from ((name, word) for name, word in _counted(pattern) if base(name) not in selected)
    for select in _selects(pattern):
        by = select.selector
        name = base(by.id.name) if isinstance(by, ast.VariableReference) else ""
        for variant in select.variants:
            yield from _outside(variant.value, selected | {name})
