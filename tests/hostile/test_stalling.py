"""Nobody can hold up a table beyond their clock: not by taking back, and not from behind a stand-in."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.http.common import Page, app_on

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
        assert time_left(page, table, 1, watch) == 60 or clock is BANK, "the other seat's time is its own"
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


def private_claim(page: Page, table: str, secret: str) -> int | None:
    """An option that begins a claim of which the others hear nothing yet; None if this deal has none."""
    for number, option in enumerate(envelope(page, table, secret)["options"]):
        if option["action"]["action"] == "claim_route":
            act(page, table, secret, number)
            if envelope(page, table, secret)["undo"] is None:
                return None  # it could be paid in one way only, and so was done
            assert page.post(f"{table}/undo", {}, secret)["done"] is True
            return number
    return None


def test_a_private_step_that_is_taken_back_costs_its_time(tmp_path: Path) -> None:
    watch = Watch()
    with app_on(tmp_path, watch) as page:
        claim = None
        while claim is None:
            table, secrets = page.full(2, game="heart_of_africa", clock=BANK)
            for secret in secrets:
                act(page, table, secret)
            seat = page.get(table)["waiting_on"][0]
            claim = private_claim(page, table, secrets[seat])
        before = time_left(page, table, seat, watch)
        for _ in range(3):
            act(page, table, secrets[seat], claim)
            watch.wait(10)
            assert page.post(f"{table}/undo", {}, secrets[seat])["done"] is True
        assert time_left(page, table, seat, watch) == before - 30


def test_whoever_lets_a_bot_play_takes_nothing_back(tmp_path: Path) -> None:
    """Otherwise they could undo each of its decisions, and nobody else would ever have a turn."""
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        act(page, table, secrets[0])
        page.post(f"{table}/seats/0/bot", {"level": "random"}, secrets[0])
        assert page.post(f"{table}/undo", {}, secrets[0], expect=409)["code"] == "already_a_bot"
        page.post(f"{table}/seats/0/person", {}, secrets[0])
        assert page.post(f"{table}/undo", {}, secrets[0])["done"] is True
