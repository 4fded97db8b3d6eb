"""A repeated key costs little: anybody may send the same request again as often as requests are allowed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marula.server.runtime.table_loader import TableLoader
from tests.server.http.common import Page, app_on


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    with app_on(tmp_path) as page:
        yield page


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that were read from the store, one after the other."""
    found: list[str] = []
    reading = TableLoader.read

    def noted(loader: TableLoader, id: str, skip: int) -> Any:
        found.append(id)
        return reading(loader, id, skip)

    monkeypatch.setattr(TableLoader, "read", noted)
    return found


def test_a_table_is_not_read_again_for_a_repeated_key(page: Page, read: list[str]) -> None:
    """A fork of a long match has no snapshot yet: each repeat replayed all of it, without a limit."""
    table, secrets = page.full(2)
    first = page.post(f"{table}/chat", {"text": "Hello", "key": "k"}, secrets[0])
    assert [page.post(f"{table}/chat", {"text": "Hello", "key": "k"}, secrets[0]) for _ in range(5)] == 5 * [first]
    assert len(page.get(f"{table}/chat", secrets[0])["lines"]) == 1
    assert read == []
