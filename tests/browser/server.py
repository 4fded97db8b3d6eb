"""A server of our own on a free port, which tests may stop and start again; its luck is the same in every run."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

from marula.core import match_file
from marula.core.match import Match
from tests.waiting import until

ROOT = Path(__file__).resolve().parent.parent.parent


def free_port() -> int:
    with contextlib.closing(socket.socket()) as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Server:
    """`marula serve` with a database in a folder of its own."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.environment = {**os.environ, **environment}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.same_luck", "serve", "--port", str(self.port)]
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [*command, "--no-limits", "--log", "error", "--database", str(self.folder / "tables.db")],
            cwd=ROOT,
            env=self.environment,
            stdout=log,
            stderr=log,
        )
        log.close()
        until(self.ready)

    def ready(self) -> bool:
        """Does it answer?"""
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "server.log").read_text()
        with contextlib.suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            urllib.request.urlopen(f"{self.address}/health", timeout=2).read()
            return True
        return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)
            self.process = None


def uploaded(server: Server, match: Match) -> str:
    """The match as a record on the server; its id."""
    request = urllib.request.Request(
        f"{server.address}/api/records", match_file.write(match), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["table"]["id"])
