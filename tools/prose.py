"""Finds prose that is hard to read: python -m tools.prose [FILE …]. Long sentences, long lines, swallowed text.

English documents and docstrings are read. Tables, code, addresses, and pages that are generated or translated are not:
nobody writes those by hand, or they cannot be broken. A code span counts as one word, and so does a link's address.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
MOST_WORDS = 35
"""In one sentence."""
LONGEST_LINE = 120
"""Characters, without addresses."""
LONGEST_HEADING = 72
"""Characters. A longer one has swallowed the text after it."""
FOLDERS = ("src", "tools", "tests", "examples")
"""Where docstrings are read."""
GENERATED = re.compile(r"^Made by `", re.MULTILINE)
"""So begins a page that a tool writes."""

SKIPPED = re.compile(r"\s*(\||```|~~~|:::|<|!\[|#)")
"""Lines of Markdown that are no prose: tables, fences, markup, pictures, headings."""
ITEM = re.compile(r"\s*(?:[-*+]|\d+\.|>)\s+")
"""How a list's item or a quotation begins."""
HEADING = re.compile(r"(#{1,6})(\s*)(?:\d+\. )?(.*)")
SWALLOWS = re.compile(r"[.!;,:]$|[.!?] [A-Z]|[a-z)] (?:The|An?|All|In|It|This|Half|One|Each|We|You|If|When) [a-z]")
"""How a heading ends or goes on that holds a sentence too."""
NUMBERED = re.compile(r"\s*(\d+)\.\s")
SECOND_COMMAND = re.compile(r"\s# .*\b(?:marula|make|python -m) [a-z][\w.]* ")
"""A comment in a block of commands that has swallowed the next line, as when a tool wraps the block like prose."""
RULE = re.compile(r"- [A-Z]{2}-\d+ ")
ADDRESS = re.compile(r"\]\([^)]*\)|https?://\S+")
CODE = re.compile(r"``[^`]+``|`[^`]*`")
END = re.compile(r"""(?<=[.!?])["”')\]*_]*\s+|(?<=…)\s+(?=["“(*_]*[A-Z])""")
"""Between two sentences."""
ABBREVIATIONS = re.compile(r"\b(?:e\.g|i\.e|cf|vs|etc|No|Fig)\.")
WORD = re.compile(r"\w[\w'’.,-]*")


class Problem(NamedTuple):
    """One thing to mend."""

    line: int
    what: str


def sentences(text: str) -> Iterator[str]:
    """The sentences of one paragraph. Code and addresses are one word each."""
    plain = CODE.sub("code", ADDRESS.sub("]", " ".join(text.split())))
    plain = ABBREVIATIONS.sub(lambda found: found.group().replace(".", ""), plain)
    yield from END.split(plain)


def long_sentences(text: str, line: int) -> Iterator[Problem]:
    """The sentences of a paragraph that have too many words."""
    for sentence in sentences(text):
        words = len(WORD.findall(sentence))
        if words > MOST_WORDS:
            yield Problem(line, f"a sentence of {words} words: {sentence[:60]}…")


def in_markdown(text: str) -> Iterator[Problem]:
    """What is wrong in a document. A numbered rule is one line, however long."""
    for number, line in prose_lines(text):
        wide = len(ADDRESS.sub("]", line))
        if wide > LONGEST_LINE and not RULE.match(line):
            yield Problem(number, f"a line of {wide} characters")
    for number, paragraph in paragraphs(text):
        yield from long_sentences(paragraph, number)
    yield from swallowed(text)


def swallowed(text: str) -> Iterator[Problem]:
    """Where a reader sees other blocks than the writer meant: a heading with a sentence in it, a list that is text."""
    before = ""
    outside = dict(unfenced_lines(text))
    for number, line in enumerate(text.splitlines(), start=1):
        if number not in outside and SECOND_COMMAND.search(line):
            yield Problem(number, f"a command inside the comment of another one: {line[:60]}…")
    for number, line in outside.items():
        heading = HEADING.fullmatch(line)
        if heading:
            words = ADDRESS.sub("]", heading[3])
            if not heading[2]:
                yield Problem(number, f"no space after the marks of a heading: {line[:60]}")
            elif len(words) > LONGEST_HEADING or SWALLOWS.search(words):
                yield Problem(number, f"a heading that has swallowed text: {line[:60]}…")
        item = NUMBERED.match(line)
        if item and int(item[1]) != 1 and before.strip() and not in_item(before):
            yield Problem(number, f"an item that is part of the paragraph above it: {line[:60]}…")
        before = line


def in_item(line: str) -> bool:
    """Is this line an item of a list, or the rest of one?"""
    return bool(ITEM.match(line)) or line.startswith("  ")


def unfenced_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a document outside of code, with their numbers."""
    fence = ""
    for number, line in enumerate(text.splitlines(), start=1):
        mark = line.strip()[:3]
        if fence:
            fence = "" if mark == fence else fence
        elif mark in ("```", "~~~"):
            fence = mark
        else:
            yield number, line


def prose_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a document that are prose, with their numbers. An empty one stands for whatever else there is."""
    fence = ""
    for number, line in enumerate(text.splitlines(), start=1):
        mark = line.strip()[:3]
        if fence:
            fence = "" if mark == fence else fence
            yield number, ""
        elif mark in ("```", "~~~"):
            fence = mark
            yield number, ""
        elif SKIPPED.match(line) or line.startswith("    >>>"):
            yield number, ""
        else:
            yield number, line


def paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """Paragraphs and items of a document, each with the number of its first line."""
    begun, gathered = 0, ""
    for number, line in prose_lines(text):
        if gathered and (not line.strip() or ITEM.match(line)):
            yield begun, gathered
            gathered = ""
        if line.strip():
            begun = begun if gathered else number
            gathered += ITEM.sub("", line, count=1) + "\n" if ITEM.match(line) else line + "\n"
    if gathered:
        yield begun, gathered


def in_python(text: str) -> Iterator[Problem]:
    """What is wrong in the docstrings of a module, its classes, functions and fields."""
    for node in ast.walk(ast.parse(text)):
        for statement in getattr(node, "body", ()) if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                if isinstance(statement.value.value, str):
                    yield from in_docstring(statement.value.value, statement.lineno)


def in_docstring(text: str, line: int) -> Iterator[Problem]:
    """What is wrong in one docstring. Examples are code, and end at an empty line."""
    kept, example = [], False
    for one in text.splitlines():
        example = one.lstrip().startswith((">>>", "...")) or (example and bool(one.strip()))
        kept.append("" if example else one.strip())
    for number, paragraph in paragraphs("\n".join(kept)):
        yield from long_sentences(paragraph, line + number - 1)


def documents(root: Path) -> Iterator[Path]:
    """English documents that people write."""
    for file in (*root.glob("*.md"), *root.glob("docs/**/*.md"), *root.glob(".github/**/*.md")):
        inside = file.relative_to(root).parts
        translated = len(inside) > 2 and (inside[1] == "glossary" or (inside[1] == "rules" and len(inside) > 3))
        if file.name == "README.md" or not translated:
            if not GENERATED.search(file.read_text(encoding="utf-8")):
                yield file


def sources(root: Path) -> Iterator[Path]:
    """Every module whose docstrings are read."""
    for folder in FOLDERS:
        for file in (root / folder).rglob("*.py"):
            if "node_modules" not in file.parts:
                yield file


def problems(files: list[Path], root: Path) -> list[str]:
    """One line for each thing to mend."""
    found = []
    for file in sorted(files):
        look = in_markdown if file.suffix == ".md" else in_python
        for problem in look(file.read_text(encoding="utf-8")):
            found.append(f"{file.relative_to(root)}:{problem.line}: {problem.what}")
    return found


def main(words: list[str]) -> int:
    files = [Path(word).resolve() for word in words] or [*documents(ROOT), *sources(ROOT)]
    found = problems(files, ROOT)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
