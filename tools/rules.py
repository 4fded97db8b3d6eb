"""Rules against tests: every rule of docs/rules has a test that cites it, and every citation names a rule.

A rule is a line `- XX-3 …` in docs/rules/<game>.md; a test cites it with `@rule("XX-3")` from tests.rule.
"""

import ast
import re
import sys
from pathlib import Path
from typing import NamedTuple

RULE = re.compile(r"- ([A-Z]+-\d+) \S")
# What was surely meant as a rule but would be overlooked: another bullet, bold, a colon, indentation.
ALMOST = re.compile(r"\s*[-*+]\s+\W*[A-Z]{2,}[- ]?\d+\b")

# What makes a folder a game: marula.games finds it by these.
PARTS = ("__init__.py", "game.py")


class Place(NamedTuple):
    """Where something stands, in the form that editors can jump to."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Citation(NamedTuple):
    """One rule id in one `rule(...)`."""

    rule: str
    place: Place


def problems(root: Path) -> list[str]:
    """Everything that is wrong, one line each, with its place."""
    rules, found = read_rules(root)
    citations, more = read_citations(root)
    found += more + unpaired_pages(root)
    cited = {citation.rule for citation in citations}
    found += [f"{place}: no test cites rule {rule}" for rule, place in rules.items() if rule not in cited]
    found += [f"{place}: there is no rule {rule}" for rule, place in citations if rule not in rules]
    return found


def read_rules(root: Path) -> tuple[dict[str, Place], list[str]]:
    """All rules with their places, and what is wrong with the pages themselves."""
    rules: dict[str, Place] = {}
    found: list[str] = []
    for page in sorted((root / "docs/rules").glob("*.md")):
        before = len(rules)
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            place = Place(page.relative_to(root).as_posix(), number)
            match = RULE.match(line)
            if not match:
                if ALMOST.match(line):
                    found.append(f"{place}: looks like a rule, but a rule begins `- XX-3 ` and then says something")
                continue
            # Ids are cited without their game, so they are unique in the whole house.
            first = rules.setdefault(match[1], place)
            if first is not place:
                found.append(f"{place}: rule {match[1]} stands already at {first}")
        if len(rules) == before:
            found.append(f"{page.relative_to(root).as_posix()}:1: a rules page without a rule of its own")
    return rules, found


def read_citations(root: Path) -> tuple[list[Citation], list[str]]:
    """All citations in tests, and those that prove nothing."""
    citations: list[Citation] = []
    found: list[str] = []
    for file in sorted((root / "tests").rglob("*.py")):
        path = file.relative_to(root).as_posix()
        tree = ast.parse(file.read_text(encoding="utf-8"), path)
        names = names_of_rule(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                read_arguments(node, path, citations, found)
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and not is_test(node, file) and cites(node, names):
                found.append(f"{Place(path, node.lineno)}: {node.name} cites a rule, but pytest does not run it")
    return citations, found


def read_arguments(call: ast.Call, path: str, citations: list[Citation], found: list[str]) -> None:
    """The rules that one call of `rule` cites."""
    for argument in call.args:
        place = Place(path, argument.lineno)
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            citations.append(Citation(argument.value, place))
        else:
            found.append(f"{place}: a cited rule must be written out as a string")


def cites(node: ast.FunctionDef | ast.ClassDef, names: set[str]) -> bool:
    """Is it marked with a rule?"""
    return any(isinstance(mark, ast.Call) and called(mark) in names for mark in node.decorator_list)


def names_of_rule(tree: ast.Module) -> set[str]:
    """What tests.rule.rule is called in this file (Hypothesis has a `rule` of its own, which is not ours)."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "tests.rule"
        for alias in node.names
        if alias.name == "rule"
    }


def called(call: ast.Call) -> str:
    """The plain name that is called, or nothing."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


def is_test(node: ast.FunctionDef | ast.ClassDef, file: Path) -> bool:
    """Whether pytest collects it."""
    return file.name.startswith("test_") and node.name.startswith("Test" if isinstance(node, ast.ClassDef) else "test_")


def unpaired_pages(root: Path) -> list[str]:
    """Games without a rules page, rules pages without a game, and game folders that are not found as games."""
    pages = {page.stem for page in (root / "docs/rules").glob("*.md")}
    folders = set(games(root))
    found = [f"docs/rules/{name}.md:1: there is no game src/marula/games/{name}" for name in sorted(pages - folders)]
    found += [f"src/marula/games/{name}: no rules page docs/rules/{name}.md" for name in sorted(folders - pages)]
    found += [
        f"src/marula/games/{name}: no {file}, so it is not found as a game"
        for name in sorted(folders)
        for file in PARTS
        if not (root / "src/marula/games" / name / file).exists()
    ]
    return found


def games(root: Path) -> list[str]:
    """The names of the game folders."""
    return sorted({path.parent.name for part in PARTS for path in (root / "src/marula/games").glob(f"*/{part}")})


def main() -> int:
    """Prints what is wrong; 0 if nothing is."""
    root = Path(__file__).resolve().parent.parent
    found = problems(root)
    for line in found:
        print(line)
    if not found:
        print(f"rules: all {len(read_rules(root)[0])} are cited by tests")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
