"""Clients of the real API. They are kept simple, because their own cost must not be what is measured."""

import asyncio
import json
import random
import re
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tools.kill_server import Server

SEQUENCE = re.compile(r'"sequence":(\d+)')
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


class Connection:
    """One HTTP connection that is kept open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> tuple[int, Any]:
        try:
            return await self._ask(method, path, body, secret)
        except (asyncio.IncompleteReadError, ConnectionError):  # the server closes what is idle for some seconds
            self.writer = None
            return await self._ask(method, path, body, secret)

    async def _ask(self, method: str, path: str, body: Any, secret: str) -> tuple[int, Any]:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self.reader is not None
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(content)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {secret}\r\n" if secret else "")
        self.writer.write(head.encode() + b"\r\n" + content)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        size = LENGTH.search(answer)
        assert size is not None
        told = await self.reader.readexactly(int(size.group(1)))
        return int(answer[9:12]), msgspec.json.decode(told) if told else None


class ConnectionPool:
    """A few connections that all clients share."""

    def __init__(self, port: int, number: int) -> None:
        self.free: asyncio.Queue[Connection] = asyncio.Queue()
        for _ in range(number):
            self.free.put_nowait(Connection(port))

    async def ask(self, *words: Any, **more: Any) -> tuple[int, Any]:
        connection = await self.free.get()
        try:
            return await connection.ask(*words, **more)
        finally:
            self.free.put_nowait(connection)


class Clients:
    """All clients of one server, and what they measured."""

    def __init__(self, server: Server, game: str, seats: int, connections: int = 64) -> None:
        self.port = server.port
        self.game = game
        self.seats = seats
        self.connections = ConnectionPool(server.port, connections)
        self.answered: list[float] = []
        self.until_heard: list[float] = []
        self.refused = 0
        self.messages = 0

    async def choose_game(self) -> None:
        """If no game is named, take the smallest, which is listed last."""
        if not self.game:
            _, told = await self.connections.ask("GET", "/api/games")
            self.game = told["games"][-1]["name"]

    async def seat_everyone(self) -> tuple[str, list[str]]:
        """A new table that has started: its address, and the seats' secrets."""
        asked = {"game": self.game, "seats": self.seats, "order": "host"}
        _, told = await self.connections.ask("POST", "/api/tables", asked)
        path = f"/api/tables/{told['table']['id']}"
        secrets = []
        for seat in range(self.seats):
            _, told = await self.connections.ask("POST", f"{path}/seats", {"name": f"P{seat}", "seat": seat})
            secrets.append(told["secret"])
        return path, secrets


class Table:
    """A table, its seats' listeners, and how long it took until all of them had heard."""

    def __init__(self, clients: Clients) -> None:
        self.clients = clients
        self.path = ""
        self.secrets: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.heard: list[int] = []
        self.latest: list[str] = []
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        clients = self.clients
        self.path, self.secrets = await clients.seat_everyone()
        self.heard, self.latest = [0] * clients.seats, [""] * clients.seats
        for seat in range(clients.seats):
            socket = await connect(
                f"ws://127.0.0.1:{clients.port}{self.path}/listen", compression=None, ping_interval=None
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
                self.clients.messages += 1
                self.news.set()

    async def wait(self) -> None:
        self.news.clear()
        await self.news.wait()

    async def act(self) -> None:
        """One decision, timed until the last listener has heard of it. When the match is over, open the next table."""
        message = msgspec.json.decode(self.latest[0])
        waiting = message["table"]["waiting_on"]
        if not waiting:
            await self.close()
            await self.open()
            return
        seat = waiting[0]
        if seat != 0:
            message = msgspec.json.decode(self.latest[seat])
        envelope = message["envelopes"][0]
        body = {"version": envelope["version"], "action": random.choice(envelope["options"])["action"]}
        began = time.perf_counter()
        status, told = await self.clients.connections.ask("POST", f"{self.path}/act", body, self.secrets[seat])
        if status != 200:
            self.clients.refused += 1
            return
        self.clients.answered.append(time.perf_counter() - began)
        while min(self.heard) < told["sequence"]:
            await self.wait()
        self.clients.until_heard.append(time.perf_counter() - began)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for socket in self.sockets:
            await socket.close()
        self.tasks, self.sockets = [], []
