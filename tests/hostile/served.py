"""A real `marula serve` in a process of its own, with limits of the system lowered so that a test is quick."""

import base64
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from marula.server.http import ban_list
from tests.waiting import until
from tools.kill_server import free_port

START = """
import resource, sys
for name, number in zip(sys.argv[1].split(), sys.argv[2].split()):
    resource.setrlimit(getattr(resource, name), (int(number), int(number)))
from marula.cli.main import main
from marula.server.http import ban_list, overload_admission
overload_admission.FULL_AT = 1e9  # the machine may be busy with other tests; admission has a test of its own
ban_list.REFRESH_SECONDS = float(sys.argv[3])
sys.exit(main(sys.argv[4:]))
"""


class Served:
    """A running server."""

    def __init__(self, port: int, folder: Path, process: "subprocess.Popen[bytes]") -> None:
        self.port = port
        self.folder = folder
        self.process = process
        self.address = f"http://127.0.0.1:{port}"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    def healthy(self) -> bool:
        # Asked a hundred times a second, and each new client of httpx first reads all certificates.
        line = HTTPConnection("127.0.0.1", self.port, timeout=5)
        with contextlib.suppress(OSError, HTTPException), contextlib.closing(line):
            line.request("GET", "/health")
            return line.getresponse().status == 200
        return False

    def connect(self, source: str = "127.0.0.1") -> socket.socket:
        """A connection from one of the loopback addresses."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=10, source_address=(source, 0))

    def upgrade(self, table: str, source: str = "127.0.0.1", **headers: str) -> socket.socket:
        """The beginning of a listener: a WebSocket that has said nothing yet."""
        line = self.connect(source)
        more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
        line.sendall(
            f"GET {table}/listen HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{more}"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        return line


@contextlib.contextmanager
def served(
    folder: Path, *words: str, limits: dict[str, int] | None = None, bans_every: float = ban_list.REFRESH_SECONDS
) -> Iterator[Served]:
    """Serve until the end of the block."""
    port = free_port()
    lowered = limits or {}
    command = [sys.executable, "-c", START, " ".join(lowered), " ".join(map(str, lowered.values())), str(bans_every)]
    command += ["serve", "--port", str(port), "--database", str(folder / "tables.db"), *words]
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
    try:
        server = Served(port, folder, process)
        until(lambda: server.healthy() or process.poll() is not None, 120)
        assert process.poll() is None, server.log
        yield server
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def frame(body: Any, opcode: int = 1) -> bytes:
    """A short WebSocket frame of a client, masked with zeros."""
    text = body if isinstance(body, bytes) else json.dumps(body).encode()
    assert len(text) < 126
    return bytes((0x80 | opcode, 0x80 | len(text), 0, 0, 0, 0)) + text


def head_of(line: socket.socket) -> bytes:
    """The head of the answer; whatever came before the connection closed."""
    received = b""
    with contextlib.suppress(ConnectionResetError):
        while b"\r\n\r\n" not in received:
            more = line.recv(1)
            if not more:
                break
            received += more
    return received


def close_code(line: socket.socket) -> int | None:
    """The code with which the server closes a listener; None if it just hangs up."""
    with contextlib.suppress(ConnectionResetError):
        while True:
            first = _read(line, 2)
            if len(first) < 2:
                return None
            length = first[1]
            if length == 126:
                length = int.from_bytes(_read(line, 2), "big")
            elif length == 127:
                length = int.from_bytes(_read(line, 8), "big")
            body = _read(line, length)
            if first[0] & 0x0F == 8:
                return int.from_bytes(body[:2], "big")
    return None


def _read(line: socket.socket, number: int) -> bytes:
    received = b""
    while len(received) < number:
        more = line.recv(number - len(received))
        if not more:
            break
        received += more
    return received
