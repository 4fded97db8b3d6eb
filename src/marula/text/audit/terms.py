"""Terms: each language keeps to its glossary.

docs/glossary/en.md names, for each term, the words not to use instead. The page of another language has a table
"Checked by the audit": an English word, how the words for it begin in that language, and words not to use.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from marula.text.audit.catalogue_files import ENGLISH, CatalogueFile, Finding, TextFolder, uses
from marula.text.audit.style import AS_THE_SOURCE_HAS_IT

NONE = "–"
"""The sign for an empty cell."""
COMMAND = re.compile(r"\bmarula( [a-z]+)+")
"""A command, which is the same in every language."""
CHECKED = "## Checked by the audit"


def glossary(root: Path, language: str = ENGLISH) -> Path:
    return root / "docs" / "glossary" / f"{language}.md"


def rows(page: Path, below: str = "") -> Iterator[tuple[int, list[str]]]:
    """The rows of the page's tables with their line numbers, heads left out; or only those below one heading."""
    lines = page.read_text(encoding="utf-8").splitlines()
    heading = ""
    for number, line in enumerate(lines, 1):
        heading = line if line.startswith("#") else heading
        under = lines[number] if number < len(lines) else ""
        if line.startswith("|") and not set(line) <= set("|-: ") and not (under and set(under) <= set("|-: ")):
            if not below or heading == below:
                yield number, [cell.strip() for cell in line.strip().strip("|").split("|")]


def check(root: Path, folders: Iterable[TextFolder]) -> Iterator[Finding]:
    """Check that the glossaries are complete, and that every language keeps to its own."""
    found = list(folders)
    yield from _english(root, found)
    for language in sorted({language for folder in found for language in folder.files} - {ENGLISH}):
        if glossary(root, language).is_file():
            yield from _other(root, language, found)


def _english(root: Path, folders: Iterable[TextFolder]) -> Iterator[Finding]:
    page = glossary(root)
    if not page.is_file():
        yield Finding(page, 0, "is missing")
        return
    avoided: dict[str, str] = {}
    for number, cells in rows(page):
        if len(cells) != 3 or not all(cells):
            yield Finding(page, number, "is no row of three: term, use for, do not use")
            continue
        avoided |= dict.fromkeys(_words(cells[2]), cells[0])
    if not avoided:
        yield Finding(page, 0, "has no table of terms")
    for folder in folders:
        yield from _avoided(folder.english, avoided)


def _words(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip() not in ("", NONE)]


def _avoided(file: CatalogueFile, avoided: dict[str, str]) -> Iterator[Finding]:
    """Words not to use; whole words only where a language puts spaces between them. The mail in e-mail is another."""
    if not avoided:
        return
    words = "|".join(map(re.escape, avoided))
    pattern = words if file.language == "ja" else rf"(?<![\w-])({words})(?![\w-])"
    said_instead = {word.lower(): term for word, term in avoided.items()}
    for key, message in file.messages.items():
        if file.language != ENGLISH and key.startswith(AS_THE_SOURCE_HAS_IT):
            continue
        said = COMMAND.sub("", " … ".join(uses(message).texts))
        for word in dict.fromkeys(match[0] for match in re.finditer(pattern, said, re.IGNORECASE)):
            yield file.finding(key, f"'{key}' says '{word}': say '{said_instead[word.lower()]}'")


def _other(root: Path, language: str, folders: list[TextFolder]) -> Iterator[Finding]:
    """Check that a message uses this language's word for each term that English uses."""
    page = glossary(root, language)
    checked = [cells for _, cells in rows(page, CHECKED) if len(cells) == 3]
    if not checked:
        yield Finding(page, 0, f"has no table '{CHECKED.strip('# ')}'")
    avoided = {word: cells[1] for cells in checked for word in _words(cells[2])}
    for folder in folders:
        file = folder.files.get(language)
        if file is None:
            continue
        yield from _avoided(file, avoided)
        for term, beginnings, _ in checked:
            yield from _unnamed(folder.english, file, term, _words(beginnings))


def _unnamed(english: CatalogueFile, file: CatalogueFile, term: str, beginnings: list[str]) -> Iterator[Finding]:
    """Messages that English says with a term, and this language with another word."""
    wanted = re.compile(rf"(?<![\w-]){re.escape(term).removesuffix('y')}(y|ies|s)?(?![\w-])", re.IGNORECASE)
    for key, message in english.messages.items():
        if key not in file.messages or key.startswith(AS_THE_SOURCE_HAS_IT) or not beginnings:
            continue
        if wanted.search(COMMAND.sub("", " ".join(uses(message).texts))):
            said = " ".join(uses(file.messages[key]).texts).casefold()
            if not any(beginning.casefold() in said for beginning in beginnings):
                yield file.finding(key, f"'{key}' has none of '{', '.join(beginnings)}' for '{term}'")
