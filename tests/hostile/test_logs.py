"""Logs tell nobody where people play, from where, or with what secret; not even at the finest level."""

import contextlib
import json
import logging
import socket
from pathlib import Path

import httpx
import pytest

from marula.server.http import refusal_log
from marula.server.http.logs import JsonFormatter, OursOnly
from marula.server.http.refusal_log import RefusalLog
from marula.server.storage.bans import address_hash, client_of, new_address_key
from marula.server.tables.log_name import log_name
from tests.hostile.served import Served, close_code, frame, head_of, served
from tests.server.http.common import app_on


def listen(server: Served, table: str, secret: str) -> socket.socket:
    """Someone from another loopback address who listens for a seat."""
    line = server.upgrade(table, "127.0.0.77")
    assert b" 101 " in head_of(line)
    line.sendall(frame({"secrets": [secret]}))
    line.recv(1)
    return line


@pytest.mark.parametrize("level", ["info", "debug"])
def test_a_listener_leaves_no_trace(level: str, tmp_path: Path) -> None:
    with served(tmp_path, "--log", level) as server:
        transport = httpx.HTTPTransport(local_address="127.0.0.77")
        with httpx.Client(base_url=server.address, transport=transport) as client:
            id = client.post("/api/tables", json={"game": "template", "visibility": "link"}).json()["table"]["id"]
            table = f"/api/tables/{id}"
            secret = client.post(f"{table}/seats", json={"name": "Ada"}).json()["secret"]
            client.post(f"{table}/act", json={"version": 0}, headers={"Authorization": f"Bearer {secret}"})
            client.get(f"{table}/envelope?secret={secret}")
        with contextlib.closing(listen(server, table, secret)):
            pass
        with contextlib.closing(server.upgrade(table, "127.0.0.77")) as line:
            head_of(line)
            line.sendall(frame({"secrets": [secret], "since": -1}))
            assert close_code(line) == 4400
        told = server.log
    assert "Started server process" in told, "it does log"
    for text in (id, secret[:6], "127.0.0.77", "Ada"):
        assert text not in told
    assert all(json.loads(line) for line in told.splitlines() if line.startswith("{"))


def test_what_is_limited_is_logged_with_a_hash_of_the_address(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with app_on(tmp_path, limits=True) as page:
        limiter = page.client.app.state.rate_limiter
        limiter.limits.requests = 2
        for _ in range(5):
            page.client.post("/api/tables", json={})
        key = limiter.bans.key
    noted = [record.getMessage() for record in caplog.records if record.name == "marula.refused"]
    assert noted == [f"refused: too_many: request; address {address_hash(key, 'testclient')}; 1 times"]


def test_a_flood_makes_few_lines(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    log = RefusalLog(new_address_key(), lambda: now[0])
    for number in range(5000):
        log.note("too many", f"2001:db8:{number % 2500:x}::1")
    assert len(caplog.records) == refusal_log.MAX_ENTRIES + 1
    assert len(log.entries) <= refusal_log.MAX_ENTRIES + 1
    now[0] = 61.0
    caplog.clear()
    log.note("too many", "2001:db8:1::2")
    assert caplog.records[0].getMessage().endswith("; 2 times"), "what was left out is counted: same /64"


def test_the_hash_needs_the_key() -> None:
    one, other = new_address_key(), new_address_key()
    assert address_hash(one, "192.0.2.1") != address_hash(other, "192.0.2.1")
    assert address_hash(one, "2001:db8::1") == address_hash(one, "2001:db8::ffff:1")
    assert address_hash(one, "2001:db8::1") != address_hash(one, "2001:db8:0:1::1")
    assert client_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert client_of("nonsense:") == "nonsense:"


def test_other_libraries_may_not_tell_details() -> None:
    only = OursOnly()

    def line(name: str, level: int, text: str) -> str | None:
        record = logging.LogRecord(name, level, "somewhere", 1, text, (), None)
        return json.loads(JsonFormatter().format(record))["what"] if only.filter(record) else None

    assert line("httpx", logging.INFO, "POST https://hooks.example.org/secret") is None
    assert line("websockets.server", logging.DEBUG, "< TEXT secret") is None
    assert line("asyncio", logging.ERROR, "Task exception\nfuture: ValueError('the hand')") == "Task exception"
    assert line("marula.http", logging.DEBUG, "ours") == "ours"


def test_a_table_has_another_name_in_logs() -> None:
    assert log_name("one") != log_name("two")
    assert "one" not in log_name("one")
