"""Which small faults can be planted in a module, and the module's code with one of them in it."""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
SWAPPED_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
RULE = re.compile(r"[A-Z]{2}-\d+")
NEVER_ENTERED = ("annotation", "returns", "decorator_list", "type_params", "bases")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

Change = Callable[[], ast.AST]
"""Changes the tree; returns the node to show, after the change."""


class Mutant(NamedTuple):
    """One possible fault."""

    key: str
    """Stays the same when other lines of the module change, so that a sample stays comparable."""
    path: str
    number: int
    """Its place among all faults of the module."""
    line: int
    first: int
    """Where its statement begins: the line that a test must execute to notice it."""
    function: str
    """The outermost function around it, as Python names it (`State.clone`); empty at the module's level."""
    text: str


def mutants(path: Path, root: Path) -> list[Mutant]:
    """Every fault that can be planted in the module."""
    name = path.relative_to(root).as_posix()
    found: list[Mutant] = []
    seen: dict[str, int] = {}
    for number, (site, change) in enumerate(_faults(_read(path))):
        before = _shown(site.node)
        text = f"{before} → {_shown(change())}"
        same = f"{name} {site.function} {text}"
        seen[same] = seen.get(same, 0) + 1
        key = hashlib.sha256(f"{same} {seen[same]}".encode()).hexdigest()[:10]
        line = getattr(site.node, "lineno", site.statement)
        found.append(Mutant(key, name, number, line, site.statement or line, site.function, text))
    return found


def mutated_code(path: Path, number: int) -> CodeType:
    """The module, compiled with this fault in it."""
    tree = _read(path)
    for at, (_, change) in enumerate(_faults(tree)):
        if at == number:
            change()
            return compile(ast.fix_missing_locations(tree), str(path), "exec")
    raise ValueError(f"{path} has no fault {number}")


def _read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def _shown(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else f"{text[:87]}..."


class Site(NamedTuple):
    """Where the walk is: a node, how its parent holds it, and the function around it."""

    node: ast.AST
    owner: ast.AST
    place: str
    at: int
    """Its index in the parent's list; -1 if the parent holds just this one."""
    function: str
    statement: int
    """The line where the statement around it begins."""

    def put(self, node: ast.AST) -> ast.AST:
        """Puts another node in this one's place."""
        if self.at >= 0:
            getattr(self.owner, self.place)[self.at] = ast.copy_location(node, self.node)
        else:
            setattr(self.owner, self.place, ast.copy_location(node, self.node))
        return node


def _faults(tree: ast.Module) -> Iterator[tuple[Site, Change]]:
    """Every fault with the change that plants it. A caller that goes on after a change plants several."""
    sites = list(_sites(tree, "", "", 0))
    for site in sites:
        for make in _MAKERS:
            yield from ((site, change) for change in make(site))


def _sites(parent: ast.AST, function: str, scope: str, statement: int) -> Iterator[Site]:
    """All nodes that run, in order; not types, decorators, docstrings and assertions."""
    for place, value in ast.iter_fields(parent):
        if place in NEVER_ENTERED:
            continue
        children = value if isinstance(value, list) else [value]
        for index, node in enumerate(children):
            if not isinstance(node, ast.AST) or _is_skipped(node):
                continue
            # Default values are worked out where the function is defined, not where it runs.
            inside = function if place == "body" or not isinstance(parent, FUNCTIONS) else _outside(function, parent)
            begin = node.lineno if isinstance(node, ast.stmt) else statement
            yield Site(node, parent, place, index if isinstance(value, list) else -1, inside, begin)
            if isinstance(node, (*FUNCTIONS, ast.ClassDef)) and not function:
                name = f"{scope}{node.name}"
                inner = name if isinstance(node, FUNCTIONS) else ""
                yield from _sites(node, inner, f"{name}.", begin)
            else:
                yield from _sites(node, inside, scope, begin)


def _outside(function: str, parent: ast.AST) -> str:
    """The function around a definition: nothing around the outermost one."""
    return "" if function.rpartition(".")[2] == getattr(parent, "name", "") else function


def _is_skipped(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.Raise):
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _compare(site: Site) -> Iterator[Change]:
    node = site.node
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:

                def change(index: int = index, other: type[ast.cmpop] = other) -> ast.AST:
                    changed = ast.Compare(node.left, list(node.ops), node.comparators)
                    changed.ops[index] = other()
                    return site.put(changed)

                yield change


def _operator(site: Site) -> Iterator[Change]:
    node = site.node
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS and not _is_text(node):
        yield lambda: site.put(ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right))
    if isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        yield lambda: site.put(ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value))


def _is_text(node: ast.BinOp) -> bool:
    return any(isinstance(side, ast.JoinedStr | ast.List | ast.Tuple) for side in (node.left, node.right))


def _constant(site: Site) -> Iterator[Change]:
    node = site.node
    if not isinstance(node, ast.Constant):
        return
    value = node.value
    if isinstance(value, bool):
        yield lambda: site.put(ast.Constant(not value))
    elif isinstance(value, int):
        yield lambda: site.put(ast.Constant(value + 1))
        if value > 1:
            yield lambda: site.put(ast.Constant(value - 1))
    elif isinstance(value, str) and RULE.fullmatch(value):
        yield lambda: site.put(ast.Constant(f"{value}9"))


def _logic(site: Site) -> Iterator[Change]:
    node = site.node
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield lambda: site.put(ast.BoolOp(other, node.values))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield lambda: site.put(node.operand)
    if site.place == "test" and not isinstance(node, ast.Compare | ast.UnaryOp | ast.Constant):
        yield lambda: site.put(ast.UnaryOp(ast.Not(), node))  # type: ignore[arg-type]


def _call(site: Site) -> Iterator[Change]:
    node = site.node
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SWAPPED_CALLS:
        other = ast.Name(SWAPPED_CALLS[node.func.id], ast.Load())
        yield lambda: site.put(ast.Call(other, node.args, node.keywords))


def _statement(site: Site) -> Iterator[Change]:
    node = site.node
    dropped = isinstance(node, ast.AugAssign | ast.Break | ast.Continue)
    dropped |= isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    dropped |= isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    dropped |= isinstance(node, ast.Return) and node.value is None
    if dropped and site.function:
        yield lambda: site.put(ast.Pass())


_MAKERS = (_compare, _operator, _constant, _logic, _call, _statement)
