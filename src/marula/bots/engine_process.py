"""Engine processes: bots that run as programs of their own, in whatever language, and are asked over pipes."""

# mypyc: no, because it waits for other processes, and mypyc would gain nothing.

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import select
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Sequence

import msgspec

from marula.bots.engine_protocol import (
    ANSWER,
    PROTOCOL,
    Answer,
    Choice,
    Choose,
    EngineSays,
    Hello,
    NewMatch,
    Question,
    Quit,
    Ready,
)
from marula.core.errors import MarulaError

START_SECONDS = 30.0
"""How long an engine may take to say hello, and to get ready for a match."""
PATIENCE_SECONDS = 60.0
"""How long one waits for a decision that has no time limit."""
GRACE_SECONDS = 5.0
"""How much longer than its time an engine may take before it counts as stuck: a busy machine is nobody's fault."""
EXIT_SECONDS = 2.0
"""How long one waits for the exit code of an engine that no longer answers."""
MAX_LINE = 1_000_000
"""The most bytes of an answer. An engine that writes more without a line's end is not read any further."""
MAX_UNREAD = 16
"""The most lines that an engine may write without being asked. If it writes more, it is not read any further."""
WATCHER = 'read -r end; kill -KILL "-$0"'
"""A shell script: wait until its input ends, then end all processes of a group. Nobody writes to that input."""
KEPT_VARIABLE = "MARULA_PURE"
"""The only one of our environment variables that engines get. The others hold an operator's keys."""


class EngineError(MarulaError):
    """An engine cannot be used: the message says which, and what it did."""


class EngineProcess:
    """One running engine, which has said hello. It is asked one thing at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts it; EngineError where that fails or it speaks something else."""
        self.command = tuple(command)
        self.match: NewMatch | None = None
        """The match that it was told of last."""
        try:
            # In a session of its own: an interrupt is for us, and its children can be ended with it.
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=engine_environment(),
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", None) or str(problem)
            raise EngineError("engine-not-started", command=self.title, reason=reason) from None
        self.watcher = start_watcher(self.process.pid)
        self.lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._listen, name="marula engine", daemon=True).start()
        atexit.register(self.close)
        hello = self.ask(Hello(PROTOCOL, "marula"), START_SECONDS)
        if not isinstance(hello, Hello):
            raise self._failed("engine-answer", answer=type(hello).__name__)
        if hello.protocol != PROTOCOL:
            raise self._failed("engine-protocol", theirs=hello.protocol, ours=PROTOCOL)
        self.name = hello.name
        self.games = hello.games

    @property
    def title(self) -> str:
        """The command as one types it."""
        return shlex.join(self.command)

    def plays(self, game: str) -> bool:
        """Does it say that it plays this game?"""
        return not self.games or game in self.games

    def begin(self, match: NewMatch) -> None:
        """Tell it of the match that the next question is about, unless it knows; EngineError where it declines."""
        if match == self.match:
            return
        answer = self.ask(match, START_SECONDS)
        if not isinstance(answer, Ready):
            raise self._unexpected(answer)
        self.match = match

    def choose(self, question: Choose) -> Choice:
        """The engine's choice; EngineError if it has none or takes too long."""
        limit = PATIENCE_SECONDS if question.seconds is None else question.seconds + GRACE_SECONDS
        answer = self.ask(question, limit)
        if not isinstance(answer, Choice):
            raise self._unexpected(answer)
        return answer

    def ask(self, question: Question, seconds: float) -> Answer:
        """The answer to one message. After an EngineError the process is gone."""
        return self.ask_line(msgspec.json.encode(question), seconds)

    def ask_line(self, question: bytes, seconds: float) -> Answer:
        """Send a line as it is, and return the answer."""
        end = time.monotonic() + seconds
        try:
            self._send(question, end)
            line = self.lines.get(timeout=max(0.0, end - time.monotonic()))
        except (queue.Empty, TimeoutError):
            raise self._failed("engine-silent", seconds=f"{seconds:g}") from None
        if not line.endswith(b"\n"):
            raise self._failed("engine-line") if line else self._died()
        try:
            return ANSWER.decode(line)
        except msgspec.MsgspecError as problem:
            said = line[:80].decode(errors="replace").strip()
            raise self._failed("engine-answer", answer=f"{said} ({problem})") from None

    def wait(self, seconds: float) -> int | None:
        """The engine's exit code, if it ends within this many seconds."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def send_quit(self) -> None:
        """Ask it to end."""
        with contextlib.suppress(TimeoutError):  # it reads nothing any more: whoever waits for its end will notice
            self._send(msgspec.json.encode(Quit()), time.monotonic() + EXIT_SECONDS)

    def end_input(self) -> None:
        """Close its input, which asks it to end too."""
        assert self.process.stdin is not None
        self.process.stdin.close()

    def close(self) -> None:
        """End the process, whatever it does. Nothing is lost: a new process is told of the match again."""
        atexit.unregister(self.close)
        if self.watcher is not None:  # first: when the engine is gone, its number may become another's
            _end_watcher(self.watcher)
        if self.process.poll() is None:
            _kill(self.process)
        self.process.wait()
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # what was written to it can no longer be delivered
            self.process.stdin.close()

    def _send(self, line: bytes, end: float) -> None:
        """Write a line; TimeoutError if the engine has not read it in time, because a pipe holds only 64 KB."""
        questions = self.process.stdin
        assert questions is not None
        try:
            if os.name == "posix":
                write_in_time(questions.fileno(), line + b"\n", end)
            else:
                questions.write(line + b"\n")
                questions.flush()
        except TimeoutError:
            raise
        except (OSError, ValueError):  # a broken pipe, or one that is closed
            raise self._died() from None

    def _listen(self) -> None:
        """In a thread: pass on each line. An empty one is the end: whoever writes on then writes to a closed pipe."""
        answers = self.process.stdout
        assert answers is not None
        with answers, contextlib.suppress(OSError, ValueError):
            while True:
                line = answers.readline(MAX_LINE)
                self.lines.put(line)
                if not line.endswith(b"\n") or self.lines.qsize() > MAX_UNREAD:
                    break
        self.lines.put(b"")

    def _died(self) -> EngineError:
        code = self.wait(EXIT_SECONDS)
        return self._failed("engine-died", code="–" if code is None else str(code))

    def _unexpected(self, answer: Answer) -> EngineError:
        if isinstance(answer, EngineSays):
            return self._failed("engine-refused", text=answer.text[:200])
        return self._failed("engine-answer", answer=msgspec.json.encode(answer).decode()[:80])

    def _failed(self, key: str, **facts: str | int) -> EngineError:
        """What to raise; the process is ended, so that nobody waits for it."""
        self.close()
        return EngineError(key, command=self.title, **facts)


def write_in_time(pipe: int, content: bytes, end: float) -> None:
    """Write to a pipe; TimeoutError if the other side does not take it all by then."""
    os.set_blocking(pipe, False)
    waiting = select.poll()
    waiting.register(pipe, select.POLLOUT)
    left = memoryview(content)
    while left:
        seconds = end - time.monotonic()
        if seconds <= 0 or not waiting.poll(seconds * 1000):
            raise TimeoutError
        with contextlib.suppress(BlockingIOError):  # less than a page was free
            left = left[os.write(pipe, left) :]


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End the process and its children."""
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def start_watcher(group: int) -> subprocess.Popen[bytes] | None:
    """A process that ends this group of processes when we are gone, however we went; None where there is no shell.

    An engine that ignores the end of its input would otherwise outlive us if we are killed.
    """
    if os.name != "posix":
        return None
    try:
        return subprocess.Popen(
            ("/bin/sh", "-c", WATCHER, str(group)),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={},
            start_new_session=True,  # an interrupt is for us
        )
    except OSError:
        return None


def _end_watcher(watcher: subprocess.Popen[bytes]) -> None:
    """End the watcher before its input ends, so that it ends nothing else."""
    watcher.kill()
    watcher.wait()
    assert watcher.stdin is not None
    watcher.stdin.close()


def engine_environment() -> dict[str, str]:
    """Our environment without our own settings and those of PostgreSQL, which may hold keys and a password."""
    return {
        name: value
        for name, value in os.environ.items()
        if name == KEPT_VARIABLE or not name.startswith(("MARULA_", "PG"))
    }


def split_command(text: str) -> tuple[str, ...]:
    """A command's words as a shell would split them; EngineError where a quote is left open or there is nothing."""
    try:
        words = tuple(shlex.split(text))
    except ValueError as problem:
        raise EngineError("engine-not-started", command=text, reason=str(problem)) from None
    if not words:
        raise EngineError("engine-not-started", command=text or "exec:", reason="there is no command")
    return words


class EnginePool:
    """Engines that run and are not in use. A process plays one seat only, so it never sees two hands of a match."""

    def __init__(self) -> None:
        self.idle: dict[tuple[tuple[str, ...], int], list[EngineProcess]] = {}
        self.lock = threading.Lock()

    def take(self, command: tuple[str, ...], seat: int) -> EngineProcess:
        """An engine for this seat; a new one where none is idle."""
        with self.lock:
            idle = self.idle.get((command, seat))
            if idle:
                return idle.pop()
        return EngineProcess(command)

    def give_back(self, engine: EngineProcess, seat: int) -> None:
        """Keep it for the next match."""
        with self.lock:
            self.idle.setdefault((engine.command, seat), []).append(engine)

    def close(self) -> None:
        """End those that are idle."""
        with self.lock:
            engines = [engine for idle in self.idle.values() for engine in idle]
            self.idle.clear()
        for engine in engines:
            engine.close()


POOL = EnginePool()
"""The engines of this process."""
