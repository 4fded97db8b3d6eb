"""Clocks: how long a seat may think, when its time is up, and what a decision costs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from marula.server.tables.seats import SeatState

if TYPE_CHECKING:
    from marula.server.tables.events import Undone


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time control: so many seconds for each decision, or a bank of seconds that grows by an increment."""

    kind: Literal["decision", "bank"]
    """A fixed time for each decision, or a bank of time for the whole match."""
    seconds: int
    """The time for each decision, or the bank at the start, in seconds."""
    increment: int = 0
    """What each decision adds to the bank, in seconds."""
    then: Literal["decide", "replace"] = "decide"
    """When time is up, a bot makes this one decision, or takes the seat until its person comes back."""


def starting_bank_ms(clock: Clock | None) -> int:
    """The time a seat has in its bank at the start of the match."""
    return 0 if clock is None else clock.seconds * 1000


def time_left_ms(clock: Clock, seat: SeatState) -> int:
    """The time a seat has when the table begins to wait for it."""
    return seat.bank_ms if clock.kind == "bank" else clock.seconds * 1000


def deadline(clock: Clock | None, seat: SeatState) -> int | None:
    """When the seat's time is up, in milliseconds since 1970. None without a clock, or while nobody waits for it.

    An empty seat has no deadline: a fork waits for its people, and nothing may happen before they come.
    """
    if clock is None or not seat.waiting_since or seat.kind == "empty":
        return None
    return seat.waiting_since + time_left_ms(clock, seat)


def begin(seat: SeatState, now: int) -> None:
    """Something happens to a seat. If it was empty and the table waits for it, its time begins only now."""
    if seat.kind == "empty" and seat.waiting_since:
        seat.waiting_since = now


def is_one_for_the_whole_move(clock: Clock | None) -> bool:
    """Is a fixed time that of a whole move, with all steps that nobody else hears of?

    If each step had its own, the others would see the time end and nothing happen: so there had been a step. A bank
    needs nothing of the kind: what a step has cost is taken from it, and it ends at the same moment.
    """
    return clock is not None and clock.kind == "decision"


def charge(clock: Clock | None, seat: SeatState, now: int, heard: bool = True) -> None:
    """Take the time of a decision made now from the seat's bank, and add the increment.

    A step that nobody else hears of earns none: the others could count the steps by the time on the clock.
    """
    if clock is not None and clock.kind == "bank" and seat.waiting_since:
        spent = max(0, now - seat.waiting_since)
        seat.bank_ms = max(0, seat.bank_ms - spent) + clock.increment * 1000 * heard


def begin_run(seat: SeatState, version: int, free: int) -> None:
    """Remember the seat's clock before a decision, if it can undo nothing alone (`free`: how far it can go back)."""
    if free == version or not seat.run_since:
        seat.run_version, seat.run_bank_ms, seat.run_since = version, seat.bank_ms, seat.waiting_since


def run_deadline(clock: Clock | None, seat: SeatState) -> int | None:
    """When the seat's time is up if it undoes all that it may undo alone. Its clock then counts as never stopped."""
    if clock is None or not seat.run_since:
        return None
    return seat.run_since + (seat.run_bank_ms if clock.kind == "bank" else clock.seconds * 1000)


def undo(clock: Clock | None, seats: list[SeatState], heard: list[tuple[int, int]], undone: Undone) -> None:
    """Take back the time that undone decisions earned. `heard`: number and seat of each that everyone heard of.

    Whoever takes back alone (`timed`) has what they had before the first of those decisions, and their clock has run
    ever since. Otherwise whoever decides and takes back, again and again, would think without end.
    """
    seat, to, timed = undone.seat, undone.to, undone.timed
    for number, decider in heard:
        if number > to and decider >= 0 and not (timed and decider == seat):
            _take_back(clock, seats[decider])
    if not timed:
        for state in seats:
            state.run_since = 0
    elif clock is not None and clock.kind == "bank":
        state = seats[seat]
        kept = sum(decider == seat and state.run_version < number <= to for number, decider in heard)
        state.bank_ms = state.run_bank_ms + kept * clock.increment * 1000


def resume_run(seat: SeatState) -> None:
    """If the table waits for the seat again, it has done so since before the first decision that was taken back."""
    if seat.waiting_since:
        seat.waiting_since = seat.run_since


def _take_back(clock: Clock | None, seat: SeatState) -> None:
    """Subtract the increment of a decision that is undone, so that nobody gains time by deciding and undoing."""
    if clock is not None and clock.kind == "bank":
        seat.bank_ms = max(0, seat.bank_ms - clock.increment * 1000)
