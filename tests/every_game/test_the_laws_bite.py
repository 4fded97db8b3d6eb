"""Each law catches the faults planted for it in copies of the template."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from marula.core import envelope
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from tests.every_game.laws_of_knowledge import an_envelope_tells_no_more_than_view_and_events

ROOT = Path(__file__).resolve().parents[2]


def plain(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a Python command in plain mode with the given source folder."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    return subprocess.run([sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True)


def test_every_law_catches_its_planted_faults(tmp_path: Path) -> None:
    source = ROOT / "src" / "marula" / "games" / "template"
    run = plain(ROOT, "-m", "tests.every_game.faults", str(source), str(tmp_path))
    assert run.returncode == 0, run.stdout + run.stderr


def test_numbers_that_move_with_a_claim_in_the_making_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """This fault is in core and not in a game: every seat hears of every entry."""
    monkeypatch.setattr(envelope, "hears_of", lambda entry, seat: True)
    assert [game.name for game in GAMES.values() if notices_a_leak(game)], "no game has entries that others do not hear"


def notices_a_leak(game: Game) -> bool:
    """Does the law of envelopes fail for this game, because others heard of an entry?"""
    try:
        an_envelope_tells_no_more_than_view_and_events(game, Setup(game.name, game.fewest), 1)
    except AssertionError as problem:
        return "heard nothing" in str(problem)
    return False
