"""Commands on a full disk: one line, exit code 2, and nothing half written is left."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from marula.cli import common
from marula.cli.bad_input import BadInput
from marula.cli.main import main


@contextmanager
def full_after(writes: int) -> Iterator[None]:
    """So many files can be written, and half of the next one."""
    real, done = Path.write_bytes, 0

    def write(path: Path, content: Any) -> int:
        nonlocal done
        done += 1
        if done <= writes:
            return real(path, content)
        real(path, content[: len(content) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with mock.patch.object(Path, "write_bytes", write):
        yield


def test_half_a_dataset_is_not_left_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    out = tmp_path / "data"
    with full_after(1):
        code = main(["dataset", "template", "--bots", "random", "--matches", "60", "--out", str(out)])
    printed = capsys.readouterr().err.strip().splitlines()[-1]
    assert (code, printed) == (2, f"marula: {out} cannot be written (No space left on device)")
    assert list(out.iterdir()) == []


def test_a_line_is_added_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(b"first\n")

    class Full:
        """A file on a disk with room for three bytes."""

        def __enter__(self) -> "Full":
            return self

        def __exit__(self, *about: object) -> None: ...

        def write(self, content: bytes) -> int:
            with open(file, "ab") as opened:
                opened.write(content[:3])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with mock.patch.object(Path, "open", return_value=Full()), pytest.raises(BadInput):
        common.append(file, b"second\n")
    assert file.read_bytes() == b"first\n"
    common.append(file, b"second\n")
    assert file.read_bytes() == b"first\nsecond\n"


@pytest.mark.parametrize("command", ["study", "arena"])
def test_numbers_that_nobody_counts_to(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "random,random"] if command == "arena" else []
    assert main([command, "template", *words, "--matches", "9" * 30]) == 2
    assert "--matches must be from" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("words", [["games"], ["edition", "show", "template"]])
def test_what_is_printed_finds_no_room(words: list[str]) -> None:
    """A traceback, or for little text an exit code of Python's own."""
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "marula", *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.stderr == "marula: standard output cannot be written (No space left on device)\n"
    assert done.returncode == 2


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_letters_that_a_terminal_does_not_know(encoding: str) -> None:
    """A stranger's name in other letters ended `marula admin tables` in the middle of its list."""
    command = "from marula.cli.main import main; import sys; from marula.cli.common import json_text; "
    command += "main(['games', 'template', '--language', 'ja']); print(json_text(['\\u6c34 \\u00e9 \\U0001f600']))"
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    printed = done.stdout.decode(encoding)
    assert json.loads(printed[printed.rindex("[") :]) == ["\u6c34 \u00e9 \U0001f600"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit there")
@pytest.mark.parametrize(
    "words", [["edition", "new", "template", "mine.json"], ["simulate", "template", "--matches", "1", "--record", "."]]
)
def test_half_a_file_is_not_left_behind(words: list[str], tmp_path: Path) -> None:
    """It stayed, and the next attempt was refused because a file was there."""
    import resource

    def small_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))

    done = subprocess.run(
        [sys.executable, "-m", "marula", *words],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=small_disk,
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert list(tmp_path.iterdir()) == []


def test_what_took_long_is_told_before_it_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    refusal = BadInput("bad-file-unwritten", file="page", reason="No space left on device")
    study = ["study", "template", "--players", "2", "--bot", "random", "--matches", "2", "--luck-matches", "0"]
    with mock.patch.object(common, "append", side_effect=refusal):
        assert main([*study, "--page", str(tmp_path / "page.html")]) == 2
    assert capsys.readouterr().out.count("\n") > 3
    arena = ["arena", "template", "--bots", "random,random", "--matches", "2", "--out", str(tmp_path / "out")]
    with mock.patch.object(common, "write_new", side_effect=refusal):
        assert main(arena) == 2
    assert capsys.readouterr().out.count("\n") > 2
