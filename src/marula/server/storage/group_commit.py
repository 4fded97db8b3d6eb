"""Group commit: one thread writes everything that waits in one transaction. One sync of the disk serves many tables."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable

from marula.server.storage import timeouts
from marula.server.storage.errors import StoreDown
from marula.server.storage.records import Write
from marula.server.storage.store import Store

Job = tuple[Write, asyncio.AbstractEventLoop, "asyncio.Future[None]", "Callable[[], None] | None"]
Outcome = tuple["asyncio.Future[None]", Exception | None, "Callable[[], None] | None"]

MAX_BATCH = 256
"""How many tables at most share a transaction."""
BUSY = 4
"""So many tables in one transaction show that many people play at the moment."""
PACE = 0.008
"""Seconds from one transaction to the next while the server is busy, so that more tables share each. A fast disk would
otherwise write few decisions at a time. Decisions that are handled together cost less, also after they are stored:
measured, 1.16 times as many decisions for the same CPU time, and no longer to wait (docs/studies/performance.md)."""


class GroupCommitWriter:
    """`await write(...)` returns when it is on disk; Conflict or StoreDown when it is not."""

    def __init__(self, store: Store, sleep: Callable[[float], None] = time.sleep) -> None:
        self.store = store
        self.sleep = sleep
        self.gathered: list[Job] = []
        """What came in during the present turn of the event loop. It is written together, because each transaction
        costs much."""
        self.waiting: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="marula writer", daemon=True)
        self.thread.start()

    async def write(self, write: Write, settled_late: Callable[[], None] | None = None) -> None:
        """Wait until it is written. After a time-out, `settled_late` is called once it is known what became of it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        # If the caller times out or goes away, the write still happens, and the next request reads what it did. A
        # timer is cheaper here than asyncio.timeout: every decision passes this way.
        timer = loop.call_later(timeouts.SECONDS, _time_out, done)
        if not self.gathered or self.gathered[-1][1] is not loop:
            loop.call_soon(self._hand_over)
        self.gathered.append((write, loop, done, settled_late))
        try:
            await done
        except TimeoutError:
            raise StoreDown("it takes too long") from None
        finally:
            timer.cancel()

    def close(self) -> None:
        """Write what waits, then stop."""
        self._hand_over()
        self.waiting.put(None)
        self.thread.join()

    def _hand_over(self) -> None:
        """Give what was gathered to the thread."""
        if self.gathered:
            self.waiting.put(self.gathered)
            self.gathered = []

    def _work(self) -> None:
        while (jobs := self.waiting.get()) is not None:
            last = False
            while len(jobs) < MAX_BATCH and not last:
                try:
                    more = self.waiting.get_nowait()
                except queue.Empty:
                    break
                last = more is None
                jobs += more or []
            began = time.monotonic()
            for start in range(0, len(jobs), MAX_BATCH):
                self._write_batch(jobs[start : start + MAX_BATCH])
            if last:
                return
            if len(jobs) >= BUSY:
                self.sleep(max(0.0, began + PACE - time.monotonic()))

    def _write_batch(self, batch: list[Job]) -> None:
        try:
            outcomes = self.store.write([write for write, _, _, _ in batch])
        except Exception as problem:
            outcomes = [problem] * len(batch)
        by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
        for (_, loop, done, settled_late), outcome in zip(batch, outcomes, strict=True):
            by_loop.setdefault(loop, []).append((done, outcome, settled_late))
        for loop, results in by_loop.items():
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_resolve, results)


def _time_out(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_exception(TimeoutError())


def _resolve(results: list[Outcome]) -> None:
    for done, outcome, settled_late in results:
        if done.done():
            if settled_late is not None:
                settled_late()
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
