"""Invariants of the clocks: nobody loses more time than has passed, and nobody's time is up too early.

A server cannot know that the wall clock was set while it was down. So far as it was set forward in between, more time
may be counted; and a table's own clock never goes back, also when the wall clock is set back later. While a server
runs, setting the wall clock must change nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marula.core.envelope import hears_of
from marula.core.seat import ONLOOKER
from marula.server.tables import clocks
from marula.server.tables.events import BotSat, Decided, Undone
from marula.server.tables.public_table import is_public
from tests.simulation.clock import START_OF_TIME
from tests.simulation.model import History, Stored

if TYPE_CHECKING:
    from tests.simulation.invariants import Invariants

ROUNDING_MS = 3
"""Times are whole milliseconds."""


def passed_ms(invariants: Invariants, history: History, since: int, until: Stored) -> float:
    """At most so many milliseconds have really passed from the entry with this time until another."""
    start = next(stored for stored in history.entries if stored.logged.at == since)
    between = (invariants.offsets[process] for process in range(start.process, until.process + 1))
    jump = max(between) - invariants.offsets[start.process]
    return (_planned(invariants, until, late=True) - _planned(invariants, start, late=False) + jump) * 1000


def _planned(invariants: Invariants, stored: Stored, late: bool) -> float:
    """When a server planned an entry, in virtual seconds. The table's own clock may be ahead of the server's."""
    planned = stored.logged.at / 1000 - START_OF_TIME - invariants.offsets[stored.process]
    return max(planned, 0.0) if planned <= stored.written else stored.written if late else 0.0


def check_decision(invariants: Invariants, history: History, stored: Stored) -> None:
    """A decision costs at most the time that has passed since the seat was waited on."""
    number, event = stored.logged.sequence, stored.logged.event
    assert isinstance(event, Decided)
    before, after = history.states[number - 1], history.states[number]
    clock, seat = before.settings.clock, int(event.entry["seat"])
    was, now = before.seats[seat], after.seats[seat]
    if clock is None or not was.waiting_since:
        return
    passed = passed_ms(invariants, history, was.waiting_since, stored)
    if clock.kind == "bank":
        earned = clock.increment * 1000 * is_public(event)
        taken = was.bank_ms + earned - now.bank_ms
        invariants.require(taken <= passed + ROUNDING_MS, f"{taken} ms are taken where {passed:.0f} ms have passed")
        assert after.match is not None
        heard = sum(entry.seat == seat and hears_of(entry, ONLOOKER) for entry in after.match.journal)
        most = clock.seconds * 1000 + clock.increment * 1000 * heard
        invariants.require(now.bank_ms <= most, f"{now.bank_ms} ms are left of {most}")
    if was.kind == "person" and stored.key is None:  # the clock decided
        left = clocks.time_left_ms(clock, was)
        invariants.require(left <= passed + ROUNDING_MS, f"a bot decides after {passed:.0f} of {left} ms")


def check_undo(invariants: Invariants, history: History, stored: Stored) -> None:
    """Whoever takes back alone has no more time than they had before what they took back."""
    event, number = stored.logged.event, stored.logged.sequence
    assert isinstance(event, Undone)
    if not event.timed:
        return
    was = next(state for state in reversed(history.states[:number]) if state.match and state.match.version == event.to)
    before, after = was.deadline(event.seat), history.states[number].deadline(event.seat)
    if before is not None and after is not None:
        invariants.require(after <= before, f"an undo wins {after - before} ms")


def check_time_out(invariants: Invariants, history: History, stored: Stored) -> None:
    """A bot takes the seat of a person only when their time is up."""
    event = stored.logged.event
    assert isinstance(event, BotSat)
    before = history.states[stored.logged.sequence - 1]
    clock, was = before.settings.clock, before.seats[event.seat]
    invariants.require(clock is not None and clock.then == "replace", "a bot takes a seat by itself")
    assert clock is not None
    passed = passed_ms(invariants, history, was.waiting_since, stored)
    left = clocks.time_left_ms(clock, was)
    invariants.require(left <= passed + ROUNDING_MS, f"a bot takes over after {passed:.0f} of {left} ms")
