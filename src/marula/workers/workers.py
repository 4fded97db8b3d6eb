"""Workers: run many independent jobs here, on several processes, or on a Ray cluster; results in the order of jobs.

Jobs are small: names, numbers and seeds are sent, not positions. The jobs of a killed worker are run again by another,
and each result is given once. `run` is for many jobs, `start` for a single one.
"""

from __future__ import annotations

import errno
import importlib.util
import multiprocessing
import os
import signal
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from pathlib import Path
from typing import TypeVar

from marula.core.errors import MarulaError
from marula.workers.end_with_parent import end_with_parent

J = TypeVar("J")
A = TypeVar("A")

MAX_DEATHS = 3
"""How often in a row workers may die without a new result, before we believe that the job itself kills them."""
CONNECT_TIMEOUT = 3.0
"""Seconds to wait for a cluster's answer."""


class WorkersError(MarulaError):
    """Workers cannot be started, or they keep dying."""


class Workers:
    """Runs every job in this process. The other kinds have the same interface."""

    def run(self, work: Callable[[J], A], jobs: Iterable[J]) -> Iterator[A]:
        """`work(job)` for each job, in their order. `work` is a module's function, so that it can be pickled."""
        return map(work, jobs)

    def start(self, work: Callable[[J], A], job: J) -> Future[A]:
        """Start `work(job)`. The future holds WorkersError where the worker died."""
        answer: Future[A] = Future()
        try:
            answer.set_result(work(job))
        except Exception as problem:
            answer.set_exception(problem)
        return answer

    def close(self) -> None:
        """Stop the workers."""


class Processes(Workers):
    """A pool of processes on this machine."""

    def __init__(self, number: int, niceness: int = 0) -> None:
        self.number = number
        self.niceness = niceness
        """How far these processes stand back behind others, where the system knows such a thing."""
        self.pool: ProcessPoolExecutor | None = None
        """The pool of `start`; `run` makes its own."""

    def run(self, work: Callable[[J], A], jobs: Iterable[J]) -> Iterator[A]:
        listed = list(jobs)
        answers: dict[int, A] = {}
        done = deaths = 0
        while done < len(listed):
            before = done + len(answers)
            for index, answer in self._round(work, listed, done, answers):
                answers[index] = answer
                while done in answers:
                    yield answers.pop(done)
                    done += 1
            deaths = deaths + 1 if done + len(answers) == before else 0
            if deaths == MAX_DEATHS:
                raise WorkersError("workers-died", times=MAX_DEATHS)

    def _round(
        self, work: Callable[[J], A], jobs: list[J], done: int, answers: dict[int, A]
    ) -> Iterator[tuple[int, A]]:
        """The results of the jobs that are left, as they finish; stops early when a worker is killed."""
        pool = self._new_pool()
        try:
            futures: dict[Future[A], int] = {
                pool.submit(work, jobs[index]): index for index in range(done, len(jobs)) if index not in answers
            }
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool:
            return
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    def start(self, work: Callable[[J], A], job: J) -> Future[A]:
        if self.pool is None:
            self.pool = self._new_pool()
        try:
            answer = self.pool.submit(work, job)
        except BrokenProcessPool:  # a worker was killed: replace the pool
            self.pool = self._new_pool()
            answer = self.pool.submit(work, job)
        return _translated(answer, (BrokenProcessPool,), lambda _: WorkersError("workers-died", times=1))

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None

    def _new_pool(self) -> ProcessPoolExecutor:
        # spawn, not fork: a fresh process shares nothing by accident, and behaves alike on every system
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.number, context, initializer=_follow_the_parent, initargs=(self.niceness,))


def _follow_the_parent(niceness: int = 0) -> None:
    """In a worker: the parent decides what an interrupt means, and nobody works for a parent that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    end_with_parent()


class RayCluster(Workers):
    """The machines of a Ray cluster. Each needs the same version of marula installed."""

    def __init__(self, address: str) -> None:
        """Joins the cluster; WorkersError where that cannot be done."""
        if importlib.util.find_spec("ray") is None:
            raise WorkersError("workers-no-ray")
        _check_address(address)
        import ray

        before = signal.getsignal(signal.SIGTERM)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True)
        except Exception as problem:  # it raises many kinds
            raise WorkersError("workers-not-let-in", address=address, reason=_first_line(problem)) from None
        finally:
            if callable(before):  # Ray takes the signal over; a server that stops in good order must get it
                signal.signal(signal.SIGTERM, before)

    def run(self, work: Callable[[J], A], jobs: Iterable[J]) -> Iterator[A]:
        import ray

        # A killed worker's task is started again by Ray itself, up to MAX_DEATHS times.
        task = ray.remote(max_retries=MAX_DEATHS)(work)
        waiting = deque(task.remote(job) for job in jobs)
        try:
            while waiting:
                # Ray's own threads print there that a worker died; stdout is for results.
                with redirect_stdout(sys.stderr):
                    answer: A = ray.get(waiting[0])
                waiting.popleft()
                yield answer
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.RaySystemError) as problem:
            raise WorkersError("workers-keep-dying", reason=_first_line(problem)) from None
        finally:
            for reference in waiting:
                ray.cancel(reference)

    def start(self, work: Callable[[J], A], job: J) -> Future[A]:
        import ray

        answer: Future[A] = ray.remote(max_retries=MAX_DEATHS)(work).remote(job).future()
        deaths = (ray.exceptions.WorkerCrashedError, ray.exceptions.RaySystemError, ray.exceptions.NodeDiedError)
        return _translated(answer, deaths, lambda death: WorkersError("workers-keep-dying", reason=_first_line(death)))

    def close(self) -> None:
        import ray

        ray.shutdown()


def _translated(
    answer: Future[A], deaths: tuple[type[Exception], ...], name: Callable[[Exception], WorkersError]
) -> Future[A]:
    """The future with its errors translated: WorkersError if the worker died."""
    translated: Future[A] = Future()

    def translate(answer: Future[A]) -> None:
        if answer.cancelled() or not translated.set_running_or_notify_cancel():
            translated.cancel()
        elif isinstance(problem := answer.exception(), deaths):
            translated.set_exception(name(problem))
        elif problem is not None:
            translated.set_exception(problem)
        else:
            translated.set_result(answer.result())

    answer.add_done_callback(translate)
    return translated


def _first_line(problem: Exception) -> str:
    return (str(problem).strip() or type(problem).__name__).splitlines()[0]


def _check_address(address: str) -> None:
    """WorkersError unless a Ray cluster answers there. Ray itself would keep trying for minutes."""
    if address == "auto":
        address = _auto_address()
        if not address:
            return  # Ray says at once that there is none
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdigit():
        raise WorkersError("workers-no-address", address=address)
    try:
        with socket.create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT) as line:
            if os.environ.get("RAY_USE_TLS", "0") in ("", "0"):
                _check_http2(line)
    except (OSError, OverflowError) as problem:
        raise WorkersError("workers-no-answer", address=address, reason=_first_line(problem)) from None


def _check_http2(line: socket.socket) -> None:
    """OSError unless the other side answers the HTTP/2 preface, as Ray does."""
    settings = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
    line.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + settings)
    if line.recv(len(settings))[3:4] != settings[3:4]:
        raise OSError(errno.EPROTO, os.strerror(errno.EPROTO))


def _auto_address() -> str:
    """What `auto` stands for: the address in the environment, or in the file that Ray wrote when it last started here.

    The file stays when that cluster is killed.
    """
    wanted = os.environ.get("RAY_ADDRESS", "auto")
    if wanted != "auto":
        return wanted
    folder = os.environ.get("RAY_TMPDIR") or os.environ.get("TMPDIR") or "/tmp"
    file = Path(folder, "ray", "ray_current_cluster")
    return file.read_text(encoding="utf-8").strip() if file.is_file() else ""


def make_workers(number: int = 1, ray: str | None = None) -> Workers:
    """The workers for a command's --workers and --ray."""
    if ray is not None:
        return RayCluster(ray)
    return Processes(number) if number > 1 else Workers()
