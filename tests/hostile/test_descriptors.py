"""Whoever opens as many connections as the system allows keeps nobody else out, and is told so."""

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.hostile.served import Served, close_code, frame, head_of, served

DESCRIPTORS = 160
"""As small as a server still starts with. Usual are 1,024, and 20,000 where an administrator has thought of it."""
FLOOD = DESCRIPTORS + 80


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("descriptors"), limits={"RLIMIT_NOFILE": DESCRIPTORS}) as server:
        yield server


def new_table(server: Served) -> str:
    with others(server) as client:
        return f"/api/tables/{client.post('/api/tables', json={'game': 'template'}).json()['table']['id']}"


def others(server: Served) -> httpx.Client:
    """Someone at another address."""
    return httpx.Client(base_url=server.address, timeout=10, transport=httpx.HTTPTransport(local_address="127.0.0.9"))


def is_served(server: Served) -> bool:
    with others(server) as client:
        assert client.get("/health").json() == {"status": "ok"}
        return client.post("/api/tables", json={"game": "template"}).status_code == 201


def test_idle_connections_of_one_address_leave_room_for_others(server: Served) -> None:
    with contextlib.ExitStack() as open_ones:
        for _ in range(FLOOD):
            open_ones.enter_context(server.connect())
        assert is_served(server)
        with server.connect() as line:  # one more from there
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert head_of(line)[:12] in (b"HTTP/1.1 503", b""), "refused with a reason, or closed at once"
    assert "too_many_connections" in server.log
    assert "127.0.0.1" not in server.log.replace(f"http://127.0.0.1:{server.port}", "")


def test_who_is_refused_is_told_why(server: Served) -> None:
    table = new_table(server)
    with contextlib.ExitStack() as open_ones:
        for _ in range(60):  # half of what there is, which is the most for one address
            open_ones.enter_context(server.connect("127.0.0.5"))
        line = open_ones.enter_context(server.connect("127.0.0.5"))
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        head = head_of(line)
        assert head.startswith(b"HTTP/1.1 503")
        assert b"retry-after" in head.lower()
        socket = open_ones.enter_context(server.upgrade(table, "127.0.0.5"))
        assert b" 101 " in head_of(socket)
        assert close_code(socket) == 4429
    assert is_served(server)


def test_idle_connections_of_many_addresses_make_way(server: Served) -> None:
    """The one that has been idle longest is closed for whoever comes."""
    with contextlib.ExitStack() as open_ones:
        for number in range(FLOOD):
            open_ones.enter_context(server.connect(f"127.0.1.{number % 200 + 1}"))
        assert is_served(server)


def test_listeners_of_many_addresses_leave_room_for_requests(server: Served) -> None:
    table = new_table(server)
    with contextlib.ExitStack() as open_ones:
        refused = 0
        for number in range(FLOOD):
            line = open_ones.enter_context(server.upgrade(table, f"127.0.2.{number % 200 + 1}"))
            if b" 101 " not in head_of(line):
                refused += 1
                continue
            line.sendall(frame({"secrets": []}))
        assert is_served(server)
        last = open_ones.enter_context(server.upgrade(table, "127.0.3.1"))
        assert b" 101 " in head_of(last)
        assert close_code(last) == 4429
    assert is_served(server), "and when they are gone, all is as before"
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    noted = [line["what"] for line in lines if line["from"] == "marula.refused"]
    assert any("too_many_listeners" in text for text in noted)
    assert len(noted) < 400, "a flood does not fill the disk"


def test_behind_a_proxy_the_forwarded_address_counts(tmp_path: Path) -> None:
    words = ("--behind-proxy", "--connections-per-address", "5")
    with served(tmp_path, *words, limits={"RLIMIT_NOFILE": DESCRIPTORS}) as server:
        table = new_table(server)
        with contextlib.ExitStack() as open_ones:
            for _ in range(5):
                line = open_ones.enter_context(server.upgrade(table, X_Forwarded_For="203.0.113.7"))
                assert b" 101 " in head_of(line)
                line.sendall(frame({"secrets": []}))
            over = open_ones.enter_context(server.upgrade(table, X_Forwarded_For="203.0.113.7"))
            assert b" 101 " in head_of(over)
            assert close_code(over) == 4429
            for address, status in (("203.0.113.7", 503), ("203.0.113.8", 200), ("198.51.100.1, 203.0.113.7", 503)):
                answer = httpx.get(f"{server.address}/api/games", headers={"X-Forwarded-For": address})
                assert answer.status_code == status, address
            for _ in range(20):
                other = open_ones.enter_context(server.connect())  # the proxy's own idle connections are not limited
                other.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n")
                assert head_of(other).startswith(b"HTTP/1.1 200")
        assert "203.0.113" not in server.log
