"""The examples in docstrings of lab, analysis and bots run, as those of core do (`tests/core/test_examples.py`)."""

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"
PACKAGES = ("lab", "analysis", "bots")
AT_LEAST = 35
"""Examples there are today, rounded down: losing many at once should not go unnoticed."""


class Shown(NamedTuple):
    """A class or function whose docstring has an example."""

    module: str
    name: str
    docstring: str


def shown() -> Iterator[Shown]:
    for path in sorted(path for package in PACKAGES for path in (SOURCE / "marula" / package).rglob("*.py")):
        module = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        body = ast.parse(path.read_text(encoding="utf-8")).body
        for node in (node for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef)):
            docstring = ast.get_docstring(node) or ""
            if ">>>" in docstring:
                yield Shown(module, node.name, docstring)


SHOWN = list(shown())


@pytest.mark.parametrize("one", SHOWN, ids=lambda one: f"{one.module}.{one.name}")
def test_example(one: Shown) -> None:
    module = importlib.import_module(one.module)
    test = doctest.DocTestParser().get_doctest(one.docstring, dict(vars(module)), one.name, one.module, 0)
    report: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert result.attempted > 0
    assert not result.failed, "".join(report)


def test_there_are_as_many_examples_as_there_were() -> None:
    assert len(SHOWN) >= AT_LEAST


def test_an_example_can_fail() -> None:
    with pytest.raises(AssertionError, match="Expected:"):
        test_example(Shown("marula.lab.stats", "wrong", ">>> spread([1.0, 1.0])\n7\n"))
