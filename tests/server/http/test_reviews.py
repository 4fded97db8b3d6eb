"""Reviews over HTTP: of finished matches only, made once, kept, and told in the reader's language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marula.analysis import review as analysis
from marula.analysis.judge import Effort, judge
from marula.analysis.review import work
from marula.server.http.limits_per_address import Limits
from marula.server.runtime import reviews as runtime
from marula.server.runtime.thinkers import Thinkers
from tests.server.http.common import Page, app_on
from tests.waiting import until

LITTLE = Effort(options=3, first_worlds=2, worlds=4)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in this process, with little effort. Other tests start processes."""

    async def here(self: Thinkers, work: Any, job: Any, owner: str) -> Any:
        await asyncio.sleep(0)
        return work(job)

    monkeypatch.setattr(Thinkers, "review", here)
    monkeypatch.setattr(Thinkers, "ask_about_view", here)
    monkeypatch.setattr(analysis, "judge", lambda game, view, code, seed, effort: judge(game, view, code, seed, LITTLE))


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    with app_on(tmp_path) as page:
        yield page


def finished(page: Page) -> str:
    table, secrets = page.full(2)
    page.finish(table, secrets)
    return table


def whole_review(page: Page, table: str) -> Any:
    page.post(f"{table}/review")
    until(lambda: page.get(f"{table}/review")["finished"])
    return page.get(f"{table}/review")


def test_a_finished_match_is_reviewed_and_the_parts_add_up(page: Page) -> None:
    table = finished(page)
    assert page.get(f"{table}/review", expect=409)["code"] == "no_review"
    review = whole_review(page, table)
    assert review["done"] == review["total"] == len(review["decisions"]) > 0
    assert not review["running"]
    decisions = page.get(table)["decisions"]
    assert sorted(entry["number"] for entry in review["entries"]) == list(range(decisions + 1))
    for seat in review["seats"]:
        assert seat["start"] + seat["luck"] + seat["choices"] == pytest.approx(seat["result"], abs=0.01)
        assert seat["lesson"]
        assert seat["luck_text"]
    for one in review["decisions"]:
        assert {"number", "seat", "before", "chosen", "best", "loss", "kind"} <= set(one)
        position = page.get(f"{table}/position/{one['number'] - 1}", seat=one["seat"])
        offered = [option["action"] for option in position["options"]]
        assert one["choice"]["action"] in offered, "the numbers are those of the watched match"
        assert one["better"]["action"] in offered


def test_a_reader_gets_only_what_is_new(page: Page) -> None:
    table = finished(page)
    review = whole_review(page, table)
    rest = page.get(f"{table}/review", decisions=len(review["decisions"]) - 2, entries=len(review["entries"]))
    assert rest["decisions"] == review["decisions"][-2:]
    assert rest["entries"] == []
    page.get(f"{table}/review", decisions=-1, expect=400)


def test_a_running_match_is_not_reviewed(page: Page) -> None:
    table, _ = page.full(2)
    for ask in (page.post, page.get):
        refused = ask(f"{table}/review", expect=409)
        assert refused["code"] == "still_secret"
        assert refused["text"]
    assert page.post("/api/tables/nowhere/review", expect=404)["code"] == "unknown"


def test_a_review_is_made_once_and_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with app_on(tmp_path) as page:
        table = finished(page)
        first = whole_review(page, table)

    def never(job: Any) -> Any:
        raise AssertionError("it was made already")

    monkeypatch.setattr(runtime, "work", never)
    with app_on(tmp_path) as page:
        assert page.get(f"{table}/review") == first
        assert page.post(f"{table}/review") == first


def test_a_review_that_was_left_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server is stopped in the middle of it. What was found is not worked out again."""
    monkeypatch.setattr(runtime, "KEEP_EVERY", 0)
    monkeypatch.setattr(runtime, "ABANDONED", 0)
    done = 0

    async def stuck(self: Thinkers, call: Any, job: Any, owner: str) -> Any:
        nonlocal done
        if call is work:
            done += 1
            if done > 4:
                await asyncio.Event().wait()
        return call(job)

    with monkeypatch.context() as patch, app_on(tmp_path) as page:
        patch.setattr(Thinkers, "review", stuck)
        table = finished(page)
        page.post(f"{table}/review")
        until(lambda: done > 4)
        part = page.get(f"{table}/review")
        assert part["running"]
        assert not part["finished"]
    with app_on(tmp_path) as page:
        assert not page.get(f"{table}/review")["running"], "nobody adds to it"
        review = whole_review(page, table)
        numbers = [one["number"] for one in review["decisions"]]
        assert len(set(numbers)) == len(numbers) == review["total"]
        assert numbers[: part["done"]] == [one["number"] for one in part["decisions"]]


def test_too_many_reviews_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with app_on(tmp_path, limits=True) as page:
        limits = page.client.app.state.rate_limiter.limits
        assert isinstance(limits, Limits)
        limits.reviews = 1
        tables = [finished(page) for _ in range(2)]
        whole_review(page, tables[0])
        page.post(f"{tables[0]}/review")
        assert page.post(f"{tables[1]}/review", expect=429)["code"] == "too_many"


def test_one_address_has_few_reviews_in_the_making(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stuck(self: Thinkers, call: Any, job: Any, owner: str) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(Thinkers, "review", stuck)
    monkeypatch.setattr(runtime, "MAX_OF_OWNER", 1)
    with app_on(tmp_path) as page:
        page.post(f"{finished(page)}/review")
        assert page.post(f"{finished(page)}/review", expect=429)["code"] == "too_many"


def test_the_review_goes_with_its_table(tmp_path: Path) -> None:
    from marula.server.storage.reviews import ReviewStore
    from marula.server.storage.store import Store
    from marula.server.storage.table_deletion import delete_table

    with app_on(tmp_path) as page:
        table = finished(page)
        whole_review(page, table)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    id = table.rsplit("/", 1)[1]
    assert ReviewStore(store).find(id) is not None
    delete_table(store, id)
    assert ReviewStore(store).find(id) is None
    store.close()


def test_a_match_without_end_is_not_reviewed(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(page)
    monkeypatch.setattr(runtime, "MAX_DECISIONS", page.get(table)["decisions"] - 1)
    refused = page.post(f"{table}/review", expect=409)
    assert refused["code"] == "too_long"
    assert str(runtime.MAX_DECISIONS) in refused["text"]
    assert page.get(f"{table}/review", expect=409)["code"] == "no_review"


def test_asking_for_a_review_counts_as_reading_a_match(tmp_path: Path) -> None:
    with app_on(tmp_path, limits=True) as page:
        table = finished(page)
        page.client.app.state.rate_limiter.limits.records = 2
        page.post(f"{table}/review")
        page.post(f"{table}/review")
        assert page.post(f"{table}/review", expect=429)["code"] == "too_many"


def test_what_a_seat_could_have_known_stands_beside_the_truth(page: Page) -> None:
    table = finished(page)
    found = page.get(f"{table}/reading/9", seat=1)
    assert (found["number"], found["seat"]) == (9, 1)
    assert found["things"]
    for thing in found["things"]:
        assert thing["seat"] == 0
        assert thing["text"].endswith(thing["truth"])
        assert all(0 < step["chance"] < 1 for step in thing["steps"])
    assert page.get(f"{table}/reading/9", seat=1) == found
    page.get(f"{table}/reading/9", seat=2, expect=404)
    page.get(f"{table}/reading/0", seat=0, expect=404)
    page.get(f"{table}/reading/9999", seat=0, expect=404)


def test_a_running_match_is_not_read(page: Page) -> None:
    table, _ = page.full(2)
    assert page.get(f"{table}/reading/1", seat=0, expect=409)["code"] == "still_secret"
