"""Wire: the two things that leave thousands of times a second, an answer to a choice and a message to a listener, each
written to its socket in one piece. All else goes the framework's way, and so do these where a server has no such wire.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

ANSWER, WRITE = "marula.answer", "marula.write"
"""Extensions of a request's or a listener's scope: what the wire offers to the app."""
CALL = "call"
WHOLE_WITHIN = 60.0
"""Seconds in which a request must have come as a whole, and a new connection its first one."""
UNHEARD = 60_000
"""Milliseconds after which the system gives up a connection whose other side no longer says that it got anything."""
FINAL_TEXT = 0x81
"""The first byte of a WebSocket's frame: a text, whole."""


class Asking(HttpToolsProtocol):
    """A connection for requests. Whoever vanishes in the middle of one does not keep it."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        give_up(transport.get_extra_info("socket"))
        self.whole = False
        """Has all of the present request come?"""
        self.alarm: asyncio.TimerHandle | None = None
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.whole or self.alarm is not None:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.whole = True
        self._watch()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.whole = True
        super().handle_websocket_upgrade()

    def _watch(self) -> None:
        """Wait only so long for what is still to come of a request."""
        if self.whole and self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        elif not self.whole and self.alarm is None:
            self.alarm = self.loop.call_later(WHOLE_WITHIN, self.transport.abort)

    def on_message_complete(self) -> None:
        self.whole = True
        super().on_message_complete()

    def on_message_begin(self) -> None:
        self.whole = False
        super().on_message_begin()
        self.scope["extensions"] = {ANSWER: {CALL: self.answer}}

    def answer(self, scope: Any, headers: bytes, body: bytes) -> bool:
        """Answer this request with 200 in one piece; False where the usual way must be taken: several requests are
        under way, the connection is to be closed, or whoever asked has gone or does not read."""
        cycle = self.cycle
        if cycle.scope is not scope or cycle.response_started or cycle.disconnected:
            return False
        if self.flow.write_paused or not cycle.keep_alive or self.transport.is_closing():
            return False
        dated = b"".join([b"%b: %b\r\n" % pair for pair in self.server_state.default_headers])
        head = b"HTTP/1.1 200 OK\r\n%b%bcontent-length: %d\r\n\r\n" % (dated, headers, len(body))
        cycle.response_started = cycle.response_complete = True
        self.transport.write(head + body)
        cycle.message_event.set()
        cycle.on_response()
        return True


class Listening(WebSocketsSansIOProtocol):
    """A connection of a listener. It must not be compressed: see serve.py."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = {CALL: self.write}

    def keepalive_timeout(self) -> None:
        """No answer to a ping: whoever was there is gone. What still waits to be sent there is dropped with it, or it
        would be kept, and its seat be called present, until the system gives up."""
        super().keepalive_timeout()
        self.transport.abort()

    def write(self, text: bytes) -> bool:
        """Send a text now; False where it cannot be: whoever does not read is told when it has read."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(frame(text))
        return True


def frame(text: bytes) -> bytes:
    """A text as a server sends it: one frame, not masked."""
    size = len(text)
    if size < 126:
        return bytes((FINAL_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((FINAL_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big") + text


def give_up(connection: socket.socket | None) -> None:
    """Let the system find out when the other side's machine is gone: no farewell comes from there."""
    if connection is None or connection.family not in (socket.AF_INET, socket.AF_INET6):
        return
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, UNHEARD // 2000)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, 10)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD)


def offered(scope: Any, name: str) -> Callable[..., bool] | None:
    """What the wire offers here, if anything."""
    found: dict[str, Callable[..., bool]] | None = (scope.get("extensions") or {}).get(name)
    return None if found is None else found[CALL]
