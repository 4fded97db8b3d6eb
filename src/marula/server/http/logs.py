"""Logs: one JSON object a line, on standard error."""

from __future__ import annotations

import json
import logging
import sys
import time


class JsonFormatter(logging.Formatter):
    """Time, level, logger and message. Of an exception only its kind, because its text could quote a secret."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        body = {"at": at, "level": record.levelname.lower(), "from": record.name, "what": record.getMessage()}
        if record.exc_info and record.exc_info[0] is not None:
            body["fault"] = record.exc_info[0].__name__
        return json.dumps(body, ensure_ascii=False)


class OursOnly(logging.Filter):
    """Of other libraries only warnings and errors, and of those the first line.

    Their finer messages hold clients' addresses, links of tables, addresses of webhooks and the text of requests.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.split(".", 1)[0] == "marula":
            return True
        record.msg, record.args = record.getMessage().split("\n", 1)[0], ()
        return record.levelno >= logging.WARNING or (record.name == "uvicorn.error" and record.levelno >= logging.INFO)


def log_to_stderr(level: str) -> None:
    """All logs of this process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(OursOnly())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
