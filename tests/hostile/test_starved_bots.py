"""Nobody's tables starve the bots of others: a fair queue, quick decisions first, shorter searches under load."""

import asyncio
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marula.server.runtime import openers
from marula.server.runtime.bot_queue import QUICK_IN_A_ROW, BotQueue, shortened
from marula.server.runtime.thinkers import BotRequest, Pace, Thinkers
from marula.workers.workers import Workers
from tests.server.common import registry_on, sqlite
from tests.server.http.common import app_on
from tests.server.runtime.common import bots_only


async def order_of(queue: BotQueue, asked: list[tuple[str, bool]]) -> list[str]:
    """In which order these are thought about, each named by its place among those asked."""
    order: list[str] = []
    gate = asyncio.Event()

    async def first() -> None:
        async with queue.turn("first", search=False):
            await gate.wait()

    async def think(number: int, owner: str, search: bool) -> None:
        async with queue.turn(owner, search):
            order.append(f"{owner} {number}")
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(first())]
    await asyncio.sleep(0)
    for number, (owner, search) in enumerate(asked):
        tasks.append(asyncio.create_task(think(number, owner, search)))
        await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*tasks)
    assert queue.running == 0
    return order


def test_a_quick_decision_never_waits_behind_searches() -> None:
    asked = [("greedy", True)] * 100 + [("other", False)]
    order = asyncio.run(order_of(BotQueue(), asked))
    assert order[0] == "other 100"


def test_a_search_is_not_put_off_for_ever() -> None:
    asked = [("greedy", False)] * 100 + [("other", True)]
    order = asyncio.run(order_of(BotQueue(), asked))
    assert order.index("other 100") <= QUICK_IN_A_ROW + 1


@pytest.mark.parametrize("search", [True, False])
def test_each_owner_gets_a_fair_share(search: bool) -> None:
    asked = [("greedy", search)] * 100 + [("one", search), ("two", search)]
    order = asyncio.run(order_of(BotQueue(), asked))
    assert max(order.index("one 100"), order.index("two 101")) <= 3, "not behind a hundred of someone else's"


async def wait(queue: BotQueue) -> None:
    async with queue.turn("b", search=False):
        pass


@pytest.mark.parametrize("had_their_turn", [False, True])
def test_who_gives_up_holds_up_nobody(had_their_turn: bool) -> None:
    """While they wait, and just when it is their turn: then they have it, but have not run since."""

    async def story() -> None:
        queue = BotQueue()
        async with queue.turn("a", search=False):
            waiting = asyncio.create_task(wait(queue))
            await asyncio.sleep(0)
            if not had_their_turn:
                waiting.cancel()
                await asyncio.gather(waiting, return_exceptions=True)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert waiting.cancelled()
        assert queue.running == 0
        async with asyncio.timeout(5), queue.turn("c", search=True):
            pass

    asyncio.run(story())


def test_a_search_gets_shorter_the_more_wait() -> None:
    assert [shortened(0.2, waiting, 1) for waiting in (0, 1, 9, 1000)] == [
        0.2,
        0.1,
        pytest.approx(0.02),
        pytest.approx(0.02),
    ]
    assert shortened(0.2, 3, 4) == 0.2


class Slow(Workers):
    """Workers that answer when they are told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, Future[Any]]] = []

    def start(self, work: Any, job: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        self.asked.append((job, answer))
        return answer


def test_expert_thinks_shorter_under_load_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_on(sqlite(tmp_path)) as registry:
            live = await bots_only(registry)
            assert live.table is not None
            board = live.table.board
            request = BotRequest(live.table.game, b"", b"", "expert", "seed", b"", 0, 0, (0,), "", (0,), None)
        thinkers, workers = Thinkers(1), Slow()
        thinkers.local = workers
        paces = [Pace("greedy") for _ in range(20)] + [Pace("other")]
        levels = ["expert"] * 20 + ["steady"]
        tasks = []
        for pace, level in zip(paces, levels, strict=True):
            job = msgspec.structs.replace(request, level=level)
            tasks.append(asyncio.create_task(thinkers.choose(job, board, pace)))
        for number in range(len(tasks)):
            async with asyncio.timeout(5):
                while len(workers.asked) <= number:
                    await asyncio.sleep(0)
            assert len(workers.asked) == number + 1, "one at a time, so that the next can be chosen late"
            workers.asked[number][1].set_result(0)
        await asyncio.gather(*tasks)
        sent = [job for job, _ in workers.asked]
        assert [job.level for job in sent][:2] == ["expert", "steady"], "only what had begun was before it"
        assert sent[2].seconds == pytest.approx(0.02)
        assert sent[-1].seconds is None, "alone it has all its time"
        assert [pace.hurried for pace in (paces[5], paces[19], paces[20])] == [True, False, False]

    asyncio.run(story())


def test_a_seat_says_that_its_bot_had_to_hurry(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, _ = page.create(seats=3, bots=[None, "expert"])
        live = page.client.app.state.services.registry.live_tables[table.rsplit("/", 1)[1]]
        assert live.opened_by
        live.hurried.update((0, 1))
        assert [seat["hurried"] for seat in page.get(table)["seats"]] == [False, True, False]


def test_a_table_that_was_left_alone_still_counts_for_who_opened_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a minute it leaves the memory. Sixty such tables then had sixty shares of the bots' time."""
    monkeypatch.setattr(openers, "MAX_KEPT", 2)
    with app_on(tmp_path) as page:
        tables = [page.create(seats=2)[0] for _ in range(3)]
        registry = page.client.app.state.services.registry
        ids = [table.rpartition("/")[2] for table in tables]
        opened_by = {registry.live_tables[id].opened_by for id in ids}
        assert len(opened_by) == 1
        registry.unload_idle(idle=-1)
        assert not registry.live_tables
        assert len(registry.openers.clients) == 2, "they do not fill the memory"
        for table in tables[1:]:
            page.get(table)
        assert {registry.live_tables[id].opened_by for id in ids[1:]} == opened_by
