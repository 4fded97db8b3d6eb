"""A host sets up a table and has no power over the people at it, whatever else happens at the same moment."""

import asyncio
import threading
from pathlib import Path
from typing import Any

from tests.server.http.common import Page, app_on, bearer
from tests.waiting import until


def sent_while_locked(page: Page, table: str, first: Any, then: Any) -> tuple[Any, Any]:
    """The answers to two requests that come at the same time and are carried out in this order."""
    live = page.client.app.state.services.registry.live_tables[table.rpartition("/")[2]]
    answers: dict[str, Any] = {}

    def send(name: str, request: Any) -> threading.Thread:
        thread = threading.Thread(target=lambda: answers.setdefault(name, request()))
        thread.start()
        return thread

    def waiting() -> int:
        return len(live.lock._waiters or ())

    async def hold(held: threading.Event, release: threading.Event) -> None:
        async with live.lock:
            held.set()
            while not release.is_set():
                await asyncio.sleep(0.001)

    held, release = threading.Event(), threading.Event()
    holding = page.client.blocking_portal.start_task_soon(hold, held, release)
    held.wait(60)
    threads = []
    for number, (name, request) in enumerate((("first", first), ("then", then)), 1):
        threads.append(send(name, request))
        until(lambda number=number: waiting() == number)  # type: ignore[misc]
    release.set()
    for thread in threads:
        thread.join(60)
    holding.result(60)
    return answers["first"], answers["then"]


def test_no_bot_takes_the_seat_of_someone_who_sits_down_just_now(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, host = page.create(seats=3)
        sat, handed = sent_while_locked(
            page,
            table,
            lambda: page.client.post(f"{table}/seats", json={"name": "Ada", "seat": 0}),
            lambda: page.client.post(f"{table}/seats/0/bot", json={"level": "random"}, headers=bearer(host)),
        )
        assert sat.status_code == 201
        assert (handed.status_code, handed.json()["code"]) == (403, "not_yours")
        assert page.get(table)["seats"][0]["kind"] == "person"


def test_nobody_is_sent_away_when_the_match_has_just_begun(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, host = page.create(seats=2, start="host")
        for name in ("Ada", "Bo"):
            page.sit(table, name)
        dealt, sent_away = sent_while_locked(
            page,
            table,
            lambda: page.client.post(f"{table}/start", json={}, headers=bearer(host)),
            lambda: page.client.delete(f"{table}/seats/0", headers=bearer(host)),
        )
        assert dealt.status_code == 200
        assert (sent_away.status_code, sent_away.json()["code"]) == (403, "not_yours")
        assert [seat["kind"] for seat in page.get(table)["seats"]] == ["person", "person"]
