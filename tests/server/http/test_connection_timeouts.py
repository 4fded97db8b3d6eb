"""A client that vanishes without closing is dropped within a bounded time, and holds nobody up meanwhile."""

import asyncio
import base64
import contextlib
import json
import os
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from marula.server.http import connection_counts, limited_connections
from marula.server.http.app import Settings, create_app
from marula.server.http.limited_connections import LimitedHttpProtocol, LimitedWebSocketProtocol
from tests.waiting import until
from tools.kill_server import free_port

PING = 1.0


class Narrow(LimitedWebSocketProtocol):
    """Little is taken for whoever does not read, so that a few messages are enough to fill it."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        transport.set_write_buffer_limits(high=4096)


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[int]:
    """A real server on a thread of its own that pings often; its port."""
    port = free_port()
    config = uvicorn.Config(
        create_app(Settings(f"sqlite:///{folder / 'tables.db'}", limits=False)),
        port=port,
        http=LimitedHttpProtocol,
        ws=Narrow,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        log_config=None,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until(lambda: server.started)
        yield port
    finally:
        server.should_exit = True
        thread.join()


def silent(port: int, table: str, secret: str) -> socket.socket:
    """A listener that says who it is, and then never reads, answers or says anything again."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    line.sendall(
        f"GET {table}/listen HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(1024)
    hello = json.dumps({"secrets": [secret]}).encode()
    line.sendall(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)  # a text, masked with zeros
    return line


def test_a_listener_that_vanishes_is_dropped_although_messages_wait_for_it(tmp_path: Path) -> None:
    with serving(tmp_path) as port, httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
        wanted = {"game": "template", "seats": 2, "order": "host"}
        table = f"/api/tables/{client.post('/api/tables', json=wanted).json()['table']['id']}"
        secrets = [client.post(f"{table}/seats", json={"name": name}).json()["secret"] for name in ("Ada", "Bo")]

        def present() -> bool:
            there: bool = client.get(table).json()["seats"][0]["present"]
            return there

        with contextlib.closing(silent(port, table, secrets[0])):
            until(present)
            told = {"Authorization": f"Bearer {secrets[1]}"}
            for number in range(20):  # more than is taken for someone who does not read
                answer = client.post(f"{table}/chat", json={"text": f"{number} " + "x" * 400}, headers=told)
                assert answer.status_code == 200, "nobody is held up"
            until(lambda: not present(), 10 * PING)


def test_a_request_that_never_ends_is_dropped(tmp_path: Path) -> None:
    with mock.patch.object(limited_connections, "REQUEST_WITHIN", 0.5), serving(tmp_path) as port:
        half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        for begun in (b"", b"GET /hea", half):
            with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
                line.sendall(begun)
                with contextlib.suppress(ConnectionResetError):
                    assert line.recv(1024) == b"", begun


async def answer_ok(scope: Any, receive: Any, send: Any) -> None:
    """An app that answers everything."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


def running(protocol: LimitedHttpProtocol) -> bool:
    return protocol.alarm is not None


def test_the_alarm_runs_only_while_a_request_is_incomplete() -> None:
    """Between two requests a client may wait as long as it likes."""

    async def story() -> None:
        config = uvicorn.Config(answer_ok, log_config=None)
        config.load()
        protocol = LimitedHttpProtocol(config, ServerState(), {})
        protocol.connection_made(mock.MagicMock(get_extra_info=lambda name: None, is_closing=lambda: False))
        assert running(protocol), "a new connection must send something"
        for _ in range(2):
            protocol.data_received(b"GET /health HT")
            assert running(protocol)
            protocol.data_received(b"TP/1.1\r\nHost: x\r\n\r\n")
            assert not running(protocol)
            await asyncio.gather(*protocol.tasks)
            assert not running(protocol)
        protocol.connection_lost(None)

    asyncio.run(story())


def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    """Otherwise a few hundred connections that ask and never read would fill the memory."""
    with mock.patch.object(limited_connections, "READ_SECONDS", 0.1), serving(tmp_path) as port:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(20)
        line.connect(("127.0.0.1", port))
        ask = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        limits = LimitedHttpProtocol.limits
        with line, contextlib.suppress(ConnectionError):
            line.sendall(ask * limited_connections.MAX_PIPELINED)  # megabytes: more than the system takes
            until(lambda: limits.open == 0)


def slow_reader(config: uvicorn.Config, buffered: int) -> tuple[LimitedHttpProtocol, Any]:
    """A connection with so many bytes that wait to be read."""
    protocol = LimitedHttpProtocol(config, ServerState(), {})
    transport = mock.MagicMock(get_extra_info=lambda name: None, get_write_buffer_size=lambda: buffered)
    protocol.connection_made(transport)
    protocol.pause_writing()
    return protocol, transport


def test_answers_that_are_read_slowly_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads 64 KB a minute is not dropped. 300 connections that do so with match files of 2 MB took 600 MB."""
    monkeypatch.setattr(connection_counts, "UNREAD_OF_ADDRESS", 1000)

    async def story() -> None:
        config = uvicorn.Config(answer_ok, log_config=None)
        config.load()
        limits = LimitedHttpProtocol.limits
        slow = [slow_reader(config, 400) for _ in range(2)]
        assert not any(transport.abort.called for _, transport in slow)
        third, transport = slow_reader(config, 400)
        assert transport.abort.called
        third.connection_lost(None)
        slow[0][0].resume_writing()
        fourth, transport = slow_reader(config, 400)
        assert not transport.abort.called, "what was read does not count any more"
        for protocol in (slow[0][0], slow[1][0], fourth):
            protocol.connection_lost(None)
        assert (limits.unread, limits.all_unread) == ({}, 0)

    asyncio.run(story())
