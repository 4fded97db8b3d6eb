"""Logs: one JSON object a line, on standard error."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable

FOREIGN = "marula.websocket"
"""Our name for the lines of uvicorn and websockets about one connection."""
QUIET_SECONDS = 60.0
MAX_LINES = 200


class JsonFormatter(logging.Formatter):
    """Writes time, level, logger and message. Of an exception only the kind: its text could quote a secret."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        body = {"at": at, "level": record.levelname.lower(), "from": record.name, "what": record.getMessage()}
        if record.exc_info and record.exc_info[0] is not None:
            body["fault"] = record.exc_info[0].__name__
        return json.dumps(body, ensure_ascii=False)


class OursOnly(logging.Filter):
    """Lets other libraries log only warnings and errors: of each the first line, at most once a minute.

    Their finer messages hold clients' addresses, links of tables, addresses of webhooks and the text of requests. They
    write a line for each malformed request, so without a limit anyone could fill the disk.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.lines: dict[tuple[str, str, str], tuple[float, int]] = {}
        """When each line was last written, and how often it was left out since."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.split(".", 1)[0] == "marula" and record.name != FOREIGN:
            return True
        record.msg, record.args = record.getMessage().split("\n", 1)[0], ()
        if record.levelno >= logging.WARNING:
            return self._first_in_a_while(record)
        return record.name == "uvicorn.error" and record.levelno >= logging.INFO

    def _first_in_a_while(self, record: logging.LogRecord) -> bool:
        fault = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] is not None else ""
        line = (record.name, str(record.msg), fault)
        if line not in self.lines and len(self.lines) >= MAX_LINES:
            line = ("", "", "")  # all further ones share a place
        now = self.clock()
        at, left_out = self.lines.get(line, (float("-inf"), 0))
        if now - at < QUIET_SECONDS:
            self.lines[line] = (at, left_out + 1)
            return False
        self.lines[line] = (now, 0)
        if left_out:
            record.msg = f"{record.msg} ({left_out + 1} times)"
        return True


def log_to_stderr(level: str) -> None:
    """All logs of this process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(OursOnly())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
