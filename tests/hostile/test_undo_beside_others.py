"""Where several seats choose at the same time, whoever decides and takes back, again and again, disturbs no other."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.http.common import Page, app_on, bearer

CLOCKS = [None, {"kind": "decision", "seconds": 600}, {"kind": "bank", "seconds": 600, "increment": 5}]


class Clock:
    """The server's clock, which a test moves on."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def page(tmp_path: Path, clock: Clock) -> Iterator[Page]:
    with app_on(tmp_path, clock) as page:
        yield page


def decide_and_take_back(page: Page, table: str, secret: str) -> None:
    envelope = page.get(f"{table}/envelope", secret)
    page.post(f"{table}/act", {"version": envelope["version"], "action": envelope["options"][0]["action"]}, secret)
    assert page.post(f"{table}/undo", secret=secret)["done"]


@pytest.mark.parametrize("kind", CLOCKS)
def test_a_choice_stays_valid_while_another_seat_decides_and_takes_back(
    kind: dict[str, Any] | None, page: Page
) -> None:
    """A seat could be kept from ever choosing: five times a second, its page had not seen the newest position yet."""
    table, secrets = page.full(3, clock=kind)
    assert len(page.get(table)["waiting_on"]) > 1
    seen = page.get(f"{table}/envelope", secrets[1])
    for _ in range(3):
        decide_and_take_back(page, table, secrets[0])
    choice = {"version": seen["version"], "action": seen["options"][0]["action"]}
    answer = page.client.post(f"{table}/act", json=choice, headers=bearer(secrets[1]))
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("kind", CLOCKS[1:])
def test_nobody_gives_an_accomplice_new_time(kind: dict[str, Any], page: Page, clock: Clock) -> None:
    table, secrets = page.full(3, clock=kind)
    deadlines = [seat["clock"]["deadline"] for seat in page.get(table)["seats"]]
    assert deadlines[1] is not None
    for _ in range(5):
        clock.ms += 10_000
        decide_and_take_back(page, table, secrets[0])
    assert [seat["clock"]["deadline"] for seat in page.get(table)["seats"]] == deadlines
