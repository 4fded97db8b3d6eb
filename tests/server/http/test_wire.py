"""What leaves in one piece is what would have left the usual way."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from marula.server.http.fast_protocol import frame
from tests.server.http.common import app_on
from tests.server.http.test_vanished import serving


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 70000])
def test_a_frame_is_read_as_it_was_meant(size: int) -> None:
    text = b"x" * size
    reader = StreamReader()
    reader.feed_data(frame(text))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as read:
        next(parsing)
    assert read.value.value == Frame(Opcode.TEXT, text, fin=True)
    reader.feed_eof()
    with pytest.raises(StopIteration) as end:
        next(reader.at_eof())
    assert end.value.value is True, "nothing is left over"


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
        assert answer.json()["version"] == answer.json()["sequence"] == client.get(table).json()["sequence"]
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
        while told.count(b'"version":') < 2:
            part = line.recv(4096)
            assert part, told
            told += part
    sequences = [int(part.split(b",")[0]) for part in told.split(b'{"sequence":')[1:]]
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
