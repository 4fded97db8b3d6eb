"""How much one server carries: real tables over the real API, so many listeners, so many decisions a second.

python -m tools.bench_server --tables 500 --rate 300 --seconds 20
"""

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tools.kill_server import Server

SEQUENCE = re.compile(r'"sequence":(\d+)')


class Line:
    """One kept HTTP connection, as plain as can be: the client must not be what is measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> tuple[int, Any]:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self.reader is not None
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(content)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {secret}\r\n" if secret else "")
        self.writer.write(head.encode() + b"\r\n" + content)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        size = int(re.search(r"content-length: (\d+)", answer, re.IGNORECASE).group(1))  # type: ignore[union-attr]
        told = await self.reader.readexactly(size)
        return int(answer[9:12]), msgspec.json.decode(told) if told else None


class Lines:
    """A few of them, shared."""

    def __init__(self, port: int, number: int) -> None:
        self.free: asyncio.Queue[Line] = asyncio.Queue()
        for _ in range(number):
            self.free.put_nowait(Line(port))

    async def ask(self, *words: Any, **more: Any) -> tuple[int, Any]:
        line = await self.free.get()
        try:
            return await line.ask(*words, **more)
        finally:
            self.free.put_nowait(line)


class Table:
    """A table, its seats' listeners, and how long it took until all of them had heard."""

    def __init__(self, bench: "Bench") -> None:
        self.bench = bench
        self.path = ""
        self.secrets: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.heard: list[int] = []
        self.latest: list[str] = []
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        bench = self.bench
        _, told = await bench.lines.ask("POST", "/api/tables", {"game": bench.game, "seats": bench.seats})
        self.path = f"/api/tables/{told['table']['id']}"
        self.secrets = []
        for seat in range(bench.seats):
            _, told = await bench.lines.ask("POST", f"{self.path}/seats", {"name": f"P{seat}", "seat": seat})
            self.secrets.append(told["secret"])
        self.heard, self.latest = [0] * bench.seats, [""] * bench.seats
        for seat in range(bench.seats):
            socket = await connect(
                f"ws://127.0.0.1:{bench.port}{self.path}/listen", compression=None, ping_interval=None
            )
            self.sockets.append(socket)
            await socket.send(json.dumps({"secrets": [self.secrets[seat]]}))
            self.tasks.append(asyncio.create_task(self.listen(seat, socket)))
        while 0 in self.heard:
            await self.wait()

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            found = SEQUENCE.search(text)
            if found is not None:
                self.heard[seat] = int(found.group(1))
                self.latest[seat] = text
                self.bench.messages += 1
                self.news.set()

    async def wait(self) -> None:
        self.news.clear()
        await self.news.wait()

    async def act(self) -> None:
        """One decision, from asking until the last listener has heard of it."""
        waiting: list[int] = []
        for text in self.latest:
            message = msgspec.json.decode(text)
            waiting = message["table"]["waiting_on"]
            break
        if not waiting:
            await self.close()
            await self.open()
            return
        seat = waiting[0]
        message = msgspec.json.decode(self.latest[seat])
        envelope = message["envelopes"][0]
        if not envelope["options"]:
            return
        body = {"version": envelope["version"], "action": random.choice(envelope["options"])["action"]}
        began = time.perf_counter()
        status, told = await self.bench.lines.ask("POST", f"{self.path}/act", body, self.secrets[seat])
        if status != 200:
            self.bench.refused += 1
            return
        self.bench.answered.append(time.perf_counter() - began)
        while min(self.heard) < told["sequence"]:
            await self.wait()
        self.bench.told.append(time.perf_counter() - began)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for socket in self.sockets:
            await socket.close()
        self.tasks, self.sockets = [], []


class Bench:
    """The whole measurement."""

    def __init__(self, server: Server, game: str, seats: int) -> None:
        self.server = server
        self.port = server.port
        self.game = game
        self.seats = seats
        self.lines = Lines(server.port, 32)
        self.answered: list[float] = []
        self.told: list[float] = []
        self.refused = 0
        self.messages = 0

    async def run(self, tables: int, rate: float, seconds: float) -> dict[str, Any]:
        await self.server.ready()
        if not self.game:
            _, told = await self.lines.ask("GET", "/api/games")
            self.game = told["games"][-1]["name"]
        before = memory(self.server)
        all_tables = [Table(self) for _ in range(tables)]
        for start in range(0, tables, 20):
            await asyncio.gather(*(table.open() for table in all_tables[start : start + 20]))
        await asyncio.sleep(1)
        idle = memory(self.server)
        self.messages = 0
        running: set[asyncio.Task[None]] = set()
        busy: set[int] = set()
        began, worked = time.perf_counter(), cpu(self.server)
        number = skipped = 0
        while (now := time.perf_counter()) - began < seconds:
            due = int((now - began) * rate)
            while number < due:
                which = number % tables
                number += 1
                if which in busy:
                    skipped += 1
                    continue
                busy.add(which)
                task = asyncio.create_task(all_tables[which].act())
                running.add(task)
                task.add_done_callback(running.discard)
                task.add_done_callback(lambda _, which=which: busy.discard(which))  # type: ignore[misc]
            await asyncio.sleep(0.002)
        took, worked = time.perf_counter() - began, cpu(self.server) - worked
        if running:
            await asyncio.wait(running, timeout=10)
        result = {
            "game": self.game,
            "tables": tables,
            "listeners": tables * self.seats,
            "asked for, decisions/s": rate,
            "done, decisions/s": round(len(self.told) / took, 1),
            "messages/s": round(self.messages / took, 1),
            "act to answer, ms (50 %, 99 %)": percentiles(self.answered),
            "act to heard by all, ms (50 %, 99 %)": percentiles(self.told),
            "server CPU for each decision with its messages, ms": round(worked * 1000 / max(1, len(self.told)), 2),
            "refused": self.refused,
            "not asked because the table was busy": skipped,
            "memory for each idle table with its listeners, KB": round((idle - before) / tables, 1),
            "server memory, MB": round(memory(self.server) / 1024, 1),
        }
        await asyncio.gather(*(table.close() for table in all_tables))
        return result


def percentiles(values: list[float]) -> tuple[float, float]:
    if len(values) < 100:
        return (float("nan"), float("nan"))
    cuts = statistics.quantiles(values, n=100)
    return (round(cuts[49] * 1000, 1), round(cuts[98] * 1000, 1))


def cpu(server: Server) -> float:
    """Seconds of processor time that the server has used: tells more than the wall clock on a busy machine."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(server: Server) -> int:
    """Resident kilobytes of the server and the processes it started."""
    assert server.process is not None
    listed = subprocess.run(["ps", "-eo", "pgid=,rss="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return sum(int(rss) for group, rss in rows if int(group) == server.process.pid)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", help="default: the smallest, which is listed last")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", help="postgresql://… (default: SQLite)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *(["--database", args.database] if args.database else []))
        server.start()
        try:
            told = asyncio.run(Bench(server, args.game, args.seats).run(args.tables, args.rate, args.seconds))
        finally:
            server.kill()
    for name, value in told.items():
        print(f"{name}: {value}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
