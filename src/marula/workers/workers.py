"""Workers: many independent jobs on this process, on several, or on a Ray cluster; answers in the order of the jobs.

Jobs are small and whole: names, numbers and seeds travel, not positions. What a worker had in hand when it was killed
is done again by another, and every answer comes once. `run` is for many jobs, `start` for one that came up just now.
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

J = TypeVar("J")
A = TypeVar("A")

PATIENCE = 3
"""How often in a row workers may die without one answer more, before we believe that the job itself kills them."""
DIAL = 3.0
"""Seconds to wait for a cluster's answer before it is called unreachable."""


class WorkersError(MarulaError):
    """No workers are to be had, or they keep dying."""


class Workers:
    """This process does it all: the simplest of the three, and what the others are like from outside."""

    def run(self, work: Callable[[J], A], jobs: Iterable[J]) -> Iterator[A]:
        """`work(job)` for each job, in their order. `work` is a function of a module, so that others can find it."""
        return map(work, jobs)

    def start(self, work: Callable[[J], A], job: J) -> Future[A]:
        """Begin `work(job)`; the answer comes in its own time. WorkersError in it where the worker died."""
        answer: Future[A] = Future()
        try:
            answer.set_result(work(job))
        except Exception as problem:
            answer.set_exception(problem)
        return answer

    def close(self) -> None:
        """Let the workers go."""


class Processes(Workers):
    """So many processes on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pool: ProcessPoolExecutor | None = None
        """Those who wait for what is started; `run` has its own."""

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
            if deaths == PATIENCE:
                raise WorkersError("workers-died", times=PATIENCE)

    def _round(
        self, work: Callable[[J], A], jobs: list[J], done: int, answers: dict[int, A]
    ) -> Iterator[tuple[int, A]]:
        """What is left to do, as it gets done; ends early when a worker is killed."""
        pool = self._hired()
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
            self.pool = self._hired()
        try:
            answer = self.pool.submit(work, job)
        except BrokenProcessPool:  # one of them was killed: all are replaced
            self.pool = self._hired()
            answer = self.pool.submit(work, job)
        return _named(answer, (BrokenProcessPool,), lambda _: WorkersError("workers-died", times=1))

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None

    def _hired(self) -> ProcessPoolExecutor:
        # spawn, not fork: a fresh process shares nothing by accident, and behaves alike on every system
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.number, context, initializer=_leave_interrupts_to_the_parent)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Cluster(Workers):
    """The machines of a Ray cluster. Each needs the same version of marula installed."""

    def __init__(self, address: str) -> None:
        """Joins the cluster; WorkersError where that cannot be done."""
        if importlib.util.find_spec("ray") is None:
            raise WorkersError("workers-no-ray")
        _dial(address)
        import ray

        before = signal.getsignal(signal.SIGTERM)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True)
        except Exception as problem:  # whatever it raises (it has many kinds), the caller can only be told
            raise WorkersError("workers-not-let-in", address=address, reason=_first_line(problem)) from None
        finally:
            if callable(before):  # Ray takes the signal over; a server that stops in good order must get it
                signal.signal(signal.SIGTERM, before)

    def run(self, work: Callable[[J], A], jobs: Iterable[J]) -> Iterator[A]:
        import ray

        # A killed worker's task is started again by Ray itself, up to PATIENCE times.
        task = ray.remote(max_retries=PATIENCE)(work)
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

        answer: Future[A] = ray.remote(max_retries=PATIENCE)(work).remote(job).future()
        deaths = (ray.exceptions.WorkerCrashedError, ray.exceptions.RaySystemError, ray.exceptions.NodeDiedError)
        return _named(answer, deaths, lambda death: WorkersError("workers-keep-dying", reason=_first_line(death)))

    def close(self) -> None:
        import ray

        ray.shutdown()


def _named(
    answer: Future[A], deaths: tuple[type[Exception], ...], name: Callable[[Exception], WorkersError]
) -> Future[A]:
    """The same answer; where the worker died it says so in our words."""
    named: Future[A] = Future()

    def tell(answer: Future[A]) -> None:
        if answer.cancelled() or not named.set_running_or_notify_cancel():
            named.cancel()
        elif isinstance(problem := answer.exception(), deaths):
            named.set_exception(name(problem))
        elif problem is not None:
            named.set_exception(problem)
        else:
            named.set_result(answer.result())

    answer.add_done_callback(tell)
    return named


def _first_line(problem: Exception) -> str:
    return (str(problem).strip() or type(problem).__name__).splitlines()[0]


def _dial(address: str) -> None:
    """Is anybody there, and of Ray's kind? Ray itself would go on asking for minutes."""
    if address == "auto":
        address = _noted()
        if not address:
            return  # Ray says at once that there is none
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdigit():
        raise WorkersError("workers-no-address", address=address)
    try:
        with socket.create_connection((host.strip("[]"), int(port)), DIAL) as line:
            if os.environ.get("RAY_USE_TLS", "0") in ("", "0"):
                _greet(line)
    except (OSError, OverflowError) as problem:
        raise WorkersError("workers-no-answer", address=address, reason=_first_line(problem)) from None


def _greet(line: socket.socket) -> None:
    """OSError unless the greeting of HTTP/2, which Ray's clusters speak, is answered in kind."""
    settings = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
    line.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + settings)
    if line.recv(len(settings))[3:4] != settings[3:4]:
        raise OSError(errno.EPROTO, os.strerror(errno.EPROTO))


def _noted() -> str:
    """What `auto` stands for: the address in the environment, or the one that Ray noted when it last started here. The
    note stays when that cluster is killed.
    """
    wanted = os.environ.get("RAY_ADDRESS", "auto")
    if wanted != "auto":
        return wanted
    folder = os.environ.get("RAY_TMPDIR") or os.environ.get("TMPDIR") or "/tmp"
    note = Path(folder, "ray", "ray_current_cluster")
    return note.read_text(encoding="utf-8").strip() if note.is_file() else ""


def hire(number: int = 1, ray: str | None = None) -> Workers:
    """The workers that a command's --workers and --ray ask for."""
    if ray is not None:
        return Cluster(ray)
    return Processes(number) if number > 1 else Workers()
