"""What serve and play share: the database's address and structured logs."""

from __future__ import annotations

import json
import logging
import sys
import time
from pathlib import Path

from marula.commands.common import BadInput


def need_server() -> None:
    """The rules can be used without a server; say so where it is missing."""
    try:
        import alembic
        import litestar
        import uvicorn
    except ModuleNotFoundError as problem:
        raise BadInput(f"serving needs more packages ({problem.name}): pip install 'marula[server]'") from None
    del alembic, litestar, uvicorn


def database_url(asked: str | None) -> str:
    """The URL that was asked for, or a SQLite file in the user's data folder."""
    if asked is None:
        from platformdirs import user_data_path  # comes with the server, and other commands need no server

        return sqlite_in(user_data_path("marula"))
    if asked.startswith(("postgresql://", "postgres://", "sqlite:///")):
        return asked
    if "://" in asked:
        raise BadInput(f"--database {asked}: write postgresql://… or sqlite:///FILE")
    return f"sqlite:///{Path(asked).resolve()}"


def sqlite_in(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(f"{folder} cannot be made ({problem.strerror}); use --database FILE") from None
    return f"sqlite:///{folder / 'tables.db'}"


class Structured(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        body = {"at": at, "level": record.levelname.lower(), "from": record.name, "what": record.getMessage()}
        if record.exc_info and record.exc_info[0] is not None:
            body["fault"] = record.exc_info[0].__name__
        return json.dumps(body, ensure_ascii=False)


def log_to_stderr(level: str) -> None:
    """All logs as lines of JSON on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
