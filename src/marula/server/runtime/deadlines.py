"""Deadlines: when a seat's time is up on the server's clock, and which decisions come too late."""

from __future__ import annotations

import time

from marula.server.runtime.live_table import LiveTable
from marula.server.tables.table import Table

GRACE_SECONDS = 10.0
"""Nobody's time is up within this many seconds after a restart or a failure of the store, when they could neither see
nor choose."""
BOT_SECONDS = 10.0
"""A bot may still think for so long when the time of its seat is up, whoever put it there. Then a quick one decides."""


def grace_left(live: LiveTable, table: Table, uptime: float | None = None) -> float:
    """For how many seconds nobody's time is up yet: from now on, or from this moment of `time.monotonic`."""
    clock = table.settings.clock
    if clock is None:
        return 0.0
    undisturbed = (time.monotonic() if uptime is None else uptime) - (live.undisturbed_since or 0.0)
    return min(GRACE_SECONDS, clock.seconds) - undisturbed


def seat_out_of_time(live: LiveTable, table: Table, now: int) -> int | None:
    """The seat for which the server must decide now, because its time is up; None while there is none."""
    ends = [(end, seat) for seat in table.waiting_on if (end := _end(table, seat)) is not None and end <= now]
    return min(ends)[1] if ends and grace_left(live, table) <= 0 else None


def _end(table: Table, seat: int) -> int | None:
    """When the server decides for this seat."""
    deadline = table.deadline(seat)
    if deadline is None or not table.seats[seat].bot:
        return deadline
    return deadline + int(BOT_SECONDS * 1000)


def has_time(live: LiveTable, table: Table, seat: int, now: int) -> bool:
    """May the person of this seat still decide?"""
    deadline = table.deadline(seat)
    return deadline is None or deadline > now or grace_left(live, table) > 0


class Arrival:
    """When a request came. If it then waits for the table or for the store, that is not its sender's fault."""

    def __init__(self, now: int) -> None:
        self.at = now
        self.uptime = time.monotonic()

    def too_late(self, live: LiveTable, table: Table, seat: int) -> bool:
        """Did it come after the seat's time was up?"""
        deadline = table.deadline(seat)
        return deadline is not None and self.at > deadline and grace_left(live, table, self.uptime) <= 0
