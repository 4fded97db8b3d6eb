"""The short path for choices answers exactly as Litestar's own path does."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.http.common import app_on, bearer
from tests.server.http.test_connection_timeouts import serving


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with serving(tmp_path_factory.mktemp("wire")) as port:
        yield port


def seated(client: httpx.Client) -> tuple[str, list[str]]:
    table = f"/api/tables/{client.post('/api/tables', json={'game': 'template', 'seats': 2}).json()['table']['id']}"
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


def test_its_headers_are_those_of_every_answer(port: int, tmp_path: Path) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
        table, secrets = seated(client)
        mine = {"Authorization": f"Bearer {secrets[0]}"}
        answer = client.post(f"{table}/act", json=choice(client, table, secrets[0]), headers=mine)
        assert answer.status_code == 200
        assert answer.json() == {"sequence": client.get(table).json()["sequence"]}
    with app_on(tmp_path) as page:  # has no wire
        there, words = page.full(2)
        envelope = page.get(f"{there}/envelope", words[0])
        asked = {"version": envelope["version"], "action": envelope["options"][0]["action"]}
        usual = page.client.post(f"{there}/act", json=asked, headers={"Authorization": f"Bearer {words[0]}"})
    of_the_server = {"date", "server"}
    assert dict(usual.headers) == {name: v for name, v in answer.headers.items() if name not in of_the_server}
    assert "date" in answer.headers


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


def test_it_answers_as_litestar_does(tmp_path: Path) -> None:
    """Plain JSON takes the short path. With another spelling of the content type, Litestar answers."""
    with app_on(tmp_path) as page:
        for kind in ("application/json", "application/json; charset=utf-8"):
            table, secrets = page.full(2)
            version = page.get(table)["version"]
            asked = [
                (b'{"version": %d, "action": {"action": "gather"}}' % version, secrets[0]),
                (b'{"version": 1, "action": {"action": "gather"}}', secrets[0]),
                (b'{"version": %d, "action": {"action": "fly"}}' % version, secrets[0]),
                (b'{"version": -1, "action": {}}', secrets[0]),
                (b'{"version": 1', secrets[0]),
                (b"[" * 5_000, secrets[0]),
                (b'{"version": 1, "action": {}, "more": 1}', secrets[0]),
                (b'{"version": 1, "action": {"action": "pass"}}', "x" * 43),
                (b'{"version": 1, "action": {"action": "pass"}}', None),
                (b"", secrets[0]),
            ]
            told = []
            for content, secret in asked:
                headers = {**bearer(secret), "content-type": kind}
                answer = page.client.post(f"{table}/act", content=content, headers=headers)
                told.append((answer.status_code, answer.content, sorted(answer.headers)))
            option = page.get(f"{table}/envelope", secrets[0])["options"][0]["action"]
            headers = {**bearer(secrets[0]), "content-type": kind}
            done = page.client.post(f"{table}/act", json={"version": version, "action": option}, headers=headers)
            told.append((done.status_code, done.content, sorted(done.headers)))
            if kind == "application/json":
                first = told
        assert told == first
        assert [status for status, _, _ in told] == [409, 409, 404, 400, 400, 400, 400, 401, 401, 400, 200]
