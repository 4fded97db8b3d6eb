"""Past its capacity the server goes on for those who play, and tells newcomers to come again."""

import asyncio
import random
import threading
import time
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from litestar.exceptions import WebSocketDisconnect

from marula.server.http import newcomers_queue, overload_admission
from marula.server.http.newcomers_queue import NewcomerLine
from marula.server.http.overload_admission import Admission
from tests.server.http.common import Page, app_on, bearer
from tests.waiting import until


def measured(lag: float, times: int, share: float = 1.0) -> Admission:
    """An admission that has measured this lag so many times."""
    found = Admission(lambda scope: False)
    for _ in range(times):
        found.note(lag, share)
    return found


def test_one_slow_moment_is_not_overload() -> None:
    assert not measured(0.5, 1).full
    assert measured(0.5, 20).full


def test_newcomers_are_admitted_again_when_it_is_over() -> None:
    found = measured(0.5, 50)
    lags = []
    while found.full:
        found.note(0.0)
        lags.append(found.lag)
    assert lags[0] > overload_admission.FULL_AT > lags[-1]
    assert lags[-1] <= overload_admission.OPEN_AT, "not at once: otherwise it would change all the time"
    assert len(lags) * overload_admission.SAMPLE_SECONDS < 5, "but within seconds"


def test_slow_answers_to_decisions_are_overload_and_fade() -> None:
    """Requests wait for threads and the store, while the event loop itself is quick."""
    for path, full in (("/api/tables/x/act", True), ("/api/tables/x/hint", False), ("/api/records", False)):
        found = Admission(lambda scope: False)
        for _ in range(40):
            for _ in range(5):
                found.answered(path, 0.4)
            found.note(0.0)
        assert found.full is full, path
    found = measured(0.0, 1)
    found.answers = found.lag = 2.0
    found.note(0.0)
    for _ in range(int(20 / overload_admission.SAMPLE_SECONDS)):
        found.note(0.0)
    assert not found.full, "it ends when nobody decides any more"


def test_lag_that_others_cause_on_the_machine_does_not_count() -> None:
    assert not measured(0.5, 100, share=0.05).full


def test_the_lag_of_a_blocked_loop_is_measured() -> None:
    """Time is what the test says: each sleep takes three seconds, and the process worked all that time."""
    now = 0.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds + 3.0
        if now > 300:
            raise asyncio.CancelledError

    found = Admission(lambda scope: False)

    def clock() -> float:
        return now

    with (
        asyncio.Runner() as runner,
        mock.patch.object(asyncio, "sleep", sleep),
        mock.patch.object(time, "monotonic", clock),
        mock.patch.object(time, "process_time", clock),
        pytest.raises(asyncio.CancelledError),
    ):
        runner.run(found.measure())
    assert found.full
    assert found.lag == pytest.approx(3.0, rel=0.01)


def overload(page: Page, lag: float) -> None:
    limiter = page.client.app.state.rate_limiter
    limiter.admission.full, limiter.admission.lag = lag > 0, lag


def refused(answer: Any) -> bool:
    if answer.status_code != 503:
        return False
    assert answer.json()["code"] == "full"
    assert "come back" in answer.json()["text"]
    assert int(answer.headers["Retry-After"]) >= 1
    return True


def test_a_full_server_refuses_newcomers_and_nobody_else(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        opened, _ = page.create(seats=2)
        get, post = page.client.get, page.client.post
        overload(page, 0.15)
        for path, body in (
            ("/api/tables", {"game": "template"}),
            (f"{opened}/seats", {"name": "Cy"}),
            ("/api/editions/check", {"edition": {}}),
            ("/api/records", {}),
        ):
            assert refused(post(path, json=body)), path
        assert refused(get("/api/tables"))
        assert not refused(get(table)), "looking on is still possible"
        for path in ("/health", "/", "/assets/none.js"):
            assert get(path).status_code in (200, 404), path
        envelope = page.get(f"{table}/envelope", secrets[0])
        choice = {"version": envelope["version"], "action": envelope["options"][0]["action"]}
        page.post(f"{table}/act", choice, secrets[0])
        overload(page, 1.0)
        assert refused(get(table)), "those in play come first"
        assert refused(get(f"{table}/envelope", headers=bearer("x" * 43))), "any secret is not enough"
        page.get(f"{table}/envelope", secrets[1])
        overload(page, 0.0)
        page.create()


def test_a_full_server_takes_no_new_onlookers_and_lets_players_reconnect(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        overload(page, 1.0)
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [secrets[0]]})
            assert socket.receive_json(timeout=10)["seats"] == [0]
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({})
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json(timeout=10)
        assert closed.value.code == 1012


def test_answers_are_timed(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        assert page.client.app.state.rate_limiter.admission.answers == 0.0
        page.choose(table, secrets, random.Random(1))
        assert page.client.app.state.rate_limiter.admission.answers > 0.0


def test_a_server_measures_itself(tmp_path: Path) -> None:
    for shed_load in (False, True):
        with app_on(tmp_path, shed_load=shed_load):
            names = {task.get_name() for task in _tasks()}
            assert ("marula admission" in names) is shed_load


def _tasks() -> set[asyncio.Task[Any]]:
    return {task for task in asyncio.tasks._all_tasks if not task.done()}  # type: ignore[attr-defined]


class Slow:
    """A lobby that answers when the test lets it."""

    def __init__(self, page: Page) -> None:
        self.store = page.client.app.state.services.registry.store
        self.lobby = self.store.lobby
        self.go = threading.Event()
        self.asked = 0
        self.store.lobby = self

    def __call__(self, *about: Any) -> Any:
        self.asked += 1
        self.go.wait(60)
        return self.lobby(*about)


def asked_aside(page: Page, answers: list[Any]) -> threading.Thread:
    thread = threading.Thread(target=lambda: answers.append(page.client.get("/api/tables")))
    thread.start()
    return thread


def test_few_newcomers_are_served_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newcomers_queue, "AT_ONCE", 1)
    monkeypatch.setattr(overload_admission, "FULL_AT", 1e9)
    with app_on(tmp_path, shed_load=True) as page:
        table, secrets = page.full(2)
        slow, answers = Slow(page), list[Any]()
        threads = [asked_aside(page, answers)]
        until(lambda: slow.asked == 1)
        monkeypatch.setattr(newcomers_queue, "PATIENCE", 0.01)
        assert refused(page.client.get("/api/tables")), "the line does not move"
        assert refused(page.client.post("/api/tables", json={"game": "template"}))
        page.choose(table, secrets, random.Random(1))  # those in play do not wait in it
        monkeypatch.setattr(newcomers_queue, "PATIENCE", 60.0)
        threads.append(asked_aside(page, answers))
        line = page.client.app.state.rate_limiter.newcomers
        until(lambda: line.waiting == 1)
        assert slow.asked == 1
        monkeypatch.setattr(newcomers_queue, "LONGEST_LINE", 1)
        assert refused(page.client.get("/api/tables")), "the line is long enough"
        slow.go.set()
        for thread in threads:
            thread.join(60)
        assert [answer.status_code for answer in answers] == [200, 200]


def test_a_trial_of_an_edition_holds_up_no_newcomer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newcomers_queue, "AT_ONCE", 1)
    monkeypatch.setattr(overload_admission, "FULL_AT", 1e9)
    with app_on(tmp_path, shed_load=True) as page:
        trials, go = page.client.app.state.services.editions, threading.Event()

        async def try_for_long(work: Any, job: Any) -> Any:
            await asyncio.to_thread(go.wait, 60)
            return work(job)

        monkeypatch.setattr(trials.process, "run", try_for_long)
        answers: list[Any] = []
        body = {"edition": {"game": "template"}}
        thread = threading.Thread(target=lambda: answers.append(page.client.post("/api/editions/check", json=body)))
        thread.start()
        until(lambda: trials.waiting)
        page.get("/api/tables")
        go.set()
        thread.join(60)
        assert answers[0].status_code == 200


def test_whoever_sends_slowly_holds_up_no_newcomer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn begins when the whole body is here."""

    async def story() -> None:
        line, order = NewcomerLine(), list[str]()
        rest = asyncio.Event()
        parts = [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.request", "body": b"}"}]

        async def slowly() -> Any:
            if len(parts) == 1:
                await rest.wait()
            return parts.pop(0)

        async def at_once() -> Any:
            return {"type": "http.request", "body": b"{}"}

        async def app(scope: Any, receive: Any, send: Any) -> None:
            body, more = b"", True
            while more:
                part = await receive()
                body, more = body + part["body"], part.get("more_body", False)
            order.append(f"{scope['path']} {body.decode()}")

        async def send(message: Any) -> None:
            pass

        def request(path: str, receive: Any) -> Any:
            return asyncio.create_task(line.serve(app, {"method": "POST", "path": path}, receive, send))  # type: ignore[typeddict-item]

        slow = request("/slow", slowly)
        await request("/quick", at_once)
        rest.set()
        await slow
        assert order == ["/quick {}", "/slow {}"]

    monkeypatch.setattr(newcomers_queue, "AT_ONCE", 1)
    asyncio.run(story())
