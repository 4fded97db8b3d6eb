"""Win chances for onlookers: only where the table allows them, from what everyone may see, once a public version."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marula.games import GAMES
from tests.server.common import InProcessThinkers
from tests.server.http.common import Page, app_on

STEPS = 40


class CountingThinkers(InProcessThinkers):
    """Counts what is asked about views."""

    asked = 0

    async def ask_about_view(self, work: Any, job: Any, owner: str) -> Any:
        self.asked += 1
        return await super().ask_about_view(work, job, owner)


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    with app_on(tmp_path) as page:
        state = page.client.app.state
        state.services = dataclasses.replace(state.services, thinkers=CountingThinkers())
        yield page


def asked(page: Page) -> int:
    thinkers = page.client.app.state.services.thinkers
    assert isinstance(thinkers, CountingThinkers)
    return thinkers.asked


def test_they_are_off_unless_the_table_allows_them(page: Page) -> None:
    table, _ = page.full(2)
    assert page.get(table)["win_chances"] is False
    assert page.get(f"{table}/chances", expect=403)["code"] == "not_allowed"
    assert asked(page) == 0


def test_onlookers_see_them(page: Page) -> None:
    table, _ = page.full(2, win_chances=True)
    assert page.get(table)["win_chances"] is True
    found = page.get(f"{table}/chances")
    assert found["version"] == page.get(f"{table}/envelope")["version"]
    assert len(found["chances"]) == 2
    assert sum(found["chances"]) == pytest.approx(1.0, abs=0.01)


def test_nobody_may_watch_and_nothing_is_dealt(page: Page) -> None:
    closed, _ = page.full(2, win_chances=True, watch=False)
    assert page.get(f"{closed}/chances", expect=403)["code"] == "not_allowed"
    waiting, _ = page.create(seats=2, win_chances=True)
    assert page.get(f"{waiting}/chances", expect=409)["code"] == "not_started"


def test_at_the_end_the_winners_have_it_all(page: Page) -> None:
    table, secrets = page.full(2, win_chances=True)
    page.finish(table, secrets)
    winners = page.get(table)["winners"]
    found = page.get(f"{table}/chances")["chances"]
    assert [seat for seat, chance in enumerate(found) if chance > 0] == winners


def test_steps_that_nobody_hears_of_change_nothing_and_start_nothing(page: Page) -> None:
    """A move in the making: the same bytes, and no new estimate, whatever its steps are."""
    composed = 0
    for name in GAMES:
        chooser = random.Random(name)
        table, secrets = page.full(2, game=name, win_chances=True)
        last: tuple[int, bytes] | None = None
        for _ in range(STEPS):
            before = asked(page)
            version = page.get(f"{table}/envelope")["version"]
            told = page.client.get(f"{table}/chances").content
            if last is not None and last[0] == version:
                composed += 1
                assert told == last[1]
                assert asked(page) == before
            else:
                assert asked(page) == before + 1
            last = (version, told)
            if not page.choose(table, secrets, chooser):
                break
    assert composed > 0, "some move was composed in private"


def test_many_readers_have_one_estimate_made(page: Page) -> None:
    table, secrets = page.full(2, win_chances=True)
    told = {page.client.get(f"{table}/chances").content for _ in range(5)}
    told |= {page.client.get(f"{table}/chances", headers={"Authorization": f"Bearer {secrets[0]}"}).content}
    assert len(told) == 1
    assert asked(page) == 1
