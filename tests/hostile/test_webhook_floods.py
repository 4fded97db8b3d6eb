"""Whoever holds all seats of a table can change turns many times a second. No receiver is posted to as often."""

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from marula.server.http.limits_per_address import Limits
from marula.server.notify import failing_addresses, notice_pace
from marula.server.notify.delivery import Delivery
from marula.server.notify.failing_addresses import LONGEST_REST, FailingAddresses
from marula.server.notify.mail_consent import MAX_PER_DAY, MailConsent
from marula.server.notify.message import CrowdedError, DeliveryError, GoneError, Message
from marula.server.notify.notice_pace import OF_ADDRESS, OF_HOST, OF_SEAT, NoticePace, Rate
from marula.server.notify.turn_notices import TurnNotices
from marula.server.notify.webhooks import webhook_body
from tests.server.common import registry_on, seated, sqlite
from tests.server.http.common import Page, app_on
from tests.server.webhooks import WebhookReceiver, receiving
from tests.waiting import until


def table_with_notices(page: Page, receiver: WebhookReceiver, **asked: Any) -> tuple[str, list[str]]:
    """A table whose seats are all told of every turn, each at a path of its own."""
    table, secrets = page.full(**asked)
    for seat, secret in enumerate(secrets):
        hook = {"kind": "webhook", "address": f"{receiver.address}/{seat}", "always": True}
        page.post(f"{table}/seats/{seat}/notices", hook, secret, expect=201)
    return table, secrets


def notified_turns(page: Page, table: str) -> dict[int, int]:
    """For each seat that is waited on: how many log entries its last notice is behind its turn."""
    notices = page.client.app.state.services.notices
    id = table.rpartition("/")[2]
    live = notices.registry.live_tables[id].table
    rows = {row.seat: row.turn for row in notices.subscriptions.of_table(id)}
    return {seat: live.seats[seat].turn_sequence - rows[seat] for seat in live.waiting_on}


def test_quick_turns_do_not_flood_a_receiver(tmp_path: Path) -> None:
    with receiving() as receiver, app_on(tmp_path, private_webhooks=True) as page:
        began = time.monotonic()
        table, secrets = table_with_notices(page, receiver)
        page.finish(table, secrets)
        until(lambda: not page.client.app.state.services.notices.tasks)
        allowed = 5 + (time.monotonic() - began) / 10
        by_path = Counter(path for path, _ in receiver.posted)
        assert by_path
        assert max(by_path.values()) <= allowed, f"{by_path} in {time.monotonic() - began:.1f} seconds"


def test_the_turn_that_stays_is_notified_after_a_flood(tmp_path: Path) -> None:
    slow = Rate(1, 0.3)
    with (
        mock.patch.object(notice_pace, "OF_SEAT", slow),
        receiving() as receiver,
        app_on(tmp_path, private_webhooks=True) as page,
    ):
        table, secrets = table_with_notices(page, receiver)
        chooser = random.Random(1)
        for _ in range(16):
            page.choose(table, secrets, chooser)
        until(lambda: not any(notified_turns(page, table).values()))
        waiting = page.get(table)["waiting_on"]
        until(lambda: {posted["seat"] for _, posted in receiver.posted} >= set(waiting))


def test_a_seat_an_address_and_a_host_have_each_their_pace() -> None:
    clock = mock.Mock(monotonic=mock.Mock(return_value=1000.0))
    with mock.patch.object(notice_pace, "time", clock):
        pace = NoticePace()
        assert sent(pace, lambda number: ("table", 0, "https://a.example/x", "a.example")) == OF_SEAT.burst
        assert pace.wait("table", 0, "https://a.example/x", "a.example") == OF_SEAT.seconds
        assert pace.wait("table", 1, "https://a.example/x", "a.example") == 0, "another seat's notices do not wait"
        assert sent(pace, lambda number: (f"t{number}", 0, "https://b.example/x", "b.example")) == OF_ADDRESS.burst
        assert sent(pace, lambda number: (f"t{number}", 0, f"https://c.example/{number}", "c.example")) == OF_HOST.burst
        clock.monotonic.return_value += OF_SEAT.seconds
        assert pace.wait("table", 0, "https://a.example/x", "a.example") == 0
        assert pace.wait("table", 0, "https://a.example/x", "a.example") > 0


def sent(pace: NoticePace, about: Any) -> int:
    """How many of a thousand notices are sent at once."""
    return sum(pace.wait(*about(number)) == 0 for number in range(1000))


def test_old_tallies_are_dropped() -> None:
    clock = mock.Mock(monotonic=mock.Mock(return_value=1000.0))
    with mock.patch.object(notice_pace, "time", clock), mock.patch.object(notice_pace, "MAX_KEPT", 100):
        pace = NoticePace()
        for number in range(1000):
            clock.monotonic.return_value += 1.0
            pace.wait(f"t{number}", 0, f"https://a.example/{number}", "a.example")
        assert len(pace.paid_until) < 110


def test_one_address_adds_few_notices(tmp_path: Path) -> None:
    with receiving() as receiver, app_on(tmp_path, private_webhooks=True, limits=True) as page:
        statuses = []
        for _ in range(14):
            table, secrets = page.full()
            for number in range(5):
                hook = {"kind": "webhook", "address": f"{receiver.address}/{number}"}
                answer = page.client.post(
                    f"{table}/seats/0/notices", json=hook, headers={"Authorization": f"Bearer {secrets[0]}"}
                )
                statuses.append(answer.status_code)
        assert statuses.count(201) == Limits().notices
        assert set(statuses) == {201, 429}


class Failing(Delivery):
    """Delivers nothing, for this reason."""

    def __init__(self, reason: DeliveryError) -> None:
        super().__init__()
        self.reason = reason
        self.tried = 0

    def send(self, kind: str, address: str, message: Message) -> None:
        self.tried += 1
        raise self.reason


MINUTES = 150


@pytest.mark.parametrize(
    ("reason", "most"),
    [(DeliveryError("status 500"), 10), (GoneError("status 404"), 10), (CrowdedError("too many"), MINUTES)],
    ids=["500", "404", "crowded"],
)
def test_a_receiver_that_fails_is_tried_less_and_less_often(
    reason: DeliveryError, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each notice was tried every minute for as long as its turn lasted: for ever, if nobody decides at that table."""
    for rate in ("OF_SEAT", "OF_ADDRESS", "OF_HOST"):
        monkeypatch.setattr(notice_pace, rate, Rate(10_000, 0.001))

    async def story() -> None:
        now = 1_800_000_000_000
        async with registry_on(sqlite(tmp_path), lambda: now) as registry:
            live, _ = await seated(registry)
            failing = Failing(reason)
            notices = TurnNotices(registry, failing, "https://play.example")
            notices.subscriptions.add(live.id, 0, "webhook", "https://hook.example", "en", True, 0)
            for _ in range(MINUTES):
                await notices._check_table(live.id)
                now += 61_000
            assert 5 <= failing.tried <= most
            assert (failing.tried == MINUTES) == isinstance(reason, CrowdedError)
            notices.queue.close()

    asyncio.run(story())


def test_what_failed_is_tried_once_a_day_at_least_and_forgiven_when_it_works() -> None:
    failures = FailingAddresses()
    for _ in range(100):
        failures.failed("a", 0)
    assert failures.resting("a", LONGEST_REST - 1)
    assert not failures.resting("a", LONGEST_REST)
    failures.arrived("a")
    assert not failures.resting("a", 0)


def test_failures_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failing_addresses, "MAX_KEPT", 10)
    failures = FailingAddresses()
    for number in range(100):
        failures.failed(str(number), 0)
    assert len(failures.failing) == 10


@pytest.mark.parametrize(
    "addresses",
    [
        [f"Ada+{number}@example.org" for number in range(10)],
        [f"{'ada.lovelace'[:number]}.{'ada.lovelace'[number:]}@example.org" for number in (1, 2, 5, 6, 7, 8, 9, 10)],
    ],
)
def test_notes_and_dots_in_a_mail_address_make_no_other_mailbox(addresses: list[str], tmp_path: Path) -> None:
    """ada+1@…, ada+2@…, or with some services a.da@…: one mailbox, asked to confirm without end."""

    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            consent = MailConsent(registry.store)
            asked = [consent.new_secret(f"n{number}", address, 0) for number, address in enumerate(addresses)]
            assert sum(secret is not None for secret in asked) == MAX_PER_DAY
            assert consent.new_secret("other", "bob@example.org", 0) is not None

    asyncio.run(story())


def test_a_name_is_no_link_in_a_channel() -> None:
    """Discord shows [text](address) as the text, and leads to the address. A name was repeated as it is."""
    name = "[your turn](https://evil.example) *x* <@1>"
    body = webhook_body("discord", Message(name, name, "https://play.example/table/a_b", {}))
    shown = str(body["content"])
    assert "](" not in shown.replace("\\](", "")
    assert "<@" not in shown.replace("\\<@", "")
    assert shown.endswith("\nhttps://play.example/table/a_b"), "our own link works"
