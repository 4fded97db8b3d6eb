"""Virtual time: an event loop that never waits, and the clocks of a simulated machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

START_OF_TIME = 1_800_000_000.0
"""The wall clock at the start of every simulation, in seconds since 1970."""
UPTIME = 5_000.0
"""How long the simulated machine has been up at the start."""


class Deadlock(Exception):
    """Every task waits, and no timer runs: nothing would ever happen again."""


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop without sockets and signals. When everything waits, its clock jumps to the next timer."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._clock_resolution = 1e-9
        self._selector = self  # BaseEventLoop asks its selector to wait
        self.run_thread: Callable[..., asyncio.Future[Any]] | None = None
        """Runs a blocking call; see threads.py."""

    def time(self) -> float:
        return self.now

    def select(self, timeout: float | None) -> list[Any]:
        """No time passes in the real world."""
        if timeout is None:
            raise Deadlock("every task waits, and no timer runs")
        self.now += timeout
        return []

    def _process_events(self, event_list: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        assert self.run_thread is not None
        return self.run_thread(func, *args)


class SimulatedTime:
    """Stands for the module `time` in the server's modules."""

    CLOCK_BOOTTIME = getattr(time, "CLOCK_BOOTTIME", 7)

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.wall_offset = 0.0
        """What people and time servers have added to the wall clock, in seconds."""

    def monotonic(self) -> float:
        return UPTIME + self.loop.now

    perf_counter = monotonic

    def monotonic_ns(self) -> int:
        return round(self.monotonic() * 1e9)

    def clock_gettime_ns(self, _clock: int) -> int:
        return self.monotonic_ns()

    def time(self) -> float:
        return START_OF_TIME + self.loop.now + self.wall_offset

    def time_ns(self) -> int:
        return round(self.time() * 1e9)
