"""A process for work on strangers' data: each job has little time and memory, and is killed when it needs more."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar

from marula.server.runtime.thinkers import NoWorkers

J = TypeVar("J")
A = TypeVar("A")

CPU_SECONDS = 2
"""Processor time of one job. Unlike time on the clock, it is the same on a busy machine."""
SECONDS = 20.0
"""Time on the clock after which nobody waits any longer."""
MEMORY = 64 * 1024 * 1024
"""Bytes that a job may need beyond what the process has at its start."""
START_SECONDS = 60.0
"""Time on the clock in which the process must be ready."""
MAX_WAITING = 32
"""Jobs that may wait at the same time; the next one is told to try again."""
MAX_JOBS = 500
"""A process that did so many jobs is replaced, so that what it forgot to free does not count against the next."""


class TooCostly(Exception):
    """The job needed more time or memory than it may."""


class LimitedProcess:
    """One process, started with the first job and kept. Jobs are done one after the other."""

    def __init__(self, cpu_seconds: int = CPU_SECONDS, memory: int = MEMORY, seconds: float = SECONDS) -> None:
        self.cpu_seconds = cpu_seconds
        self.memory = memory
        self.seconds = seconds
        self.slots = threading.BoundedSemaphore(MAX_WAITING)
        self.closed = False
        self.thread = ThreadPoolExecutor(1, "marula-limited")
        """Talks to the process. It is one thread of its own, so that jobs that wait take no thread from the store."""
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.jobs = 0

    async def run(self, work: Callable[[J], A], job: J) -> A:
        """`work(job)`, where `work` is a module's function. TooCostly beyond the limits; NoWorkers if too many wait."""
        if self.closed or not self.slots.acquire(blocking=False):
            raise NoWorkers("no process for editions is free")
        done = self.thread.submit(self._run, work, job)
        done.add_done_callback(lambda _: self.slots.release())
        return await asyncio.wrap_future(done)

    def _run(self, work: Callable[[J], A], job: J) -> A:
        if self.jobs >= MAX_JOBS:
            self._kill()
        pipe = self._started()
        self.jobs += 1
        try:
            pipe.send((work, job))
            if not pipe.poll(self.seconds):
                raise TooCostly
            answer, problem = pipe.recv()
        except (EOFError, OSError, TooCostly):  # it was killed: by the system, by its limits or by us
            self._kill()
            raise TooCostly from None
        if problem is MemoryError:
            self._kill()
            raise TooCostly
        if problem is not None:
            raise RuntimeError(f"a job failed: {problem}")
        return answer  # type: ignore[no-any-return]

    def _started(self) -> Connection:
        """The pipe to a process that is ready."""
        if self.pipe is None:
            context = multiprocessing.get_context("spawn")
            self.pipe, child_end = context.Pipe()
            arguments = (child_end, self.cpu_seconds, self.memory)
            self.process = context.Process(target=serve_jobs, args=arguments, daemon=True)
            self.process.start()
            child_end.close()
            if not self.pipe.poll(START_SECONDS):
                self._kill()
                raise NoWorkers("no process for editions")
            self.pipe.recv()
        return self.pipe

    def _kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None
        self.jobs = 0

    def close(self) -> None:
        """Stop, without waiting for a job that runs."""
        self.closed = True
        process = self.process
        if process is not None:
            with contextlib.suppress(ValueError):  # it was closed just now
                process.kill()
        self.thread.shutdown(wait=True, cancel_futures=True)
        self._kill()


# --- in the process --------------------------------------------------------------------------------------------------


def serve_jobs(pipe: Connection, cpu_seconds: int, memory: int) -> None:
    """The process's main function: one job after the other, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pipe.send("ready")
    limited = False
    with contextlib.suppress(EOFError, OSError):
        while True:
            work, job = pipe.recv()  # reading it imports what the work needs
            if not limited:
                limit_memory(memory)
                limited = True
            limit_cpu(cpu_seconds)
            pipe.send(_answer(work, job))


def _answer(work: Callable[[Any], Any], job: Any) -> tuple[Any, Any]:
    try:
        return work(job), None
    except MemoryError:
        return None, MemoryError
    except Exception as problem:
        return None, f"{type(problem).__name__}: {problem}"


def limit_memory(more: int) -> None:
    """From now on this process gets so many bytes more, and then MemoryError."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # not every system has such limits
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        limit = pages * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def limit_cpu(seconds: int) -> None:
    """From now on this process may use so many seconds of a processor; then the system kills it."""
    if sys.platform == "win32":
        return
    import resource

    used = os.times()
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    soft = int(used.user + used.system) + 1 + seconds
    with contextlib.suppress(ValueError):
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))
