"""Small pieces of Markdown that the generated pages share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def cell(text: str) -> str:
    """Text that may stand in a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def code(text: str) -> str:
    """Text as code, also in a cell."""
    return f"`{cell(text)}`"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    """A table, one line a row, and an empty line."""
    names = list(head)
    yield f"| {' | '.join(names)} |"
    yield "|" + "---|" * len(names)
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""
