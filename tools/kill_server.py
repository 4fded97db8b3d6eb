"""Kills a real server at random moments under load, again and again, and checks that nothing acknowledged is lost.

python -m tools.kill_server --kills 200
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import httpx


def free_port() -> int:
    """A free port below those that the system hands out by itself.

    A client that keeps trying one of those, while nobody listens there, sooner or later gets the same port as its own
    end. It is then connected to itself, and keeps the server from its port.
    """
    while True:
        port = random.SystemRandom().randrange(20_000, 30_000)
        with socket.socket() as tried, contextlib.suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


class Server:
    """`marula serve` in a process of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.words = words
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "marula", "serve", "--port", str(self.port), "--no-limits", "--log", "warning"]
                + (list(self.words) or ["--database", str(self.folder / "tables.db")]),
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    async def ready(self, seconds: float = 180) -> None:
        async with httpx.AsyncClient() as client, asyncio.timeout(seconds):
            while True:
                try:
                    if (await client.get(f"{self.address}/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                if self.process is not None and self.process.poll() is not None:
                    log = (self.folder / "log").read_text()[-2000:]
                    raise RuntimeError(f"the server ended by itself ({self.process.returncode}): {log}")
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """kill -9, with everything it has started."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def kill_a_worker(self) -> int:
        """kill -9 for one of several worker processes; who it was."""
        assert self.process is not None
        listed = subprocess.run(
            ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(self.process.pid)], capture_output=True, text=True
        )
        workers = [int(line.split()[0]) for line in listed.stdout.splitlines() if "spawn_main" in line]
        os.kill(workers[0], signal.SIGKILL)
        return workers[0]

    def stop(self) -> int:
        """As an operator would; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=30)


EACH_LIFE = 8
"""Decisions that are acknowledged between a start and the next kill, at least."""


class Player:
    """Plays one table for everyone at it, never gives up, and remembers what was acknowledged."""

    def __init__(self, server: Server, chooser: random.Random) -> None:
        self.server = server
        self.chooser = chooser
        self.acknowledged: dict[str, tuple[str, str, dict[str, Any], int]] = {}
        self.table = ""
        self.secrets: list[str] = []
        self.finished = 0
        self.repeats = 0
        self.stale = 0
        self.faults: list[str] = []

    async def insist(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask until there is an answer."""
        while True:
            try:
                answer = await client.request(method, f"{self.server.address}{path}", timeout=5, **more)
                if answer.status_code != 503:
                    return answer
            except httpx.TransportError:
                self.repeats += 1
            await asyncio.sleep(0.05)

    async def play(self, client: httpx.AsyncClient) -> None:
        while True:
            if not self.table:
                await self.sit(client)
            seat = self.chooser.randrange(2)
            mine = {"Authorization": f"Bearer {self.secrets[seat]}"}
            answer = await self.insist(client, "GET", f"{self.table}/envelope", headers=mine)
            if answer.status_code == 409 and answer.json()["code"] == "not_started":
                self.stale += 1  # another process has not yet heard that the last one sat down: look again
                continue
            if answer.status_code != 200:
                self.faults.append(f"envelope {answer.status_code} {answer.text}")
                return
            envelope = answer.json()
            if not envelope["waiting_on"]:
                self.finished += 1
                self.table = ""
                continue
            if not envelope["options"]:
                continue
            body = {
                "version": envelope["version"],
                "action": self.chooser.choice(envelope["options"])["action"],
                "key": str(uuid.uuid4()),
            }
            answer = await self.insist(client, "POST", f"{self.table}/act", headers=mine, json=body)
            if answer.status_code == 409 and answer.json()["code"] in ("stale", "notyourturn"):
                self.stale += 1  # the envelope came from a process that was a moment behind: look again
                continue
            if answer.status_code != 200:
                self.faults.append(f"act {answer.status_code} {answer.text}")
                return
            self.acknowledged[body["key"]] = (self.table, self.secrets[seat], body, answer.json()["sequence"])

    async def sit(self, client: httpx.AsyncClient) -> None:
        games = (await self.insist(client, "GET", "/api/games")).json()["games"]
        asked = {"game": games[-1]["name"], "order": "host"}  # the smallest game
        answer = await self.insist(client, "POST", "/api/tables", json=asked)
        table = f"/api/tables/{answer.json()['table']['id']}"
        secrets = [uuid.uuid4().hex + uuid.uuid4().hex for _ in range(2)]
        for seat, secret in enumerate(secrets):
            body = {"name": f"P{seat}", "seat": seat, "secret": secret}
            answer = await self.insist(client, "POST", f"{table}/seats", json=body)
            if answer.status_code != 201:
                self.faults.append(f"sit {answer.status_code} {answer.text}")
        self.table, self.secrets = table, secrets


async def torture(
    folder: Path, kills: int, tables: int, seed: int = 1, minutes: float = float("inf")
) -> dict[str, Any]:
    """Kill and start again so many times (or as often as these minutes allow) while so many tables are played; what was
    found."""
    chooser = random.Random(seed)
    end = time.monotonic() + minutes * 60
    killed = 0
    server = Server(folder)
    server.start()
    await server.ready()
    players = [Player(server, random.Random(seed * 1000 + number)) for number in range(tables)]
    async with httpx.AsyncClient(limits=httpx.Limits(max_connections=None)) as client:
        tasks = [asyncio.create_task(player.play(client)) for player in players]
        while killed < kills and time.monotonic() < end:
            if killed and killed % 20 == 0:
                print(f"killed {killed} times", file=sys.stderr, flush=True)
            # Under load, however slow the machine is: some decisions after each start, then at a random moment.
            begun = sum(len(player.acknowledged) for player in players) + EACH_LIFE
            while sum(len(player.acknowledged) for player in players) < begun and not any(p.faults for p in players):
                await asyncio.sleep(0.01)
            await asyncio.sleep(chooser.uniform(0.0, 1.5))
            server.kill()
            killed += 1
            server.start()
            await server.ready()
        await asyncio.sleep(1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        lost = []
        acknowledged = 0
        # Every acknowledged choice is there: its repeat is answered with the same line, and not carried out again.
        for player in players:
            for table, secret, body, sequence in list(player.acknowledged.values())[-200:]:
                acknowledged += 1
                answer = await player.insist(
                    client, "POST", f"{table}/act", headers={"Authorization": f"Bearer {secret}"}, json=body
                )
                if answer.status_code != 200 or answer.json()["sequence"] != sequence:
                    lost.append((table, sequence, answer.status_code, answer.text))
    code = server.stop()
    return {
        "kills": killed,
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "checked": acknowledged,
        "lost": lost,
        "finished": sum(player.finished for player in players),
        "repeats": sum(player.repeats for player in players),
        "stale": sum(player.stale for player in players),
        "faults": [fault for player in players for fault in player.faults],
        "store": check_store(folder / "tables.db", players),
        "exit code": code,
    }


def check_store(path: Path, players: list[Player]) -> list[str]:
    """Whole, no line missing or twice, and every acknowledged key once."""
    found = []
    database = sqlite3.connect(path)
    if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        found.append("the database is damaged")
    holes = database.execute(
        "SELECT table_id FROM lines GROUP BY table_id HAVING MAX(number) != COUNT(*) OR MIN(number) != 1"
    ).fetchall()
    found += [f"lines are missing at table {row[0]}" for row in holes]
    stored = {
        row[0].partition(":")[2]: row[1] for row in database.execute("SELECT key, number FROM lines WHERE key > ''")
    }
    for player in players:
        for key, (_, _, _, sequence) in player.acknowledged.items():
            if stored.get(key) != sequence:
                found.append(f"acknowledged and not there: {key}")
    database.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop killing after so long")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(torture(Path(folder), args.kills, args.tables, args.seed, args.minutes))
        if told["exit code"] or told["lost"] or told["faults"]:
            print((Path(folder) / "log").read_text()[-2000:])
    for name, value in told.items():
        print(f"{name}: {value}")
    return 1 if told["lost"] or told["faults"] or told["store"] or told["exit code"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
