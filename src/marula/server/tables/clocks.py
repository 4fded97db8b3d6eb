"""Clocks: how long a seat may think, when its time is up, and what a decision costs it."""

from __future__ import annotations

from typing import Literal

import msgspec

from marula.server.tables.seats import SeatState


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time control: so many seconds for each decision, or a bank of seconds that grows by an increment."""

    kind: Literal["decision", "bank"]
    seconds: int
    increment: int = 0
    then: Literal["decide", "replace"] = "decide"
    """When time is up: a bot makes this one decision, or takes the seat until its person comes back."""


def starting_bank_ms(clock: Clock | None) -> int:
    """The time a seat has in its bank at the start of the match."""
    return 0 if clock is None else clock.seconds * 1000


def time_left_ms(clock: Clock, seat: SeatState) -> int:
    """The time a seat has when the table begins to wait for it."""
    return seat.bank_ms if clock.kind == "bank" else clock.seconds * 1000


def deadline(clock: Clock | None, seat: SeatState) -> int | None:
    """When the seat's time is up, in milliseconds since 1970. None without a clock, or while nobody waits for it."""
    if clock is None or not seat.waiting_since:
        return None
    return seat.waiting_since + time_left_ms(clock, seat)


def charge(clock: Clock | None, seat: SeatState, now: int, heard: bool = True) -> None:
    """Take the time of a decision made now from the seat's bank, and add the increment.

    A step that nobody else hears of earns none: the others could count the steps by the time on the clock.
    """
    if clock is not None and clock.kind == "bank" and seat.waiting_since:
        spent = max(0, now - seat.waiting_since)
        seat.bank_ms = max(0, seat.bank_ms - spent) + clock.increment * 1000 * heard


def take_back(clock: Clock | None, seat: SeatState, decisions: int) -> None:
    """Take back the increments of decisions that are undone: whoever decides and undoes must not gain time."""
    if clock is not None and clock.kind == "bank":
        seat.bank_ms = max(0, seat.bank_ms - decisions * clock.increment * 1000)
