"""Watch: what time it is at the tables. Set by the machine's clock when the server starts, it then runs by itself."""

from __future__ import annotations

import time
from collections.abc import Callable


def steady() -> Callable[[], int]:
    """Milliseconds since 1970. Whoever sets the machine's clock meanwhile, by hand or over the network, takes nobody's
    time and gives nobody any; a machine that slept has slept through it all the same."""
    began = time.time_ns() - _running()
    return lambda: (began + _running()) // 1_000_000


def _running() -> int:
    """Nanoseconds of a clock that nobody can set: the one that goes on while the machine sleeps, where there is one."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if boot is None else time.clock_gettime_ns(boot)
