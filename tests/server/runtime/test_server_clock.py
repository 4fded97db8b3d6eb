"""The server's clock: if the machine's clock is set while people play, nobody loses or gains time."""

import time
from unittest import mock

import pytest

from marula.server.runtime import server_clock

HOUR = 3_600 * 10**9


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_clock_that_is_set_while_people_play(jump: int) -> None:
    now = server_clock.start_clock()
    before = now()
    assert abs(before - time.time() * 1000) < 2_000
    real = time.time_ns
    with mock.patch.object(time, "time_ns", side_effect=lambda: real() + jump):
        assert 0 <= now() - before < 60_000
        assert abs(server_clock.start_clock()() - before) > 3_500_000, "a new start takes over what the machine says"


def test_it_goes_on() -> None:
    with mock.patch.object(server_clock, "_uptime_ns", side_effect=[0, 5_000_000, 45_000_000]):
        now = server_clock.start_clock()
        before = now()
        assert now() - before == 40


def test_without_a_clock_that_counts_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(time, "CLOCK_BOOTTIME", raising=False)
    assert abs(server_clock.start_clock()() - time.time() * 1000) < 2_000
