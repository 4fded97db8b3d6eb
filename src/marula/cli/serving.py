"""What serve and play share: the database's address, and what serving needs."""

from __future__ import annotations

from pathlib import Path

from marula.cli.common import BadInput


def need_server() -> None:
    """The rules can be used without a server; say so where it is missing."""
    try:
        import alembic
        import litestar
        import uvicorn
    except ModuleNotFoundError as problem:
        raise BadInput("bad-server", package=str(problem.name)) from None
    del alembic, litestar, uvicorn


def database_url(given: str | None) -> str:
    """The URL that was asked for, or a SQLite file in the user's data folder."""
    if given is None:
        from platformdirs import user_data_path  # comes with the server, and other commands need no server

        return sqlite_in(user_data_path("marula"))
    if given.startswith(("postgresql://", "postgres://", "sqlite:///")):
        return given
    if "://" in given:
        raise BadInput("bad-database", address=given)
    return f"sqlite:///{Path(given).resolve()}"


def sqlite_in(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput("bad-data-folder", folder=str(folder), reason=str(problem.strerror)) from None
    return f"sqlite:///{folder / 'tables.db'}"
