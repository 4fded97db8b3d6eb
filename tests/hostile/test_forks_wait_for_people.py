"""A fork waits for its people: no clock runs for a seat that nobody has taken."""

from pathlib import Path
from typing import Any

import pytest

from tests.hostile.test_stalling import Watch, time_left
from tests.server.http.common import Page, app_on

CLOCKS = [
    {"kind": "bank", "seconds": 60, "increment": 5},
    {"kind": "decision", "seconds": 60, "then": "replace"},
]


def forked(page: Page, clock: dict[str, Any]) -> str:
    """The address of a fork of a finished match, with a clock."""
    table, secrets = page.full(2)
    page.finish(table, secrets)
    made = page.post(f"{table}/fork", {"decisions": 2, "clock": clock}, expect=201)
    return f"/api/tables/{made['table']['id']}"


def due(page: Page, table: str) -> int | None:
    """When the server itself must act at this table."""
    live = page.client.app.state.services.registry.live_tables[table.rpartition("/")[2]]
    when: int | None = live.table.due()
    return when


@pytest.mark.parametrize("clock", CLOCKS, ids=["bank", "decision"])
def test_nothing_happens_at_a_fork_until_somebody_sits_down(tmp_path: Path, clock: dict[str, Any]) -> None:
    """Bots took the empty seats, or decided for them, and the match was over before its people had come."""
    watch = Watch()
    with app_on(tmp_path, watch) as page:
        table = forked(page, clock)
        watch.wait(3600)
        shown = page.get(table)
        assert [seat["clock"]["deadline"] for seat in shown["seats"]] == [None, None]
        assert due(page, table) is None, "the server has nothing to do there"
        assert shown["decisions"] == 2
        assert [seat["kind"] for seat in shown["seats"]] == ["empty", "empty"]


@pytest.mark.parametrize("clock", CLOCKS, ids=["bank", "decision"])
def test_whoever_takes_a_seat_of_a_fork_has_all_their_time(tmp_path: Path, clock: dict[str, Any]) -> None:
    watch = Watch()
    with app_on(tmp_path, watch) as page:
        table = forked(page, clock)
        watch.wait(3600)
        seat = page.get(table)["waiting_on"][0]
        page.sit(table, "Ada", seat=seat)
        assert time_left(page, table, seat, watch) == 60
        watch.wait(20)
        assert time_left(page, table, seat, watch) == 40
        page.client.app.state.services.registry.unload_idle(idle=-1)
        assert time_left(page, table, seat, watch) == 40, "also when the log is read again"
