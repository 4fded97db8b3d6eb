"""Which lines of a module run: its source is imported with a mark before each statement, which is fast."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Sequence
from pathlib import Path

from tools.mutants.imports import import_as

Lines = dict[str, set[int]]
"""By file: the lines where statements begin that have run."""


class LineRecorder:
    """From now on the files are imported with marks in their functions."""

    def __init__(self, files: Sequence[str]) -> None:
        self.marks: dict[str, bytearray] = {}
        for number, file in enumerate(files):
            text = Path(file).read_text(encoding="utf-8")
            name = f"__lines_{number}__"
            self.marks[file] = bytearray(text.count("\n") + 2)
            setattr(builtins, name, self.marks[file])
            tree = _Marking(name).visit(ast.parse(text, file))
            import_as(file, compile(ast.fix_missing_locations(tree), file, "exec"))

    def taken(self) -> Lines:
        """The lines that have run since this was last asked."""
        found: Lines = {}
        for file, marks in self.marks.items():
            lines = {line for line, mark in enumerate(marks) if mark}
            if lines:
                found[file] = lines
            marks[:] = bytes(len(marks))
        return found


class _Marking(ast.NodeTransformer):
    """Puts `mark[line] = 1` before each statement of a function."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.inside = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        outside, self.inside = self.inside, True
        self.generic_visit(node)
        self.inside = outside
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if self.inside:
            for place in ("body", "orelse", "finalbody"):
                block = getattr(node, place, None)
                if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                    setattr(node, place, [marked for one in block for marked in (self._mark(one), one)])
        return node

    def _mark(self, statement: ast.stmt) -> ast.stmt:
        mark = ast.Subscript(ast.Name(self.name, ast.Load()), ast.Constant(statement.lineno), ast.Store())
        return ast.copy_location(ast.Assign([mark], ast.Constant(1)), statement)
