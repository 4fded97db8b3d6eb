"""What a second attempt to break in found: each was a server error, a false alarm or a trick that worked."""

import logging
import random
import threading
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from litestar.exceptions import WebSocketDisconnect

from marula.server.http import logs, rate_limit
from marula.server.tables.lookalikes import looks_like
from marula.server.tables.plain_text import clean
from tests.server.http.common import Page, app_on, bearer
from tests.server.postgres import postgres

NUL = "\0"


@pytest.mark.parametrize("path", ["/api/tables/x/position/{}", "/api/tables/x/seats/{}/notices", "/api/{}"])
@pytest.mark.parametrize("length", [900, 2000, 5000])
def test_an_address_of_any_length_is_answered(tmp_path: Path, path: str, length: int) -> None:
    with app_on(tmp_path) as page:
        answer = page.client.get(path.format("9" * length))
        assert answer.status_code == 404
        assert answer.json()["code"] == "unknown"


def send_nuls(page: Page) -> None:
    """A NUL wherever a text from outside reaches the database."""
    table, secrets = page.full(2)
    get, post = page.client.get, page.client.post
    own = bearer(secrets[0])
    for path in ("/api/tables/%00", "/api/tables?game=%00", "/api/editions/a%00", f"{table}/chat?x=%00"):
        assert get(path, headers=own).status_code == 404, path
    for method, body in (("DELETE", None), ("POST", {"muted": True})):
        answer = page.client.request(method, f"{table}/seats/0/notices/%00", json=body, headers=own)
        assert answer.status_code == 404, method
    bodies: list[tuple[str, dict[str, Any]]] = [
        (f"{table}/seats/0/notices", {"kind": "webhook", "address": f"http://example.org/{NUL}"}),
        ("/api/notices/confirm", {"secret": NUL}),
        ("/api/notices/stop", {"notice": NUL}),
        ("/api/tables", {"game": NUL}),
        ("/api/tables", {"game": "template", "edition": NUL}),
        (f"{table}/seats", {"name": "Cy", "contribution": NUL}),
        (f"{table}/act", {"version": 1, "action": NUL}),
        (f"{table}/chat", {"text": f"a{NUL}b", "key": f"k{NUL}"}),
    ]
    for path, body in bodies:
        assert post(path, json=body, headers=own).status_code in (400, 404), path
    post(f"{table}/chat", json={"text": f"a{NUL}b"}, headers=own)
    assert page.get(f"{table}/chat", secrets[0])["lines"][-1]["text"] == "ab"
    with page.client.websocket_connect("/api/tables/%00/listen") as socket:
        socket.send_json({})
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json(timeout=10)
    assert closed.value.code == 4404


def test_a_nul_is_refused_and_the_store_is_not_blamed(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        send_nuls(page)


def test_a_nul_is_refused_on_postgresql(tmp_path: Path) -> None:
    """It takes no text with a NUL. That was called a database that does not answer."""
    with postgres() as server, app_on(tmp_path, database=server.url) as page:
        send_nuls(page)


@pytest.mark.parametrize("field", ["secret", "contribution"])
def test_a_line_end_does_not_slip_past_a_pattern(tmp_path: Path, field: str) -> None:
    with app_on(tmp_path) as page:
        table, _ = page.create()
        page.post(f"{table}/seats", {"name": "Ada", field: "s" * 40 + "\n"}, expect=400)


def test_one_secret_opens_one_seat_even_in_a_race(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, _ = page.create(seats=4)
        answers: list[int] = []

        def sit(seat: int) -> None:
            body = {"name": f"Player {seat}", "secret": "s" * 40, "seat": seat}
            answers.append(page.client.post(f"{table}/seats", json=body).status_code)

        sitting = [threading.Thread(target=sit, args=(seat,)) for seat in range(4)]
        for thread in sitting:
            thread.start()
        for thread in sitting:
            thread.join()
        assert sorted(answers) == [201, 409, 409, 409]


def test_a_rematch_does_not_get_bots_time_of_its_own(tmp_path: Path) -> None:
    """Whoever opens many tables shares what one address gets, however they were opened."""
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        page.finish(table, secrets)
        again = page.post(f"{table}/rematch", secret=secrets[0], expect=201)["table"]["id"]
        live = page.client.app.state.services.registry.live_tables
        assert live[again].opened_by == live[table.rsplit("/", 1)[1]].opened_by != ""


def record(text: str, name: str = "uvicorn.error", level: int = logging.WARNING) -> logging.LogRecord:
    return logging.LogRecord(name, level, __file__, 1, text, None, None)


def test_nobody_fills_the_disk_with_lines_about_malformed_requests() -> None:
    now = 0.0
    lines = logs.OursOnly(lambda: now)
    passed = [lines.filter(record("Invalid HTTP request received.")) for _ in range(1000)]
    assert passed == [True] + [False] * 999
    assert [lines.filter(record("Invalid UTF-8", "marula.websocket")) for _ in range(3)] == [True, False, False]
    now = 61.0
    again = record("Invalid HTTP request received.")
    assert lines.filter(again)
    assert again.msg == "Invalid HTTP request received. (1000 times)"
    several = [lines.filter(record(f"line {number}")) for number in range(10 * logs.MAX_LINES)]
    assert sum(several) <= logs.MAX_LINES
    assert lines.filter(record("ours", "marula.http")), "our own lines are never left out"


def test_accents_do_not_cover_what_others_wrote(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, _ = page.create()
        page.post(f"{table}/seats", {"name": "A" + "\u0301" * 30}, expect=400)
        page.sit(table, "Zoë Nguyễn")
    assert len(clean("a" + "\u0301" * 400)) <= 5
    assert clean("हिन्दी, ภาษาไทย, עִבְרִית") == "हिन्दी, ภาษาไทย, עִבְרִית"


@pytest.mark.parametrize(("one", "other"), [("Alice", "AIice"), ("Bill", "Bi11"), ("Bob", "Bоb")])
def test_names_that_are_drawn_alike(one: str, other: str) -> None:
    assert looks_like(one, other)


def test_the_past_of_a_long_match_is_limited(tmp_path: Path) -> None:
    """A thousand decisions take a tenth of a second to render, and each reader may begin somewhere else."""
    with app_on(tmp_path, limits=True) as page, mock.patch.object(rate_limit, "FREE_HISTORY", 5):
        limits = page.client.app.state.rate_limiter.limits
        limits.history = 100
        table, secrets = page.full(2)
        for _ in range(12):
            page.choose(table, secrets, random.Random(1))
        before = [page.client.get(f"{table}/envelope?since=0").status_code for _ in range(30)]
        assert before[0] == 200
        assert before[-1] == 429
        page.get(f"{table}/envelope")
        page.get(f"{table}/position/3")


def test_an_address_cannot_connect_without_end(tmp_path: Path) -> None:
    with app_on(tmp_path, limits=True) as page:
        page.client.app.state.rate_limiter.limits.connects = 5
        table, _ = page.create()
        for _ in range(5):
            with page.client.websocket_connect(f"{table}/listen") as socket:
                socket.send_json({})
                socket.receive_json(timeout=10)
        with page.client.websocket_connect(f"{table}/listen") as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json(timeout=10)
        assert closed.value.code == 4429


def test_the_lobby_reads_each_series_once(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        page.create(copies=10)
        page.create(copies=10)
        store = page.client.app.state.services.registry.store
        with mock.patch.object(store, "same_luck_summaries", wraps=store.same_luck_summaries) as read:
            assert len(page.get("/api/tables", limit=200)["tables"]) == 2
        assert read.call_count == 2
