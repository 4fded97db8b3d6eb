"""Reads the Fluent files of a source tree, by folder and language, and says what each message contains."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from weakref import WeakKeyDictionary

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENGLISH = "en"


@dataclass
class Finding:
    """One problem that the audit found, and where it is."""

    path: Path
    line: int
    message: str

    def format(self, root: Path) -> str:
        place = self.path.relative_to(root).as_posix() if self.path.is_relative_to(root) else str(self.path)
        return f"{place}:{self.line}: {self.message}" if self.line else f"{place}: {self.message}"


@dataclass
class CatalogueFile:
    """One file of one language: its messages by key, its terms, and the line of each."""

    path: Path
    language: str
    messages: dict[str, ast.Message] = field(default_factory=dict)
    terms: dict[str, ast.Term] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def finding(self, key: str, message: str) -> Finding:
        return Finding(self.path, self.lines.get(key, 0), message)


def read(path: Path) -> CatalogueFile:
    """Read a file. A message that cannot be parsed, or is there twice, is a finding."""
    text = path.read_text(encoding="utf-8")
    file = CatalogueFile(path, path.stem)
    for entry in FluentParser(with_spans=True).parse(text).body:
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
        if isinstance(entry, ast.Junk):
            said = entry.annotations[0].message if entry.annotations else "cannot be read"
            file.findings.append(Finding(path, line, f"is no Fluent: {said}"))
        elif isinstance(entry, ast.Message | ast.Term):
            key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if key in file.lines:
                file.findings.append(Finding(path, line, f"'{key}' is there twice"))
            file.lines[key] = line
            if isinstance(entry, ast.Message):
                file.messages[key] = entry
            else:
                file.terms[entry.id.name] = entry
    return file


@dataclass
class TextFolder:
    """One folder of texts: the same file in several languages. `game` is empty for texts that belong to no game."""

    path: Path
    game: str
    files: dict[str, CatalogueFile]

    @property
    def english(self) -> CatalogueFile:
        return self.files.get(ENGLISH) or CatalogueFile(self.path / f"{ENGLISH}.ftl", ENGLISH)


def text_folders(root: Path) -> list[TextFolder]:
    """The folders of the package, of the pages and of each game."""
    package = root / "src" / "marula"
    folders = [(package / "text", ""), (package / "text" / "pages", "")]
    folders += [(path / "text", path.name) for path in sorted((package / "games").iterdir()) if path.is_dir()]
    return [
        TextFolder(folder, game, {path.stem: read(path) for path in sorted(folder.glob("*.ftl"))})
        for folder, game in folders
        if game == "" or folder.is_dir()
    ]


class _Uses(Visitor):
    """Collects what a message shows, what it selects by, and which other messages it refers to."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.selected: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []
        self._selecting = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the parser's own name)
        self.selects.append(node)
        self._selecting = True
        self.visit(node.selector)
        self._selecting = False
        for variant in node.variants:
            self.visit(variant)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        (self.selected if self._selecting else self.shown).add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


_USES: WeakKeyDictionary[ast.Message | ast.Term, _Uses] = WeakKeyDictionary()


def uses(entry: ast.Message | ast.Term) -> _Uses:
    """What a message is made of, its attributes included. It is found out once, for all who ask."""
    found = _USES.get(entry)
    if found is None:
        found = _USES[entry] = _Uses()
        found.visit(entry)
    return found


def attributes(entry: ast.Message) -> Iterator[str]:
    """The forms that a name has."""
    for attribute in entry.attributes:
        yield attribute.id.name
