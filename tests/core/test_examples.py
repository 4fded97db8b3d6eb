"""Core's examples run. They are read from the source (compiled modules have no docstrings) and run as installed."""

from __future__ import annotations

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

CORE = Path(__file__).resolve().parents[2] / "src" / "marula" / "core"
MODULES = sorted(path for path in CORE.glob("*.py") if path.name != "__init__.py")

Definition = ast.ClassDef | ast.FunctionDef

NOT_CALLED_BY_PEOPLE = {
    "observation_vector": "the parts are called by the encoder; each class shows one call",
    "observation_vector_writer": "the methods differ only in the type of field; the class shows two of them",
    "game": "most are hooks that each game fills in; the class shows those that are called",
    "instinct": "hooks that each game fills in",
    "features": "hooks that each game fills in",
    "learned_instinct": "an instinct's hooks, passed on to the instinct or to a network",
    "state": "hooks that each game fills in",
}
"""Modules whose methods need no example of their own, with the reason."""
AT_LEAST = 140
"""Examples there are today, rounded down: losing many at once should not go unnoticed."""


class Public(NamedTuple):
    """A public class, function or method of core, and its docstring."""

    module: str
    name: str
    line: int
    docstring: str

    @property
    def examples(self) -> list[doctest.Example]:
        return doctest.DocTestParser().get_examples(self.docstring)


def public(path: Path) -> Iterator[Public]:
    """Everything public in a module, methods included."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in definitions(tree):
        yield described(path, node, node.name)
        if isinstance(node, ast.ClassDef):
            for method in definitions(node):
                yield described(path, method, f"{node.name}.{method.name}")


def definitions(node: ast.Module | ast.ClassDef) -> list[Definition]:
    return [one for one in node.body if isinstance(one, Definition) and not one.name.startswith("_")]


def described(path: Path, node: Definition, name: str) -> Public:
    return Public(path.stem, name, node.lineno, ast.get_docstring(node) or "")


EVERYTHING = [one for path in MODULES for one in public(path)]
WITH_EXAMPLES = [one for one in EVERYTHING if one.examples]


@pytest.mark.parametrize("one", WITH_EXAMPLES, ids=lambda one: f"{one.module}.{one.name}")
def test_example(one: Public) -> None:
    module = importlib.import_module(f"marula.core.{one.module}")
    test = doctest.DocTestParser().get_doctest(
        one.docstring, dict(vars(module)), f"{one.module}.{one.name}", str(CORE / f"{one.module}.py"), one.line
    )
    report: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert result.attempted == len(one.examples)
    assert not result.failed, "".join(report)


def test_every_public_class_and_function_has_an_example() -> None:
    silent = [f"{one.module}.{one.name}" for one in EVERYTHING if "." not in one.name and not one.examples]
    assert silent == []


def test_every_method_that_people_call_is_in_an_example() -> None:
    shown = {path.stem: called(path) for path in MODULES}
    silent = [
        f"{one.module}.{one.name}"
        for one in EVERYTHING
        if "." in one.name
        and one.module not in NOT_CALLED_BY_PEOPLE
        and one.name.split(".")[1] not in shown[one.module]
    ]
    assert silent == []


def called(path: Path) -> set[str]:
    """Every attribute that the examples of a module use."""
    return {
        node.attr
        for one in public(path)
        for example in one.examples
        for node in ast.walk(ast.parse(example.source))
        if isinstance(node, ast.Attribute)
    }


def test_there_are_as_many_examples_as_there_were() -> None:
    assert len(WITH_EXAMPLES) >= AT_LEAST


def test_an_example_can_fail() -> None:
    wrong = Public("setup", "wrong", 1, '>>> Setup("oware", 2).seats\n3\n')
    with pytest.raises(AssertionError, match="Expected:"):
        test_example(wrong)
