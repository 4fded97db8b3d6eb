"""Choices over a real connection, and how each wrong one is refused."""

import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.http.common import Page, app_on, bearer
from tests.server.http.test_connection_timeouts import serving

SETTINGS = {"game": "template", "seats": 2, "order": "host"}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with serving(tmp_path_factory.mktemp("wire")) as port:
        yield port


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("act")) as page:
        yield page


def seated(client: httpx.Client) -> tuple[str, list[str]]:
    table = f"/api/tables/{client.post('/api/tables', json=SETTINGS).json()['table']['id']}"
    return table, [client.post(f"{table}/seats", json={"name": name}).json()["secret"] for name in ("Ada", "Bo")]


def choice(client: httpx.Client, table: str, secret: str) -> dict[str, Any]:
    envelope = client.get(f"{table}/envelope", headers={"Authorization": f"Bearer {secret}"}).json()
    return {"version": envelope["version"], "action": envelope["options"][0]["action"]}


def request(table: str, secret: str, body: Any, *more: str) -> bytes:
    content = json.dumps(body)
    head = [
        f"POST {table}/act HTTP/1.1",
        "Host: here",
        "Content-Type: application/json",
        f"Content-Length: {len(content)}",
        f"Authorization: Bearer {secret}",
        *more,
    ]
    return ("\r\n".join(head) + "\r\n\r\n" + content).encode()


def test_a_choice_is_answered_with_its_sequence(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
        table, secrets = seated(client)
        mine = {"Authorization": f"Bearer {secrets[0]}"}
        answer = client.post(f"{table}/act", json=choice(client, table, secrets[0]), headers=mine)
        assert answer.status_code == 200
        assert answer.json() == {"sequence": client.get(table).json()["sequence"]}
        assert answer.headers["cache-control"] == "no-store"


def test_requests_that_do_not_wait_for_each_other_are_answered_in_order(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
        table, secrets = seated(client)
        both = b"".join(request(table, secret, choice(client, table, secret)) for secret in secrets)
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(both)
        told = b""
        while told.count(b'{"sequence":') < 2:
            part = line.recv(4096)
            assert part, told
            told += part
    sequences = [int(part.split(b"}")[0]) for part in told.split(b'{"sequence":')[1:]]
    assert told.count(b"HTTP/1.1 200 OK\r\n") == 2
    assert sequences == sorted(sequences)


def test_a_connection_that_is_to_be_closed_is_closed(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
        table, secrets = seated(client)
        asked = request(table, secrets[0], choice(client, table, secrets[0]), "Connection: close")
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(asked)
        told = b""
        while part := line.recv(4096):
            told += part
    assert told.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b"\r\nconnection: close\r\n" in told


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b'{"version": %d, "action": {"action": "gather"}}', 409, "illegal"),
        (b'{"version": 1, "action": {"action": "gather"}}', 409, "stale"),
        (b'{"version": %d, "action": {"action": "fly"}}', 404, "unknown"),
        (b'{"version": -1, "action": {}}', 400, "malformed"),
        (b'{"version": 1', 400, "malformed"),
        (b"[" * 5_000, 400, "malformed"),
        (b'{"version": 1, "action": {}, "more": 1}', 400, "malformed"),
        (b"", 400, "malformed"),
    ],
)
def test_a_wrong_choice_is_refused(page: Page, body: bytes, status: int, code: str) -> None:
    table, secrets = page.full(2)
    content = body.replace(b"%d", str(page.get(table)["version"]).encode())
    headers = {**bearer(secrets[0]), "content-type": "application/json"}
    answer = page.client.post(f"{table}/act", content=content, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("secret", [None, "x" * 43])
def test_a_choice_without_the_seats_secret_is_refused(page: Page, secret: str | None) -> None:
    table, _ = page.full(2)
    page.post(f"{table}/act", {"version": 1, "action": {"action": "pass"}}, secret, expect=401)
