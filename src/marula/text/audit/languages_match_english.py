"""Languages match English: the same messages and values, and plurals and cases that are complete."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from babel import Locale
from fluent.syntax import ast

from marula.text.audit.catalogue_files import ENGLISH, CatalogueFile, Finding, TextFolder, attributes, uses

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTED = 1000
"""The largest number that these games count to. Plurals that only larger numbers have are not asked for."""


@cache
def plurals(language: str) -> frozenset[str]:
    """The plural categories that whole numbers have in this language."""
    form = Locale.parse(language.replace("-", "_")).plural_form
    return frozenset(form(number) for number in range(COUNTED + 1))


def check(folder: TextFolder, languages: Iterable[str], tables: Iterable[str]) -> Iterator[Finding]:
    """Find all problems of one folder; `tables` are those whose names may have forms."""
    english = folder.english
    for language in languages:
        file = folder.files.get(language)
        if file is None:
            yield Finding(folder.path / f"{language}.ftl", 0, f"is missing: {language} is a language of the others")
            continue
        yield from file.findings
        yield from _plurals(file)
        yield from _forms(file, tables)
        yield from _letters(file)
        if language == ENGLISH:
            continue
        for key in english.messages:
            if key not in file.messages:
                yield Finding(file.path, 0, f"'{key}' is missing")
        for key in file.messages:
            if key not in english.messages:
                yield file.finding(key, f"'{key}' is not in English: left over or misspelt")
            else:
                yield from _placeables(file, key, english.messages[key])


def references(folders: Iterable[TextFolder], language: str) -> Iterator[Finding]:
    """Find messages and terms that others refer to, and that do not exist."""
    files = [(folder, folder.files[language]) for folder in folders if language in folder.files]
    for folder, file in files:
        seen = [other for near, other in files if near.game in ("", folder.game)]
        known = {key for other in seen for key in other.messages}
        known |= {f"-{key}" for other in seen for key in other.terms}
        entries: dict[str, ast.Message | ast.Term] = {**file.messages}
        entries |= {f"-{key}": term for key, term in file.terms.items()}
        for key, entry in entries.items():
            for wanted in sorted(uses(entry).references - known):
                yield file.finding(key, f"'{key}' refers to '{wanted}', which is not there")


def _placeables(file: CatalogueFile, key: str, english: ast.Message) -> Iterator[Finding]:
    """Check that a message uses every value that English shows, and no other value but forms of the same ones."""
    theirs, ours = uses(english), uses(file.messages[key])
    known = {base(name) for name in theirs.shown | theirs.selected} | theirs.shown | theirs.selected
    used = ours.shown | ours.selected
    for name in sorted({base(name) for name in theirs.shown}):
        if not any(name in bases(word) for word in used):
            yield file.finding(key, f"'{key}' leaves out ${name}")
    for name in sorted(used):
        if not any(word in known for word in bases(name)):
            yield file.finding(key, f"'{key}' uses ${name}, which English does not")


def base(name: str) -> str:
    """card_id and cards_count are about card and cards."""
    for ending in ("_id", "_count"):
        name = name.removesuffix(ending)
    return name


def bases(name: str) -> list[str]:
    """What a variable may be a form of: place_from_genitive of place_from, or of place."""
    parts = name.split("_")
    return ["_".join(parts[:end]) for end in range(len(parts), 0, -1)]


def _plurals(file: CatalogueFile) -> Iterator[Finding]:
    """Check that a message that selects by plurals has exactly the plurals of its language."""
    needed = plurals(file.language)
    for key, entry in file.messages.items():
        for select in uses(entry).selects:
            names = [v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)]
            default = next(v.key for v in select.variants if v.default)
            given = set(names) & CATEGORIES
            if not given - {"other"}:  # `*[other]` alone is how every selection ends, by whatever it selects
                continue
            about = _selector(select)
            for category in sorted(needed - given):
                yield file.finding(key, f"'{key}' has no plural [{category}] for {about}")
            for category in sorted(given - needed):
                if not (isinstance(default, ast.Identifier) and default.name == category):
                    yield file.finding(key, f"'{key}' has a plural [{category}] that {file.language} has not")


def _selector(select: ast.SelectExpression) -> str:
    selector = select.selector
    return f"${selector.id.name}" if isinstance(selector, ast.VariableReference) else "its number"


def _forms(file: CatalogueFile, tables: Iterable[str]) -> Iterator[Finding]:
    """Check that all names of a table have the same forms, so that none is missing in a sentence."""
    for table in tables:
        names = [key for key in file.messages if key == table or key.startswith(f"{table}-")]
        whole = {form for key in names for form in attributes(file.messages[key])}
        for key in names:
            for form in sorted(whole - set(attributes(file.messages[key]))):
                yield file.finding(key, f"'{key}' has no .{form}, which other names of its kind have")


def _letters(file: CatalogueFile) -> Iterator[Finding]:
    """Check that the letters of colours differ, and that each occurs in the name of its colour."""
    seen: dict[str, str] = {}
    for key, entry in file.messages.items():
        if not key.startswith("letter-"):
            continue
        text, colour = plain(entry), key.removeprefix("letter-")
        if len(text) != 1:
            yield file.finding(key, f"'{key}' is not one letter: {text}")
        if text in seen:
            yield file.finding(key, f"'{key}' is the same letter as '{seen[text]}'")
        seen[text] = key
        named = [name for name in file.messages if name.partition("-")[2] == colour and name != key]
        if not any(text.casefold() in plain(file.messages[name]).casefold() for name in named):
            yield file.finding(key, f"'{key}' is no letter of its colour's name: {text}")


def plain(entry: ast.Message) -> str:
    """The text of a message, without what is put in."""
    elements = entry.value.elements if entry.value else ()
    return "".join(part.value for part in elements if isinstance(part, ast.TextElement)).strip()
