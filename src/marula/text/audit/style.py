"""Style: punctuation, brackets, forms of address and lengths, as far as a program can check them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import ast

from marula.text.audit.catalogue_files import ENGLISH, CatalogueFile, Finding, TextFolder
from marula.text.audit.sources import GAP, page_files

MID = r"(?<=[^\W\d_A-ZÄÖÜÅÆØ] |, )"
"""A place that is not the beginning of a sentence, where every word has a capital."""
ADDRESS = {
    "de": ("du", rf"{MID}(Sie|Ihnen|Ihr|Ihre[nmrs]?)\b"),
    "fr": ("tu", r"\b(?<!d’entre )([Vv]ous|[Vv]otre|[Vv]os)\b"),
    "es": ("tú", r"\b([Uu]sted|[Uu]stedes|[Vv]osotros|[Vv]uestr[oa]s?)\b"),
    "pl": ("ty", r"\b(Pan|Pani|Państwo|Państwa)\b"),
    "nl": ("je", r"\b([Uu]|[Uu]w)\b"),
    "fi": ("sinä", r"\b([Tt]e|[Tt]eidän|[Tt]eille|[Tt]eitä|[Tt]eillä)\b"),
    "da": ("du", rf"{MID}(De|Dem|Deres)\b"),
    "nb": ("du", rf"{MID}(De|Dem|Deres)\b"),
    "sv": ("du", rf"{MID}(Ni|Er|Ert|Era)\b"),
    "ja": ("です・ます", r"(である|のだ|だった|する|れる|いる|なる|できる)。"),
}
"""How each language addresses its reader (docs/glossary says why), and what gives away another form."""

NO_BREAK = "\u00a0\u202f"
SIGNS = {
    "fr": [
        (rf"[^{NO_BREAK}\s:/][;?!](?=[\s)]|$)", "no space before a sign that takes one"),
        (rf"[^\W\d]:(?=[\s{GAP}])", "no space before a colon"),
        (r" [:;?!»](?=[\s.,)]|$)|« ", "a plain space at a sign that takes one that does not break"),
        (rf"«[^{NO_BREAK}]|[^{NO_BREAK}]»", "no space inside « »"),
    ],
    "ja": [
        (r"[ぁ-んァ-ヶ一-龥ー][,;:!?(.]|[,;:)] ?[ぁ-んァ-ヶ一-龥]", "half-width signs beside Japanese"),
        (r"[ぁ-んァ-ヶ一-龥ー。、] +[ぁ-んァ-ヶ一-龥ー]", "a space between Japanese words"),
    ],
}
"""How a language sets its signs."""
ANYWHERE = [
    (r"[^\W_]  +[^\W_]", "two spaces"),
    (r"(?<!\.)\.\.(?!\.)|,,|\.\.\.", "a doubled full stop or comma (or dots for …)"),
    (r"\( | \)", "a space inside brackets"),
    (r"[([（][^)\]）]*[(（]", "brackets in brackets"),
    (r"(?<=[^\W\d_])'(?=[^\W\d_])", "a straight apostrophe"),
]
BEFORE = (r"(?<=[^\W_]) [,.;:!?](?=\s[^-]|$)", "a space before a sign")
"""Signs before which no space may stand, in every language but French, which asks for one."""
TABLES = {"admin-table", "admin-one-ban", "admin-report", "engine-check-good", "engine-check-bad"}
"""Rows of a table on the command line: columns stand apart by spaces."""
ID = re.compile(r"\b[a-z]+_[a-z]+")
TO_EDITORS = ("problem-", "bad-", "file-", "engine-")
"""Messages about files and commands, which name their fields."""
AS_THE_SOURCE_HAS_IT = ("source-", "edition-default")
"""Words of an edition file: English says them as the file does."""

BUTTON = re.compile(r"<button\b(?:[^<>{]|\{(?:[^{}]|\{[^{}]*\})*\})*>(.*?)</button>", re.DOTALL)
SAID = re.compile(r"\{\s*(?:frame\.)?say\(\"([a-z0-9-]+)\"")
LONGEST = 48
"""Letters of a button's words: two lines on a telephone."""


def check(root: Path, folders: Iterable[TextFolder]) -> Iterator[Finding]:
    """All files of all languages."""
    buttons = {key for path in page_files(root) for key in buttons_of(path)}
    for folder in folders:
        for file in folder.files.values():
            for key, entry in file.messages.items():
                for what in dict.fromkeys(_of_message(file.language, key, entry)):
                    yield file.finding(key, f"'{key}' has {what}")
            yield from _double_brackets(file)
            yield from _lengths(file, buttons)


def buttons_of(path: Path) -> set[str]:
    """The messages that a component writes on buttons."""
    if path.suffix != ".svelte":
        return set()
    return {key for found in BUTTON.findall(path.read_text(encoding="utf-8")) for key in SAID.findall(found)}


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern, with gaps for values; then the text of each variant in it."""
    said, inner = "", []
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            said += part.value
            continue
        expression = part.expression
        said += expression.value if isinstance(expression, ast.StringLiteral) else GAP
        if isinstance(expression, ast.SelectExpression):
            inner += [variant.value for variant in expression.variants]
    yield said
    for variant in inner:
        yield from texts(variant)


def texts_of(entry: ast.Message) -> Iterator[str]:
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
        if pattern is not None:
            yield from texts(pattern)


def _of_message(language: str, key: str, entry: ast.Message) -> Iterator[str]:
    for text in texts_of(entry):
        if not key.startswith(AS_THE_SOURCE_HAS_IT):
            yield from strays(language, text, in_table=key in TABLES)
        if ID.search(text) and not key.startswith(TO_EDITORS):
            yield "an id where a name should be"
        said = address(language, text)
        if said:
            yield said


def strays(language: str, text: str, in_table: bool = False) -> Iterator[str]:
    """Punctuation that is wrong in this language."""
    common = [*ANYWHERE, *([] if language == "fr" else [BEFORE])]
    for pattern, what in [*([] if in_table else common), *SIGNS.get(language, [])]:
        if re.search(pattern, text):
            yield what


def address(language: str, text: str) -> str:
    """The words of another form of address than the one this language has here; empty if there are none."""
    form, pattern = ADDRESS.get(language, ("", ""))
    found = re.search(pattern, text) if pattern else None
    return f"'{found[0]}', and the reader is addressed as '{form}'" if found else ""


def _double_brackets(file: CatalogueFile) -> Iterator[Finding]:
    """Check that a name with brackets of its own does not stand in brackets."""
    named = {key.split("-")[0] for key, entry in file.messages.items() if "-" in key and _bracketed(entry)}
    for key, entry in file.messages.items():
        for inside in (found for pattern in _patterns(entry) for found in _in_brackets(pattern)):
            if inside.split("_")[0] in named:
                yield file.finding(key, f"'{key}' has ${inside} in brackets, and such names have brackets of their own")


def _patterns(entry: ast.Message) -> Iterator[ast.Pattern]:
    yield from (pattern for pattern in (entry.value, *(one.value for one in entry.attributes)) if pattern is not None)


def _bracketed(entry: ast.Message) -> bool:
    """A plain name with brackets: Port Elizabeth (Gqeberha)."""
    return bool(
        entry.id.name.split("-")[0] in ("place", "city", "country") and any("(" in one for one in texts_of(entry))
    )


def _in_brackets(pattern: ast.Pattern) -> Iterator[str]:
    """The variables that a pattern shows in brackets."""
    depth = 0
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            depth += sum(part.value.count(sign) for sign in "(（") - sum(part.value.count(sign) for sign in ")）")
        elif isinstance(part.expression, ast.VariableReference) and depth > 0:
            yield part.expression.id.name


def _lengths(file: CatalogueFile, buttons: set[str]) -> Iterator[Finding]:
    """Check that texts of buttons are short in every language."""
    for key, entry in file.messages.items():
        if key in buttons or key.startswith("kind-"):
            longest = max(map(len, texts_of(entry)), default=0)
            if longest > LONGEST:
                yield file.finding(key, f"'{key}' is a button of {longest} letters; {LONGEST} have room")


def rules_pages(root: Path, languages: Iterable[str]) -> Iterator[Finding]:
    """Check the punctuation and the form of address of the rules pages in each language."""
    for language in languages:
        folder = root / "docs" / "rules"
        for page in sorted((folder if language == ENGLISH else folder / language).glob("*.md")):
            for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
                yield from (Finding(page, number, f"has {what}") for what in _faults_of_line(language, line))


def _faults_of_line(language: str, line: str) -> Iterator[str]:
    plain = re.sub(r"`[^`]*`|\]\([^)]*\)|\*+|^[-#|: ]+", "", line)
    yield from (what for pattern, what in SIGNS.get(language, []) if re.search(pattern, plain))
    if said := address(language, plain):
        yield said
