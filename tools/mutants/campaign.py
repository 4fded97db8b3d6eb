"""A pytest plugin that runs a game's tests once, then again for each mutant, in forks of the collected session.

A fault inside a function is planted by giving the function other code, so nothing is imported or collected again.
A fault at a module's level needs a new process; `fresh.py` runs it.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.lines import LineRecorder, Lines
from tools.mutants.mutations import Mutant, mutated_code

ROOT = Path(__file__).resolve().parents[2]
MEMORY = 3 * 2**30
HANGS_AFTER = 5.0
"""Seconds of processor time beyond eight times what the test takes without a fault."""
GOLDEN = 2
"""Golden matches that are played beyond the budget: they are slow, and notice most."""
LAW_SECONDS = 0.4
"""What a law takes in plain Python, about."""
LAWS_OF_OTHERS = {
    "policy_scores_use_only_what_the_seat_knows",
    "an_opponent_model_changes_only_hidden_things",
    "win_chances_are_probabilities",
    "everything_has_a_text_in_every_language",
}
"""Laws about bots and texts: slow, and not what should notice a wrong rule."""


class Result(NamedTuple):
    """What became of a mutant."""

    mutant: Mutant
    fate: str
    """killed, hung or survived."""
    by: str
    """The test that failed."""


class Measured(NamedTuple):
    """One test, as it ran without a fault."""

    test: str
    seconds: float
    lines: Lines


class Campaign:
    """Collects the tests of one game, measures them, and runs them against mutants."""

    def __init__(
        self,
        game: str,
        mutants: Sequence[Mutant],
        workers: int,
        budget: float,
        told: Callable[[Result], None],
    ) -> None:
        self.game = game
        self.mutants = mutants
        self.workers = workers
        self.budget = budget
        """Seconds of tests a mutant at most: the quickest of those that execute it."""
        self.told = told
        self.files = sorted({str(ROOT / mutant.path) for mutant in mutants})
        self.recorder = LineRecorder(self.files)
        self.importing: Lines = {}
        """Lines that ran while the modules were imported: too late to replace their function."""
        self.measured: list[Measured] = []
        self.laws: list[Measured] = []
        """Not measured: they play whole matches, reach nearly everything, and come last."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if of_game(item, self.game)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.importing = self.recorder.taken()
        if session.testsfailed:
            raise pytest.UsageError("the tests cannot be collected")
        items = {item.nodeid: item for item in session.items}
        self.laws = [Measured(item.nodeid, LAW_SECONDS, {}) for item in session.items if is_law(item)]
        self.measured = self._measure([item for item in session.items if not is_law(item)])
        running: dict[int, tuple[Mutant, int]] = {}
        for mutant in self.mutants:
            tests = self._tests_of(mutant)
            if len(running) >= self.workers:
                self._collect_one(running)
            pid, pipe = self._start(mutant, tests, items)
            running[pid] = (mutant, pipe)
        while running:
            self._collect_one(running)
        return True

    def _measure(self, items: list[pytest.Item]) -> list[Measured]:
        """Runs each test once, and notes its lines, in a fork: this process stays as it was after collecting."""
        with tempfile.NamedTemporaryFile("w+", suffix=".json") as file:
            pid = os.fork()
            if pid == 0:
                found = []
                for item in items:
                    start = time.process_time()
                    failed = run(item, 0)
                    seconds = time.process_time() - start
                    lines = {name: sorted(at) for name, at in self.recorder.taken().items()}
                    if failed:
                        print(f"fails without a fault, so it is left out: {item.nodeid}", file=sys.stderr)
                    else:
                        found.append([item.nodeid, seconds, lines])
                Path(file.name).write_text(json.dumps(found), encoding="utf-8")
                os._exit(0)
            os.waitpid(pid, 0)
            found = json.loads(Path(file.name).read_text(encoding="utf-8"))
        measured = [
            Measured(test, seconds, {name: set(at) for name, at in seen.items()}) for test, seconds, seen in found
        ]
        return sorted(measured, key=lambda one: one.seconds)

    def _tests_of(self, mutant: Mutant) -> list[Measured]:
        """The tests that execute the fault, quickest first, as many as the budget allows, and two golden matches."""
        file = str(ROOT / mutant.path)
        reaching = [one for one in self.measured if mutant.first in one.lines.get(file, ())]
        if not reaching:  # it runs while modules are imported: tests that are named like the module come first
            touching = [one for one in self.measured if file in one.lines] or self.measured
            reaching = sorted(touching, key=lambda one: Path(file).stem not in one.test.partition("::")[0])
        spent = list(accumulate(one.seconds for one in [*reaching, *self.laws]))
        chosen = [one for one, so_far in zip([*reaching, *self.laws], spent, strict=True) if so_far <= self.budget]
        golden = [one for one in reaching if "golden" in one.test and one not in chosen]
        return [*chosen, *golden[:GOLDEN]] or reaching[:1] or self.laws[:1]

    def _in_function(self, mutant: Mutant) -> bool:
        """Whether the fault can be planted in a function that has not run yet."""
        return bool(mutant.function) and mutant.first not in self.importing.get(str(ROOT / mutant.path), set())

    def _start(self, mutant: Mutant, tests: list[Measured], items: dict[str, pytest.Item]) -> tuple[int, int]:
        reading, writing = os.pipe()
        pid = os.fork()
        if pid:
            os.close(writing)
            return pid, reading
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if self._in_function(mutant) and replace_function(mutant):
            killer = first_failure([items[one.test] for one in tests], {one.test: one.seconds for one in tests})
        else:
            killer = in_a_fresh_process(self.game, mutant, tests)
        os.write(writing, killer.encode())
        os._exit(1 if killer else 0)

    def _collect_one(self, running: dict[int, tuple[Mutant, int]]) -> None:
        pid, status = os.wait()
        mutant, pipe = running.pop(pid)
        with os.fdopen(pipe, "rb") as file:
            killer = file.read().decode()
        if os.WIFSIGNALED(status) or killer == "hung":
            self.told(Result(mutant, "hung", ""))
        else:
            self.told(Result(mutant, "killed" if killer else "survived", killer))


def is_law(item: pytest.Item) -> bool:
    """Whether the test is one of a law on random matches."""
    callspec = getattr(item, "callspec", None)
    return callspec is not None and "law" in callspec.params


def of_game(item: pytest.Item, game: str) -> bool:
    """Whether the test is about this game: it lies in the game's folder, or has the game as its parameter."""
    if f"tests/games/{game}/" in item.nodeid:
        return True
    callspec = getattr(item, "callspec", None)
    parameters = callspec.params if callspec else {}
    found, law, setup = (parameters.get(name) for name in ("game", "law", "setup"))
    if found is None or found.name != game or getattr(law, "__name__", "") in LAWS_OF_OTHERS:
        return False
    return setup is None or bool(setup.seats == found.fewest or not setup.options)


def run(item: pytest.Item, limit: float) -> bool:
    """Runs one test; whether it failed. After `limit` seconds of processor time the process is killed."""
    signal.setitimer(signal.ITIMER_PROF, limit)
    reports = runtestprotocol(item, log=False, nextitem=None)
    signal.setitimer(signal.ITIMER_PROF, 0)
    return any(report.failed for report in reports)


def first_failure(items: list[pytest.Item], seconds: dict[str, float]) -> str:
    """The first test that fails; empty if none does."""
    for item in items:
        if run(item, HANGS_AFTER + 8 * seconds[item.nodeid]):
            return item.nodeid
    return ""


def replace_function(mutant: Mutant) -> bool:
    """Gives the function the code with the fault in it; whether that could be done."""
    path = ROOT / mutant.path
    code = _function_code(mutated_code(path, mutant.number), mutant)
    if code is None:
        return False
    found = [
        thing for thing in gc.get_objects() if type(thing) is FunctionType and _is(thing.__code__, str(path), code)
    ]
    try:
        for function in found:
            function.__code__ = code
    except ValueError:  # other free variables: it no longer mentions its class
        return False
    return bool(found)


def _is(code: CodeType, path: str, other: CodeType) -> bool:
    return (code.co_filename, code.co_qualname, code.co_firstlineno) == (path, other.co_qualname, other.co_firstlineno)


def _function_code(code: CodeType, mutant: Mutant) -> CodeType | None:
    """The code of the mutant's function, searched in the module's code."""
    for inner in code.co_consts:
        if not isinstance(inner, CodeType):
            continue
        if inner.co_qualname == mutant.function and _spans(inner, mutant.line):
            return inner
        found = _function_code(inner, mutant)
        if found is not None:
            return found
    return None


def _spans(code: CodeType, line: int) -> bool:
    lines = [at for *_, at in code.co_lines() if at is not None]
    return min(lines) <= line <= max(lines)


def in_a_fresh_process(game: str, mutant: Mutant, tests: list[Measured]) -> str:
    """Runs the tests in a new process that imports the module with the fault in it."""
    job = {
        "path": mutant.path,
        "number": mutant.number,
        "game": game,
        "tests": {one.test: one.seconds for one in tests},
    }
    done = subprocess.run(
        [sys.executable, "-m", "tools.mutants.fresh"],
        input=json.dumps(job),
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    if done.returncode < 0:
        return "hung"
    answer = done.stdout.strip().splitlines()[-1:]
    return answer[0].removeprefix("survived") if answer and done.returncode == 0 else "import"
