"""Runs tests in a process that imports one module with a fault in it. The job comes as JSON on standard input."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import pytest

from tools.mutants.campaign import ROOT, first_failure, of_game
from tools.mutants.imports import import_as
from tools.mutants.mutations import mutated_code


class Fresh:
    """Runs the job's tests and notes the first that fails."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        self.answer = "import"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if of_game(item, self.job["game"])]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        tests: dict[str, float] = self.job["tests"]
        missing = [test for test in tests if test not in items]
        if not (session.testsfailed or missing):
            self.answer = first_failure([items[test] for test in tests], tests) or "survived"
        return True


def main() -> None:
    job = json.load(sys.stdin)
    path = ROOT / job["path"]
    import_as(str(path), mutated_code(path, job["number"]))
    files = sorted({test.split("::")[0] for test in job["tests"]})
    fresh = Fresh(job)
    answers = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    pytest.main([*files, "-p", "no:cacheprovider", "-p", "no:xdist"], plugins=[fresh])
    os.write(answers, f"\n{fresh.answer}\n".encode())


if __name__ == "__main__":
    main()
