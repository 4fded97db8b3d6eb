"""The simulated network: requests and listeners reach the app late, twice, in another order, or not at all."""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections.abc import Callable
from typing import Any

import msgspec

from tests.simulation.server import Machine, process_number, the_app

PATIENCE = 8.0
"""Seconds after which a client no longer waits for an answer."""


class Lost(Exception):
    """No answer came. The server may have done what was asked, or not."""


class Answer:
    """What the server answered to a request."""

    def __init__(self, status: int, content: bytes) -> None:
        self.status = status
        self.content = content

    @property
    def body(self) -> Any:
        return msgspec.json.decode(self.content) if self.content else None

    @property
    def refusal(self) -> str:
        """The code of a refusal; nothing for an answer that is none."""
        return str(self.body.get("code", "")) if self.status >= 400 else ""


class Request:
    """What a client asks. A repeat is the same request."""

    def __init__(self, method: str, path: str, body: Any = None, secret: str | None = None, query: str = "") -> None:
        self.method = method
        self.path = path
        self.query = query
        self.body = body
        self.content = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        self.secret = secret

    @property
    def table(self) -> str:
        """The id of the table it is about."""
        parts = self.path.split("/")
        return parts[3] if len(parts) > 3 and parts[2] == "tables" else ""

    def scope(self, address: str) -> dict[str, Any]:
        headers = [(b"host", b"play.example.org"), (b"content-type", b"application/json")]
        headers.append((b"content-length", str(len(self.content)).encode()))
        if self.secret is not None:
            headers.append((b"authorization", f"Bearer {self.secret}".encode()))
        return _scope("http", self.path, address, headers, self.query) | {"method": self.method}


def _scope(kind: str, path: str, address: str, headers: list[tuple[bytes, bytes]], query: str = "") -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "https" if kind == "http" else "wss",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": headers,
        "client": (address, 50000),
        "server": ("play.example.org", 443),
        "root_path": "",
        "state": {},
        "subprotocols": [],
    }


class Network:
    """Between all clients and the machine."""

    def __init__(self, machine: Machine, seed: str) -> None:
        self.machine = machine
        self.loop = machine.loop
        self.rng = random.Random(f"{seed} network")
        self.rates: dict[str, float] = {}
        self.latency = 0.02
        self.lines: list[Line] = []
        self.on_answer: Callable[[Request, Answer, int], None] = lambda request, answer, told: None
        """Called when the server answers, before anything can be lost."""
        self.on_arrival: Callable[[str], int] = lambda table: 0
        """Called when a request or a listener reaches the server, with the table's id."""
        self.on_sent: Callable[[Line, Any], None] = lambda line, message: None
        """Called when the server sends a message to a listener."""
        self.on_close: Callable[[int], None] = lambda code: None
        """Called when the server closes a listener, with its code."""

    def happens(self, what: str) -> bool:
        return self.rng.random() < self.rates.get(what, 0.0)

    def delay(self) -> float:
        """Seconds from one end to the other."""
        seconds = self.latency * (0.5 + self.rng.expovariate(1.0))
        return seconds + self.rng.uniform(0.5, 5.0) if self.happens("delay") else seconds

    def run_on_server(self, coroutine: Any, name: str) -> asyncio.Task[Any]:
        """A task of the server process that runs now."""
        context = contextvars.copy_context()
        context.run(process_number.set, self.machine.number)
        return self.loop.create_task(coroutine, context=context, name=name)

    async def ask(self, request: Request, address: str) -> Answer:
        """Send a request and wait for its answer; Lost if none comes."""
        answer: asyncio.Future[Answer] = self.loop.create_future()
        copies = 2 if self.happens("duplicate") else 1
        for _ in range(copies):
            if not self.happens("lost"):
                self.loop.call_later(self.delay(), self._arrive, request, address, answer)
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise Lost from None

    def _arrive(self, request: Request, address: str, answer: asyncio.Future[Answer]) -> None:
        if self.machine.up:
            self.run_on_server(self._serve(request, address, answer), f"{request.method} {request.path}")
        elif not answer.done():
            self.loop.call_later(self.delay(), _fail, answer)

    async def _serve(self, request: Request, address: str, answer: asyncio.Future[Answer]) -> None:
        told = self.on_arrival(request.table)
        process = self.machine.number
        parts: list[dict[str, Any]] = []
        incoming = [{"type": "http.request", "body": request.content, "more_body": False}]

        async def receive() -> Any:
            return incoming.pop() if incoming else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            parts.append(message)

        await the_app()(request.scope(address), receive, send)  # type: ignore[arg-type]
        if process != self.machine.number or not self.machine.up:
            return
        content = b"".join(part.get("body", b"") for part in parts[1:])
        answered = Answer(parts[0]["status"], content)
        self.on_answer(request, answered, told)
        if not self.happens("lost"):
            self.loop.call_later(self.delay(), _answer, answer, answered)

    def cut_all(self) -> None:
        """The server is gone, and with it every open connection."""
        lines, self.lines = self.lines, []
        for line in lines:
            line.cut()


def _answer(answer: asyncio.Future[Answer], answered: Answer) -> None:
    if not answer.done():
        answer.set_result(answered)


def _fail(answer: asyncio.Future[Answer]) -> None:
    if not answer.done():
        answer.set_exception(Lost())


class Line:
    """One WebSocket. Messages of one direction keep their order; when it is cut, what is on the way is lost."""

    def __init__(
        self, network: Network, table: str, secrets: list[str], since: int, language: str, address: str
    ) -> None:
        self.network = network
        self.table = table
        self.secrets = secrets
        self.language = language
        self.since = since
        self.address = address
        self.process = network.machine.number
        self.to_server: asyncio.Queue[Any] = asyncio.Queue()
        self.to_client: asyncio.Queue[Any] = asyncio.Queue()
        """Messages as they arrive; None when the line is cut, a number when the server closes it."""
        self.is_cut = False
        self.closed_by_server = False
        self.slow = network.rng.choice((0.0, 0.0, 0.0, 0.5, 3.0))
        """Seconds that this reader takes for a message at most."""
        self.last_sent: Any = None
        self.told_at_open = 0
        """The last entry that anybody had been told of when this listener came."""
        self._last_arrival = 0.0

    def open(self) -> None:
        network, machine = self.network, self.network.machine
        if not machine.up or network.happens("lost"):
            network.loop.call_later(network.delay(), self.to_client.put_nowait, None)
            return
        network.lines.append(self)
        self.process = machine.number
        hello = {"secrets": self.secrets, "since": self.since, "language": self.language}
        self.to_server.put_nowait({"type": "websocket.connect"})
        self.say(msgspec.json.encode(hello).decode())
        network.run_on_server(self._serve(), f"listener of {self.table}")

    def say(self, text: str) -> None:
        """The client sends a text."""
        message = {"type": "websocket.receive", "text": text, "bytes": None}
        self.network.loop.call_later(self.network.delay(), self.to_server.put_nowait, message)

    async def _serve(self) -> None:
        headers = [(b"host", b"play.example.org")]
        self.told_at_open = self.network.on_arrival(self.table)
        scope = _scope("websocket", f"/api/tables/{self.table}/listen", self.address, headers)
        await the_app()(scope, self.to_server.get, self._send)  # type: ignore[arg-type]
        self.closed_by_server = True

    async def _send(self, message: Any) -> None:
        if self.is_cut:
            return  # sent into the void: the server notices later
        if message["type"] == "websocket.close":
            self.closed_by_server = True
            self.network.on_close(message.get("code", 1000))
            self._arrive(message.get("code", 1000))
        elif message["type"] == "websocket.send":
            body = msgspec.json.decode(message["text"])
            if "sequence" in body:
                self.network.on_sent(self, body)
            self._arrive(body)
            if self.slow:
                await asyncio.sleep(self.network.rng.uniform(0.0, self.slow))

    def _arrive(self, what: Any) -> None:
        """Let it reach the client, after what was sent before."""
        loop = self.network.loop
        self._last_arrival = max(self._last_arrival + 1e-6, loop.time() + self.network.delay())
        loop.call_at(self._last_arrival, self._reach, what)

    def _reach(self, what: Any) -> None:
        if not self.is_cut:
            self.to_client.put_nowait(what)

    def cut(self) -> None:
        """The connection breaks. Each side notices it in its own time."""
        if self.is_cut:
            return
        self.is_cut = True
        network = self.network
        if self in network.lines:
            network.lines.remove(self)
        network.loop.call_later(network.delay(), self.to_client.put_nowait, None)
        if network.machine.up and network.machine.number == self.process:
            later = network.delay() + network.rng.choice((0.0, 0.0, 20.0))
            network.loop.call_later(later, self.to_server.put_nowait, {"type": "websocket.disconnect", "code": 1006})
