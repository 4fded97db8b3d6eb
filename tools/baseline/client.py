"""Starts the engine of an older build and asks it: one process, shared by everyone in this process who asks."""

from __future__ import annotations

import atexit
import contextlib
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tools.baseline.build import Baseline, BuildError, baseline

ENGINE = Path(__file__).with_name("engine.py")


class EngineError(Exception):
    """The older build does not answer as it should; the message says what happened."""


class Engine:
    """One process that answers a line of JSON with a line of JSON."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = list(command)
        # In a session of its own: an interrupt is for us, and the end of its input ends it.
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        atexit.register(self.close)

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Its answer; EngineError where it has none."""
        questions, answers = self.process.stdin, self.process.stdout
        assert questions is not None
        assert answers is not None
        try:
            questions.write(msgspec.json.encode(message) + b"\n")
            questions.flush()
            line = answers.readline()
        except (OSError, ValueError):  # a broken pipe, or one that is closed
            line = b""
        if not line.endswith(b"\n"):
            self.close()
            raise EngineError(f"the older build's engine has died (exit code {self.process.returncode}): see above")
        try:
            answer: dict[str, Any] = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError:
            raise EngineError(f"the older build's engine answered no JSON: {line[:200]!r}") from None
        if "error" in answer:
            raise EngineError(f"the older build refused: {answer['error']}")
        return answer

    def close(self) -> None:
        """End the process. Nothing is lost: it keeps nothing."""
        atexit.unregister(self.close)
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):  # what was written to it can no longer be delivered
                pipe.close()


def engine_of(place: Baseline) -> Engine:
    """A new engine in that build's environment; EngineError where it is not built."""
    if not place.ready.exists():
        raise EngineError(f"commit {place.commit} is not built: python -m tools.baseline --commit {place.commit}")
    return Engine([str(place.python), "-I", str(ENGINE)])


_engines: dict[str, Engine] = {}


def shared_engine(commit: str) -> Engine:
    """This process's engine for that commit, started when it is first needed."""
    if commit not in _engines:
        try:
            place = baseline(commit)
        except BuildError as problem:
            raise EngineError(str(problem)) from None
        _engines[commit] = engine_of(place)
    return _engines[commit]
