"""The architecture page tells the truth: every path and every symbol that it names exists."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "explanation" / "architecture.md"
NAMED = re.compile(r"`([\w/.-]+\.(?:py|ts|svelte|md))(?::([\w.]+))?`")
# Paths on the page start at one of these.
STARTS = ("", "src/marula", "web/src")


def found(path: str, root: Path) -> Path | None:
    """The file that the page means, or None."""
    return next((root / start / path for start in STARTS if (root / start / path).is_file()), None)


def symbols(file: Path) -> set[str]:
    """The names that a Python file defines: functions, classes, methods, constants."""
    names: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.ClassDef):
            names.add(node.name)
            inner = (part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef))
            names |= {f"{node.name}.{part.name}" for part in inner}
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


def untrue(text: str, root: Path) -> list[str]:
    """What the text names and the tree does not have."""
    missing = []
    for path, symbol in NAMED.findall(text):
        file = found(path, root)
        if file is None:
            missing.append(path)
        elif symbol and symbol not in (symbols(file) if file.suffix == ".py" else file.read_text(encoding="utf-8")):
            missing.append(f"{path}:{symbol}")
    return missing


def test_every_path_and_symbol_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert len(NAMED.findall(text)) >= 30
    assert untrue(text, ROOT) == []


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("`core/match.py:Match.play` and `tests/a.py`", ["tests/a.py"]),
        ("`core/match.py:Match.fly`", ["core/match.py:Match.fly"]),
        ("`core/gone.py`", ["core/gone.py"]),
        ("`core/match.py:LIMIT`", []),
    ],
)
def test_planted_names(tmp_path: Path, text: str, missing: list[str]) -> None:
    (tmp_path / "src/marula/core").mkdir(parents=True)
    source = "LIMIT = 3\nclass Match:\n    def play(self): ...\n"
    (tmp_path / "src/marula/core/match.py").write_text(source, encoding="utf-8")
    assert untrue(text, tmp_path) == missing
