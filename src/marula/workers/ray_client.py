"""Courier: a process of its own that has joined a Ray cluster, and carries work there and answers back.

Ray ends whoever has joined a cluster when its head is gone for a while. That must not happen to a server with people at
its tables: so it sends a courier. When that one dies, all that it had under way is told so, and another can be sent.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from marula.workers.workers import Cluster, Workers, WorkersError

J = TypeVar("J")
A = TypeVar("A")

FAREWELL = 10.0
"""Seconds that a courier has to leave its cluster before it is ended."""


class Courier(Workers):
    """The machines of a Ray cluster, reached through one process of ours."""

    def __init__(self, address: str) -> None:
        """Joins the cluster; WorkersError where that cannot be done."""
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=carry, args=(theirs, address), daemon=True)
        self.process.start()
        theirs.close()
        self.lock = threading.Lock()
        self.number = 0
        self.asked: dict[int, Future[Any]] = {}
        """What is under way."""
        self.gone = False
        try:
            refused = self.line.recv()
        except EOFError:
            refused = WorkersError("workers-not-let-in", address=address, reason="no word from it")
        if refused is not None:
            raise refused
        threading.Thread(target=self._hear, name="marula courier", daemon=True).start()

    def start(self, work: Callable[[J], A], job: J) -> Future[A]:
        answer: Future[A] = Future()
        answer.set_running_or_notify_cancel()
        with self.lock:
            self.number += 1
            self.asked[self.number] = answer
            try:
                if self.gone:
                    raise OSError
                self.line.send((self.number, work, job))
            except OSError:
                del self.asked[self.number]
                answer.set_exception(_lost())
        return answer

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.line.send(None)
        self.process.join(FAREWELL)
        self.process.kill()
        self.process.join()

    def _hear(self) -> None:
        """On a thread: answers as they come, until the courier is gone."""
        with contextlib.suppress(EOFError, OSError):
            while True:
                number, told, problem = self.line.recv()
                with self.lock:
                    answer = self.asked.pop(number)
                if problem is None:
                    answer.set_result(told)
                else:
                    answer.set_exception(problem)
        with self.lock:
            self.gone = True
            left, self.asked = self.asked, {}
        for answer in left.values():
            answer.set_exception(_lost())


def _lost() -> WorkersError:
    return WorkersError("workers-keep-dying", reason="no word from it any more")


def carry(line: Connection, address: str) -> None:
    """What the courier does: join, then carry until it is sent home or nobody is there to send it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        cluster = Cluster(address)
    except WorkersError as problem:
        line.send(problem)
        return
    line.send(None)
    lock = threading.Lock()

    def tell(number: int, answer: Future[Any]) -> None:
        problem = answer.exception()
        told = None if problem is not None else answer.result()
        if problem is not None and not isinstance(problem, WorkersError):
            problem = RuntimeError(f"{type(problem).__name__}: {problem}")  # its own kind may not travel
        with lock, contextlib.suppress(OSError):
            line.send((number, told, problem))

    with contextlib.suppress(EOFError, OSError):
        while (asked := line.recv()) is not None:
            number, work, job = asked
            _started(cluster, work, job).add_done_callback(partial(tell, number))
    cluster.close()


def _started(cluster: Cluster, work: Callable[[Any], Any], job: Any) -> Future[Any]:
    """Whatever goes wrong while it is handed over is an answer too."""
    try:
        return cluster.start(work, job)
    except Exception as problem:
        failed: Future[Any] = Future()
        failed.set_exception(WorkersError("workers-keep-dying", reason=str(problem).splitlines()[0]))
        return failed
