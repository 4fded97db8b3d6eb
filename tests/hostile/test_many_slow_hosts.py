"""Names of hosts cost nothing: whoever has sixty slow ones stops nobody's notices but their own."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pytest

from marula.server.notify import delivery_queue, notice_owners
from marula.server.notify.delivery import Delivery
from marula.server.notify.delivery_queue import (
    MAIL,
    MAX_OF_OWNER,
    MAX_OF_RECEIVER,
    MAX_SLOW,
    THREADS,
    DeliveryQueue,
    host_of,
)
from marula.server.notify.message import CrowdedError, Message
from marula.server.notify.notice_owners import NoticeOwners
from marula.server.runtime.live_table import LiveTable
from tests.server.http.common import app_on
from tests.server.webhooks import receiving
from tests.waiting import eventually, until

MESSAGE = Message("t", "s", "l", {})
HOSTS = 60


class Held(Delivery):
    """Slow hosts answer when the test lets them; all others at once."""

    def __init__(self) -> None:
        super().__init__()
        self.answer = threading.Event()
        self.begun: list[str] = []

    @contextmanager
    def until_the_end(self) -> Iterator[None]:
        """At the end, also of a test that fails, slow hosts answer."""
        try:
            yield
        finally:
            self.answer.set()

    def send(self, kind: str, address: str, message: Message) -> None:
        self.begun.append(address)
        if "slow" in address:
            self.answer.wait()


async def send(queue: DeliveryQueue, host: str, owner: str) -> None:
    await queue.send("webhook", f"https://{host}.example/", MESSAGE, owner)


def test_one_client_has_its_share_of_the_threads() -> None:
    async def story() -> None:
        held = Held()
        queue = DeliveryQueue(held)
        slow = [asyncio.create_task(send(queue, f"slow{number}", "greedy")) for number in range(HOSTS)]
        await eventually(lambda: len(held.begun) >= MAX_OF_OWNER)
        with held.until_the_end():
            async with asyncio.timeout(30):
                await send(queue, "quick", "somebody else")
            assert len(held.begun) == MAX_OF_OWNER + 1
        await asyncio.gather(*slow)
        assert not any((queue.owners.places, queue.receivers.places, queue.all.places)), "nothing is kept"
        queue.close()

    assert THREADS >= 3 * MAX_OF_OWNER
    asyncio.run(story())


def test_slow_receivers_share_few_threads_whoever_asked_for_them() -> None:
    """After a restart nobody knows any more which client asked: each table counts as one."""

    async def story() -> None:
        held = Held()
        queue = DeliveryQueue(held)
        held.answer.set()
        with mock.patch.object(delivery_queue, "SLOW_SECONDS", -1.0):
            for number in range(HOSTS):
                await send(queue, f"slow{number}", f"table {number}")
        held.answer.clear()
        held.begun.clear()
        slow = [asyncio.create_task(send(queue, f"slow{number}", f"table {number}")) for number in range(HOSTS)]
        await eventually(lambda: len(held.begun) >= MAX_SLOW)
        with held.until_the_end():
            async with asyncio.timeout(30):
                await send(queue, "quick", "somebody else")
            assert len(held.begun) == MAX_SLOW + 1
        await asyncio.gather(*slow)
        assert not queue.slow_receivers, "they were quick this time"
        queue.close()

    asyncio.run(story())


def test_a_port_where_nobody_answers_holds_up_no_other_port_of_its_host() -> None:
    """Two clients may name one that is filtered, at a host that has the webhooks of many. Each attempt takes ten
    seconds."""

    async def story() -> None:
        held = Held()
        queue = DeliveryQueue(held)
        addresses = [f"https://chat.example:8443/slow{number}" for number in range(2 * MAX_OF_OWNER)]
        sending = [queue.send("webhook", one, MESSAGE, f"client {n % 2}") for n, one in enumerate(addresses)]
        slow = [asyncio.create_task(one) for one in sending]
        await eventually(lambda: len(held.begun) == MAX_OF_RECEIVER)
        with held.until_the_end():
            async with asyncio.timeout(30):
                await queue.send("discord", "https://chat.example/usual", MESSAGE, "somebody else")
            assert len(held.begun) == MAX_OF_RECEIVER + 1
        await asyncio.gather(*slow)
        queue.close()

    asyncio.run(story())


def test_the_pace_of_notices_to_a_host_counts_all_its_ports() -> None:
    assert {host_of("webhook", f"https://chat.example:{port}/") for port in (443, 8443, 9000)} == {"chat.example"}


def test_a_notice_whose_turn_does_not_come_is_tried_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery_queue, "WAIT_SECONDS", 0.05)

    async def story() -> None:
        held = Held()
        queue = DeliveryQueue(held)
        slow = [asyncio.create_task(send(queue, f"slow{number}", "greedy")) for number in range(MAX_OF_OWNER)]
        await eventually(lambda: len(held.begun) == MAX_OF_OWNER)
        with held.until_the_end(), pytest.raises(CrowdedError):
            await send(queue, "quick", "greedy")
        await asyncio.gather(*slow)
        await send(queue, "quick", "greedy")
        queue.close()

    asyncio.run(story())


def test_what_is_remembered_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery_queue, "MAX_KEPT", 10)
    monkeypatch.setattr(notice_owners, "MAX_KEPT", 10)
    queue, owners = DeliveryQueue(Delivery()), NoticeOwners()
    for number in range(100):
        queue._note(str(number), 9.5)
        owners.note(str(number), "client")
    assert (len(queue.slow_receivers), len(owners.clients)) == (10, 10)
    queue._note(MAIL, 9.5)
    assert MAIL not in queue.slow_receivers, "all mail shares one receiver"
    live = LiveTable("table")
    assert (owners.owner("99", live), owners.owner("0", live)) == ("client", "table")
    queue.close()


def test_a_notice_counts_for_who_asked_for_it(tmp_path: Path) -> None:
    """Not for whoever opened the table: anybody may sit down there."""
    with receiving() as receiver, app_on(tmp_path, private_webhooks=True, proxies=True) as page:
        notices = page.client.app.state.services.notices
        sent: list[str] = []
        real = notices.queue.send

        async def send(kind: str, address: str, message: Message, owner: str) -> None:
            sent.append(owner)
            await real(kind, address, message, owner)

        notices.queue.send = send
        table, _ = page.create(seats=2)
        for number, name in enumerate(("Ada", "Bo")):
            page.client.headers["X-Forwarded-For"] = f"192.0.2.{number}"
            secret = page.sit(table, name)
            hook = {"kind": "webhook", "address": f"{receiver.address}/{number}"}
            page.post(f"{table}/seats/{number}/notices", hook, secret, expect=201)
        until(lambda: len(receiver.posted) == 2)
        assert len(set(sent)) == 2
