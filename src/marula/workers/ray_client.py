"""A client of a Ray cluster that runs in a process of its own, and passes jobs and results through a pipe.

Ray ends every process that has joined a cluster when the head is gone for a while. That must not happen to a server
with open tables. When the client process dies, all pending jobs fail with WorkersError, and a new client can be made.
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

from marula.workers.end_with_parent import end_with_parent
from marula.workers.workers import RayCluster, Workers, WorkersError

J = TypeVar("J")
A = TypeVar("A")

CLOSE_TIMEOUT = 10.0
"""Seconds that the process has to leave its cluster before it is killed."""


class RayClient(Workers):
    """The machines of a Ray cluster, reached through one process of ours."""

    def __init__(self, address: str) -> None:
        """Joins the cluster; WorkersError where that cannot be done."""
        context = multiprocessing.get_context("spawn")
        self.pipe, child_end = context.Pipe()
        self.process = context.Process(target=serve_jobs, args=(child_end, address), daemon=True)
        self.process.start()
        child_end.close()
        self.lock = threading.Lock()
        self.number = 0
        self.pending: dict[int, Future[Any]] = {}
        """Jobs without a result yet, by number."""
        self.gone = False
        try:
            refused = self.pipe.recv()
        except EOFError:
            refused = WorkersError("workers-not-let-in", address=address, reason="no word from it")
        if refused is not None:
            raise refused
        threading.Thread(target=self._receive, name="marula ray client", daemon=True).start()

    def start(self, work: Callable[[J], A], job: J) -> Future[A]:
        answer: Future[A] = Future()
        answer.set_running_or_notify_cancel()
        with self.lock:
            self.number += 1
            self.pending[self.number] = answer
            try:
                if self.gone:
                    raise OSError
                self.pipe.send((self.number, work, job))
            except OSError:
                del self.pending[self.number]
                answer.set_exception(_lost())
        return answer

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.pipe.send(None)
        self.process.join(CLOSE_TIMEOUT)
        self.process.kill()
        self.process.join()

    def _receive(self) -> None:
        """On a thread: results as they come, until the process is gone."""
        with contextlib.suppress(EOFError, OSError):
            while True:
                number, result, problem = self.pipe.recv()
                with self.lock:
                    answer = self.pending.pop(number)
                if problem is None:
                    answer.set_result(result)
                else:
                    answer.set_exception(problem)
        with self.lock:
            self.gone = True
            left, self.pending = self.pending, {}
        for answer in left.values():
            answer.set_exception(_lost())


def _lost() -> WorkersError:
    return WorkersError("workers-keep-dying", reason="no word from it any more")


def serve_jobs(pipe: Connection, address: str) -> None:
    """The process's main function: join the cluster, then pass jobs on until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    try:
        cluster = RayCluster(address)
    except WorkersError as problem:
        pipe.send(problem)
        return
    pipe.send(None)
    lock = threading.Lock()

    def send_result(number: int, answer: Future[Any]) -> None:
        problem = answer.exception()
        result = None if problem is not None else answer.result()
        if problem is not None and not isinstance(problem, WorkersError):
            problem = RuntimeError(f"{type(problem).__name__}: {problem}")  # its own class may not be picklable
        with lock, contextlib.suppress(OSError):
            pipe.send((number, result, problem))

    with contextlib.suppress(EOFError, OSError):
        while (request := pipe.recv()) is not None:
            number, work, job = request
            _started(cluster, work, job).add_done_callback(partial(send_result, number))
    cluster.close()


def _started(cluster: RayCluster, work: Callable[[Any], Any], job: Any) -> Future[Any]:
    """Start a job; an error while starting it becomes its result."""
    try:
        return cluster.start(work, job)
    except Exception as problem:
        failed: Future[Any] = Future()
        failed.set_exception(WorkersError("workers-keep-dying", reason=str(problem).splitlines()[0]))
        return failed
