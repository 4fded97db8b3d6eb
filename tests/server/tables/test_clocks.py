"""Clocks: deadlines, and what a decision costs."""

from marula.server.tables import clocks
from marula.server.tables.clocks import Clock
from marula.server.tables.seats import SeatState

NOW = 1_800_000_000_000


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    seat = SeatState(bank_ms=5, waiting_since=NOW)
    assert clocks.deadline(None, seat) is None
    clocks.charge(None, seat, NOW + 100)
    assert seat.bank_ms == 5
    assert clocks.starting_bank_ms(None) == 0


def test_a_clock_runs_only_while_the_table_waits() -> None:
    assert clocks.deadline(Clock("decision", 60), SeatState(person=True)) is None
    assert clocks.deadline(Clock("decision", 60), SeatState(person=True, waiting_since=NOW)) == NOW + 60_000
    assert clocks.deadline(Clock("bank", 60), SeatState(person=True, bank_ms=1_500, waiting_since=NOW)) == NOW + 1_500


def test_no_clock_runs_for_an_empty_seat_and_whoever_takes_it_has_all_their_time() -> None:
    clock, seat = Clock("bank", 60), SeatState(bank_ms=60_000, waiting_since=NOW)
    assert clocks.deadline(clock, seat) is None
    clocks.begin(seat, NOW + 3_600_000)
    seat.person = True
    assert clocks.deadline(clock, seat) == NOW + 3_660_000
    clocks.begin(seat, NOW + 3_630_000)
    assert clocks.deadline(clock, seat) == NOW + 3_660_000, "whoever comes back to a seat that was theirs wins no time"


def test_a_bank_pays_for_decisions_and_grows_by_the_increment() -> None:
    clock = Clock("bank", 60, 5)
    seat = SeatState(bank_ms=clocks.starting_bank_ms(clock), waiting_since=NOW)
    clocks.charge(clock, seat, NOW + 20_000)
    assert seat.bank_ms == 45_000
    clocks.charge(clock, seat, NOW + 90_000)
    assert seat.bank_ms == 5_000, "nobody owes time"
    clocks.charge(clock, seat, NOW - 3_600_000)
    assert seat.bank_ms == 10_000, "a clock that was set back gives no time"


def test_a_clock_for_each_decision_has_no_bank() -> None:
    seat = SeatState(bank_ms=60_000, waiting_since=NOW)
    clocks.charge(Clock("decision", 60), seat, NOW + 20_000)
    assert seat.bank_ms == 60_000
