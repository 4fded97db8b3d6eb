"""Simulated threads: blocking calls of the server run one statement at a time, in an order that the seed draws.

Each thread is a greenlet. Wherever it touches the disk it stops for a drawn time, and others run meanwhile. So two
threads interleave as real ones do, and always in the same way.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any

import greenlet  # type: ignore[import-untyped]

from tests.simulation.clock import VirtualLoop


class Crash(BaseException):
    """The machine loses power at this very statement."""


class Killed(BaseException):
    """Raised in a thread of a server that is dead."""


class SimulatedThread:
    """Stands for `threading.Thread` and for a thread of the executor's pool."""

    def __init__(self, threads: SimulatedThreads, target: Callable[[], Any]) -> None:
        self.threads = threads
        self.target = target
        self.greenlet = greenlet.greenlet(self._run)
        self.turn = 0
        """Grows whenever it goes on. A timer for an earlier turn is out of date."""
        self.power_lost = False

    def _run(self, *_: Any) -> None:
        try:
            self.target()
        except Crash:
            self.power_lost = True
        except Killed:
            pass
        finally:
            self.threads.all.remove(self)

    def start(self) -> None:
        self.threads.all.append(self)
        self.wake_after(self.threads.delay())

    def wake_after(self, seconds: float) -> None:
        self.threads.loop.call_later(seconds, self.wake, self.turn)

    def wake(self, turn: int) -> None:
        """Go on, unless it has gone on already."""
        if turn == self.turn and not self.greenlet.dead and self in self.threads.all:
            self.turn += 1
            self.greenlet.switch()
            if self.power_lost:
                self.threads.crashed()

    def sleep(self) -> None:
        """Called in the thread: let others run until someone wakes it."""
        self.greenlet.parent.switch()

    def join(self) -> None:
        """Called by a server that stops: let this thread do the rest at once."""
        while not self.greenlet.dead and self in self.threads.all:
            before = self.turn
            self.wake(self.turn)
            if before == self.turn:
                return

    def kill(self) -> None:
        if self.greenlet:
            self.greenlet.throw(Killed())
        elif self in self.threads.all:  # it had not begun
            self.threads.all.remove(self)


class SimulatedThreads:
    """All threads of one server process."""

    def __init__(self, loop: VirtualLoop, rng: random.Random, crashed: Callable[[], None]) -> None:
        self.loop = loop
        self.rng = rng
        self.crashed = crashed
        self.all: list[SimulatedThread] = []
        self.dead = False
        self.slowness = 1.0
        """Grows while the machine is busy."""

    def delay(self) -> float:
        """Seconds until a thread goes on: mostly short, seldom long."""
        return self.rng.expovariate(1.0) * 0.001 * self.slowness

    def current(self) -> SimulatedThread | None:
        """The thread that runs now; None where the event loop runs."""
        here = greenlet.getcurrent()
        return next((thread for thread in self.all if thread.greenlet is here), None)

    def pause(self, seconds: float | None = None) -> None:
        """Called before the disk is touched: others may run first."""
        thread = self.current()
        if thread is not None and not self.dead:
            thread.wake_after(self.delay() if seconds is None else seconds)
            thread.sleep()

    def run(self, call: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """What `loop.run_in_executor` does."""
        answer: asyncio.Future[Any] = self.loop.create_future()

        def work() -> None:
            try:
                result = call(*args)
            except Exception as problem:
                self.loop.call_later(self.delay(), _settle, answer, None, problem)
            else:
                self.loop.call_later(self.delay(), _settle, answer, result, None)

        if not self.dead:
            SimulatedThread(self, work).start()
        return answer

    def kill(self) -> None:
        """The process is gone: no thread does anything more."""
        self.dead = True
        for thread in list(self.all):
            thread.kill()


def _settle(answer: asyncio.Future[Any], result: Any, problem: Exception | None) -> None:
    if answer.done():  # whoever asked waits no longer
        return
    if problem is None:
        answer.set_result(result)
    else:
        answer.set_exception(problem)


class SimulatedQueue:
    """Stands for `queue.SimpleQueue` between the event loop and one thread."""

    def __init__(self, threads: SimulatedThreads, empty: type[Exception]) -> None:
        self.threads = threads
        self.empty = empty
        self.items: deque[Any] = deque()
        self.reader: SimulatedThread | None = None

    def put(self, item: Any) -> None:
        self.items.append(item)
        if self.reader is not None:
            reader, self.reader = self.reader, None
            reader.wake_after(self.threads.delay())

    def get(self) -> Any:
        while not self.items:
            self.reader = self.threads.current()
            assert self.reader is not None
            self.reader.sleep()
        return self.items.popleft()

    def get_nowait(self) -> Any:
        if not self.items:
            raise self.empty
        return self.items.popleft()
