"""The pace of notices: how often one may be sent for a seat, to one address, and to one host.

Strangers choose the receivers, and a table whose seats they all hold can be made to change turns many times a second.
What comes too soon waits. When its time comes, the table is looked at again, so that one notice stands for all turns
that began meanwhile, and none is sent for a turn that is over.
"""

from __future__ import annotations

import time
from typing import NamedTuple


class Rate(NamedTuple):
    """So many at once, and then one in so many seconds."""

    burst: int
    seconds: float


OF_SEAT = Rate(5, 10.0)
"""For one seat, to one address."""
OF_ADDRESS = Rate(20, 2.0)
"""To one address, from all tables: a club's channel, say."""
OF_HOST = Rate(200, 0.05)
"""To one host, from all tables: push services and Discord have many of our players. Mail goes to our own server."""
MAX_KEPT = 20_000
"""How many tallies are kept, before those that no longer matter are dropped."""


class NoticePace:
    """Counts the notices of this process.

    For each key it keeps the time at which all its notices so far would have been sent, had they kept to the rate.
    """

    def __init__(self) -> None:
        self.paid_until: dict[tuple[str, ...], float] = {}

    def wait(self, table: str, seat: int, address: str, host: str) -> float:
        """0 if a notice may be sent now, which is then counted; else the seconds until it may be."""
        now = time.monotonic()
        if len(self.paid_until) > MAX_KEPT:
            self.paid_until = {key: until for key, until in self.paid_until.items() if until > now}
        rates: dict[tuple[str, ...], Rate] = {
            (table, str(seat), address): OF_SEAT,
            (address,): OF_ADDRESS,
        }
        if host:
            rates["host", host] = OF_HOST
        wait = max(self._wait(key, rate, now) for key, rate in rates.items())
        if wait:
            return wait
        for key, rate in rates.items():
            self.paid_until[key] = max(now, self.paid_until.get(key, 0.0)) + rate.seconds
        return 0.0

    def _wait(self, key: tuple[str, ...], rate: Rate, now: float) -> float:
        """The seconds until one more keeps within the burst."""
        return max(0.0, self.paid_until.get(key, 0.0) + rate.seconds - now - rate.burst * rate.seconds)
