"""Your turn: told by webhook, Discord, Slack and e-mail, once for each turn, with reminders; and safe to offer."""

import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from marula.table.post import Letter, Post, PostError, check_address, shaped
from tests.web.common import Page, app_on, bearer


class Hooks:
    """An HTTP server that remembers what it is told."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, Any]]] = []
        self.status = 204
        hooks = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                hooks.got.append((self.path, body))
                self.send_response(hooks.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"


@pytest.fixture
def hooks() -> Iterator[Hooks]:
    made = Hooks()
    thread = threading.Thread(target=made.server.serve_forever, daemon=True)
    thread.start()
    yield made
    made.server.shutdown()
    thread.join()
    made.server.server_close()


class Inbox:
    """What the local SMTP server received."""

    def __init__(self) -> None:
        self.got: list[tuple[list[str], str]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.append((envelope.rcpt_tos, envelope.content.decode()))
        return "250 OK"


@contextmanager
def mail() -> Iterator[tuple[Inbox, str]]:
    inbox = Inbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(inbox, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield inbox, f"smtp://127.0.0.1:{port}?from=marula@example.org"
    finally:
        controller.stop()


def until(condition: Callable[[], Any], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def notify(page: Page, table: str, seat: int, secret: str, **asked: Any) -> str:
    notice: str = page.post(f"{table}/seats/{seat}/notices", asked, secret, expect=201)["notice"]
    return notice


def past_the_seeds(page: Page, secrets: list[str], table: str) -> None:
    """Both set a seed aside; then it is the turn of seat 0."""
    chooser = random.Random(1)
    for _ in secrets:
        page.choose(table, secrets, chooser)
    assert page.get(table)["waiting_on"] == [0]


def test_one_notice_a_turn_in_the_shape_of_each_kind(tmp_path: Path, hooks: Hooks) -> None:
    with mail() as (inbox, smtp), app_on(tmp_path, private_webhooks=True, smtp=smtp, link="https://x.example") as page:
        table, secrets = page.full(2, name="Sunday <b>evening</b>")
        past_the_seeds(page, secrets, table)
        for kind in ("webhook", "discord", "slack"):
            notify(page, table, 1, secrets[1], kind=kind, address=f"{hooks.address}/{kind}")
        notify(page, table, 1, secrets[1], kind="email", address="bo@example.org")
        told = page.get(f"{table}/seats/1/notices", secrets[1])
        assert told["kinds"] == ["webhook", "discord", "slack", "email"]
        assert len(told["notices"]) == 4
        time.sleep(0.3)
        assert hooks.got == [], "it is not their turn"
        chooser = random.Random(2)
        while page.get(table)["waiting_on"] == [0]:
            page.choose(table, secrets, chooser)
        until(lambda: len(hooks.got) == 3 and inbox.got)
        bodies = dict(hooks.got)
        plain = bodies["/webhook"]
        assert plain["title"] == "Bo, it is your turn: Sunday <b>evening</b>"
        assert plain["summary"]
        assert plain["link"] == f"https://x.example{table.removeprefix('/api').replace('tables', 'table')}"
        assert (plain["seat"], plain["name"]) == (1, "Bo")
        assert bodies["/discord"]["content"].startswith("Bo, it is your turn")
        assert bodies["/discord"]["allowed_mentions"] == {"parse": []}
        assert "&lt;b&gt;" in bodies["/slack"]["text"]
        assert inbox.got[0][0] == ["bo@example.org"]
        assert "Subject: Bo, it is your turn" in inbox.got[0][1]
        while page.get(table)["waiting_on"] == [1]:  # several decisions in one turn: no more notices
            page.choose(table, secrets, chooser)
        time.sleep(0.3)
        assert len(hooks.got) == 3


def test_reminders_mute_always_and_presence(tmp_path: Path, hooks: Hooks) -> None:
    with app_on(tmp_path, private_webhooks=True) as page:
        table, secrets = page.full(2)
        past_the_seeds(page, secrets, table)
        notice = notify(page, table, 0, secrets[0], kind="webhook", address=f"{hooks.address}/a", remind=1)
        until(lambda: len(hooks.got) == 1)
        until(lambda: len(hooks.got) == 2)
        assert "still waits" in hooks.got[1][1]["title"]
        time.sleep(1.5)
        assert len(hooks.got) == 2, "one reminder is enough"
        assert page.client.delete(f"{table}/seats/0/notices/{notice}", headers=bearer(secrets[0])).status_code == 200
        with page.client.websocket_connect(f"{table}/listen") as listening:
            listening.send_json({"secrets": [secrets[0]]})
            listening.receive_json(timeout=10)
            notify(page, table, 0, secrets[0], kind="webhook", address=f"{hooks.address}/quiet")
            time.sleep(0.3)
            assert len(hooks.got) == 2, "who listens is not told"
            notify(page, table, 0, secrets[0], kind="webhook", address=f"{hooks.address}/always", always=True)
            until(lambda: len(hooks.got) == 3)
            assert hooks.got[2][0] == "/always"


def test_only_ones_own_seat(tmp_path: Path, hooks: Hooks) -> None:
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        body = {"kind": "webhook", "address": "https://example.org/"}
        path = f"{table}/seats/0/notices"
        assert page.post(path, body, secrets[1], expect=403)["code"] == "not_yours"
        assert page.get(path, secrets[1], expect=403)["code"] == "not_yours"
        assert page.post(path, {**body, "kind": "email"}, secrets[0], expect=404)["code"] == "unknown"
        assert page.post(path, {**body, "address": "file:///etc/passwd"}, secrets[0], expect=404)["code"] == "unknown"


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:9/", "http://localhost:9/", "http://10.0.0.1/", "http://[::1]:9/"]
)
def test_webhooks_do_not_knock_on_inner_doors(address: str) -> None:
    with pytest.raises(PostError, match="outside this network"):
        Post().send("webhook", address, Letter("t", "s", "l", {}))


def test_a_redirect_is_not_followed(hooks: Hooks) -> None:
    hooks.status = 302
    with pytest.raises(PostError, match="status 302"):
        Post(private=True).send("webhook", hooks.address, Letter("t", "s", "l", {}))
    assert len(hooks.got) == 1


@pytest.mark.parametrize(
    ("kind", "address", "good"),
    [
        ("email", "ada@example.org", True),
        ("email", "ada@example.org\nBcc: all@example.org", False),
        ("email", "ada", False),
        ("webhook", "https://example.org/x", True),
        ("webhook", "ftp://example.org", False),
        ("webhook", "https://", False),
    ],
)
def test_addresses(kind: str, address: str, good: bool) -> None:
    assert check_address(kind, address) is good


def test_a_name_pings_nobody() -> None:
    letter = Letter("@everyone, it is your turn", "", "https://x.example", {})
    assert shaped("discord", letter)["allowed_mentions"] == {"parse": []}
