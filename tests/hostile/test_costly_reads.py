"""Reading a whole match is costly: an address may have it done so often, and what is large counts as more."""

import random
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from marula.games import GAMES
from marula.server.http.routes import records
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


def test_large_files_count_as_several_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with app_on(tmp_path, limits=True) as page:
        table, secrets = page.full(2)
        page.finish(table, secrets)
        content = page.client.get(f"{table}/file").content
        monkeypatch.setattr(records, "LARGE", len(content) // 30)
        monkeypatch.setattr(records, "MANY", 1)
        assert page.client.post("/api/records", content=content).status_code == 201
        assert page.client.post("/api/records", content=content).status_code == 429
        decisions = page.get(table)["decisions"] - 1
        assert page.client.post(f"{table}/fork", json={"decisions": decisions}).status_code == 429
