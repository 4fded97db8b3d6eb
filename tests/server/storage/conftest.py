"""A PostgreSQL server for the tests of the store."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="package")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running
