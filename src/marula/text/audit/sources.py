"""Sources: the strings in Python, TypeScript and Svelte, and where each stands."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

GAP = "\x00"
"""The sign that stands for a value that is put into a string at run time."""


@dataclass(frozen=True)
class Literal:
    """A string as it is written; with gaps where something is put in."""

    path: Path
    line: int
    text: str
    before: str = ""
    """What stands before it, to tell what it is for."""


# --- Python ----------------------------------------------------------------------------------------------------------


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Every node of a module. It is read and walked once, whatever is looked for in it."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def python_files(package: Path) -> list[Path]:
    """The modules that speak to people; the audit's own are about text and have none."""
    skipped = {package / "text" / "audit", package / "server" / "storage" / "migrations"}
    return [path for path in sorted(package.rglob("*.py")) if not skipped & set(path.parents)]


def written(node: ast.expr | None) -> str | None:
    """The string that is written there, with its gaps; None for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values)
    return None


def docstrings(path: Path) -> set[int]:
    """The nodes that are docstrings, of modules, classes, functions and attributes."""
    return {
        id(node.value) for node in nodes(path) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


@cache
def python_literals(path: Path) -> tuple[Literal, ...]:
    """Every string but docstrings."""
    skipped = docstrings(path)
    skipped |= {id(part) for node in nodes(path) if isinstance(node, ast.JoinedStr) for part in node.values}
    texts = ((node, written(node)) for node in nodes(path) if isinstance(node, ast.expr) and id(node) not in skipped)
    return tuple(Literal(path, node.lineno, text) for node, text in texts if text is not None)


@cache
def calls(path: Path) -> tuple[tuple[str, ast.Call], ...]:
    """Every call, with the last word of what is called."""
    found: list[tuple[str, ast.Call]] = []
    for node in nodes(path):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                found.append((node.func.id, node))
            elif isinstance(node.func, ast.Attribute):
                found.append((node.func.attr, node))
    return tuple(found)


# --- TypeScript and Svelte -------------------------------------------------------------------------------------------


def script_literals(path: Path, source: str, first: int = 1) -> Iterator[Literal]:
    """Every string of a piece of TypeScript, comments left out."""
    at, line = 0, first
    while at < len(source):
        sign = source[at]
        if source.startswith("//", at) and source[max(at - 1, 0)] != ":":
            at = _after(source, "\n", at) - 1
            continue
        if source.startswith("/*", at):
            end = _after(source, "*/", at + 2)
            line += source.count("\n", at, end)
            at = end
            continue
        if sign in "\"'`":
            text, end = _string(source, at)
            yield Literal(path, line, text, source[max(0, at - 60) : at])
            if sign == "`":
                for inner, offset in _gaps(source, at, end):
                    yield from script_literals(path, inner, line + source.count("\n", at, offset))
            line += source.count("\n", at, end)
            at = end
            continue
        line += sign == "\n"
        at += 1


def _after(source: str, end: str, at: int) -> int:
    found = source.find(end, at)
    return len(source) if found < 0 else found + len(end)


def _string(source: str, at: int) -> tuple[str, int]:
    """The content of the string that begins here, and where it ends; what is put in becomes a gap."""
    quote, text = source[at], ""
    at += 1
    while at < len(source) and source[at] != quote:
        if source[at] == "\\":
            text += source[at + 1 : at + 2]
            at += 2
        elif quote == "`" and source.startswith("${", at):
            text += GAP
            at = _closing(source, at + 1)
        else:
            text += source[at]
            at += 1
    return text, at + 1


def _closing(source: str, at: int) -> int:
    """The place after the brace that closes the one here. Strings inside are skipped."""
    depth = 0
    while at < len(source):
        if source[at] in "\"'`":
            _, at = _string(source, at)
            continue
        depth += {"{": 1, "}": -1}.get(source[at], 0)
        at += 1
        if depth == 0:
            break
    return at


def _gaps(source: str, at: int, end: int) -> Iterator[tuple[str, int]]:
    """The values that are put into a template; they may hold strings, too."""
    while (at := source.find("${", at, end)) >= 0:
        close = _closing(source, at + 1)
        yield source[at + 2 : close - 1], at
        at = close


@dataclass(frozen=True)
class Markup:
    """A Svelte file in its parts."""

    texts: list[Literal]
    """What stands between tags."""
    attributes: list[tuple[str, Literal]]
    """Attributes with a written value."""
    strings: list[Literal]
    """Strings in the script and in braces."""


@cache
def svelte(path: Path) -> Markup:
    """A component, taken apart."""
    source = path.read_text(encoding="utf-8")
    strings: list[Literal] = []

    def blank(found: re.Match[str]) -> str:
        return "\n" * found[0].count("\n")

    def script(found: re.Match[str]) -> str:
        line = source.count("\n", 0, source.find(found[0])) + 1
        strings.extend(script_literals(path, found[0].split(">", 1)[1].rsplit("</", 1)[0], line))
        return blank(found)

    body = re.sub(r"<script\b.*?</script>", script, source, flags=re.DOTALL)
    body = re.sub(r"<style\b.*?</style>|<!--.*?-->", blank, body, flags=re.DOTALL)
    plain = ""
    at = 0
    while at < len(body):
        if body[at] == "{":
            end = _closing(body, at)
            strings.extend(script_literals(path, body[at + 1 : end - 1], body.count("\n", 0, at) + 1))
            plain += GAP + "\n" * body.count("\n", at, end)
            at = end
        else:
            plain += body[at]
            at += 1
    texts: list[Literal] = []
    attributes: list[tuple[str, Literal]] = []
    for found in re.finditer(r"<[^<>]*>|[^<>]+", plain):
        line = plain.count("\n", 0, found.start()) + 1
        if not found[0].startswith("<"):
            texts.append(Literal(path, line, found[0].strip()))
            continue
        for name, value in re.findall(r"([\w:-]+)=\"([^\"]*)\"", found[0]):
            attributes.append((name, Literal(path, line, value)))
    return Markup(texts, attributes, strings)


def page_files(root: Path) -> list[Path]:
    """The pages' own files and the games' faces."""
    folders = [root / "web" / "src", *sorted((root / "src" / "marula" / "games").glob("*/face"))]
    return [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte")]


@cache
def page_strings(path: Path) -> tuple[Literal, ...]:
    """Every string of a page's file."""
    if path.suffix == ".svelte":
        return tuple(svelte(path).strings)
    return tuple(script_literals(path, path.read_text(encoding="utf-8")))
