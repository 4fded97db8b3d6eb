"""Finds hard-coded text: text for people that is in the code instead of in a catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from marula.text.audit.catalogue_files import Finding
from marula.text.audit.sources import (
    GAP,
    Literal,
    docstrings,
    nodes,
    page_files,
    page_strings,
    python_files,
    svelte,
    written,
)

NAMES = {"Marula", "API", "JSON", "QR", "µs"}
"""Names that are the same in every language."""
VISIBLE_ATTRIBUTES = {
    "title",
    "alt",
    "placeholder",
    "label",
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
}
"""Attributes that are read out or shown."""

WORD = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(
    r"^[A-Z][a-z]+ [a-z]+"  # Two words, the first with a capital
    r"|[a-z]{2,} [a-z]{2,} [a-z]{2,}"  # three words in a row
    r"|[a-z]{3,}[.!?…]$"  # or something that ends like a sentence
)
ADDRESS = re.compile(r"https?://\S*")
TO_PROGRAMMERS = re.compile(r"(Error|assert|console\.\w+)\(\s*$")

TECHNICAL_CALLS = {
    *("add_argument", "add_parser", "add_subparsers", "add_mutually_exclusive_group", "ArgumentParser", "Parser"),
    *("debug", "info", "warning", "error", "critical", "exception"),
    *("match", "fullmatch", "compile", "search", "sub", "findall"),
    *("CounterMetricFamily", "HistogramMetricFamily", "Gauge"),
    *("OpenAPIConfig", "ResponseSpec", "Thread", "create_task", "close", "WebSocketException"),
    *("DerivedPart", "Feature", "Seeded", "note"),
}
"""Help, logs, patterns, metrics, threads, seeds and the reference of features: for programmers and operators."""
TECHNICAL_CONSTANTS = {"HELP", "REFUSED"}
"""What --help says, and what the API's reference says of each status."""
TECHNICAL_FUNCTIONS = {"plain", "census", "speed"}
"""Refusals for logs, what the laws of games count, and what --version says."""
TO_RESEARCHERS = {"bots", "lab", "workers"}
"""Packages whose strings are settings, columns and documents; what they print and their pages are looked at, too."""


def words_of(text: str) -> list[str]:
    return [word for word in WORD.findall(ADDRESS.sub("", text).replace(GAP, " ")) if word not in NAMES]


def reads_like_a_sentence(text: str) -> bool:
    return bool(SENTENCE.search(text.replace(GAP, "0")))


def pages(root: Path) -> Iterator[Finding]:
    """Find text in pages: every word of the markup, and what reads like a sentence in scripts."""
    for path in page_files(root):
        if path.suffix == ".svelte":
            parts = svelte(path)
            for text in parts.texts:
                if words_of(text.text):
                    yield _finding(text, "is written in the markup")
            for name, value in parts.attributes:
                if name in VISIBLE_ATTRIBUTES and words_of(value.text):
                    yield _finding(value, f"is written in the attribute {name}")
        for literal in page_strings(path):
            if reads_like_a_sentence(literal.text) and not _technical(literal):
                yield _finding(literal, "is written in the script")
    for path in sorted((root / "web").glob("*.html")):
        for found in re.finditer(r">([^<>]+)<", path.read_text(encoding="utf-8")):
            if words_of(found[1]):
                yield Finding(path, 0, f"'{found[1].strip()}' is written in the page")


def _technical(literal: Literal) -> bool:
    """Is it a message to programmers, a style or a drawing?"""
    return bool(TO_PROGRAMMERS.search(literal.before)) or bool(re.search(r"[{}<>=;]|\bvar\(|\b\d+px\b", literal.text))


def python(root: Path) -> Iterator[Finding]:
    """Find text in Python: what reads like a sentence and is no help, log, docstring or exception for programmers."""
    for path in python_files(root / "src" / "marula"):
        allowed = docstrings(path) | for_programmers(path)
        for node in nodes(path):
            if id(node) in allowed or not isinstance(node, ast.expr):
                continue
            text = written(node)
            if text is None:
                continue
            literal = Literal(path, node.lineno, text)
            tags = [found for found in re.findall(r">([^<>]+)<", text) if words_of(re.sub(r"\{\w+\}", "", found))]
            for found in tags:
                yield _finding(Literal(path, node.lineno, found), "is written in a page's markup")
            if not tags and TO_RESEARCHERS.isdisjoint(path.parts) and reads_like_a_sentence(text) and not _data(text):
                yield _finding(literal, "is written in the code")
    yield from _printed(root)


def _data(text: str) -> bool:
    """Is it a style, markup or a query? These are checked by their tags, or are not for people."""
    return "\n" in text.strip() or bool(re.search(r"[{}<>]", text))


@cache
def for_programmers(path: Path) -> frozenset[int]:
    """All nodes inside help, logs, assertions, exceptions and the like."""
    found: set[int] = set()
    for node in nodes(path):
        inner: list[ast.AST] = []
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in TECHNICAL_CALLS:
                inner = [*node.args, *node.keywords]
        elif isinstance(node, ast.Raise):
            inner = [node.exc] if node.exc else []
        elif isinstance(node, ast.Assert):
            inner = [node.msg] if node.msg else []
        elif isinstance(node, ast.Assign) and any(
            getattr(one, "id", "") in TECHNICAL_CONSTANTS for one in node.targets
        ):
            inner = [node.value]
        elif isinstance(node, ast.FunctionDef) and node.name in TECHNICAL_FUNCTIONS:
            inner = list(node.body)
        elif isinstance(node, ast.JoinedStr):  # looked at as a whole
            inner = [part for part in node.values if isinstance(part, ast.Constant)]
        for part in inner:
            found.update(id(deep) for deep in ast.walk(part))
    return frozenset(found)


def _printed(root: Path) -> Iterator[Finding]:
    """Check that what is printed comes from a catalogue; only the program's own name may stand before it."""
    for path in python_files(root / "src" / "marula"):
        for node in nodes(path):
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "print"):
                continue
            for argument in node.args:
                text = written(argument)
                words = words_of(re.sub(r"^marula: ", "", text or ""))
                if text is not None and words and not reads_like_a_sentence(text):
                    yield _finding(Literal(path, node.lineno, text), "is printed as it is")


def _finding(literal: Literal, what: str) -> Finding:
    text = re.sub(r"\s+", " ", literal.text.replace(GAP, "…")).strip()
    return Finding(literal.path, literal.line, f"'{text[:70]}' {what}")
