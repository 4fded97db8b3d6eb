"""Workers: many independent jobs on several processes, answers in the order of the jobs."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

J = TypeVar("J")
A = TypeVar("A")


def run(work: Callable[[J], A], jobs: Iterable[J], workers: int) -> Iterator[A]:
    """`work(job)` for each job. What a killed worker had in hand is done again; every answer comes once."""
    if workers <= 1:
        yield from map(work, jobs)
        return
    waiting = list(jobs)
    answers: dict[int, A] = {}
    done = 0
    # spawn, not fork: a fresh process shares nothing by accident, and behaves alike on every system
    context = multiprocessing.get_context("spawn")
    for attempt in range(3):
        with ProcessPoolExecutor(workers, context) as pool:
            futures: dict[int, Future[A]] = {
                index: pool.submit(work, job) for index, job in enumerate(waiting) if index not in answers
            }
            try:
                for index, future in futures.items():
                    answers[index] = future.result()
                    while done in answers:
                        yield answers[done]
                        done += 1
                return
            except BrokenProcessPool:
                if attempt == 2:
                    raise
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
