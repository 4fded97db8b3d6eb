"""What waits until no bot does must not pile up: neither abandoned requests, nor estimates that nobody wants."""

import asyncio
import dataclasses
import random
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import TooManyRequestsException

from marula.core.errors import RefusedError
from marula.server.http import waiting_requests
from marula.server.http.waiting_requests import WaitingRequests
from marula.server.runtime.win_chances import WinChances
from tests.server.common import InProcessThinkers
from tests.server.http.common import Page, app_on

GIVES_UP = 5.0
"""Seconds after which a test fails instead of waiting for ever."""


class BusyThinkers(InProcessThinkers):
    """Bots wait all the time: no question about a view gets its turn, and no hint."""

    asked = 0

    async def ask_about_view(self, work: Any, job: Any, owner: str) -> Any:
        self.asked += 1
        async with asyncio.timeout(GIVES_UP):
            await asyncio.Event().wait()

    async def advise(self, job: Any, owner: str) -> Any:
        await self.ask_about_view(None, job, owner)

    async def choose(self, request: Any, board: Any, pace: Any = None) -> Any:
        await self.ask_about_view(None, request, "")


def test_an_address_has_only_so_many_requests_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_requests, "MOST_WAITING", 3)

    async def attempts() -> None:
        waiting, turn = WaitingRequests(), asyncio.Event()
        first = [asyncio.create_task(waiting.answer("one", turn.wait)) for _ in range(3)]
        await asyncio.wait(first, timeout=0)
        with pytest.raises(TooManyRequestsException):
            await waiting.answer("one", turn.wait)
        other = asyncio.create_task(waiting.answer("other", turn.wait))
        turn.set()
        assert await asyncio.gather(*first, other) == [True] * 4
        assert not waiting.waiting, "nothing is kept of an address that has none"

    asyncio.run(attempts())


def test_a_request_does_not_wait_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_requests, "WAITING_SECONDS", 0.01)

    async def attempt() -> None:
        with pytest.raises(RefusedError, match="full"):
            await WaitingRequests().answer("one", asyncio.Event().wait)

    asyncio.run(attempt())


def test_readers_are_told_to_come_again_while_bots_are_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_requests, "WAITING_SECONDS", 0.05)
    with app_on(tmp_path) as page:
        table, secrets = page.full(2, win_chances=True)
        page.finish(table, secrets)
        state = page.client.app.state
        state.services = dataclasses.replace(state.services, thinkers=BusyThinkers())
        assert page.get(f"{table}/chances", expect=503)["code"] == "full"
        assert page.get(f"{table}/reading/1", seat=0, expect=503)["code"] == "full"


@pytest.mark.parametrize("body", [{}, {"level": "random"}], ids=["advice", "bot"])
def test_hints_do_not_wait_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: Any) -> None:
    """Who asks and hangs up, from two addresses, would otherwise ask for more than one process can ever answer."""
    monkeypatch.setattr(waiting_requests, "WAITING_SECONDS", 0.05)
    with app_on(tmp_path) as page:
        table, secrets = page.full(2, hints=True)
        state = page.client.app.state
        state.services = dataclasses.replace(state.services, thinkers=BusyThinkers())
        (seat, *_) = page.get(table)["waiting_on"]
        assert page.post(f"{table}/hint", body, secrets[seat], expect=503)["code"] == "full"
        assert not state.services.waiting.waiting


def test_one_estimate_of_a_table_is_in_the_making_at_a_time(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, secrets = page.full(2, win_chances=True)
        moments = [moment_of(page, table)]
        for step in range(4):
            page.choose(table, secrets, random.Random(step))
            moments.append(moment_of(page, table))

        async def ask_for_each() -> int:
            found, thinkers = WinChances(), BusyThinkers()
            tasks = [asyncio.create_task(found.of(moment, thinkers, "owner")) for moment in moments]
            await asyncio.wait(tasks, timeout=0.05)
            for task in (*tasks, *(task for _, task in found._last.values())):
                task.cancel()
            return thinkers.asked

        assert asyncio.run(ask_for_each()) == 1


def moment_of(page: Page, table: str) -> Any:
    """The table as it is now."""
    return page.client.app.state.services.registry.live_tables[table.rpartition("/")[2]].table
