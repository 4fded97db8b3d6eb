"""The database that a command opens: its URL, or where it lies by default; and what serving needs."""

from __future__ import annotations

import os
import re

from marula.cli.bad_input import BadInput

ADDRESS = r"\w[\w+.-]+:|[\s\S]*?://|(?=.*\bpassword ?=)\w+ ?="
"""How an address begins, and no name of a file: with a scheme, whatever is wrong with it or the rest, or as libpq has
it. The drive of a file on Windows has one letter."""


def need_server() -> None:
    """Refuse a command if the server's packages are not installed. The rules can be used without them."""
    try:
        import alembic
        import litestar
        import uvicorn
    except ModuleNotFoundError as problem:
        raise BadInput("bad-server", package=str(problem.name)) from None
    del alembic, litestar, uvicorn


def database_url(given: str | None, default: str) -> str:
    """The URL that was asked for, or a SQLite file of this name in the user's data folder."""
    if given is None:
        from platformdirs import user_data_path  # comes with the server, and other commands need no server

        return f"sqlite:///{user_data_path('marula') / default}"
    if given.startswith(("postgresql://", "postgres://", "sqlite:///")):
        return given
    if address := re.match(ADDRESS, given):  # what follows may hold a password
        raise BadInput("bad-database", address=f"{address[0]}…")
    if "\0" in given or "?" in given:
        raise BadInput("bad-database", address=repr(given))
    return f"sqlite:///{os.path.realpath(given)}"
