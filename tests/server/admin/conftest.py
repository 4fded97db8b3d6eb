"""A database of each kind, with nothing in it."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.common import sqlite
from tests.server.postgres import Postgres, postgres

NUMBERS = count()


@pytest.fixture(scope="package")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    running: Postgres = request.getfixturevalue("server")
    return running.new_database(f"admin_{next(NUMBERS)}")
