"""The uvicorn server: the app on one or several processes, with a graceful stop."""

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
from marula.server.http.connection_counts import ConnectionLimits, raise_descriptor_limit
from marula.server.http.limited_connections import LimitedHttpProtocol, LimitedWebSocketProtocol
from marula.server.http.logs import log_to_stderr
from marula.server.http.rate_limit import RateLimiter
from marula.server.runtime.stop_with_supervisor import stop_with_supervisor

SETTINGS_VARIABLE, LOG_VARIABLE = "MARULA_SERVER", "MARULA_LOG"
"""Where a worker process finds its settings: it starts with nothing but its environment."""


def app_from_environment() -> Litestar:
    """The app of a worker process."""
    log_to_stderr(os.environ[LOG_VARIABLE])
    stop_with_supervisor()
    settings = msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=Settings)
    app = create_app(settings)
    limit_connections(app, settings)
    # Garbage collection of everything that is loaded, and of thousands of listeners, would stop the server in the
    # middle of people's turns. What is loaded now is never looked at again, the rest seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # The writer's thread takes Python's lock a few times for each transaction, and people wait for it. By default the
    # busier thread may keep the lock for five milliseconds each time.
    sys.setswitchinterval(0.0005)
    return app


def limit_connections(app: Litestar, settings: Settings) -> None:
    """Keep this process below the system's limit of descriptors."""
    per_address = settings.connections if settings.limits else None
    limits = ConnectionLimits(raise_descriptor_limit(), per_address, settings.proxies)
    limiter: RateLimiter = app.state.rate_limiter
    limits.note = limiter.note
    limiter.max_listeners = limits.most_listeners
    LimitedHttpProtocol.limits = limits


class Server(uvicorn.Server):
    """A server that was asked to stop ends with exit code 0, not with a signal."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def run(settings: Settings, listening: socket.socket, workers: int = 1, log_level: str = "warning") -> None:
    """Serve on an open socket until Ctrl-C or SIGTERM. Requests under way are finished, and listeners are closed with
    1012. Whoever opened the socket closes it."""
    os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings).decode()
    os.environ[LOG_VARIABLE] = log_level
    log_to_stderr(log_level)
    config = uvicorn.Config(
        "marula.server.http.uvicorn_server:app_from_environment",
        factory=True,
        workers=workers,
        log_level=log_level,
        access_log=False,  # a log must not hold the addresses of unlisted tables
        log_config=None,
        http=LimitedHttpProtocol,
        ws=LimitedWebSocketProtocol,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # costs 64 KB and more for every listener; a reverse proxy may compress
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=settings.proxies,
    )
    if workers == 1:
        Server(config).run([listening])
        return
    Multiprocess(config, sockets=[listening]).run()
