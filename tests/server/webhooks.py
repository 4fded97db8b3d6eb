"""A receiver of webhooks and pushes on this machine."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any


class WebhookReceiver:
    """An HTTP server that remembers what was posted to it."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, dict[str, Any]]] = []
        """Each webhook: its path and its JSON."""
        self.pushes: list[tuple[dict[str, str], bytes]] = []
        """Each push: its headers and its body, which is encrypted."""
        self.status = 204
        """What is answered."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if self.headers["Content-Encoding"]:
                    receiver.pushes.append((dict(self.headers), body))
                else:
                    receiver.posted.append((self.path, json.loads(body)))
                self.send_response(receiver.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"


@contextmanager
def receiving() -> Iterator[WebhookReceiver]:
    """A receiver that runs."""
    receiver = WebhookReceiver()
    thread = threading.Thread(target=receiver.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        thread.join()
        receiver.server.server_close()
