"""Engines: bots in other processes are asked by the protocol, see only their seat, and their faults are told."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from marula.bots import Budget, engine_process
from marula.bots.engine_bot import EngineBot
from marula.bots.engine_process import POOL, EngineError, EngineProcess
from marula.bots.engine_protocol import Choice, EngineSays, Hello, Ready
from marula.bots.engine_server import EngineServer, read_envelope
from marula.bots.levels import bot_factory, make_bot
from marula.cli import main
from marula.core import fields
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab import arena
from marula.lab.arena import Tournament
from tests.bots.positions import SMALL, every_table, positions

SOME_ENGINE = Path(__file__).with_name("some_engine.py")


def command(fault: str = "") -> tuple[str, ...]:
    return (sys.executable, "-I", str(SOME_ENGINE), *([fault] if fault else []))


def exec_name(fault: str = "") -> str:
    return f"exec:'{sys.executable}' -I '{SOME_ENGINE}' {fault}"


@pytest.fixture(autouse=True)
def no_engine_left() -> Iterator[None]:
    yield
    POOL.close()


def tournament(
    bots: tuple[str, ...], matches: int = 2, forfeit: bool = False, seconds: float | None = None
) -> Tournament:
    board = SMALL.board(Setup(SMALL.name, 2))
    return Tournament(SMALL, board.setup, board.edition, bots, matches, "engines", Budget(seconds), forfeit=forfeit)


# --- our own bots as an engine -----------------------------------------------------------------------------------


@every_table
def test_a_bot_chooses_through_the_protocol_what_it_chooses_without(game: Game, seats: int) -> None:
    server = EngineServer(game, "steady")
    for _, sees in positions(game, seats, 3):
        question = {"message": "choose", "envelope": sees.to_json(), "seconds": None}
        board = sees.view.board
        match = {
            "message": "match",
            "game": game.name,
            "setup": msgspec.to_builtins(board.setup),
            "edition": board.edition.data,
            "seat": sees.seat,
            "seed": "tea",
        }
        assert server.answer(msgspec.json.encode(match)) == Ready()
        chosen = server.answer(msgspec.json.encode(question))
        assert isinstance(chosen, Choice)
        assert chosen.option is not None
        direct = make_bot("steady", game, "tea").choose(sees, Budget())
        assert sees.options[chosen.option] == direct.action


@every_table
def test_an_envelope_comes_back_as_it_was_sent(game: Game, seats: int) -> None:
    for _, sees in positions(game, seats, 3):
        again = read_envelope(game, sees.view.board, json.loads(msgspec.json.encode(sees.to_json())))
        assert fields.same(again.view, sees.view)
        assert (again.options, again.moments, again.phase) == (sees.options, sees.moments, sees.phase)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"hello", "DecodeError"),
        (b'{"message": "sing"}', "Invalid value 'sing'"),
        (b'{"message": "choose", "envelope": {}}', "no match was named yet"),
        (b'{"message": "match", "game": "chess", "setup": {}, "edition": {}, "seat": 0, "seed": ""}', "not chess"),
        (b'{"message": "match", "game": "template", "setup": {}, "edition": {}, "seat": 0, "seed": ""}', "Edition"),
    ],
)
def test_what_it_cannot_use_gets_an_error_and_it_goes_on(line: bytes, said: str) -> None:
    server = EngineServer(GAMES["template"], "steady")
    answer = server.answer(line)
    assert isinstance(answer, EngineSays)
    assert said in answer.text
    assert isinstance(server.answer(b'{"message": "hello", "protocol": 1}'), Hello)
    assert server.answer(b'{"message": "quit"}') is None


# --- other people's engines --------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["", "by-action"])
def test_an_engine_plays_in_the_arena(way: str) -> None:
    rows = arena.run(tournament(("random", exec_name(way)), matches=4))
    assert {row.bot for row in rows} == {0, 1}
    assert not any(row.forfeits for row in rows)


def test_the_same_engine_on_two_seats_is_two_processes() -> None:
    """So it never sees two hands of one match."""
    arena.run(tournament((exec_name(), exec_name()), matches=2))
    assert sorted(seat for _, seat in POOL.idle) == [0, 1]
    assert all(len(idle) == 1 for idle in POOL.idle.values()), "the next match uses them again"


def test_an_engine_is_told_its_own_envelope_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    _, sees = next(positions(SMALL, 2, 1))
    bot = EngineBot(SMALL, "seed", command())
    sent: list[bytes] = []
    bot.choose(sees, Budget(seconds=0.5))
    assert bot.engine is not None
    monkeypatch.setattr(bot.engine, "_send", lambda line, _: sent.append(line))
    bot.engine.lines.put(b'{"message": "choice", "option": 0}\n')
    bot.choose(sees, Budget(seconds=0.5))
    (question,) = map(json.loads, sent)
    assert question == {
        "message": "choose",
        "envelope": json.loads(msgspec.json.encode(sees.to_json())),
        "seconds": 0.5,
        "iterations": None,
    }


def test_an_operators_keys_are_not_in_its_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MARULA_VAPID", "PGPASSWORD"):
        monkeypatch.setenv(name, "secret")
        assert name not in engine_process.engine_environment()
    assert "PATH" in engine_process.engine_environment()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_process, "GRACE_SECONDS", 0.2)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("never-starts", "engine-died"),
        ("other-protocol", "engine-protocol"),
        ("no-games", "engine-game"),
        ("babbles", "engine-answer"),
        ("dies", "engine-died"),
        ("illegal", "engine-illegal"),
        ("unknown-action", "engine-illegal"),
        ("wrong-message", "engine-answer"),
        ("sleeps", "engine-silent"),
    ],
)
def test_a_fault_ends_the_tournament_and_names_the_engine(fault: str, said: str) -> None:
    with pytest.raises(EngineError, match=rf"{said} \(command .*some_engine.py {fault}"):
        arena.run(tournament(("random", exec_name(fault)), seconds=0.1))


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("fault", ["dies", "illegal", "sleeps"])
def test_or_it_forfeits_the_decision(fault: str) -> None:
    """The first option is taken; after three failures in a match it is not asked again in it."""
    rows = arena.run(tournament(("random", exec_name(fault)), 2, forfeit=True, seconds=0.1))
    failed = [row for row in rows if row.bot == 1]
    assert all(row.forfeits > 0 for row in failed)
    if fault == "illegal":
        assert all(row.forfeits == row.asked for row in failed)
    assert not any(row.forfeits for row in rows if row.bot == 0)


def test_an_engine_that_floods_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_process, "MAX_LINE", 1000)
    with pytest.raises(EngineError, match="engine-line"):
        EngineProcess([sys.executable, "-c", "input(); print('x' * 5000)"])


def test_a_command_is_split_as_a_shell_does() -> None:
    factory = bot_factory("exec:'my engine' --fast \"a, b\"", SMALL)
    assert factory.keywords["command"] == ("my engine", "--fast", "a, b")  # type: ignore[attr-defined]


# --- the command -------------------------------------------------------------------------------------------------


def test_marula_bot_speaks_line_by_line() -> None:
    lines = b'{"message": "hello", "protocol": 1, "name": "test"}\n{"message": "quit"}\n'
    run = [sys.executable, "-m", "marula", "bot", "template", "--level", "casual"]
    done = subprocess.run(run, input=lines, capture_output=True, check=True, timeout=60)
    hello = json.loads(done.stdout)
    assert hello == {"message": "hello", "protocol": 1, "name": "marula casual", "games": ["template"]}
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "name a GAME"),
        (["chess"], "There is no such game: chess"),
        (["template", "--level", "nobody"], "There is no such bot: nobody"),
        (["template", "--json"], "--json goes with --check only"),
        (["--check", "x", "--level", "steady"], "--level does not go with --check"),
        (["--check", ""], "there is no command"),
    ],
)
def test_bad_input(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["bot", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert message in said.err
    assert said.err.count("\n") == 1
