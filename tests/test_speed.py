"""The speed that runs is the speed that was asked for."""

import dis
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import FunctionType

import pytest

import marula
from marula.core.chance import Seeded
from marula.core.game import Game, State
from marula.core.setup import Setup
from marula.games import GAMES
from marula.speed import compiled, speed

ROOT = Path(__file__).resolve().parent.parent
FROM_SOURCE = Path(marula.__file__).is_relative_to(ROOT / "src")


def can_compile() -> bool:
    """Whether this machine has what the build needs."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_path("include"), "Python.h").exists()


def test_source_tree_is_plain() -> None:
    assert [*(ROOT / "src").rglob("*.so")] == []
    assert not (FROM_SOURCE and compiled())


@pytest.mark.skipif(FROM_SOURCE, reason="plain Python was asked for")
@pytest.mark.skipif(not can_compile(), reason="no C compiler here")
def test_installed_package_is_compiled() -> None:
    # The build falls back to plain Python rather than fail; without this nobody would notice.
    assert compiled(), "the build fell back to plain Python: `make setup` after an edit shows why"


def test_source_runs_plain_next_to_the_installed_package() -> None:
    command = [sys.executable, "-c", "from marula.speed import speed; print(speed())"]
    plain = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip() == "plain Python"


def step(game: Game, state: State) -> None:
    """Calls what a match calls at every decision."""
    for _ in range(100):
        game.turn(state)
        game.codes(state, 0)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_python_caches_the_methods_of_a_game(game: Game) -> None:
    """Where it cannot, every step from Python takes longer. The bytecode shows it after a few calls."""
    code = step.__code__.replace()  # fresh, so that no other game has warmed it
    warmed = FunctionType(code, step.__globals__)
    warmed(game, game.deal(game.board(Setup(game.name, game.fewest)), Seeded("speed"), None))
    found = [one.opname for one in dis.get_instructions(warmed, adaptive=True) if one.argval in ("turn", "codes")]
    assert len(found) == 2
    assert not set(found) & {"LOAD_METHOD", "LOAD_METHOD_ADAPTIVE", "LOAD_ATTR", "LOAD_ATTR_ADAPTIVE"}


def test_speed_in_words() -> None:
    assert speed() == ("compiled with mypyc" if compiled() else "plain Python")
