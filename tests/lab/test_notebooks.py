"""The notebooks run: here their cells one after the other, with `make notebooks` in a real kernel."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.lab.tables import QUICK

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
SMALL = {"MATCHES = 150": "MATCHES = 40", "MATCHES = 60": "MATCHES = 4", "MATCHES = 10": "MATCHES = 2"}
"""Fewer matches, and the smallest game: the test is of the notebooks, not of what they find."""
SAYS = {
    "first_agent": "matches won",
    "first_study": "the winner leads by",
    "inside_a_policy": "it prefers",
}

every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])


def cells(path: Path) -> list[str]:
    """The source of each cell of code."""
    data = json.loads(path.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in data["cells"] if cell["cell_type"] == "code"]


@every_notebook
def test_a_notebook_runs_from_top_to_bottom(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "__main__"}
    for number, source in enumerate(cells(path)):
        source = re.sub(r'^GAME = "\w+"', f'GAME = "{QUICK.name}"', source, flags=re.MULTILINE)
        for whole, few in SMALL.items():
            source = source.replace(whole, few)
        exec(compile(source, f"{path.name} cell {number}", "exec"), names)
    assert SAYS[path.stem] in capsys.readouterr().out


@every_notebook
def test_a_notebook_is_kept_small_and_without_results(path: Path) -> None:
    assert path.stat().st_size < 20_000
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        assert not cell.get("outputs"), "clear the outputs before you commit"
