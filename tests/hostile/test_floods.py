"""A flood costs whoever makes it, and nobody beside them."""

import contextlib
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect

from marula.server.http import client_address, rate_limit
from marula.server.http.limited_connections import MAX_HEAD, MAX_PIPELINED, MAX_REQUEST
from marula.server.http.live_socket import PINGS_AT_ONCE
from marula.server.http.rate_limit import RateLimiter
from tests.hostile.served import Served, frame, head_of, served
from tests.server.http.common import Page, app_on, bearer

MOST_SENT = 30_000_000
"""Bytes. The system itself takes a few million for a server that reads nothing any more."""


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    """Time stands still for the limits, so that a slow machine refills nothing."""
    still = mock.patch.object(rate_limit, "time", SimpleNamespace(monotonic=lambda: 1000.0))
    with still, app_on(tmp_path, limits=True) as page:
        yield page


def limiter_of(page: Page) -> RateLimiter:
    limiter: RateLimiter = page.client.app.state.rate_limiter
    return limiter


def test_a_flood_of_chat_silences_only_who_makes_it(page: Page) -> None:
    table, secrets = page.full(2)
    said = [page.client.post(f"{table}/chat", json={"text": "x"}, headers=bearer(secrets[0])) for _ in range(700)]
    statuses = [answer.status_code for answer in said]
    assert set(statuses[:30]) == {200}
    assert set(statuses[30:]) == {429}
    page.post(f"{table}/chat", {"text": "still here"}, secrets[1])
    other, others = page.full(2)
    page.post(f"{other}/chat", {"text": "we too"}, others[0])


def test_who_sits_plays_on_although_a_neighbour_floods(page: Page) -> None:
    """Both come from one address, as behind a router or a school's proxy."""
    table, secrets = page.full(2)
    flood = [page.client.post("/api/tables/nowhere/start", json={}).status_code for _ in range(700)]
    assert flood[-1] == 429
    assert page.choose(table, secrets, random.Random(1))
    made_up = page.client.post(f"{table}/act", json={}, headers=bearer("x" * 43))
    assert made_up.status_code == 429, "a secret that opens nothing helps nobody"


def test_a_seat_has_a_limit_too(page: Page) -> None:
    table, secrets = page.full(2)
    limiter_of(page).buckets.clear()
    statuses = []
    for _ in range(800):
        statuses.append(page.client.post(f"{table}/act", json={}, headers=bearer(secrets[0])).status_code)
    assert statuses[-1] == 429


def test_same_luck_tables_count_one_by_one(page: Page) -> None:
    answers = [
        page.client.post("/api/tables", json={"game": "template", "copies": 20, "bots": ["random"]}) for _ in range(5)
    ]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert int(answers[-1].headers["retry-after"]) >= 60


@pytest.mark.parametrize("form", ["192.0.2.1:{}", "[2001:db8::1]:{}"], ids=["IPv4", "IPv6"])
def test_a_port_behind_a_forwarded_address_makes_no_other_client(form: str) -> None:
    """Some proxies add the client's port, and whoever connects chooses it."""
    addresses = set()
    for port in range(4000, 4010):
        headers = [(b"x-forwarded-for", f"198.51.100.7, {form.format(port)}".encode())]
        addresses.add(client_address.address_of({"headers": headers, "client": ("127.0.0.1", port)}, proxies=True))
    assert len(addresses) == 1


def test_hints_have_a_quota(page: Page) -> None:
    table, secrets = page.full(2, hints=True)
    waited_on = secrets[page.get(table)["waiting_on"][0]]
    limiter_of(page).limits.hints = 3  # type: ignore[union-attr]
    asked = [
        page.client.post(f"{table}/hint", json={"level": "random"}, headers=bearer(waited_on)).status_code
        for _ in range(5)
    ]
    assert asked == [200, 200, 200, 429, 429]
    assert page.choose(table, secrets, random.Random(1)), "everything else goes on"


def test_a_flood_of_pings_is_cut_off(page: Page) -> None:
    table, _ = page.full(2)
    with page.client.websocket_connect(f"{table}/listen") as listening:
        listening.send_json({})
        listening.receive_json(timeout=10)
        for _ in range(PINGS_AT_ONCE + 2):
            listening.send_json({"ping": 1})
        assert closing_code(listening) == 4429


def closing_code(listening: Any) -> int:
    """Read until the server closes."""
    while True:
        try:
            listening.receive_json(timeout=10)
        except WebSocketDisconnect as closed:
            return closed.code


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("floods"), "--no-limits") as server:
        yield server


@pytest.mark.parametrize("opcode", [0x1, 0x2, 0x9, 0xA], ids=["text", "binary", "ping", "pong"])
def test_no_kind_of_frame_can_be_sent_without_end(server: Served, opcode: int) -> None:
    table = _table(server)
    with contextlib.closing(server.upgrade(table)) as line:
        assert b" 101 " in head_of(line)
        line.sendall(frame({}))
        many = frame(b"", opcode) * 1000
        assert sent_until_closed(line, many, MOST_SENT) < MOST_SENT
    assert server.healthy()


def sent_until_closed(line: socket.socket, chunk: bytes, most: int) -> int:
    """How many bytes the other side took."""
    sent = 0
    with contextlib.suppress(OSError):
        while sent < most:
            line.sendall(chunk)
            sent += len(chunk)
    return sent


def _table(server: Served) -> str:
    answer = httpx.post(f"{server.address}/api/tables", json={"game": "template"}).json()
    return f"/api/tables/{answer['table']['id']}"


@pytest.mark.parametrize("part", [b"a\r\nX-Y: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", b"a" * 64], ids=["many", "one long"])
def test_headers_without_end_are_not_read(server: Served, part: bytes) -> None:
    with contextlib.closing(server.connect()) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ")
        assert sent_until_closed(line, part * 500, MOST_SENT) < MOST_SENT
        assert head_of(line)[:12] in (b"HTTP/1.1 431", b"")
    assert server.healthy()


def test_requests_sent_ahead_without_end_are_not_read(server: Served) -> None:
    """Each of 18 bytes took 5 KB while it waited: 4 MB of them filled 300 MB, and for seconds nobody was answered."""
    with contextlib.closing(server.connect()) as line:
        tiny = b"GET / HTTP/1.1\r\n\r\n" * 4000
        assert sent_until_closed(line, tiny, MOST_SENT) < MOST_SENT
    assert "too many requests at once" in server.log
    assert server.healthy()


def test_some_requests_may_be_sent_ahead(server: Served) -> None:
    with contextlib.closing(server.connect()) as line:
        line.sendall(b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n" * MAX_PIPELINED)
        received = b""
        while received.count(b"HTTP/1.1 ") < MAX_PIPELINED:
            more = line.recv(65536)
            assert more, "all are answered"
            received += more


def test_a_connection_does_not_become_a_listeners_while_a_request_is_under_way(server: Served) -> None:
    """The answer came between the listener's messages. If the listener had gone by then, its connection counted as an
    idle one for ever, and a server that is full would have closed it in vain."""
    with contextlib.closing(server.connect()) as line:
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        line.sendall(
            b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/tables/x/listen HTTP/1.1\r\nHost: x\r\n"
            + upgrade
            + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        received = b""
        with contextlib.suppress(ConnectionResetError):
            while more := line.recv(4096):
                received += more
        assert b" 101 " not in received
    assert server.healthy()


def test_headers_after_the_body_are_not_read_without_end(server: Served) -> None:
    with contextlib.closing(server.connect()) as line:
        line.sendall(b"POST /api/records HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n")
        trailer = b"X-Trailer: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n" * 2000
        assert sent_until_closed(line, trailer, 4 * MAX_REQUEST) < 4 * MAX_REQUEST
    assert server.healthy()


def test_a_whole_head_below_the_limit_is_read(server: Served) -> None:
    with contextlib.closing(server.connect()) as line:
        for _ in range(2):  # twice on one connection: the count begins anew
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * (MAX_HEAD - 1000) + b"\r\n\r\n")
            assert head_of(line).startswith(b"HTTP/1.1 200")
            line.recv(100)


@pytest.mark.parametrize(
    ("table", "headers"),
    [
        ("/api/tables/" + "a" * 9000, {}),
        ("/api/tables/x", {"X_Long": "a" * 9000}),
        ("/api/tables/x", {f"X_{number}": "a" for number in range(300)}),
    ],
    ids=["a long address", "a long header", "many headers"],
)
def test_a_listener_whose_head_is_too_large_is_refused_and_not_kept(
    server: Served, table: str, headers: dict[str, str]
) -> None:
    with contextlib.closing(server.upgrade(table, **headers)) as line:
        assert head_of(line)[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 414", b"HTTP/1.1 431")
        while line.recv(4096):  # until the server hangs up
            pass
    assert server.healthy()


def test_a_listener_who_stays_within_bounds_stays(server: Served) -> None:
    with contextlib.closing(server.upgrade(_table(server))) as line:
        head_of(line)
        line.sendall(frame({}))
        for _ in range(10):
            line.sendall(frame({"ping": 1}))
        received = b""
        while b'{"pong":1}' not in received:
            received += line.recv(65536)
