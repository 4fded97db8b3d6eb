"""Joined text: signs that the code itself puts between two texts, and ids that it puts into messages.

Each language sets a colon, a semicolon, a dot or brackets in its own way. So they belong in messages (replay-field,
page-remark, between-…). An id is for programs; people read the title or the name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from marula.text.audit.catalogue_files import Finding
from marula.text.audit.hardcoded_text import for_programmers
from marula.text.audit.sources import GAP, Markup, calls, nodes, page_files, page_strings, python_files, svelte, written

JOINTS = {" · ", "; ", "、"}
"""Signs that join a list."""
BETWEEN = re.compile(rf"{GAP}(: |; | · |、|：){GAP}|{GAP} \({GAP}\)")
"""Signs between two texts that are put in."""
IN_MARKUP = re.compile(rf"(^|{GAP})\s*[:;·](\s|$)|{GAP}\s*\(\s*{GAP}\s*\)")
TO_PEOPLE = ("cli", "text", "analysis", "rendering", "notify")
"""Packages whose strings are read by people."""
TYPED = {"bad-option", "games-game", "games-option", "engine-game", "engine-check-whole-match"}
"""Messages that tell what to type, or speak of a program's protocol: there an id is what is meant."""
IDS = {"edition", "game", "variant", "status"}
"""Values of messages that people read as a title or a name."""


def check(root: Path) -> Iterator[Finding]:
    for path in python_files(root / "src" / "marula"):
        yield from _joined(path)
        yield from _ids(path)
    for path in page_files(root):
        for literal in page_strings(path):
            if literal.text in JOINTS or _between(literal.text):
                yield _joint(path, literal.line, literal.text)
        if path.suffix == ".svelte":
            yield from _markup(path, svelte(path))
        yield from _ids_in_page(path)


def _joint(path: Path, line: int, text: str) -> Finding:
    shown = re.sub(r"\s+", " ", text.replace(GAP, "…")).strip("\n")
    return Finding(path, line, f"'{shown}' is between texts and in no catalogue")


def _between(text: str) -> bool:
    """Is it only two values with a sign between them? A style or an address has more."""
    return bool(BETWEEN.search(text)) and not re.search(r"[<>{}=/]|\w-\w", text)


def _joined(path: Path) -> Iterator[Finding]:
    skipped = for_programmers(path)
    for node in nodes(path):
        if isinstance(node, ast.Constant) and node.value in JOINTS:
            yield _joint(path, node.lineno, str(node.value))
        elif isinstance(node, ast.JoinedStr) and id(node) not in skipped and set(TO_PEOPLE) & set(path.parts):
            text = written(node) or ""
            if _between(text):
                yield _joint(path, node.lineno, text)


def _markup(path: Path, markup: Markup) -> Iterator[Finding]:
    for text in markup.texts:
        if IN_MARKUP.search(text.text):
            yield _joint(path, text.line, text.text)


def _ids(path: Path) -> Iterator[Finding]:
    """`say("…", edition=setup.edition)`: a message that is given an id where people expect a name."""
    for name, call in calls(path):
        key = written(call.args[0]) if name == "say" and call.args else None
        for word in call.keywords if key and key not in TYPED else ():
            value = word.value
            if word.arg in IDS and isinstance(value, ast.Attribute) and value.attr in (word.arg, "name", "id"):
                yield Finding(path, call.lineno, f"'{key}' is given the id {ast.unparse(value)}, not a name")


GIVEN = re.compile(rf"say\(\s*\"([a-z0-9-]+)\",\s*\{{[^}}]*?\b({'|'.join(sorted(IDS))}):\s*([\w.]+\.(?:\2|name|id))\b")
SHOWN = re.compile(r">\s*\{([\w.]+\.(?:edition|variant|status|edition\.name))\}\s*<")


def _ids_in_page(path: Path) -> Iterator[Finding]:
    source = path.read_text(encoding="utf-8")
    for found in GIVEN.finditer(source):
        line = source.count("\n", 0, found.start()) + 1
        yield Finding(path, line, f"'{found[1]}' is given the id {found[3]}, not a name")
    for found in SHOWN.finditer(source):
        line = source.count("\n", 0, found.start()) + 1
        yield Finding(path, line, f"the id {found[1]} is shown, not a name")
