"""Pages: the rules of every game and the glossary, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from marula.text.audit.catalogue_files import ENGLISH, Finding

NUMBER = re.compile(r"^- ([A-Z]{2}-\d+)\b", re.MULTILINE)
RULE = re.compile(r"^- ([A-Z]{2}-\d+) (.*)$", re.MULTILINE)
READING = {
    "en": r"\bReadings?[:,.]",
    "da": r"\bTolkning(er)?[:,.]",
    "de": r"\bLesart(en)?[:,.]",
    "es": r"\bInterpretaci(ón|ones)[:,.]",
    "fi": r"\bTulkinta[:,]|\bTulkintoja\.",
    "fr": r"\bInterprétations?(\s?[:,.])",
    "ja": "解釈",
    "nb": r"\bTolkning(er)?[:,.]",
    "nl": r"\bLezing(en)?[:,.]",
    "pl": r"\bInterpretacj[ae][:,.]",
    "sv": r"\bTolkning(ar)?[:,.]",
}
"""How each language marks what the rulebook leaves open and we decided."""


def rules(root: Path, games: Iterable[str], languages: Iterable[str]) -> Iterator[Finding]:
    """Check that every page has exactly the rules of the English page, in the same order."""
    folder = root / "docs" / "rules"
    for game in games:
        english = folder / f"{game}.md"
        if not english.is_file():
            yield Finding(english, 0, "is missing")
            continue
        wanted = NUMBER.findall(english.read_text(encoding="utf-8"))
        for language in languages:
            page = folder / language / f"{game}.md"
            if language == ENGLISH:
                continue
            if not page.is_file():
                yield Finding(page, 0, "is missing")
                continue
            found = NUMBER.findall(page.read_text(encoding="utf-8"))
            yield from (Finding(page, 0, f"rule {rule} is missing") for rule in wanted if rule not in found)
            yield from (Finding(page, 0, f"rule {rule} is not in English") for rule in found if rule not in wanted)
            yield from (Finding(page, 0, f"rule {rule} is there twice") for rule in set(found) if found.count(rule) > 1)
            if sorted(found) == sorted(wanted) and found != wanted:
                yield Finding(page, 0, "its rules are in another order than in English")
            yield from _readings(english, page, language)
            yield from _pictures(english, page)


def _pictures(english: Path, page: Path) -> Iterator[Finding]:
    """Check that every page has every picture, with an alternative text and a line for each of its numbers."""
    wanted, found = _legends(english), _legends(page)
    for name, lines in wanted.items():
        if name not in found:
            yield Finding(page, 0, f"the picture {name} is missing, with its {lines} numbered lines")
        elif found[name] != lines:
            yield Finding(page, 0, f"the picture {name} has {found[name]} numbered lines, in English {lines}")
    yield from (Finding(page, 0, f"the picture {name} is not in English") for name in found if name not in wanted)


def _legends(page: Path) -> dict[str, int]:
    """For each picture that has an alternative text: how many numbered lines follow it."""
    text = page.read_text(encoding="utf-8")
    return {
        name: len(re.findall(r"^\d+\. \S", below, re.MULTILINE))
        for name, below in re.findall(
            r"^!\[[^\]]+\]\((?:[\w.]+/)*(\w+\.svg)\)\n+((?:\d+\. .*\n|  .*\n)*)", text, re.MULTILINE
        )
    }


def _readings(english: Path, page: Path, language: str) -> Iterator[Finding]:
    """Check that a rule marked as our reading in English is marked in every language."""
    if language not in READING:
        yield Finding(page, 0, "READING in audit/pages.py does not tell how this language marks a reading")
        return
    marked = _marked(english, ENGLISH)
    for rule, found in _marked(page, language).items():
        if rule in marked and found != marked[rule]:
            wanted = "has a mark" if marked[rule] else "has no mark"
            yield Finding(page, 0, f"rule {rule} {wanted} of a reading in English")


def _marked(page: Path, language: str) -> dict[str, bool]:
    """For each rule: is something in it marked as our reading?"""
    mark = re.compile(READING[language])
    return {rule: bool(mark.search(text)) for rule, text in RULE.findall(page.read_text(encoding="utf-8"))}


def glossaries(root: Path, languages: Iterable[str]) -> Iterator[Finding]:
    """Check that each language has a glossary, and that every term in it has a source."""
    for language in languages:
        page = root / "docs" / "glossary" / f"{language}.md"
        if language == ENGLISH:
            continue
        if not page.is_file():
            yield Finding(page, 0, "is missing")
            continue
        rows = 0
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("|") or set(line) <= set("|-: "):
                continue
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            rows += 1
            if len(cells) != 3 or not all(cells):
                yield Finding(page, number, "is no row of three: English, this language, where it comes from")
        if rows == 0:
            yield Finding(page, 0, "has no table of terms")
