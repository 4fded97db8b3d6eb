"""Pipes that nobody writes to, devices that never end and numbers without a measure, given to commands."""

import argparse
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from marula.bots.engine_server import MAX_QUESTION
from marula.cli import arena, puzzles
from marula.cli.bad_input import BadInput
from marula.cli.main import main
from marula.core import bounded_file, match_file
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.random_match import random_match
from marula.server.http import startup
from tests.hostile.test_command_line import all_files

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes and devices")
READERS = [["replay"], ["verify"], ["review"], ["edition", "check"], ["simulate", "template", "--edition"]]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_file, "SILENCE", 0.2)


def one_line(printed: pytest.CaptureFixture[str]) -> str:
    captured = printed.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1), captured
    return captured.err


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("words", READERS)
def test_a_pipe_that_nobody_writes_to(words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It was waited for without end, and without a word."""
    os.mkfifo(tmp_path / "pipe.json")
    assert main([*words, str(tmp_path / "pipe.json")]) == 2
    assert "timed out" in one_line(capsys)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("words", READERS)
def test_a_pipe_whose_writer_falls_silent(words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reading, writing = os.pipe()
    try:
        os.write(writing, b"{")
        name = tmp_path / "half.json"
        name.symlink_to(f"/dev/fd/{reading}")
        assert main([*words, str(name)]) == 2
        assert "timed out" in one_line(capsys)
    finally:
        os.close(reading)
        os.close(writing)


@pytest.mark.parametrize("words", READERS)
def test_a_device_that_never_ends(words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "zero.json").symlink_to("/dev/zero")
    assert main([*words, str(tmp_path / "zero.json")]) == 2
    one_line(capsys)


@pytest.mark.usefixtures("quick")
@pytest.mark.skipif(not os.access("/proc/kmsg", os.R_OK), reason="only root may read it, and only on Linux")
def test_a_file_of_the_kernel_that_waits(capsys: pytest.CaptureFixture[str]) -> None:
    """It says that it is a plain file without content, and hands out the kernel's messages as they come."""
    assert main(["verify", "/proc/kmsg"]) == 2
    one_line(capsys)


def test_a_match_file_that_comes_through_a_pipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`marula verify <(…)` needs that. It is larger than what a pipe holds at a time."""
    files = (match_file.write(random_match(game, Setup(game.name, game.fewest), "1")) for game in GAMES.values())
    content = next(file for file in files if len(file) > 1 << 16)
    os.mkfifo(tmp_path / "pipe")
    writing = threading.Thread(target=(tmp_path / "pipe").write_bytes, args=(content,))
    writing.start()
    assert main(["--language", "en", "verify", str(tmp_path / "pipe")]) == 0
    writing.join()
    assert "every move is legal" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["/dev/zero", "/dev/null", "/dev/tty", "/proc/kmsg", "x" * 300, f"{'x' * 300}/y.db"])
@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("play", "--port", "0"), ("admin", "tables")])
def test_what_cannot_be_a_database(
    name: str,
    words: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It fails if that hangs. Only the kernel's messages are waited for, because the file looks like an empty one."""
    monkeypatch.setattr(startup, "ANSWER_WITHIN", 0.5)
    monkeypatch.chdir(tmp_path)
    if name.startswith("/") and not Path(name).exists():
        pytest.skip("there is no such device")
    assert main([*words, "--database", name]) == 2
    one_line(capsys)
    assert all_files(tmp_path) == {}


def test_a_message_to_an_engine_that_never_ends(tmp_path: Path) -> None:
    """It was read without end, and all of it was kept."""
    with Path("/dev/zero").open("rb") as zero:
        done = subprocess.run(
            [sys.executable, "-m", "marula", "--language", "en", "bot", "template"],
            cwd=tmp_path, stdin=zero, capture_output=True, text=True, timeout=60,
        )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "marula: standard input cannot be read (File too large)\n"
    assert MAX_QUESTION < 1 << 24


@pytest.mark.parametrize("value", ["inf", "1e400", "nan", "-inf", "-1", "0", "1e300"])
def test_minutes_and_seconds_have_a_measure(value: str) -> None:
    with pytest.raises(BadInput):
        puzzles.check_minutes(float(value))
    with pytest.raises(BadInput):
        arena.chosen_budget(argparse.Namespace(seconds=float(value), iterations=None))


@pytest.mark.parametrize(
    "words",
    [
        ["puzzles", "template", "--count", "1", "--minutes", "inf"],
        ["puzzles", "template", "--minutes", "nan"],
        ["arena", "template", "--bots", "random", "--seconds", "inf"],
        ["arena", "template", "--bots", "random", "--seconds", "nan"],
        ["simulate", "template", "--workers", "1000000000"],
        *(
            [*words, "--seed", "\udcff"]
            for words in (
                ["simulate", "template"],
                ["arena", "template", "--bots", "random"],
                ["study", "template"],
                ["puzzles", "template"],
                ["dataset", "template", "--bots", "random", "--out", "new"],
            )
        ),
    ],
)
def test_odd_numbers_and_seeds(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["--language", "en", *words]) == 2
    one_line(capsys)
    assert all_files(tmp_path) == {}
