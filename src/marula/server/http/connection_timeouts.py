"""Connection time-outs: uvicorn's protocols, with clients dropped that have vanished or send too slowly.

uvicorn itself waits for ever for the rest of a request. These classes need uvicorn's callbacks, so its minor version
is pinned in pyproject.toml.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_WITHIN = 60.0
"""Seconds in which a whole request must arrive; also the first one of a new connection."""
UNACKNOWLEDGED = 60_000
"""Milliseconds after which the system drops a connection whose other side acknowledges nothing."""


class TimedHttpProtocol(HttpToolsProtocol):
    """A connection for requests. Each request must arrive in time."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        detect_vanished_peer(transport.get_extra_info("socket"))
        self.request_complete = False
        self.alarm: asyncio.TimerHandle | None = None
        self._set_alarm()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.request_complete or self.alarm is not None:
            self._set_alarm()

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_complete = True
        self._set_alarm()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.request_complete = True
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self.request_complete = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.request_complete = True
        super().on_message_complete()

    def _set_alarm(self) -> None:
        """The alarm runs while a request is incomplete."""
        if self.request_complete and self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        elif not self.request_complete and self.alarm is None:
            self.alarm = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)


class TimedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection of a listener."""

    def keepalive_timeout(self) -> None:
        """A ping was not answered, so the client is gone. What waits to be sent there is dropped too; otherwise it
        would be kept, and its seat be called present, until the system gives up."""
        super().keepalive_timeout()
        self.transport.abort()


def detect_vanished_peer(connection: socket.socket | None) -> None:
    """Let the system find out when the other side's machine is gone without closing."""
    if connection is None or connection.family not in (socket.AF_INET, socket.AF_INET6):
        return
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, UNACKNOWLEDGED // 2000)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, 10)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED)
