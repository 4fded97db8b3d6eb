"""Serving: the app under uvicorn, on one or several processes, and a graceful stop."""

from __future__ import annotations

import os

import msgspec
import uvicorn
from litestar import Litestar

from marula.web.app import Settings, create_app

HEAD = "MARULA_SERVER"
"""Where a worker process finds its settings: it starts from nothing but its environment."""


def app_from_environment() -> Litestar:
    """What each worker process runs."""
    return create_app(msgspec.json.decode(os.environ[HEAD], type=Settings))


def run(settings: Settings, host: str, port: int, workers: int = 1, log_level: str = "warning") -> None:
    """Serve until told to stop. Ctrl-C or SIGTERM finishes what is under way, and closes listeners with 1012."""
    os.environ[HEAD] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        "marula.web.serve:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        log_level=log_level,
        access_log=False,  # addresses of tables that are not listed have no place in a log
        log_config=None,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=settings.proxies,
    )
