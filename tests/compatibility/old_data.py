"""Data that commit 56afee8 wrote, and today's server on a copy of it. `tools.baseline.fixtures` made the data."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.server.webhooks import WebhookReceiver
from tests.waiting import SECONDS, until

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "fixtures" / "56afee8"
KEPT: Any = json.loads((DATA / "seats.json").read_text(encoding="utf-8"))
TABLES: list[Any] = KEPT["tables"]


def marula(*words: str) -> subprocess.CompletedProcess[str]:
    """Today's command line."""
    return subprocess.run([sys.executable, "-m", "marula", *words], capture_output=True, text=True, timeout=300)


class Server:
    """Today's `marula serve` on one database."""

    def __init__(self, database: Path) -> None:
        with contextlib.closing(socket.socket()) as trial:
            trial.bind(("127.0.0.1", 0))
            port = trial.getsockname()[1]
        self.database = database
        self.log = database.with_suffix(".log")
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS)
        command = [sys.executable, "-m", "marula", "serve", "--port", str(port), "--database", str(database)]
        environment = {name: value for name, value in os.environ.items() if name != "MARULA_SMTP"}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, "--no-limits", "--private-webhooks", "--log", "warning"],
                stdout=log,
                stderr=log,
                env=environment,
            )

    def ready(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.http.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(SECONDS)
        self.http.close()

    def get(self, path: str, secret: str | None = None, expect: int = 200) -> Any:
        return self._ask("GET", path, secret, expect).json()

    def post(self, path: str, body: Any, secret: str | None = None, expect: int = 200) -> Any:
        return self._ask("POST", path, secret, expect, json=body).json()

    def file(self, table: str, expect: int = 200) -> bytes:
        return self._ask("GET", f"/api/tables/{table}/file", None, expect).content

    def _ask(self, method: str, path: str, secret: str | None, expect: int, **body: Any) -> httpx.Response:
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        answer = self.http.request(method, path, headers=headers, **body)
        assert answer.status_code == expect, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer


@contextlib.contextmanager
def serving(database: Path) -> Iterator[Server]:
    server = Server(database)
    try:
        until(server.ready)
        yield server
    finally:
        server.stop()


def copied(folder: Path, hooks: WebhookReceiver | None = None) -> Path:
    """A copy of the database. Its notices go to our hooks: the address of the old ones is gone."""
    copy = folder / "marula.db"
    shutil.copyfile(DATA / "marula.db", copy)
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        there = "http://127.0.0.1:1" if hooks is None else hooks.address
        connection.execute("UPDATE notices SET address = replace(address, ?, ?)", (KEPT["hooks"], there))
        connection.commit()
    return copy


class OldTable:
    """One table of the data at today's server, with its old secrets."""

    def __init__(self, server: Server, kept: Any) -> None:
        self.server = server
        self.kept = kept
        self.path = f"/api/tables/{kept['id']}"
        self.secrets: dict[int, str] = {int(seat): secret for seat, secret in kept["secrets"].items()}
        self.chooser = random.Random(kept["game"] + kept["what"])

    @property
    def anyone(self) -> str | None:
        return next(iter(self.secrets.values()), None)

    def table(self) -> Any:
        return self.server.get(self.path)

    def envelope(self, seat: int) -> Any:
        return self.server.get(f"{self.path}/envelope", self.secrets[seat])

    def post(self, path: str, body: Any, secret: str | None, expect: int = 200) -> Any:
        return self.server.post(f"{self.path}{path}", body, secret, expect)

    def play(self, decisions: int = 10) -> None:
        """Play on by so many decisions, of which the people among us make their own."""
        start = self.table()["decisions"]
        while self.table()["decisions"] < start + decisions:
            assert self.decide(), "over too early"

    def finish(self) -> None:
        while self.decide():
            pass

    def decide(self) -> bool:
        """One decision by an old secret; False when the match is over."""
        until(self._people_are_waited_on)
        table = self.table()
        if not table["waiting_on"]:
            return False
        seat = table["waiting_on"][0]
        envelope = self.envelope(seat)
        option = self.chooser.choice(envelope["options"])
        done = self.post("/act", {"version": envelope["version"], "action": option["action"]}, self.secrets[seat])
        assert done["sequence"] > table["sequence"]
        return True

    def _people_are_waited_on(self) -> bool:
        table = self.table()
        return table["status"] == "over" or any(
            table["seats"][seat]["kind"] == "person" for seat in table["waiting_on"][:1]
        )
