"""Operations: health, metrics and logs tell an operator what goes on, each answer counted once and no secret quoted."""

import json
import logging
from pathlib import Path

from marula.server.http.logs import Structured
from tests.server.http.common import Page, app_on, bearer


def counted(page: Page, method: str = "POST") -> dict[str, int]:
    """How many answers there were, by status."""
    found = {}
    for line in page.client.get("/metrics").text.splitlines():
        if line.startswith(f'marula_requests_total{{method="{method}"'):
            found[line.split('status="')[1][:3]] = int(float(line.rsplit(" ", 1)[1]))
    return found


def test_health_and_metrics(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        assert page.get("/health") == {"status": "ok"}
        page.full(2)
        page.create()
        told = page.client.get("/metrics").text
    assert 'marula_tables{status="playing"} 1.0' in told
    assert 'marula_tables{status="open"} 1.0' in told
    assert "marula_tables_in_memory 2.0" in told
    assert 'marula_request_seconds_count{method="POST"} 4.0' in told


def test_every_choice_is_counted_once(tmp_path: Path) -> None:
    """Whether it is answered at the door, refused at the door, or handed on to the framework."""
    with app_on(tmp_path, limits=True) as page:
        table, secrets = page.full(2)
        before = counted(page)
        envelope = page.get(f"{table}/envelope", secrets[0])
        body = {"version": envelope["version"], "action": envelope["options"][0]["action"]}
        page.post(f"{table}/act", body, secrets[0])
        page.post(f"{table}/act", body, secrets[0], expect=409)
        page.post(f"{table}/act", {"version": "no"}, secrets[0], expect=400)
        page.post(f"{table}/act", body, expect=401)
        page.client.app.state.guard.buckets.clear()
        page.client.app.state.guard.limits.requests = 1
        page.post(f"{table}/act", body, secrets[0], expect=409)
        page.post(f"{table}/act", body, secrets[0], expect=429)
        after = counted(page)
    assert {status: after.get(status, 0) - before.get(status, 0) for status in after} == {
        "200": 1,
        "201": 0,
        "400": 1,
        "401": 1,
        "409": 2,
        "429": 1,
    }


def test_the_door_answers_as_the_framework_does(tmp_path: Path) -> None:
    """What is asked in plain JSON is answered at the door; with another word for JSON the framework answers it."""
    with app_on(tmp_path) as page:
        for kind in ("application/json", "application/json; charset=utf-8"):
            table, secrets = page.full(2)
            version = page.get(table)["version"]
            asked = [
                (b'{"version": %d, "action": {"action": "gather"}}' % version, secrets[0]),
                (b'{"version": 1, "action": {"action": "gather"}}', secrets[0]),
                (b'{"version": %d, "action": {"action": "fly"}}' % version, secrets[0]),
                (b'{"version": -1, "action": {}}', secrets[0]),
                (b'{"version": 1', secrets[0]),
                (b"[" * 5_000, secrets[0]),
                (b'{"version": 1, "action": {}, "more": 1}', secrets[0]),
                (b'{"version": 1, "action": {"action": "pass"}}', "x" * 43),
                (b'{"version": 1, "action": {"action": "pass"}}', None),
                (b"", secrets[0]),
            ]
            told = []
            for content, secret in asked:
                headers = {**bearer(secret), "content-type": kind}
                answer = page.client.post(f"{table}/act", content=content, headers=headers)
                told.append((answer.status_code, answer.content, sorted(answer.headers)))
            option = page.get(f"{table}/envelope", secrets[0])["options"][0]["action"]
            headers = {**bearer(secrets[0]), "content-type": kind}
            done = page.client.post(f"{table}/act", json={"version": version, "action": option}, headers=headers)
            told.append((done.status_code, done.content, sorted(done.headers)))
            if kind == "application/json":
                first = told
        assert told == first
        assert [status for status, _, _ in told] == [409, 409, 404, 400, 400, 400, 400, 401, 401, 400, 200]


def test_logs_are_json_and_quote_no_exception() -> None:
    try:
        raise ValueError("the hand of seat 1")
    except ValueError as problem:
        kind = type(problem), problem, problem.__traceback__
    record = logging.LogRecord("marula.http", logging.ERROR, "somewhere", 1, "a fault at %s", ("/api",), kind)
    line = Structured().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["from"], told["what"], told["fault"]) == (
        "error",
        "marula.http",
        "a fault at /api",
        "ValueError",
    )
    assert "hand" not in line
