"""Nobody can hold up a table beyond their clock: not by taking back, and not from behind a stand-in."""

import random
from pathlib import Path
from typing import Any

import pytest

from marula.games import GAMES
from marula.server.tables import undo
from tests.server.http.common import Page, app_on, bearer

BANK = {"kind": "bank", "seconds": 60, "increment": 5}
DECISION = {"kind": "decision", "seconds": 60}
START = 1_800_000_000_000


class Watch:
    """The server's clock, in the test's hands."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


def envelope(page: Page, table: str, secret: str) -> Any:
    return page.get(f"{table}/envelope", secret)


def act(page: Page, table: str, secret: str, option: int = 0) -> None:
    told = envelope(page, table, secret)
    page.post(f"{table}/act", {"version": told["version"], "action": told["options"][option]["action"]}, secret)


def time_left(page: Page, table: str, seat: int, watch: Watch) -> float:
    """How many seconds the seat still has."""
    deadline = page.get(table)["seats"][seat]["clock"]["deadline"]
    return float(deadline - watch.now) / 1000


@pytest.mark.parametrize("clock", [BANK, DECISION])
def test_deciding_and_taking_back_wins_no_time(tmp_path: Path, clock: dict[str, Any]) -> None:
    watch = Watch()
    with app_on(tmp_path, watch) as page:
        table, secrets = page.full(2, clock=clock)
        for _ in range(5):
            act(page, table, secrets[0])
            watch.wait(10)
            assert page.post(f"{table}/undo", {}, secrets[0])["done"] is True
        assert time_left(page, table, 0, watch) == 10
        assert time_left(page, table, 1, watch) == 10, "the other seat chooses at the same time, and its time goes on"
        page.client.app.state.services.registry.unload_idle(idle=-1)
        assert time_left(page, table, 0, watch) == 10, "also when the table was read again"


@pytest.mark.parametrize("clock", [BANK, DECISION])
def test_when_the_time_for_it_is_up_the_others_are_asked(tmp_path: Path, clock: dict[str, Any]) -> None:
    watch = Watch()
    with app_on(tmp_path, watch) as page:
        table, secrets = page.full(2, clock=clock)
        watch.wait(30)
        act(page, table, secrets[0])
        watch.wait(29)
        assert page.post(f"{table}/undo", {}, secrets[0])["done"] is True
        act(page, table, secrets[0])
        watch.wait(2)
        assert page.post(f"{table}/undo", {}, secrets[0])["done"] is False
        assert page.get(table)["undo"]["needed"] == [1]


def first_private_step(page: Page, table: str, secrets: list[str]) -> tuple[int, int] | None:
    """Play at random until a seat takes a step that nobody else hears of: the seat, and its option."""
    chooser = random.Random(1)
    live = page.client.app.state.services.registry.live_tables[table.rpartition("/")[2]]
    for _ in range(40):
        waiting = page.get(table)["waiting_on"]
        if not waiting:
            return None
        option = chooser.randrange(len(envelope(page, table, secrets[waiting[0]])["options"]))
        act(page, table, secrets[waiting[0]], option)
        if live.table.public is not None:
            return waiting[0], option
    return None


def test_a_private_step_that_is_taken_back_costs_its_time(tmp_path: Path) -> None:
    watch, tried = Watch(), 0
    with app_on(tmp_path, watch) as page:
        for game in GAMES:
            table, secrets = page.full(2, game=game, clock=BANK)
            found = first_private_step(page, table, secrets)
            if found is None:
                continue
            seat, option = found
            page.post(f"{table}/undo", {}, secrets[seat])
            before = time_left(page, table, seat, watch)
            for _ in range(3):
                act(page, table, secrets[seat], option)
                watch.wait(10)
                assert page.post(f"{table}/undo", {}, secrets[seat])["done"] is True
            assert time_left(page, table, seat, watch) == before - 30
            tried += 1
    assert tried, "there is a game with such steps"


def test_private_steps_cannot_be_repeated_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them are kept in memory, and again in each snapshot: ten hours of it would have filled 1.5 GB."""
    tried = 0
    monkeypatch.setattr(undo, "MAX_PRIVATE_ENTRIES", 12)
    with app_on(tmp_path) as page:
        for game in GAMES:
            table, secrets = page.full(2, game=game)
            found = first_private_step(page, table, secrets)
            if found is None:
                continue
            seat, option = found
            answers = []
            for _ in range(20):
                answers.append(page.client.post(f"{table}/undo", json={}, headers=bearer(secrets[seat])))
                if answers[-1].status_code == 200:
                    act(page, table, secrets[seat], option)
            assert [answer.status_code for answer in answers[:3]] == [200, 200, 200]
            assert (answers[-1].status_code, answers[-1].json()["code"]) == (409, "no_undo")
            assert envelope(page, table, secrets[seat])["undo"] is None, "nor is it offered"
            live = page.client.app.state.services.registry.live_tables[table.rpartition("/")[2]]
            assert len(live.table.private_log) <= 13
            assert envelope(page, table, secrets[seat])["options"], "the move goes on"
            tried += 1
    assert tried, "there is a game with such steps"


def test_whoever_lets_a_bot_play_takes_nothing_back(tmp_path: Path) -> None:
    """Otherwise they could undo each of its decisions, and nobody else would ever have a turn."""
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        act(page, table, secrets[0])
        page.post(f"{table}/seats/0/bot", {"level": "random"}, secrets[0])
        assert page.post(f"{table}/undo", {}, secrets[0], expect=409)["code"] == "already_a_bot"
        page.post(f"{table}/seats/0/person", {}, secrets[0])
        assert page.post(f"{table}/undo", {}, secrets[0])["done"] is True
