"""Each law catches the faults planted for it in a copy of the template; and a sound copy passes by being listed."""

from __future__ import annotations

import os
import shutil
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


def test_a_copy_of_the_template_under_another_name_passes_the_laws(tmp_path: Path) -> None:
    """What docs/adding-a-game.md promises: copy the folder, rename, list it, copy its page. Nothing else."""
    for folder in ("src", "tests", "docs", "tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "face"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    run = plain(tmp_path, "-m", "tools.new_game", "orchard", "OR", "Orchard")
    assert run.returncode == 0, run.stdout + run.stderr
    run = plain(tmp_path, "-m", "pytest", "-p", "no:xdist", "-k", "orchard", "tests/every_game", "tests/games/orchard")
    assert run.returncode == 0, run.stdout + run.stderr
    assert " passed" in run.stdout
