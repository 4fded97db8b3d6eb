"""Workers: many independent jobs on this process, on several, or on a Ray cluster; answers in the order of the jobs.

Jobs are small and whole: names, numbers and seeds travel, not positions. What a worker had in hand when it was killed
is done again by another, and every answer comes once.
"""

from __future__ import annotations

import importlib.util
import multiprocessing
import signal
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from typing import TypeVar

from marula.core.trouble import Trouble

J = TypeVar("J")
A = TypeVar("A")

PATIENCE = 3
"""How often in a row workers may die without one answer more, before we believe that the job itself kills them."""
DIAL = 3.0
"""Seconds to wait for a cluster's answer before it is called unreachable."""


class WorkersError(Trouble):
    """No workers are to be had, or they keep dying."""


class Workers:
    """This process does it all: the simplest of the three, and what the others are like from outside."""

    def run(self, work: Callable[[J], A], jobs: Iterable[J]) -> Iterator[A]:
        """`work(job)` for each job, in their order. `work` is a function of a module, so that others can find it."""
        return map(work, jobs)


class Processes(Workers):
    """So many processes on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

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
        # spawn, not fork: a fresh process shares nothing by accident, and behaves alike on every system
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.number, context, initializer=_leave_interrupts_to_the_parent)
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

        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True)
        except Exception as problem:  # whatever it raises (it has many kinds), the caller can only be told
            raise WorkersError("workers-not-let-in", address=address, reason=_first_line(problem)) from None

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


def _first_line(problem: Exception) -> str:
    return (str(problem).strip() or type(problem).__name__).splitlines()[0]


def _dial(address: str) -> None:
    """Is anybody there? Ray itself would go on asking for minutes."""
    if address == "auto":
        return  # a cluster on this machine, which Ray finds or misses at once
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdigit():
        raise WorkersError("workers-no-address", address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), DIAL).close()
    except (OSError, OverflowError) as problem:
        raise WorkersError("workers-no-answer", address=address, reason=_first_line(problem)) from None


def hire(number: int = 1, ray: str | None = None) -> Workers:
    """The workers that a command's --workers and --ray ask for."""
    if ray is not None:
        return Cluster(ray)
    return Processes(number) if number > 1 else Workers()
