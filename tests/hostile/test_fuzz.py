"""Bytes drawn from a seed, near to what is right: every answer is a refusal or a result, never a server error."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.http.common import Page, app_on, bearer

SEEDS = range(8)
REQUESTS = 60
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1 << 31, 1 << 63, 10**30, 1e308, "", "\0", "\x1b[31m", "../../x", "\u202e", "\ud800", "x" * 3000,
    [], {}, [[]], {"": ""}, [None] * 50,
)  # fmt: skip


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("fuzz")) as page:
        yield page


def bodies(table: str, page: Page, secret: str) -> dict[str, dict[str, Any]]:
    """A sound body for each address."""
    envelope = page.get(f"{table}/envelope", secret)
    action = envelope["options"][0]["action"] if envelope["options"] else {"action": "none"}
    return {
        "/api/tables": {"game": "template", "seats": 2, "bots": ["random"], "clock": None, "copies": 1, "options": {}},
        f"{table}/seats": {"name": "Ada", "seat": 0, "contribution": "x"},
        f"{table}/act": {"version": envelope["version"], "action": action, "key": "k"},
        f"{table}/undo": {"to": 0},
        f"{table}/undo/answer": {"agree": True},
        f"{table}/hint": {"level": "random"},
        f"{table}/chat": {"text": "hello"},
        f"{table}/fork": {"decisions": 0},
        f"{table}/rematch": {},
        f"{table}/start": {},
        f"{table}/seats/0/bot": {"level": "random"},
        f"{table}/seats/0/person": {"name": "Ada"},
        f"{table}/seats/0/contribution": {"contribution": "x"},
        f"{table}/seats/0/notices": {"kind": "webhook", "address": "https://example.org/x"},
    }


def mutated(body: Any, chooser: random.Random) -> Any:
    """The body with one value, somewhere in it, replaced, added or left out."""
    if isinstance(body, dict) and body and chooser.random() < 0.7:
        name = chooser.choice(list(body))
        how = chooser.randrange(4)
        if how == 0:
            return {key: value for key, value in body.items() if key != name}
        if how == 1:
            return {**body, chooser.choice(("extra", "__class__", "\0", name.upper())): chooser.choice(ODD)}
        return {**body, name: mutated(body[name], chooser)}
    return chooser.choice(ODD)


def scrambled(content: bytes, chooser: random.Random) -> bytes:
    """The bytes with a few changed, cut off or doubled."""
    changed = bytearray(content)
    for _ in range(chooser.randrange(3)):
        if changed:
            changed[chooser.randrange(len(changed))] = chooser.randrange(256)
    return bytes(changed[: chooser.randrange(len(changed) + 1)] if chooser.random() < 0.2 else changed)


@pytest.mark.parametrize("seed", SEEDS)
def test_requests_near_to_sound_ones(page: Page, seed: int) -> None:
    chooser = random.Random(seed)
    table, secrets = page.full(2, hints=True)
    for number in range(REQUESTS):
        sound = bodies(table, page, secrets[0])
        path = chooser.choice(list(sound))
        content = json.dumps(mutated(sound[path], chooser)).encode()
        if chooser.random() < 0.3:
            content = scrambled(content, chooser)
        headers = {**bearer(chooser.choice([*secrets, None, "x" * 43])), "Content-Type": "application/json"}
        answer = page.client.post(path, content=content, headers=headers)
        assert answer.status_code < 500, f"seed {seed}, request {number}: {path} {content[:300]!r}"


@pytest.mark.parametrize("seed", SEEDS)
def test_first_messages_of_listeners(page: Page, seed: int) -> None:
    chooser = random.Random(seed)
    table, secrets = page.full(2)
    for _ in range(10):
        hello = mutated({"secrets": secrets[:1], "since": 0, "language": "en"}, chooser)
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_text(json.dumps(hello))
            code = 0
            try:
                assert "table" in socket.receive_json(timeout=10)
            except WebSocketDisconnect as closed:
                code = closed.code
            assert code in (0, 4400, 4401, 4403), hello


@pytest.mark.parametrize("seed", SEEDS)
def test_match_files_near_to_sound_ones(page: Page, seed: int) -> None:
    chooser = random.Random(seed)
    table, secrets = page.full(2)
    page.finish(table, secrets, seed)
    content = page.client.get(f"{table}/file").content
    for number in range(10):
        data = json.loads(content)
        broken = json.dumps(mutated(data, chooser)).encode() if number % 2 else scrambled(content, chooser)
        answer = page.client.post("/api/records", content=broken)
        assert answer.status_code < 500, f"seed {seed}, file {number}"
