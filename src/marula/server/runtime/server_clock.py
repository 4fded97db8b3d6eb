"""The server's clock: it is set by the machine's clock at the start, and then runs by itself."""

from __future__ import annotations

import time
from collections.abc import Callable


def start_clock() -> Callable[[], int]:
    """A clock that returns milliseconds since 1970.

    If the machine's clock is set meanwhile, by hand or over the network, nobody at a table loses or gains time.
    Time that the machine sleeps still counts.
    """
    began = time.time_ns() - _uptime_ns()
    return lambda: (began + _uptime_ns()) // 1_000_000


def _uptime_ns() -> int:
    """A clock that nobody can set: the one that also counts sleep, where the system has it."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if boot is None else time.clock_gettime_ns(boot)
