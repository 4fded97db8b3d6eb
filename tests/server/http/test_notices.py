"""Your turn: told by webhook, Discord, Slack, push and e-mail, once a turn, with reminders; and safe to offer."""

import base64
import json
import random
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid

from marula.server.http.limits_per_address import Limits
from marula.server.http.rate_limit import RateLimiter
from marula.server.notify.delivery import Delivery
from marula.server.notify.message import DeliveryError, Message
from marula.server.notify.web_push import PushSender, new_private_key
from tests.server.http.common import Page, app_on, bearer
from tests.server.webhooks import WebhookReceiver, receiving
from tests.waiting import until


@pytest.fixture
def hooks() -> Iterator[WebhookReceiver]:
    with receiving() as receiver:
        yield receiver


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


def notify(page: Page, table: str, seat: int, secret: str, **asked: Any) -> str:
    notice: str = page.post(f"{table}/seats/{seat}/notices", asked, secret, expect=201)["notice"]
    return notice


def letter_of(content: str) -> str:
    """A mail's text, its soft line ends joined."""
    return content.replace("=\r\n", "").replace("=3D", "=")


def confirm(page: Page, inbox: Inbox, expect: int = 200) -> Any:
    """Open the link of the last mail."""
    found = re.search(r"/notice#confirm=([\w-]+)", letter_of(inbox.got[-1][1]))
    assert found is not None, inbox.got[-1][1]
    return page.post("/api/notices/confirm", {"secret": found[1]}, expect=expect)


class Browser:
    """What subscribes, and can read what was sealed for it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": words_of(point), "auth": words_of(self.auth)}
        self.subscription = {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def words_of(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def all_checked(page: Page) -> None:
    """Wait until every change so far was checked for notices. A change starts its check before it is answered."""
    notices = page.client.app.state.services.notices
    until(lambda: not notices.tasks)


def past_the_seeds(page: Page, secrets: list[str], table: str) -> None:
    """Both set a seed aside; then it is the turn of seat 0."""
    chooser = random.Random(1)
    for _ in secrets:
        page.choose(table, secrets, chooser)
    assert page.get(table)["waiting_on"] == [0]


def test_one_notice_a_turn_in_the_shape_of_each_kind(tmp_path: Path, hooks: WebhookReceiver) -> None:
    with mail() as (inbox, smtp), app_on(tmp_path, private_webhooks=True, smtp=smtp, link="https://x.example") as page:
        table, secrets = page.full(2, name="Sunday <b>evening</b>")
        past_the_seeds(page, secrets, table)
        for kind in ("webhook", "discord", "slack"):
            notify(page, table, 1, secrets[1], kind=kind, address=f"{hooks.address}/{kind}")
        notify(page, table, 1, secrets[1], kind="email", address="bo@example.org")
        confirm(page, inbox)
        told = page.get(f"{table}/seats/1/notices", secrets[1])
        assert told["kinds"] == ["webhook", "discord", "slack", "push", "email"]
        assert len(told["notices"]) == 4
        all_checked(page)
        assert hooks.posted == [], "it is not their turn"
        chooser = random.Random(2)
        while page.get(table)["waiting_on"] == [0]:
            page.choose(table, secrets, chooser)
        until(lambda: len(hooks.posted) == 3 and len(inbox.got) == 2)
        bodies = dict(hooks.posted)
        plain = bodies["/webhook"]
        assert plain["title"] == "Bo, it is your turn: Sunday <b>evening</b>"
        assert plain["summary"]
        assert plain["link"] == f"https://x.example{table.removeprefix('/api').replace('tables', 'table')}"
        assert (plain["seat"], plain["name"]) == (1, "Bo")
        assert bodies["/discord"]["content"].startswith("Bo, it is your turn")
        assert bodies["/discord"]["allowed_mentions"] == {"parse": []}
        assert "&lt;b&gt;" in bodies["/slack"]["text"]
        assert inbox.got[1][0] == ["bo@example.org"]
        assert "Subject: Bo, it is your turn" in inbox.got[1][1]
        while page.get(table)["waiting_on"] == [1]:  # several decisions in one turn: no more notices
            page.choose(table, secrets, chooser)
        all_checked(page)
        assert len(hooks.posted) == 3


def test_reminders_mute_always_and_presence(tmp_path: Path, hooks: WebhookReceiver) -> None:
    with app_on(tmp_path, private_webhooks=True) as page:
        table, secrets = page.full(2)
        past_the_seeds(page, secrets, table)
        notice = notify(page, table, 0, secrets[0], kind="webhook", address=f"{hooks.address}/a", remind=1)
        until(lambda: len(hooks.posted) == 1)
        until(lambda: len(hooks.posted) == 2)
        assert "still waiting" in hooks.posted[1][1]["title"]
        all_checked(page)
        subscriptions = page.client.app.state.services.notices.subscriptions
        in_a_week = page.client.app.state.services.registry.now() + 7 * 86_400_000
        assert subscriptions.pending_tables(in_a_week) == [], "one reminder is enough"
        assert len(hooks.posted) == 2
        assert page.client.delete(f"{table}/seats/0/notices/{notice}", headers=bearer(secrets[0])).status_code == 200
        with page.client.websocket_connect(f"{table}/listen") as listening:
            listening.send_json({"secrets": [secrets[0]]})
            listening.receive_json(timeout=10)
            notify(page, table, 0, secrets[0], kind="webhook", address=f"{hooks.address}/quiet")
            all_checked(page)
            assert len(hooks.posted) == 2, "who listens is not told"
            notify(page, table, 0, secrets[0], kind="webhook", address=f"{hooks.address}/always", always=True)
            until(lambda: len(hooks.posted) == 3)
            assert hooks.posted[2][0] == "/always"


def test_only_ones_own_seat(tmp_path: Path, hooks: WebhookReceiver) -> None:
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        body = {"kind": "webhook", "address": "https://example.org/"}
        path = f"{table}/seats/0/notices"
        assert page.post(path, body, secrets[1], expect=403)["code"] == "not_yours"
        assert page.get(path, secrets[1], expect=403)["code"] == "not_yours"
        assert page.post(path, {**body, "kind": "email"}, secrets[0], expect=404)["code"] == "unknown"
        assert page.post(path, {**body, "address": "file:///etc/passwd"}, secrets[0], expect=404)["code"] == "unknown"


def test_a_redirect_is_not_followed(hooks: WebhookReceiver) -> None:
    hooks.status = 302
    with pytest.raises(DeliveryError, match="status 302"):
        Delivery(allow_private=True).send("webhook", hooks.address, Message("t", "s", "l", {}))
    assert len(hooks.posted) == 1


def test_a_push_that_only_the_browser_can_read(tmp_path: Path, hooks: WebhookReceiver) -> None:
    with app_on(tmp_path, private_webhooks=True) as page:
        key = page.get("/api/push")["key"]
        table, secrets = page.full(2, name="Sunday")
        past_the_seeds(page, secrets, table)
        browser = Browser(f"{hooks.address}/push/1")
        wish = {"kind": "push", "subscription": browser.subscription, "remind": 1}
        notice = notify(page, table, 0, secrets[0], **wish)
        assert notify(page, table, 0, secrets[0], **wish) == notice, "pressed twice is one wish"
        until(lambda: hooks.pushes)
        headers, body = hooks.pushes[0]
        told = browser.read(body)
        assert told["title"] == "Ada, it is your turn: Sunday"
        assert told["table"] == table.rsplit("/", 1)[1] == headers["Topic"]
        assert b"Ada" not in body
        assert headers["Authorization"].endswith(f"k={key}")
        assert Vapid.verify(headers["Authorization"])
        shown = page.get(f"{table}/seats/0/notices", secrets[0])["notices"]
        assert [one["address"] for one in shown] == [f"{hooks.address}/push/1"], "the browser's keys stay here"
        hooks.status = 410  # the reader has switched it off: the reminder finds nobody, and nobody is tried again
        until(lambda: page.get(f"{table}/seats/0/notices", secrets[0])["notices"] == [])
        assert len(hooks.pushes) == 2
    with app_on(tmp_path) as page:
        assert page.get("/api/push")["key"] == key, "made once: or every subscription would be lost"


def test_what_cannot_be_pushed_to(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        path = f"{table}/seats/0/notices"
        good = Browser("https://push.example.org/1").subscription
        for wrong in (
            {"kind": "push", "address": "https://push.example.org/1"},
            {"kind": "push", "subscription": Browser("http://push.example.org/1").subscription},
            {"kind": "push", "subscription": {**good, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}},
            {"kind": "push", "subscription": {**good, "keys": {"p256dh": "é", "auth": "AAAA"}}},
            {"kind": "webhook", "subscription": good},
        ):
            assert page.post(path, wrong, secrets[0], expect=404)["code"] == "unknown"
    inner = json.dumps(Browser("https://127.0.0.1:9/").subscription)
    sender = PushSender(new_private_key(), "mailto:a@example.org")
    with pytest.raises(DeliveryError, match="outside this network"):
        Delivery(sender=sender).send("push", inner, Message("t", "s", "l", {"table": "x"}))


def test_mute_keeps_the_notice(tmp_path: Path, hooks: WebhookReceiver) -> None:
    with app_on(tmp_path, private_webhooks=True) as page:
        table, secrets = page.full(2)
        past_the_seeds(page, secrets, table)
        path = f"{table}/seats/1/notices"
        notice = notify(page, table, 1, secrets[1], kind="webhook", address=hooks.address)
        assert page.post(f"{path}/{notice}", {"muted": True}, secrets[1])["muted"] is True
        assert page.post(f"{path}/{notice}", {"muted": False}, secrets[0], expect=403)["code"] == "not_yours"
        chooser = random.Random(2)
        while page.get(table)["waiting_on"] == [0]:
            page.choose(table, secrets, chooser)
        all_checked(page)
        assert hooks.posted == []
        assert [one["muted"] for one in page.get(path, secrets[1])["notices"]] == [True]
        page.post(f"{path}/{notice}", {"muted": False}, secrets[1])
        until(lambda: len(hooks.posted) == 1)
        assert page.post(f"{path}/nothing", {"muted": True}, secrets[1], expect=404)["code"] == "unknown"


def test_nobody_is_mailed_against_their_will(tmp_path: Path) -> None:
    with mail() as (inbox, smtp), app_on(tmp_path, smtp=smtp, link="https://x.example") as page:
        table, secrets = page.full(2, name="Buy this now")
        past_the_seeds(page, secrets, table)
        path = f"{table}/seats/0/notices"
        wish = {"kind": "email", "address": "ada@example.org"}
        made = page.post(path, wish, secrets[0], expect=201)
        assert made["confirmed"] is False
        all_checked(page)
        assert len(inbox.got) == 1, "one question, though it is their turn"
        assert "Ada" not in inbox.got[0][1], "a stranger must not be able to write to strangers"
        assert "Buy" not in inbox.got[0][1]
        assert page.post("/api/notices/confirm", {"secret": made["notice"]}, expect=404)["code"] == "unknown"
        confirm(page, inbox)
        until(lambda: len(inbox.got) == 2)
        assert page.get(path, secrets[0])["notices"][0]["confirmed"] is True
        assert f"/notice#stop={made['notice']}" in letter_of(inbox.got[1][1])
        page.post("/api/notices/stop", {"notice": made["notice"]})
        assert page.get(path, secrets[0])["notices"] == []
        for _ in range(2):  # taken away and wished for again: asked three times a day, whoever wishes
            again = page.post(path, {**wish, "address": "ADA@example.org"}, secrets[0], expect=201)["notice"]
            page.client.delete(f"{path}/{again}", headers=bearer(secrets[0]))
        assert page.post(path, wish, secrets[0], expect=429)["code"] == "too_many"
        assert page.get(path, secrets[0])["notices"] == []
        assert len(inbox.got) == 4


def test_a_question_that_cannot_be_sent(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        smtp = f"smtp://127.0.0.1:{free.getsockname()[1]}"
        with app_on(tmp_path, smtp=smtp) as page:
            table, secrets = page.full(2)
            path = f"{table}/seats/0/notices"
            wish = {"kind": "email", "address": "ada@example.org"}
            assert page.post(path, wish, secrets[0], expect=502)["code"] == "not_sent"
            assert page.get(path, secrets[0])["notices"] == []


def test_few_addresses_an_hour_are_asked() -> None:
    guard = RateLimiter(Limits(mails=2))
    assert [guard.wait("1.2.3.4", "mail") > 0 for _ in range(3)] == [False, False, True]
    assert guard.wait("5.6.7.8", "mail") == 0


def test_a_notice_that_was_stored_in_spite_of_an_error_is_sent(tmp_path: Path, hooks: WebhookReceiver) -> None:
    """The browser asks again and finds it there. From then on the server looks after it."""
    with app_on(tmp_path, private_webhooks=True) as page:
        table, secrets = page.full(2)
        page.client.app.state.services.notices.subscriptions.add(  # what a failed request left behind
            table.rpartition("/")[2], 0, "webhook", f"{hooks.address}/hook", "en", True, 0
        )
        notify(page, table, 0, secrets[0], kind="webhook", address=f"{hooks.address}/hook", always=True)
        until(lambda: len(hooks.posted) == 1)
