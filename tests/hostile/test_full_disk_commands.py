"""Commands on a full disk: one line, exit code 2, and nothing half written is left."""

import errno
import os
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
