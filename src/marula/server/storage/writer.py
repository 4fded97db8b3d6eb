"""Writer: one thread that writes all that waits in one transaction, so that one sync of the disk serves many tables."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading

from marula.server.storage import timeouts
from marula.server.storage.store import Append, NewTable, Store, StoreDown

Job = tuple[Append | NewTable, asyncio.AbstractEventLoop, "asyncio.Future[None]"]

AT_ONCE = 256
"""How many tables at most share a transaction."""


class Writer:
    """`await write(job)` returns when the job is on disk; Conflict or StoreDown when it is not."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.gathered: list[Job] = []
        """What came in the present turn of the loop: a transaction costs far more than one table's part in it."""
        self.waiting: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="marula writer", daemon=True)
        self.thread.start()

    async def write(self, job: Append | NewTable) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        # A caller who loses patience, or goes away, does not tear the write: it happens, and the next one reads what it
        # did. One timer is all that this takes: it is asked for at every decision.
        alarm = loop.call_later(timeouts.SECONDS, _too_long, done)
        if not self.gathered or self.gathered[-1][1] is not loop:
            loop.call_soon(self._hand_over)
        self.gathered.append((job, loop, done))
        try:
            await done
        except TimeoutError:
            raise StoreDown("it takes too long") from None
        finally:
            alarm.cancel()

    def close(self) -> None:
        """Write what waits, then stop."""
        self._hand_over()
        self.waiting.put(None)
        self.thread.join()

    def _hand_over(self) -> None:
        if self.gathered:
            self.waiting.put(self.gathered)
            self.gathered = []

    def _work(self) -> None:
        while (jobs := self.waiting.get()) is not None:
            last = False
            while len(jobs) < AT_ONCE and not last:
                try:
                    more = self.waiting.get_nowait()
                except queue.Empty:
                    break
                last = more is None
                jobs += more or []
            for start in range(0, len(jobs), AT_ONCE):
                self._write(jobs[start : start + AT_ONCE])
            if last:
                return

    def _write(self, batch: list[Job]) -> None:
        try:
            outcomes = self.store.write([job for job, _, _ in batch])
        except Exception as problem:
            outcomes = [problem] * len(batch)
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Exception | None]]] = {}
        for (_, loop, done), outcome in zip(batch, outcomes, strict=True):
            by_loop.setdefault(loop, []).append((done, outcome))
        for loop, told in by_loop.items():
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_tell, told)


def _too_long(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_exception(TimeoutError())


def _tell(told: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, outcome in told:
        if done.done():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
