"""Two processes on PostgreSQL that take the same rows: neither may be undone because each waits for the other."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import event, func, insert, select, text

from marula.games import GAMES
from marula.server.admin import erasure
from marula.server.admin.people import Place
from marula.server.admin.push_key import rotate_push_key
from marula.server.notify.mail_consent import MailConsent
from marula.server.notify.subscriptions import Subscriptions
from marula.server.runtime.planned_writes import plan_change
from marula.server.runtime.table_loader import LATE_SNAPSHOT, TableLoader
from marula.server.storage import event_log, old_tables, operator_table_list, table_deletion
from marula.server.storage.admin_changes import note_change
from marula.server.storage.bans import Ban, Bans
from marula.server.storage.errors import Conflict, Deadlock
from marula.server.storage.records import Append
from marula.server.storage.reports import Report, Reports
from marula.server.storage.reviews import ReviewStore, StoredReview
from marula.server.storage.schema import LINES, NOTICES, REPORTS, REVIEWS, TABLES
from marula.server.storage.store import Store
from marula.server.tables import commands
from tests.server.common import registry_on, seated
from tests.server.postgres import Postgres
from tests.waiting import until

WAIT = 1.0
"""Seconds that a transaction waits after its first change for the other one to make its own."""


@pytest.fixture
def two(server: Postgres) -> Any:
    """Two processes' stores on one database of its own."""
    url = server.new_database(f"locks_{time.monotonic_ns()}")
    stores = [Store(url), Store(url)]
    stores[0].upgrade()
    yield stores
    for store in stores:
        store.close()


def tables_on(store: Store, number: int) -> list[str]:
    """Tables of two people each, who have chatted, and want notices."""

    async def make() -> list[str]:
        async with registry_on(store.url) as registry:
            made = [(await seated(registry, 2))[0] for _ in range(number)]
            for live in made:
                for _ in range(2):
                    await registry.change(live, lambda table: commands.say(table, 0, "Hello."))
            return [live.id for live in made]

    made = asyncio.run(make())
    for id in made:
        for address in ("https://a.example/1", "https://a.example/2"):
            Subscriptions(store).add(id, 0, "push", address, "en", False, 0)
    return made


def together(
    stores: list[Store],
    one: Callable[[], Any],
    other: Callable[[], Any],
    after: tuple[str, ...] = ("UPDATE", "DELETE", "INSERT"),
) -> list[Any]:
    """Both at the same time. After its first change (`after`) each gives the other time to make its own."""
    first = threading.Barrier(2)

    def meet(connection: Any, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith(after) and not connection.info.get("met"):
            connection.info["met"] = True
            with suppress(threading.BrokenBarrierError):  # the other one waits for a row, as it should
                first.wait(WAIT)

    for store in stores:
        event.listen(store.engine, "after_cursor_execute", meet)
    with ThreadPoolExecutor(2) as threads:
        return [done.result(60) for done in [threads.submit(one), threads.submit(other)]]


def append(store: Store, id: str, words: str) -> Append:
    table, _ = TableLoader(GAMES, store).read(id, LATE_SNAPSHOT)
    return plan_change(table, commands.say(table, 1, words), 5)[0]


def test_batches_for_the_same_tables_in_another_order(two: list[Store]) -> None:
    """Both write the next log entry of three tables. One is first at all of them, and nobody is undone. A third writer
    holds them up at the second table until both wait."""
    ids = sorted(tables_on(two[0], 3))
    batches = [[append(store, id, "now") for id in order] for store, order in zip(two, (ids, ids[::-1]), strict=True)]
    middle = batches[0][1]
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    with ThreadPoolExecutor(2) as threads, mock.patch.object(event_log, "MAX_DEADLOCKS", 0):
        with two[0].engine.connect() as third:
            number = middle.entries[0].sequence
            third.execute(insert(LINES).values(table_id=middle.table, number=number, at=1, kind="said", body="{}"))
            writing = [threads.submit(store.write, batch) for store, batch in zip(two, batches, strict=True)]
            with two[1].engine.connect() as looking:
                until(lambda: looking.execute(waiting).scalar_one() == 2, 20)
            third.rollback()
        outcomes = [done.result(60) for done in writing]
    kinds = sorted(str({type(outcome) for outcome in some}) for some in outcomes)
    assert kinds == sorted(map(str, ({type(None)}, {Conflict})))


def test_a_batch_that_the_database_undid_is_written_again(two: list[Store]) -> None:
    (id,) = tables_on(two[0], 1)
    job = append(two[0], id, "now")
    log = two[0].event_log
    undone = [Deadlock("deadlock detected")] * event_log.MAX_DEADLOCKS
    with mock.patch.object(log, "_write_together", side_effect=[*undone, mock.DEFAULT], wraps=log._write_together):
        assert two[0].write([job]) == [None]
    assert two[0].last_sequence(id) == job.entries[-1].sequence


def test_a_deletion_beside_an_erasure(two: list[Store]) -> None:
    (id,) = tables_on(two[0], 1)
    together(
        two,
        lambda: table_deletion.delete_table(two[0], id),
        lambda: erasure._rewrite(two[1], Place(id, 0), erasure.Erasure(), False),
    )
    assert operator_table_list.find_table(two[0], id) is None


def test_a_deletion_beside_a_reported_message(two: list[Store]) -> None:
    (id,) = tables_on(two[0], 1)
    line = next(logged.sequence for logged in two[0].log(id) if logged.kind == "said")
    report = Report("r", id, 1, 0, line, "Ada", "Hello.", "", 1)
    assert Reports(two[0]).add(report)
    after = ("DELETE FROM reports", "UPDATE lines")
    together(
        two, lambda: table_deletion.delete_table(two[0], id), lambda: Reports(two[1]).delete_message(report), after
    )
    with two[0].reading() as connection:
        for part in (TABLES, LINES, REPORTS, NOTICES):
            assert connection.execute(select(func.count()).select_from(part)).scalar_one() == 0


def test_a_new_push_key_beside_a_deletion_and_an_erasure(two: list[Store]) -> None:
    ids = tables_on(two[0], 3)
    together(two, lambda: rotate_push_key(two[0]), lambda: old_tables.delete_older(two[1], 1 << 60))
    assert [operator_table_list.find_table(two[0], id) for id in ids] == [None] * 3


@pytest.mark.parametrize(
    "what",
    [
        lambda store, id: Bans(store).add(Ban("0" * 16, "address", 1)),
        lambda store, id: note_change(store),
        lambda store, id: store.check_writing(7),
        lambda store, id: ReviewStore(store).keep(id, StoredReview(1, True, b"{}")),
        lambda store, id: Reports(store).add(Report("r", id, 1, 0, 3, "Ada", "Hello.", "", 1)),
        lambda store, id: rotate_push_key(store),
        lambda store, id: table_deletion.delete_unused_editions(store),
        lambda store, id: MailConsent(store).new_secret("n", "ada@example.org", 1 << 40),
    ],
    ids=["ban", "change", "check", "review", "report", "rotate", "editions", "consent"],
)
def test_the_same_thing_twice_at_once(what: Callable[[Store, str], Any], two: list[Store]) -> None:
    """The first time, when there is no row yet: both inserted one, and the second was an error nobody expected."""
    (id,) = tables_on(two[0], 1)
    with two[0].writing() as connection:
        connection.execute(text("INSERT INTO editions VALUES ('unused', '{}'), ('unused too', '{}')"))
        connection.execute(text("INSERT INTO confirmations VALUES ('a', 'n', 'x', 1), ('b', 'n', 'x', 1)"))
    together(two, lambda: what(two[0], id), lambda: what(two[1], id))


def test_a_seat_has_no_more_notices_than_it_may(two: list[Store]) -> None:
    """Many requests at the same time each found room for one more, and the same request twice made two of them."""
    (id,) = tables_on(two[0], 1)

    def add(place: int) -> str | None:
        address = f"https://a.example/{place // 2}"
        return Subscriptions(two[place % 2]).add(id, 1, "webhook", address, "en", False, 0, 5)

    with ThreadPoolExecutor(8) as threads:
        added = list(threads.map(add, range(24)))
    kept = [row.id for row in Subscriptions(two[0]).of_table(id) if row.seat == 1]
    assert len(kept) == 5
    assert set(added) == {*kept, None}


def test_a_review_of_a_deleted_table_is_not_kept(two: list[Store]) -> None:
    (id,) = tables_on(two[0], 1)
    together(
        two,
        lambda: table_deletion.delete_table(two[0], id),
        lambda: ReviewStore(two[1]).keep(id, StoredReview(1, True, b"{}")),
    )
    with two[0].reading() as connection:
        assert connection.execute(select(func.count()).select_from(REVIEWS)).scalar_one() == 0
