"""Hostile editions over HTTP: answered soon, and never with a fault; everyone else is served meanwhile."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marula.core import match_file
from marula.core.chance import Seeded
from marula.core.edition import canonical
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.server.http import edition_trial
from marula.server.runtime.limited_process import LimitedProcess
from tests.hostile.editions import STRANGE, changed, numbers
from tests.server.http.common import Page, app_on


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("web")) as page:
        page.post("/api/editions/check", {"edition": {}})  # the process for editions starts
        yield page


@pytest.mark.parametrize("name", GAMES)
def test_a_strange_number_is_refused_or_played(page: Page, name: str) -> None:
    data = GAMES[name].edition("default").data
    places = list(numbers(data))
    for turn, path in enumerate(places[:: max(1, len(places) // 20)]):
        edition = changed(data, path, STRANGE[turn % len(STRANGE)])
        answer = page.client.post("/api/tables", json={"game": name, "edition": edition, "visibility": "link"})
        assert answer.status_code in (201, 400), (path, answer.text)
        if answer.status_code == 400:
            assert str(path[-1]) in answer.json()["text"]


def large(data: Any) -> Any:
    """Every number of an edition, each as large as froze the server once."""
    for path in numbers(data):
        data = changed(data, path, 1_000_000)
    return data


@pytest.mark.parametrize("name", GAMES)
def test_large_numbers_are_refused_at_once(page: Page, name: str) -> None:
    data = large(GAMES[name].edition("default").data)
    began = time.monotonic()
    page.post("/api/tables", {"game": name, "edition": data}, expect=400)
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("name", GAMES)
def test_a_match_file_cannot_carry_such_an_edition(page: Page, name: str) -> None:
    game = GAMES[name]
    content = match_file.write(Match.deal(game, Setup(name, game.fewest), Seeded("1")))
    data = game.edition("default").data
    hostile = content.replace(canonical(data), canonical(large(data)))
    head, _, rest = hostile.partition(b',"hash":"')
    chain = match_file._link("", json.loads(head.removeprefix(b'{"head":')))
    hostile = head + b',"hash":"' + chain.encode() + rest[64:]
    answer = page.client.post("/api/records", content=hostile)
    assert answer.status_code == 400
    assert "must be" in answer.json()["text"]


@pytest.mark.parametrize("work", ["never_ends", "needs_much"])
def test_what_freezes_the_process_freezes_nobody_else(
    work: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edition_trial, "try_out", {"never_ends": never_ends, "needs_much": needs_much}[work])
    with app_on(tmp_path) as page:
        page.client.app.state.services.editions.process = LimitedProcess(cpu_seconds=1)
        data = GAMES["template"].edition("default").data
        told = page.post("/api/tables", {"game": "template", "edition": data}, expect=400)
        assert "takes too much time or memory" in told["text"]
        page.create()


def never_ends(_: object) -> bytes:
    while True:
        pass


def needs_much(_: object) -> bytes:
    return bytes(1 << 30)
