"""English terms: what docs/glossary/en.md says not to use stands in no English message and on no English page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from marula.text.audit.catalogue_files import ENGLISH, Finding, TextFolder, uses

NONE = "–"
"""In the last column: there is nothing to avoid."""


def glossary(root: Path) -> Path:
    return root / "docs" / "glossary" / f"{ENGLISH}.md"


def rows(page: Path) -> Iterator[tuple[int, list[str]]]:
    """The rows of the page's tables with their line numbers, heads left out."""
    lines = page.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        below = lines[number] if number < len(lines) else ""
        if line.startswith("|") and not set(line) <= set("|-: ") and not (below and set(below) <= set("|-: ")):
            yield number, [cell.strip() for cell in line.strip().strip("|").split("|")]


def check(root: Path, folders: Iterable[TextFolder]) -> Iterator[Finding]:
    """The glossary is whole, and English keeps to it."""
    page = glossary(root)
    if not page.is_file():
        yield Finding(page, 0, "is missing")
        return
    avoided: dict[str, str] = {}
    for number, cells in rows(page):
        if len(cells) != 3 or not all(cells):
            yield Finding(page, number, "is no row of three: term, use for, do not use")
            continue
        avoided |= {word.strip(): cells[0] for word in cells[2].split(",") if word.strip() != NONE}
    if not avoided:
        yield Finding(page, 0, "has no table of terms")
        return
    # Whole words only; the mail in e-mail is another word.
    found = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, avoided))})(?![\w-])", re.IGNORECASE)
    lower = {word.lower(): term for word, term in avoided.items()}
    for folder in folders:
        for key, message in folder.english.messages.items():
            for word in dict.fromkeys(match[0] for match in found.finditer(" … ".join(uses(message).texts))):
                yield folder.english.finding(key, f"'{key}' says '{word}': say '{lower[word.lower()]}'")
