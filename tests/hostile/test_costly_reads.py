"""Reading a whole match is costly: an address may have it done so often, and what is large counts as more."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from marula.analysis import first_lessons
from marula.analysis.review import DecisionReview, MatchReview
from marula.core.match import Match
from marula.games import GAMES
from marula.server.http import live_socket, rate_limit
from marula.server.http.routes import forks, records
from marula.server.storage.reviews import StoredReview
from tests.server.http.common import Page, app_on, bearer

STEPS = 140
"""Decisions after which a table has forgotten its beginning."""


def long_match(page: Page) -> tuple[str, list[str]]:
    """A match whose beginning is in the store only, of a game that lasts long enough."""
    chooser = random.Random(1)
    for game in GAMES:
        table, secrets = page.full(2, game=game)
        if all(page.choose(table, secrets, chooser) for _ in range(STEPS)):
            break
    assert match_of(page, table).first > 1
    return table, secrets


def match_of(page: Page, table: str) -> Any:
    return page.client.app.state.services.registry.live_tables[table.rpartition("/")[2]].table.match


def allow_reads(page: Page, number: int) -> None:
    """So many whole matches may be read; all else is without a limit."""
    limits = page.client.app.state.rate_limiter.limits
    limits.size = lambda what: (number if what == "record" else 10**6, 1e9)


def forget(page: Page) -> None:
    page.client.app.state.services.registry.loader.full_tables.clear()


def test_the_past_is_not_rendered_without_end_for_listeners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that was read is kept, so that nothing limited it: 300 listeners a minute, 0.13 s for each."""
    monkeypatch.setattr(live_socket, "FREE_HISTORY", 10)
    with app_on(tmp_path, limits=True) as page:
        table, secrets = long_match(page)
        limits = page.client.app.state.rate_limiter.limits
        limits.size = lambda what: (2 * STEPS + 20 if what == "history" else 10**6, 1e9)

        def begun_at(since: int) -> Any:
            with page.client.websocket_connect(f"{table}/listen") as socket:
                socket.send_json({"secrets": [secrets[0]], "since": since})
                return socket.receive_json(timeout=10)

        assert len(begun_at(5)["envelopes"][0]["moments"]) > STEPS // 2
        begun_at(6)
        with pytest.raises(WebSocketDisconnect) as closed:
            begun_at(7)
        assert closed.value.code == 4429
        assert begun_at(0)["seats"] == [0], "who begins with the last moments is always served"


def test_the_past_of_long_matches_is_not_read_without_end(tmp_path: Path) -> None:
    with app_on(tmp_path, limits=True) as page:
        allow_reads(page, 2)
        table, secrets = long_match(page)
        page.get(f"{table}/position/0", secrets[0], seat=0)
        page.get(f"{table}/position/1", secrets[0], seat=0)  # it is kept: stepping through a match costs little
        page.get(f"{table}/position/{STEPS}", secrets[0], seat=0)
        forget(page)
        page.get(f"{table}/envelope", secrets[0], since=1)
        forget(page)
        for path in (f"{table}/position/0?seat=0", f"{table}/envelope?since=1"):
            assert page.client.get(path, headers=bearer(secrets[0])).status_code == 429
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [secrets[0]], "since": 5})
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json(timeout=10)
        assert closed.value.code == 4429
        page.get(f"{table}/envelope", secrets[0])
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [secrets[0]]})
            assert socket.receive_json(timeout=10)["seats"] == [0]


def test_a_long_log_counts_as_several_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After three hours of decide and take back, a log takes two seconds to read. 120 a minute were allowed."""
    monkeypatch.setattr(rate_limit, "LONG_LOG", STEPS // 2)
    with app_on(tmp_path, limits=True) as page:
        table, secrets = long_match(page)
        allow_reads(page, 7)
        statuses = []
        for _ in range(4):
            forget(page)
            statuses.append(page.client.get(f"{table}/position/0?seat=0", headers=bearer(secrets[0])).status_code)
        assert statuses == [200, 200, 429, 429]


def test_large_files_count_as_several_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with app_on(tmp_path, limits=True) as page:
        table, secrets = page.full(2)
        page.finish(table, secrets)
        content = page.client.get(f"{table}/file").content
        monkeypatch.setattr(records, "LARGE", len(content) // 30)
        monkeypatch.setattr(forks, "MANY", 1)
        assert page.client.post("/api/records", content=content).status_code == 201
        assert page.client.post("/api/records", content=content).status_code == 429
        decisions = page.get(table)["decisions"] - 1
        assert page.client.post(f"{table}/fork", json={"decisions": decisions}).status_code == 429


@pytest.mark.parametrize("part", ["file", "course", "luck"])
def test_a_long_match_counts_as_several_also_in_memory(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An uploaded match of 12,000 decisions took more than a second of a processor each time, 120 times a minute."""
    with app_on(tmp_path, limits=True) as page:
        table, secrets = page.full(2)
        page.finish(table, secrets)
        content = page.client.get(f"{table}/file").content
        uploaded = page.client.post("/api/records", content=content).json()["table"]["id"]
        monkeypatch.setattr(rate_limit, "LONG_LOG", 1)
        assert page.get(table)["decisions"] >= 25
        monkeypatch.setattr(rate_limit, "DEAREST_LOG", 25)  # of 120 a minute
        answers = [page.client.get(f"/api/tables/{uploaded}/{part}").status_code for _ in range(5)]
        assert answers == [200, 200, 200, 200, 429]


def long_review(page: Page) -> tuple[str, int]:
    """A match with a review of many decisions that is only partly made, and how many there are."""
    table, secrets = page.full(2)
    page.finish(table, secrets)
    move = str(match_of(page, table).entries(1, 1)[0].action)
    one = DecisionReview(1, 0, 0.5, 0.4, 0.5, 0.1, "mistake", 0.01, move, move)
    body = msgspec.json.encode(MatchReview(decisions=[one] * 400, entries_wanted=400, decisions_wanted=500))
    stored = StoredReview(page.client.app.state.services.registry.now(), False, body)
    page.client.app.state.services.reviews.store.keep(table.rpartition("/")[2], stored)
    return table, 400


def test_a_long_review_is_not_rendered_without_end(tmp_path: Path) -> None:
    with app_on(tmp_path, limits=True) as page:
        table, number = long_review(page)
        page.client.app.state.rate_limiter.limits.history = 3 * number
        answers = [page.client.get(f"{table}/review").status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]
        for _ in range(20):  # a page that asks for what is new goes on
            assert len(page.get(f"{table}/review", decisions=number - 10)["decisions"]) == 10


def test_a_long_review_is_not_rendered_without_end_for_whoever_asks_for_it_to_be_made(tmp_path: Path) -> None:
    """That request answers with all there is too."""
    with app_on(tmp_path, limits=True) as page:
        table, number = long_review(page)
        page.client.app.state.rate_limiter.limits.history = 3 * number
        answers = [page.client.post(f"{table}/review", json={}).status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]


def test_a_lesson_is_played_once_and_not_for_each_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[object] = []
    play = first_lessons._play

    def count(match: Match, decision: first_lessons.ScriptedDecision) -> None:
        played.append(decision)
        play(match, decision)

    monkeypatch.setattr(first_lessons, "_play", count)
    with app_on(tmp_path) as page:
        chapter = page.get("/api/lessons")["lessons"][0]
        last = f"/api/lessons/{chapter['game']}/{chapter['steps']}"
        first = page.get(last)
        played.clear()
        assert page.get(last) == first
        assert not played
