"""What executes statements: the interface that SQLAlchemy's connection and SQLite's fast transaction share."""

from __future__ import annotations

from typing import Any, Protocol


class Executor(Protocol):
    """Executes a statement of SQLAlchemy with one row of parameters, or with a list of them."""

    def execute(self, statement: Any, parameters: Any = None, /) -> Any: ...
