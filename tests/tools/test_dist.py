"""What is released is built for every Python that is really there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import dist


def test_a_name_on_the_path_that_starts_no_python_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pyenv puts a shim for each of its Pythons on the path, also for those that are not chosen."""
    for name, line in (("python3.12", "exit 127"), ("python3.13", f'exec "{sys.executable}" "$@"')):
        (tmp_path / name).write_text(f"#!/bin/sh\n{line}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(dist, "PYTHONS", ("python3.12", "python3.13", "python3.99"))
    assert dist.interpreter("python3.12") is None
    assert dist.interpreter("python3.99") is None
    assert dist.interpreters() == [sys.executable, sys.executable]
