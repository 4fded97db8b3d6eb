"""Operations: health, metrics and logs tell an operator what goes on, each answer counted once and no secret quoted."""

import json
import logging
from pathlib import Path

from marula.server.http.logs import JsonFormatter
from tests.server.http.common import Page, app_on, bearer

TOKEN = "the operator's own token"


def counted(page: Page, method: str = "POST") -> dict[str, int]:
    """How many answers there were, by status."""
    found = {}
    for line in page.client.get("/metrics", headers=bearer(TOKEN)).text.splitlines():
        if line.startswith(f'marula_requests_total{{method="{method}"'):
            found[line.split('status="')[1][:3]] = int(float(line.rsplit(" ", 1)[1]))
    return found


def test_health_and_metrics(tmp_path: Path) -> None:
    with app_on(tmp_path, metrics_token=TOKEN) as page:
        assert page.get("/health") == {"status": "ok"}
        page.full(2)
        page.create()
        told = page.client.get("/metrics", headers=bearer(TOKEN)).text
    assert 'marula_tables{status="playing"} 1.0' in told
    assert 'marula_tables{status="open"} 1.0' in told
    assert "marula_tables_in_memory 2.0" in told
    assert 'marula_request_seconds_count{method="POST"} 4.0' in told


def test_metrics_are_for_the_operator_only(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        for token in (None, "", "None", TOKEN):
            assert page.client.get("/metrics", headers=bearer(token)).status_code == 404
    with app_on(tmp_path, metrics_token=TOKEN) as page:
        for token in (None, "", TOKEN[:-1], TOKEN + "x", TOKEN.upper(), "ä"):
            headers = {} if token is None else {"Authorization": f"Bearer {token}".encode()}
            answer = page.client.get("/metrics", headers=headers)
            assert answer.status_code == 401
            assert "marula_" not in answer.text
        assert page.client.get("/metrics", headers=bearer(TOKEN)).status_code == 200


def test_every_choice_is_counted_once(tmp_path: Path) -> None:
    """Whether it succeeds, is refused, is malformed or is over the limit."""
    with app_on(tmp_path, limits=True, metrics_token=TOKEN) as page:
        table, secrets = page.full(2)
        before = counted(page)
        envelope = page.get(f"{table}/envelope", secrets[0])
        body = {"version": envelope["version"], "action": envelope["options"][0]["action"]}
        page.post(f"{table}/act", body, secrets[0])
        page.post(f"{table}/act", body, secrets[0], expect=409)
        page.post(f"{table}/act", {"version": "no"}, secrets[0], expect=400)
        page.post(f"{table}/act", body, expect=401)
        page.client.app.state.rate_limiter.buckets.clear()
        page.client.app.state.rate_limiter.limits.requests = 1
        page.post(f"{table}/act", body, secrets[0], expect=409)
        page.post(f"{table}/act", body, expect=429)  # who sits could still play on
        after = counted(page)
    assert {status: after.get(status, 0) - before.get(status, 0) for status in after} == {
        "200": 1,
        "201": 0,
        "400": 1,
        "401": 1,
        "409": 2,
        "429": 1,
    }


def test_logs_are_json_and_quote_no_exception() -> None:
    try:
        raise ValueError("the hand of seat 1")
    except ValueError as problem:
        kind = type(problem), problem, problem.__traceback__
    record = logging.LogRecord("marula.http", logging.ERROR, "somewhere", 1, "a fault at %s", ("/api",), kind)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["from"], told["what"], told["fault"]) == (
        "error",
        "marula.http",
        "a fault at /api",
        "ValueError",
    )
    assert "hand" not in line
