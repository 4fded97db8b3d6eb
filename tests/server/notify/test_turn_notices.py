"""Turn notices: when one is sent, sent again, or followed by a reminder."""

import asyncio
import random
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from marula.server.notify.delivery import Delivery
from marula.server.notify.message import Message
from marula.server.notify.subscriptions import CLAIMED, QUIET, REMINDED, RETRY, SENT, Subscriptions
from marula.server.notify.turn_notices import TurnNotices, next_state
from marula.server.storage.errors import StoreDown
from marula.server.storage.store import Store
from marula.server.tables import commands
from tests.server.common import at, play_on, registry_on, seated, sqlite
from tests.waiting import eventually

NOW = 1_800_000_000_000


@pytest.mark.parametrize(
    ("turn", "state", "ago", "always", "present", "expected"),
    [
        (8, QUIET, 0, False, False, CLAIMED),  # a new turn
        (8, SENT, 0, False, False, CLAIMED),
        (8, QUIET, 0, False, True, None),  # whoever has the page open sees it
        (8, QUIET, 0, True, True, CLAIMED),
        (7, CLAIMED, RETRY - 1, False, False, None),  # another process may still send it
        (7, CLAIMED, RETRY, False, False, CLAIMED),  # it was lost
        (7, CLAIMED, 1 - RETRY, False, False, None),
        (7, CLAIMED, -3_600_000, False, False, CLAIMED),  # it was lost, and then the machine's clock was set back
        (7, SENT, 9_999, False, False, None),
        (7, SENT, 10_000, False, False, REMINDED),
        (7, REMINDED, 99_999, False, False, None),  # one reminder is enough
        (7, QUIET, 99_999, False, False, None),
    ],
)
def test_which_notice_is_due_next(
    turn: int, state: int, ago: int, always: bool, present: bool, expected: int | None
) -> None:
    row = SimpleNamespace(turn=7, state=state, at=NOW - ago, always=always, remind=10)
    assert next_state(row, turn, NOW, present) == expected


def test_no_reminder_where_none_is_wanted() -> None:
    row = SimpleNamespace(turn=7, state=SENT, at=0, always=False, remind=0)
    assert next_state(row, 7, NOW, False) is None


class Outbox(Delivery):
    """Keeps what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[str] = []

    def send(self, kind: str, address: str, message: Message) -> None:
        self.sent.append(address)


def test_a_turn_that_began_just_before_the_server_died_is_notified(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:  # nobody sends notices: the server died after the deal
            live, _ = await seated(registry)
            Subscriptions(registry.store).add(live.id, 0, "webhook", "https://hook.example", "en", True, 0)
        async with registry_on(sqlite(tmp_path)) as registry:
            outbox = Outbox()
            notices = TurnNotices(registry, outbox, "https://play.example")
            await notices.start()
            await eventually(lambda: outbox.sent == ["https://hook.example"])
            await notices.stop()

    asyncio.run(story())


def test_a_turn_that_began_while_the_store_failed_is_notified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry)
            outbox = Outbox()
            notices = TurnNotices(registry, outbox, "https://play.example")
            await notices.start()
            await asyncio.sleep(0)  # the first sweep finds nothing
            notices.subscriptions.add(live.id, 0, "webhook", "https://hook.example", "en", True, 0)
            rows, failures = notices.subscriptions.of_table, [StoreDown("full"), StoreDown("full")]

            def fail_twice(table: str) -> list[Any]:
                if failures:
                    raise failures.pop()
                return rows(table)

            monkeypatch.setattr(notices.subscriptions, "of_table", fail_twice)
            notices.watched_tables.add(live.id)
            notices.on_change(live)
            await eventually(lambda: outbox.sent == ["https://hook.example"])
            assert not failures
            await notices.stop()

    asyncio.run(story())


def test_a_lost_notice_is_claimed_by_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry)
            one_sender_of_two(registry.store, live.id)

    def one_sender_of_two(store: Store, table: str) -> None:
        subscriptions = Subscriptions(store)
        subscriptions.add(table, 0, "webhook", "https://hook.example", "en", True, 0)
        subscriptions.add(table, 0, "webhook", "https://hook.example", "en", True, 0)  # a request that came twice
        (new,) = subscriptions.of_table(table)
        assert subscriptions.claim(new, 3, NOW, CLAIMED)
        (lost,) = subscriptions.of_table(table)
        later = NOW + RETRY
        assert subscriptions.pending_tables(later) == subscriptions.pending_tables(NOW - RETRY) == [table]
        assert [subscriptions.claim(lost, 3, later, CLAIMED) for _ in range(2)] == [True, False]

    asyncio.run(story())


def test_whoever_comes_back_in_the_same_turn_gets_the_notice_that_was_lost(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry)
            outbox = Outbox()
            notices = TurnNotices(registry, outbox, "https://play.example")
            seat, turn = at(live).waiting_on[0], at(live).seats[at(live).waiting_on[0]].turn_sequence
            notices.subscriptions.add(live.id, seat, "webhook", "https://hook.example", "en", True, 0)
            (row,) = notices.subscriptions.of_table(live.id)
            notices.subscriptions.claim(row, turn, registry.now() - RETRY, CLAIMED)  # and then the server died
            await registry.change(live, lambda table: commands.hand_to_bot(table, seat, "random"))
            await notices._check_table(live.id)
            assert outbox.sent == []
            await registry.change(live, lambda table: commands.return_to_seat(table, seat, None))
            assert at(live).seats[seat].turn_sequence == turn
            await notices._check_table(live.id)
            assert outbox.sent == ["https://hook.example"]

    asyncio.run(story())


def test_a_failure_with_one_receiver_does_not_cancel_what_is_sent_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry)
            failed = threading.Event()

            class Slow(Outbox):
                """Sends only once the other receiver's check has failed."""

                def send(self, kind: str, address: str, message: Message) -> None:
                    assert failed.wait(60)
                    super().send(kind, address, message)

            outbox = Slow()
            notices = TurnNotices(registry, outbox, "https://play.example")
            seat = at(live).waiting_on[0]
            for address in ("https://one.example", "https://two.example"):
                notices.subscriptions.add(live.id, seat, "webhook", address, "en", True, 0)
            claim = notices.subscriptions.claim

            def claim_one(row: Any, turn: int, now: int, state: int) -> bool:
                if row.address == "https://two.example":
                    asyncio.run_coroutine_threadsafe(asyncio.sleep(0), loop).result()
                    failed.set()
                    raise StoreDown("full")
                return claim(row, turn, now, state)

            loop = asyncio.get_running_loop()
            monkeypatch.setattr(notices.subscriptions, "claim", claim_one)
            await notices._check_table(live.id)
            assert outbox.sent == ["https://one.example"]
            states = {row.address: row.state for row in notices.subscriptions.of_table(live.id)}
            assert states == {"https://one.example": SENT, "https://two.example": QUIET}

    asyncio.run(story())


def test_a_subscription_that_was_stored_in_spite_of_an_error_is_looked_after(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry)
            outbox = Outbox()
            notices = TurnNotices(registry, outbox, "https://play.example")
            await notices.start()
            await asyncio.sleep(0)  # the first sweep finds nothing
            notices.subscriptions.add(live.id, 0, "webhook", "https://hook.example", "en", True, 0)
            notices.look_again(live.id)
            await eventually(lambda: outbox.sent == ["https://hook.example"])
            await notices.stop()

    asyncio.run(story())


def test_a_notice_tells_no_sealed_luck(tmp_path: Path) -> None:
    """At same-luck tables onlookers see nothing before all are over: somebody's channel must not either."""

    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live, _ = await seated(registry)
            await play_on(registry, live, random.Random(1), steps=3)
            notices = TurnNotices(registry, Outbox(), "https://play.example")
            row = SimpleNamespace(id="notice", seat=0, language="en")
            assert notices.message(at(live), row, False).summary
            at(live).sealed = True
            assert notices.message(at(live), row, False).summary == ""

    asyncio.run(story())
