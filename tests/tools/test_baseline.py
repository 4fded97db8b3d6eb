"""Bots of an older build: the protocol, what is said when it fails, and when something is built."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marula.bots.engine_bot import EngineBot
from marula.bots.levels import bot_factory
from marula.core import codec
from marula.core.chance import Seeded
from marula.core.decision import Budget
from marula.core.envelope import Envelope, envelope
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.engine_check import check_engine
from tools.baseline import __main__, bots, build, client
from tools.baseline.build import Baseline, BuildError
from tools.baseline.check import Difference, check
from tools.baseline.client import ENGINE, Engine, EngineError

ROOT = Path(__file__).resolve().parents[2]
GAME = GAMES["template"]
FAKE = """
import json, sys
chosen = 0
for line in sys.stdin:
    asked = json.loads(line)
    with open(sys.argv[1], "a") as log:
        log.write(line)
    if asked["ask"] == "replay":
        answer = {"actions": ["something else"] * chosen}
    elif asked["level"] == "dies":
        sys.exit(3)
    elif asked["level"] == "babbles":
        print("hello", flush=True)
        continue
    elif asked["level"] == "refuses":
        answer = {"error": "no such bot"}
    elif asked["level"] == "cheats":
        answer = {"action": "win the match"}
    else:
        chosen += 1
        answer = {"action": asked["options"][-1]}
    print(json.dumps(answer), flush=True)
"""
"""A small engine: its bots take the last option, or do what their name says."""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def fake(log: Path) -> Iterator[Engine]:
    engine = Engine([sys.executable, "-c", FAKE, str(log)])
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def real() -> Iterator[Engine]:
    """The real engine with today's code: as if today's build were the older one."""
    engine = Engine([sys.executable, str(ENGINE)])
    yield engine
    engine.close()


def first_choice() -> Envelope:
    """What the first seat sees where it has a choice."""
    match = Match.deal(GAME, Setup(GAME.name, 2), Seeded("baseline"))
    while True:
        seat = GAME.waiting_on(match.state)[0]
        sees = envelope(match, seat)
        if len(sees.options) > 1:
            return sees
        match.play(seat, sees.options[0])


def asked(level: str, sees: Envelope) -> dict[str, Any]:
    texts = [str(action) for action in sees.options]
    return bots.question(GAME, sees, texts, level, "seed", Budget(iterations=5))


# --- today's side, with a fake engine ----------------------------------------------------------------------------


def test_a_bot_takes_the_option_that_the_engine_names(fake: Engine, log: Path) -> None:
    sees = first_choice()
    choice = bots.OldBot(GAME, "seed 1", "last", fake).choose(sees, Budget(0.5, None))
    assert choice.action == sees.options[-1]
    board = sees.view.board
    assert json.loads(log.read_text()) == {
        "ask": "choose",
        "game": GAME.name,
        "setup": codec.to_json(board.setup),
        "edition": board.edition.data,
        "level": "last",
        "seed": "seed 1",
        "view": codec.write_view(sees.view),
        "version": sees.version,
        "seat": sees.seat,
        "waiting_on": list(sees.waiting_on),
        "phase": sees.phase,
        "options": [str(action) for action in sees.options],
        "seconds": 0.5,
        "iterations": None,
    }


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("dies", "has died .exit code 3."),
        ("babbles", "answered no JSON: b'hello"),
        ("refuses", "refused: no such bot"),
        ("cheats", "chose 'win the match', which was not offered"),
    ],
)
def test_a_faulty_engine_gets_a_clear_error(fake: Engine, level: str, said: str) -> None:
    with pytest.raises(EngineError, match=said):
        bots.OldBot(GAME, "seed", level, fake).choose(first_choice(), Budget())


def test_a_dead_engine_stays_dead(fake: Engine) -> None:
    for _ in range(2):
        with pytest.raises(EngineError, match="has died"):
            fake.ask(asked("dies", first_choice()))


def test_bots_are_found_by_the_names_that_the_older_build_has() -> None:
    for name, level in (("OldSteady", "steady"), ("OldExpert", "expert"), ("sharp+turns=2", "sharp+turns=2")):
        bot = bot_factory(f"tools.baseline.bots:{name}", GAME)(GAME, "seed")
        assert isinstance(bot, bots.OldBot)
        assert (bot.level, bot.seed) == (level, "seed")


def test_all_bots_of_a_process_share_one_engine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fake: Engine) -> None:
    started: list[str] = []

    def engine_of(place: Baseline) -> Engine:
        started.append(place.commit)
        return fake

    monkeypatch.setattr(client, "_engines", {})
    monkeypatch.setattr(client, "baseline", Baseline)
    monkeypatch.setattr(client, "engine_of", engine_of)
    monkeypatch.setenv("MARULA_BASELINE", "abc1234")
    sees = first_choice()
    for seat in range(2):
        bots.OldSteady(GAME, f"seat {seat}").choose(sees, Budget())
    assert started == ["abc1234"]


def test_a_build_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match=r"abc1234 is not built: python -m tools\.baseline --commit abc1234"):
        client.engine_of(Baseline("abc1234", tmp_path))


def test_the_engine_ends_with_its_process() -> None:
    """The engine gives no answer, and would run on for ever."""
    program = (
        "import sys\n"
        "from tools.baseline.client import Engine\n"
        "print(Engine([sys.executable, '-c', 'while True: pass']).process.pid)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    with pytest.raises(ProcessLookupError):
        os.kill(int(done.stdout), 0)


def test_the_check_finds_a_bot_that_chooses_otherwise_inside_its_build(fake: Engine) -> None:
    with pytest.raises(Difference, match=r"choice 0 is '.+' through the engine and 'something else' without"):
        check(GAME, 2, fake, "last", 5, Budget())


# --- the engine itself -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "budget"), [("steady", Budget()), ("random", Budget()), ("sharp", Budget(iterations=20))]
)
def test_bots_choose_through_the_engine_what_they_choose_without(real: Engine, level: str, budget: Budget) -> None:
    assert check(GAME, 2, real, level, 20, budget) >= 20


def test_fields_that_the_build_does_not_know_are_dropped(real: Engine) -> None:
    sees = first_choice()
    message = asked("steady", sees)
    plain = real.ask(message)
    message["view"]["brand_new"] = 5
    assert real.ask(message) == plain


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"view": {}}, "the view lacks what this build needs: "),
        ({"game": "chess"}, "this build has no game 'chess'; it has "),
        ({"options": ["fly away"]}, "this build has no action 'fly away'"),
        ({"level": "nobody"}, "unknown bot 'nobody'"),
        ({"seat": "first"}, "Expected `int`, got `str`"),
    ],
)
def test_what_the_build_cannot_read_is_named(real: Engine, change: dict[str, Any], said: str) -> None:
    with pytest.raises(EngineError, match=said):
        real.ask({**asked("steady", first_choice()), **change})
    assert "action" in real.ask(asked("steady", first_choice()))


# --- building ----------------------------------------------------------------------------------------------------


def test_an_unknown_commit_is_refused(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    with pytest.raises(BuildError, match="git knows no commit 'abc1234'"):
        build.baseline("abc1234", tmp_path)
    with pytest.raises(BuildError, match="'--version' is no commit"):
        build.baseline("--version", tmp_path)


def test_without_git_that_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BuildError, match="git is not installed"):
        build.baseline("abc1234", tmp_path)


def ready(root: Path, version: str) -> Baseline:
    """A build that is there."""
    place = Baseline("abc1234", root)
    place.environment.mkdir(parents=True)
    place.ready.write_text(json.dumps({"commit": "abc1234", "version": version}))
    return place


def test_what_is_built_is_not_built_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", "")  # not even git is asked
    place = ready(tmp_path, "marula 0.1.0 (compiled with mypyc)")
    assert build.baseline("abc1234", tmp_path).ready == place.ready
    assert not place.make()


def test_a_step_that_fails_is_named_and_nothing_counts_as_built(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    place = Baseline("abc1234", tmp_path)
    monkeypatch.setattr(build, "archive", lambda commit, root: empty_tar())
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(BuildError, match="/bin/false -m venv --clear … failed"):
        place.make()
    assert not place.ready.exists()


def empty_tar() -> bytes:
    return bytes(10240)


@pytest.mark.parametrize(
    ("version", "warned"), [("marula 0.1.0 (plain Python)", True), ("marula 0.1.0 (compiled with mypyc)", False)]
)
def test_plain_python_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], version: str, warned: bool) -> None:
    __main__.tell(ready(tmp_path, version), made=True)
    printed = capsys.readouterr()
    assert f"abc1234 is {version}, now built in .venv-baseline/abc1234" in printed.out
    assert ("plain Python, because there was no C compiler" in printed.err) == warned


# --- by the engine protocol --------------------------------------------------------------------------------------


def test_an_older_build_speaks_todays_engine_protocol() -> None:
    """It passes the conformance test, so that any host may seat it: here this build plays the older one."""
    words = (sys.executable, "-I", str(ENGINE), "--level", "casual")
    found = list(check_engine(words, [GAME]))
    assert [finding.name for finding in found if finding.problem is not None] == []


def test_through_the_protocol_it_chooses_the_same() -> None:
    sees = first_choice()
    bot = EngineBot(GAME, "seed", (sys.executable, "-I", str(ENGINE), "--level", "steady"))
    try:
        assert (
            bot.choose(sees, Budget()).action == bot_factory("steady", GAME)(GAME, "seed").choose(sees, Budget()).action
        )
    finally:
        assert bot.engine is not None
        bot.engine.close()
