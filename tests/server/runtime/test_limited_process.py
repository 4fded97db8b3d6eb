"""A job on strangers' data: it is done, or its process is killed and the next job gets a new one."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from marula.server.runtime import limited_process
from marula.server.runtime.limited_process import LimitedProcess, TooCostly
from marula.server.runtime.thinkers import NoWorkers


def double(number: int) -> int:
    return 2 * number


def whoami(_: object) -> int:
    return os.getpid()


def never_ends(_: object) -> None:
    while True:
        pass


def sleeps(seconds: float) -> None:
    time.sleep(seconds)


def needs(size: int) -> int:
    return len(bytearray(size))


def fails(_: object) -> None:
    raise ValueError("no")


@pytest.fixture
def process() -> Iterator[LimitedProcess]:
    limited = LimitedProcess(cpu_seconds=1)
    yield limited
    limited.close()


def run(process: LimitedProcess, work: Callable[[Any], Any], job: Any) -> Any:
    return asyncio.run(process.run(work, job))


def test_it_works_and_stays(process: LimitedProcess) -> None:
    assert process.process is None, "nothing is started before it is needed"
    assert run(process, double, 21) == 42
    first = run(process, whoami, None)
    assert first != os.getpid()
    with pytest.raises(RuntimeError, match="ValueError: no"):
        run(process, fails, None)
    assert run(process, whoami, None) == first


@pytest.mark.parametrize(("work", "job"), [(never_ends, None), (needs, 1 << 30)])
def test_what_needs_too_much_is_stopped_and_the_next_job_is_done(
    process: LimitedProcess, work: Callable[[Any], Any], job: Any
) -> None:
    began = time.monotonic()
    with pytest.raises(TooCostly):
        run(process, work, job)
    assert time.monotonic() - began < limited_process.SECONDS
    assert run(process, double, 2) == 4


def test_what_waits_for_ever_is_stopped_by_the_clock() -> None:
    process = LimitedProcess(seconds=4.0)
    try:
        with pytest.raises(TooCostly):
            run(process, sleeps, 60.0)
        assert run(process, double, 2) == 4
    finally:
        process.close()


def test_the_server_goes_on_meanwhile(process: LimitedProcess) -> None:
    async def count_beats() -> int:
        job = asyncio.create_task(process.run(never_ends, None))
        beats = 0
        while not job.done():
            await asyncio.sleep(0.01)
            beats += 1
        with pytest.raises(TooCostly):
            job.result()
        return beats

    assert asyncio.run(count_beats()) > 20


def test_few_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_process, "MAX_WAITING", 1)
    process = LimitedProcess()

    async def two() -> list[Any]:
        return await asyncio.gather(*(process.run(double, 1) for _ in range(2)), return_exceptions=True)

    first, second = asyncio.run(two())
    assert first == 2
    assert isinstance(second, NoWorkers)
    assert run(process, double, 3) == 6, "whoever came too early is served later"
    process.close()


def test_it_is_replaced_now_and_then(process: LimitedProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_process, "MAX_JOBS", 2)
    first = [run(process, whoami, None) for _ in range(2)]
    assert first[0] == first[1] != run(process, whoami, None)


def test_nothing_runs_after_the_end(process: LimitedProcess) -> None:
    run(process, double, 1)
    process.close()
    with pytest.raises(NoWorkers):
        run(process, double, 1)
