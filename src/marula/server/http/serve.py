"""Serving: the app under uvicorn, on one or several processes, and a graceful stop."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import sys
from collections.abc import Iterator

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from marula.server.http.app import Settings, create_app
from marula.server.http.fast_protocol import Asking, Listening
from marula.server.http.logs import log_to_stderr

HEAD = "MARULA_SERVER"
"""Where a worker process finds its settings: it starts from nothing but its environment."""


LOG = "MARULA_LOG"


def app_from_environment() -> Litestar:
    """What each worker process runs."""
    log_to_stderr(os.environ[LOG])
    app = create_app(msgspec.json.decode(os.environ[HEAD], type=Settings))
    # What is loaded now stays; looking through it, and through thousands of listeners, for what may go makes a server
    # stop and think in the middle of everyone's turns. So: never the former, and seldom the latter.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # The thread that writes asks for Python's lock a few times for each transaction, and people wait for it. It should
    # not wait five milliseconds each time, which is how long Python lets the busier thread keep the lock.
    sys.setswitchinterval(0.0005)
    return app


class Server(uvicorn.Server):
    """A server that was asked to stop, and did, has ended well: exit code 0, not death by signal."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def run(
    settings: Settings,
    host: str,
    port: int,
    workers: int = 1,
    log_level: str = "warning",
    listening: socket.socket | None = None,
) -> None:
    """Serve until told to stop. Ctrl-C or SIGTERM finishes what is under way, and closes listeners with 1012.

    One worker can be given an open socket; whoever opened it keeps it open when the server has stopped.
    """
    os.environ[HEAD] = msgspec.json.encode(settings).decode()
    os.environ[LOG] = log_level
    log_to_stderr(log_level)
    config = uvicorn.Config(
        "marula.server.http.serve:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level=log_level,
        access_log=False,  # addresses of tables that are not listed have no place in a log
        log_config=None,
        http=Asking,
        ws=Listening,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # costs 64 KB and more for every listener; a reverse proxy may compress
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=settings.proxies,
    )
    if workers == 1:
        Server(config).run(None if listening is None else [listening])
        return
    Multiprocess(config, sockets=[config.bind_socket()]).run()
