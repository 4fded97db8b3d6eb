"""Connections: uvicorn's protocols, with limits on how many there are, how long a request takes and how large it is.

uvicorn itself waits for ever for the rest of a request, reads headers of any size, and accepts connections until the
system has no descriptor left. These classes need uvicorn's callbacks, so its minor version is pinned in pyproject.toml.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import time
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from marula.server.http.body_sizes import MAX_FILE
from marula.server.http.client_address import forwarded_for
from marula.server.http.connection_counts import MOST_REFUSED, REFUSED_WITHIN, ConnectionLimits
from marula.server.http.rate_limit import OVER_CAPACITY, TokenBucket
from marula.server.storage.bans import client_of

REQUEST_WITHIN = 60.0
"""Seconds in which a whole request must arrive; also the first one of a new connection."""
UNACKNOWLEDGED = 60_000
"""Milliseconds after which the system drops a connection whose other side acknowledges nothing."""
READ_SECONDS, READ_BYTES = 60.0, 64 * 1024
"""Whoever reads less of an answer in this time is dropped. What waits to be read fills the memory."""
MAX_HEAD = 64 * 1024
"""Bytes of a request's first line and headers. Browsers send a few thousand."""
MAX_REQUEST = MAX_FILE + 2 * MAX_HEAD
"""Bytes of a whole request."""
MAX_PIPELINED = 32
"""Requests that may wait on one connection for the answer to an earlier one. Browsers and proxies send none ahead."""
LISTENER_BYTES, LISTENER_SECONDS = 128 * 1024, 64.0
"""A listener sends one hello and then short pings: so many bytes at once, and as many again in so many seconds."""

quiet = logging.getLogger("marula.websocket")
"""For uvicorn's and websockets' own lines: they hold addresses, table links and, at debug, the text of messages."""
quiet.setLevel(logging.WARNING)


class TooManyPipelined(Exception):
    """More requests were sent ahead than may wait."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """A connection for requests. Each must arrive in time and be of a sane size."""

    limits: ClassVar[ConnectionLimits] = ConnectionLimits()
    """Shared by all connections of this process."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        detect_vanished_peer(transport.get_extra_info("socket"))
        self.request_complete = False
        self.in_head = True
        self.received = 0
        self.alarm: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None
        self.unread_bytes = 0
        self.unread_of = ""
        self.address = client_of(self.client[0]) if self.client else "?"
        self.counted = ""
        """Behind a proxy: the address that the request under way is counted for."""
        self.admitted = self.limits.admit(self.address)
        if self.admitted:
            self.set_idle()
            self._set_alarm()
        else:
            self._refuse_connection()

    def _refuse_connection(self) -> None:
        """Let it ask, so that it can be told why. If many wait for that, close it at once."""
        limits = self.limits
        limits.refused += 1
        self.app_state = {**self.app_state, OVER_CAPACITY: True}
        if limits.refused > MOST_REFUSED:
            self.transport.abort()
        else:
            self.alarm = self.loop.call_later(REFUSED_WITHIN, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.received += len(data)
        super().data_received(data)
        if self.received > (MAX_HEAD if self.in_head else MAX_REQUEST):
            self._too_large()
        elif not self.request_complete or self.alarm is not None:
            self._set_alarm()

    def pause_writing(self) -> None:
        """The other side reads too slowly, or not at all."""
        super().pause_writing()
        self._watch_reader()
        self.unread_of, self.unread_bytes = self.counted or self.address, self.transport.get_write_buffer_size()
        if not self.limits.add_unread(self.unread_of, self.unread_bytes):
            self.note("too many answers that are not read")
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting_for_reader()

    def _watch_reader(self) -> None:
        left = self.transport.get_write_buffer_size()
        self.unread = self.loop.call_later(READ_SECONDS, self._check_reader, left)

    def _check_reader(self, before: int) -> None:
        if before - self.transport.get_write_buffer_size() < READ_BYTES:
            self.note("an answer that is not read")
            self.transport.abort()
        else:
            self._watch_reader()

    def _stop_waiting_for_reader(self) -> None:
        self.limits.add_unread(self.unread_of, -self.unread_bytes)
        self.unread_bytes = 0
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def _too_large(self) -> None:
        self.note("too large a request")
        if self.in_head and not self._answering() and not self.transport.is_closing():
            self.transport.write(STATUS_LINE[431] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def _answering(self) -> bool:
        """Is an earlier request still worked on?"""
        return self.cycle is not None and not self.cycle.response_complete

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_complete = True
        self._stop_waiting_for_reader()
        self._set_alarm()
        self.release()
        super().connection_lost(exc)

    def release(self) -> None:
        """The connection has closed, as a request's or as a listener's."""
        self.limits.idle.pop(self, None)
        self._uncount()
        if self.admitted:
            self.limits.release(self.address)
        else:
            self.limits.refused -= 1

    def set_idle(self) -> None:
        """Nothing is under way here: it may be closed when others need the descriptor."""
        if self.admitted:
            self.limits.idle[self] = None

    def note(self, reason: str) -> None:
        """Log a refusal."""
        self.limits.note(reason, self.counted or self.address)

    def close_idle(self) -> None:
        """Others need the descriptor more."""
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        if self._answering():  # its answer would be written between the listener's messages, and counted after its end
            self.note("a listener on a connection with a request under way")
            self.transport.abort()
            return
        self.request_complete = True
        self._set_alarm()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, LimitedWebSocketProtocol):
            protocol.requests = self
            protocol.refuse_unread_handshake()

    def on_message_begin(self) -> None:
        # One read may hold thousands of tiny requests, and uvicorn reads on after each answer. Each that waits takes
        # about 5 KB, and nothing else is done while they are read. What is raised here ends the reading.
        if len(self.pipeline) >= MAX_PIPELINED:
            self.note("too many requests at once")
            raise TooManyPipelined
        self.request_complete = False
        self.in_head = True
        self.received = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.limits.idle.pop(self, None)
        if self.limits.proxies:
            self._count_forwarded()
        super().on_headers_complete()

    def _count_forwarded(self) -> None:
        """Behind a proxy: count the request for the address that the proxy names."""
        forwarded = forwarded_for(self.headers)
        if forwarded is None or self.counted:
            return
        address = client_of(forwarded)
        if self.limits.count(address):
            self.counted = address
        else:
            self.scope["state"][OVER_CAPACITY] = True
            self.app_state = {**self.app_state, OVER_CAPACITY: True}  # for a listener; this connection then ends

    def _uncount(self) -> None:
        if self.counted:
            self.limits.uncount(self.counted)
            self.counted = ""

    def on_message_complete(self) -> None:
        self.request_complete = True
        self.received = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._uncount()
        if OVER_CAPACITY in self.app_state:
            self.transport.close()  # whoever was refused has to connect again
        elif not self.pipeline and not self.transport.is_closing():
            self.set_idle()
        super().on_response_complete()

    def _set_alarm(self) -> None:
        """The alarm runs while a request is incomplete."""
        if self.request_complete and self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        elif not self.request_complete and self.alarm is None:
            self.alarm = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection of a listener. It may send little, and nothing of it is logged."""

    requests: LimitedHttpProtocol | None = None
    """The connection as it was before it became a listener's. It knows for whom it is counted."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.logger = self.conn.logger = quiet
        self.conn.debug = False
        self.bucket = TokenBucket(LISTENER_BYTES, time.monotonic())

    def data_received(self, data: bytes) -> None:
        if self.bucket.take(LISTENER_BYTES, LISTENER_SECONDS, time.monotonic(), len(data)):
            if self.requests is not None:
                self.requests.note("too_many_messages")
            self.transport.abort()
            return
        super().data_received(data)

    def refuse_unread_handshake(self) -> None:
        """websockets finds the first line or a header too long, or the headers too many. uvicorn does not notice that,
        and would keep the connection for ever without an answer."""
        if self.conn.handshake_exc is None or self.handshake_initiated or self.requests is None:
            return
        self.requests.note("too large a request")
        refusal = STATUS_LINE[400] + b"content-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(b"".join(self.conn.data_to_send()) or refusal)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.requests is not None:
            self.requests.release()
            self.requests = None
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent and self.requests is not None:
            self.requests.set_idle()  # it only waits for the other side's goodbye

    def keepalive_timeout(self) -> None:
        """A ping was not answered, so the client is gone. What waits to be sent there is dropped too; otherwise it
        would be kept, and its seat be called present, until the system gives up."""
        super().keepalive_timeout()
        self.transport.abort()


def detect_vanished_peer(connection: socket.socket | None) -> None:
    """Let the system find out when the other side's machine is gone without closing."""
    if connection is None or connection.family not in (socket.AF_INET, socket.AF_INET6):
        return
    with contextlib.suppress(OSError):  # it is gone already
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, UNACKNOWLEDGED // 2000)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, 10)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED)
