"""Live socket: a WebSocket that brings a listener up to date at once, and then sends each change."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from marula.core.errors import RefusedError
from marula.core.refusal import Declined
from marula.server.http.access import open_table, require_onlookers_allowed
from marula.server.http.client_address import address_of
from marula.server.http.origin_check import origin_allowed
from marula.server.http.overload_admission import FULL
from marula.server.http.rate_limit import (
    FREE_HISTORY,
    OVER_CAPACITY,
    RateLimiter,
    TokenBucket,
    cost_of_reading,
)
from marula.server.http.rendering.texts import preferred_language
from marula.server.http.requests import ListenHello
from marula.server.http.responses import Pong
from marula.server.http.services import Services, services_of
from marula.server.runtime.live_table import Listener, LiveTable
from marula.server.storage.bans import address_hash
from marula.server.storage.errors import StoreDown
from marula.server.tables import secrets
from marula.server.tables.secrets import HOST

AnyWebSocket = WebSocket[Any, Any, Any]

MALFORMED, WRONG_SECRET, FORBIDDEN, NO_TABLE, TOO_LATE, TOO_MANY, RESTART = 4400, 4401, 4403, 4404, 4408, 4429, 1012
RETRY_SECONDS = 1.0
"""How long a listener waits before it asks a store again that did not answer."""
HELLO_WITHIN = 10.0
"""Seconds a listener has to send its first message."""
PINGS_AT_ONCE, PINGS_A_SECOND = 30, 2
"""A page sends one ping every 20 seconds. Who sends more than this is closed."""
PONG = msgspec.json.encode(Pong(pong=1)).decode()


@websocket("/tables/{id:str}/listen")
async def listen(socket: AnyWebSocket, id: FromPath[str]) -> None:
    """Listen to a table; see docs/reference/http-api.md."""
    limiter: RateLimiter = socket.app.state.rate_limiter
    await socket.accept()
    if limiter.foreign_host(socket.scope) or not origin_allowed(socket.headers, limiter.origins):
        return await socket.close(FORBIDDEN, "origin")
    if OVER_CAPACITY in socket.scope.get("state", ()):
        return await socket.close(TOO_MANY, "too many connections")
    if limiter.banned(socket.scope):
        return await socket.close(FORBIDDEN, "banned")
    address = address_of(socket.scope, limiter.proxies)
    if not limiter.add_listener(address):
        return await socket.close(TOO_MANY, "too many listeners")
    try:
        await _listen(socket, services_of(socket.app.state), id, limiter)
    finally:
        limiter.remove_listener(address)


async def _listen(socket: AnyWebSocket, services: Services, id: str, limiter: RateLimiter) -> None:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = msgspec.json.decode(await socket.receive_data("text"), type=ListenHello)
    except TimeoutError:
        return await socket.close(TOO_LATE, "no first message")
    except (msgspec.MsgspecError, RecursionError):
        return await socket.close(MALFORMED, "malformed first message")
    except WebSocketDisconnect:
        return None
    if limiter.admission.full and not any(services.registry.seat_known(id, secret) for secret in hello.secrets):
        limiter.note(FULL, address_of(socket.scope, limiter.proxies))
        return await socket.close(RESTART, "come again later")
    if any(limiter.bans.secret_banned(secret) for secret in hello.secrets):
        return await socket.close(FORBIDDEN, "banned")
    try:
        live, table = await open_table(services.registry, id, hello.secrets)
        opened = _opened_seats(live, hello)
        if not opened:
            require_onlookers_allowed(table)
    except RefusedError as problem:
        return await socket.close(_close_code(problem), "refused")
    except StoreDown:
        return await socket.close(RESTART, "try again")
    listener = Listener(opened)
    listener.address = address_hash(limiter.bans.key, address_of(socket.scope, limiter.proxies))
    language = preferred_language(hello.language, None)
    task = ListenerTask(socket, services, live, listener, hello.since, language, limiter)
    live.add_listener(listener)
    live.broadcast_presence()
    reading = asyncio.create_task(_read_pings(socket, listener))
    try:
        # In a task of its own: whenever it is woken, it does not pass through all layers of the framework again.
        await asyncio.create_task(task.run())
    finally:
        reading.cancel()
        live.remove_listener(listener)
        live.broadcast_presence()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
            await reading
    return None


def _opened_seats(live: LiveTable, hello: ListenHello) -> dict[int, str]:
    """The seats that the secrets open, each with the hash of its secret. A host's secret opens none."""
    found: dict[int, str] = {}
    for secret in hello.secrets:
        hash = secrets.hash_secret(secret)
        seat = live.secrets.get(hash)
        if seat is None:
            raise RefusedError(Declined("secret_needed"))
        if seat != HOST:
            found.setdefault(seat, hash)
    return found


def _close_code(problem: RefusedError) -> int:
    refusal = problem.refusal
    if isinstance(refusal, Declined):
        return WRONG_SECRET if refusal.why == "secret_needed" else FORBIDDEN
    return NO_TABLE


async def _read_pings(socket: AnyWebSocket, listener: Listener) -> None:
    """Only pings come. When the other side goes, or sends too many, the sender is woken to stop."""
    bucket = TokenBucket(PINGS_AT_ONCE, time.monotonic())
    try:
        while True:
            await socket.receive_data("text")
            if bucket.take(PINGS_AT_ONCE, PINGS_AT_ONCE / PINGS_A_SECOND, time.monotonic()):
                listener.flooding = True
                return
            listener.pinged = True
            listener.wake.set()
    except WebSocketDisconnect:
        pass
    finally:
        listener.closing = True
        listener.wake.set()


class TooManyReads(Exception):
    """A match would have to be read or rendered whole for this listener, but its address has used up that limit."""


class ListenerTask:
    """Sends one listener what it has not seen. It always sends the newest state, so nothing piles up for a slow one."""

    def __init__(
        self,
        socket: AnyWebSocket,
        services: Services,
        live: LiveTable,
        listener: Listener,
        since: int,
        language: str,
        limiter: RateLimiter,
    ) -> None:
        self.socket = socket
        self.services = services
        self.live = live
        self.listener = listener
        self.since = since
        self.language = language
        self.limiter = limiter
        self.last_sent = 0
        """The hash of the last message. Keeping the message itself would cost too much for thousands of listeners."""
        self.last_known: tuple[int, int] | None = None
        """The sequence and the presence that the last message told of. While both stay, there is nothing to send."""

    async def run(self) -> None:
        """Answer pings and send news until one of the two sides goes."""
        listener = self.listener
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while not listener.closing:
                listener.wake.clear()
                if listener.pinged:
                    listener.pinged = False
                    await self.socket.send_data(PONG, "text", "utf-8")
                if listener.has_news:
                    listener.has_news = False
                    if not await self._send_news():
                        return
                await listener.wake.wait()
            if listener.banned:
                await self.socket.close(FORBIDDEN, "banned")
            elif listener.flooding:
                await self.socket.close(TOO_MANY, "too many messages")

    def _count_reading(self, entries: int) -> None:
        self._count("record", cost_of_reading(entries))

    def _count_history(self, moments: int) -> None:
        if moments > FREE_HISTORY:
            self._count("history", moments)

    def _count(self, what: str, number: int) -> None:
        address = address_of(self.socket.scope, self.limiter.proxies)
        if self.limiter.wait(address, what, number):
            self.limiter.note(f"too_many: {what}", address)
            raise TooManyReads

    async def _send_news(self) -> bool:
        """Send what is new; False when the socket is closed."""
        try:
            live = await self.services.registry.open(self.live.id)
            if not self.listener.find_seats(live.secrets):  # someone who left a seat must not hear the next one there
                await self.socket.close(WRONG_SECRET, "refused")
                return False
            assert live.table is not None
            known = (live.table.seen_by(self.listener.seats).sequence, live.presence)
            if known == self.last_known:  # someone else composes a move in private
                return True
            messages = self.services.messages
            self.since, text = await messages.complete(
                live, self.listener.seats, self.since, self.language, self._count_reading, self._count_history
            )
        except StoreDown:
            if self.last_sent:  # it has heard all there was: it hears the rest when the store is back
                self.listener.has_news = True
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self.listener.wake.set)
                return True
            await self.socket.close(RESTART, "try again")
            return False
        except TooManyReads:
            await self.socket.close(TOO_MANY, "too many matches are read")
            return False
        except RefusedError:  # the client connects again, and is brought up to date then
            await self.socket.close(RESTART, "try again")
            return False
        if hash(text) != self.last_sent:
            self.last_sent = hash(text)
            self.last_known = known
            await self.socket.send_data(text.decode(), "text", "utf-8")
        return True
