"""The conformance test: sound engines pass it, in whatever language, and each fault is found by its own check."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from marula.cli import main
from marula.games import GAMES
from marula.lab import engine_check
from tests.bots.test_engines import SOME_ENGINE, command

ROOT = Path(__file__).resolve().parents[2]
OWN = (sys.executable, "-m", "marula", "bot")


def failed(words: tuple[str, ...], *games: str) -> set[str]:
    """The names of the checks that fail."""
    found = list(engine_check.check_engine(words, [GAMES[name] for name in games or ("template",)]))
    return {finding.name for finding in found if finding.problem is not None}


@pytest.mark.parametrize("way", ["", "by-action"])
def test_a_sound_engine_passes(way: str) -> None:
    assert failed(command(way)) == set()


def test_our_own_bots_pass() -> None:
    """One game as a process of its own; for the others `tests/bots/test_engines.py` compares every choice."""
    assert failed((*OWN, "template", "--level", "casual")) == set()


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
def test_the_example_in_javascript_passes_in_every_game() -> None:
    assert failed(("node", str(ROOT / "examples" / "engine.mjs")), *GAMES) == set()


@pytest.mark.parametrize(
    ("fault", "check"),
    [
        ("never-starts", "hello"),
        ("mute", "hello"),
        ("babbles", "hello"),
        ("other-protocol", "hello"),
        ("no-games", "games"),
        ("dies-of-nonsense", "nonsense"),
        ("any-game", "other-game"),
        ("never-quits", "quit"),
        ("quits-badly", "quit"),
        ("outlives-its-input", "end-of-input"),
        ("illegal", "whole-match"),
        ("unknown-action", "whole-match"),
        ("dies", "whole-match"),
        ("wrong-message", "any-moment"),
        ("wants-the-past", "any-moment"),
        ("first-match-only", "change-of-match"),
        ("reads-too-strictly", "new-fields"),
    ],
)
def test_every_fault_is_found(fault: str, check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marula.bots.engine_process.START_SECONDS", 2.0)
    monkeypatch.setattr(engine_check, "END_SECONDS", 1.0)
    assert check in failed(command(fault))


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.join([sys.executable, str(SOME_ENGINE), "template-only"])
    assert main.main(["bot", "--check", words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["passed"]
    assert {check["game"] for check in found["checks"] if "players" in check} == {"template"}
    assert main.main(["bot", "template", "--check", f"{words[: -len('template-only')]} illegal"]) == 1
    said = capsys.readouterr().out
    assert "FAILED  plays a whole match of template with 2 seats: at decision " in said
    assert said.endswith("The engine does not pass.\n")
