"""Each law catches the faults planted for it in copies of the template."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def plain(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a Python command in plain mode with the given source folder."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    return subprocess.run([sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True)


def test_every_law_catches_its_planted_faults(tmp_path: Path) -> None:
    source = ROOT / "src" / "marula" / "games" / "template"
    run = plain(ROOT, "-m", "tests.every_game.faults", str(source), str(tmp_path))
    assert run.returncode == 0, run.stdout + run.stderr
