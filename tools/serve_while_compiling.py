"""Serves the tables at once as plain Python, compiles behind them, and goes on compiled: what `make play` runs.

The page is there a minute earlier than the compiled modules. The socket stays open over the change, so that whoever
asks meanwhile waits a moment. Tables are in the database, and pages connect again by themselves.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
STAMP = ".venv/.built"
LOG = "build/build.log"


def environment(plain: bool) -> dict[str, str]:
    """For a process of ours: without make's own variables, which mean nothing to a make that is not its child."""
    ours = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    return ours | {"PYTHONPATH": str(ROOT / "src")} if plain else ours


def built() -> bool:
    """Whether what is installed is what the sources say."""
    command = ["make", "--question", STAMP]
    return subprocess.run(command, cwd=ROOT, env=environment(False), capture_output=True).returncode == 0


def compiled() -> bool:
    """Whether what is installed is compiled."""
    command = [sys.executable, "-c", "from marula.speed import compiled; raise SystemExit(not compiled())"]
    return subprocess.run(command, env=environment(False)).returncode == 0


def listen(port: int) -> socket.socket | None:
    """The port, reserved; None where another program has it."""
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        reserved.bind((HOST, port))
    except (OSError, OverflowError):
        reserved.close()
        return None
    return reserved


class Build:
    """The build, in the background: it yields to the server and to the bots."""

    def __init__(self, when_done: Callable[[], None]) -> None:
        """Starts it; `when_done` is called where it has succeeded."""
        self.when_done = when_done
        self.stopped = False
        # A process group of its own, so that stopping it stops the compilers too.
        self.process = subprocess.Popen(
            ["nice", "-n", "19", "make", "--no-print-directory", STAMP],
            cwd=ROOT,
            env=environment(False),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            process_group=0,
        )
        self.thread = threading.Thread(target=self.follow, daemon=True)
        self.thread.start()

    def follow(self) -> None:
        """Show its own lines, keep the rest for whoever asks why it failed."""
        assert self.process.stdout is not None
        path = ROOT / LOG
        path.parent.mkdir(exist_ok=True)
        with self.process.stdout as output, path.open("w", encoding="utf-8") as log:
            for line in output:
                log.write(line)
                log.flush()
                if line.startswith("marula: "):
                    print(line, end="", flush=True)
        if self.process.wait() == 0:
            self.when_done()
        elif not self.stopped:
            print(f"marula: the build failed; you play on as plain Python, and {LOG} says why", flush=True)

    def stop(self) -> None:
        """End it and its compilers. The next build goes on where this one was."""
        self.stopped = True
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


class Play:
    """The server, first plain, then compiled."""

    def __init__(self, port: socket.socket) -> None:
        self.port = port
        self.change = False
        """Whether the server was stopped only to go on compiled."""
        self.stopping = False
        self.server = self.serve(plain=True)

    def serve(self, plain: bool) -> subprocess.Popen[bytes]:
        """Start the server on the reserved port. Only the first one tells its address and opens the browser."""
        descriptor = self.port.fileno()
        command = [sys.executable, "-m", "marula", "play", "--fd", str(descriptor)]
        return subprocess.Popen(
            command if plain else [*command, "--no-browser"],
            env=environment(plain),
            pass_fds=[descriptor],
            stdout=None if plain else subprocess.DEVNULL,
        )

    def go_on_compiled(self) -> None:
        """Let the plain server finish what it is doing; `wait` then starts the other."""
        if not compiled():  # no C compiler here: the build has said so
            return
        self.change = True
        self.server.terminate()

    def wait(self) -> int:
        """Until the server ends for good: its exit code."""
        code = self.server.wait()
        if self.change and not self.stopping:
            self.server = self.serve(plain=False)
            print("marula: compiled: the games and bots now run at full speed", flush=True)
            code = self.server.wait()
        return code

    def stop(self, number: int, frame: FrameType | None) -> None:
        """On a signal. Ctrl-C reaches the server too, and there a second signal would cut its work short.

        A second SIGINT is passed on: the first may have been sent to this process alone.
        """
        if number != signal.SIGINT or self.stopping:
            self.server.terminate()
        self.stopping = True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    asked = parser.parse_args()
    port = None if built() else listen(asked.port)
    if port is None:  # nothing to build, or a port that is taken, which the command itself explains
        plain = environment(not (ROOT / STAMP).exists())
        os.execve(sys.executable, [sys.executable, "-m", "marula", "play", "--port", str(asked.port)], plain)
    play = Play(port)
    signal.signal(signal.SIGINT, play.stop)
    signal.signal(signal.SIGTERM, play.stop)
    build = Build(play.go_on_compiled)
    try:
        return play.wait()
    finally:
        build.stop()


if __name__ == "__main__":
    sys.exit(main())
