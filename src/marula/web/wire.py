"""Wire: the two things that leave thousands of times a second, an answer to a choice and a message to a listener, each
written to its socket in one piece. All else goes the framework's way, and so do these where a server has no such wire.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

ANSWER, WRITE = "marula.answer", "marula.write"
"""Extensions of a request's or a listener's scope: what the wire offers to the app."""
CALL = "call"
FINAL_TEXT = 0x81
"""The first byte of a WebSocket's frame: a text, whole."""


class Asking(HttpToolsProtocol):
    """A connection for requests."""

    def on_message_begin(self) -> None:
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


def offered(scope: Any, name: str) -> Callable[..., bool] | None:
    """What the wire offers here, if anything."""
    found: dict[str, Callable[..., bool]] | None = (scope.get("extensions") or {}).get(name)
    return None if found is None else found[CALL]
