"""Listening: a WebSocket that brings everything up to date at once, and then tells each change."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from marula.core.errors import RefusedError
from marula.core.match import Match
from marula.core.refusal import Declined
from marula.core.seat import ONLOOKER
from marula.server.http import rendering
from marula.server.http.fast_protocol import WRITE, offered
from marula.server.http.rate_limit import RateLimiter, address_of, origin_allowed
from marula.server.http.requests import Hello
from marula.server.http.table_service import TableService, first_moment, service_of
from marula.server.runtime.live_table import Listener, LiveTable
from marula.server.storage import timeouts
from marula.server.storage.errors import StoreDown
from marula.server.tables import secrets
from marula.server.tables.secrets import HOST
from marula.server.tables.table import Table

MALFORMED, WRONG_SECRET, FORBIDDEN, NO_TABLE, TOO_LATE, TOO_MANY, RESTART = 4400, 4401, 4403, 4404, 4408, 4429, 1012
FIRST_WORDS = 10.0
"""Seconds a listener has to say who it is."""
CHAT = 50


@websocket("/tables/{id:str}/listen")
async def listen(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """Listen to a table; see docs/api.md."""
    guard: RateLimiter = socket.app.state.guard
    await socket.accept()
    if not origin_allowed(socket.headers, guard.origins):
        return await socket.close(FORBIDDEN, "origin")
    address = address_of(socket.scope, guard.proxies)
    if not guard.listener_comes(address):
        return await socket.close(TOO_MANY, "too many listeners")
    try:
        await _listen(socket, service_of(socket.app.state), id)
    finally:
        guard.listener_goes(address)


async def _listen(socket: WebSocket[Any, Any, Any], service: TableService, id: str) -> None:
    try:
        async with asyncio.timeout(FIRST_WORDS):
            hello = msgspec.json.decode(await socket.receive_data("text"), type=Hello)
    except TimeoutError:
        return await socket.close(TOO_LATE, "no first message")
    except (msgspec.MsgspecError, RecursionError):
        return await socket.close(MALFORMED, "malformed first message")
    except WebSocketDisconnect:
        return None
    try:
        live, table = await service.open(id, *hello.secrets)
        opened = _opened(live, hello)
        if not opened:
            service.onlooker(table)
    except RefusedError as problem:
        return await socket.close(_close_code(problem), "refused")
    except StoreDown:
        return await socket.close(RESTART, "try again")
    language = rendering.chosen_language(hello.language, None)
    ear = ListenerTask(socket, service, live, Listener(opened), hello.since, language)
    listener = ear.listener
    live.add_listener(listener)
    live.broadcast()  # others see that someone came
    reading = asyncio.create_task(_read(socket, listener))
    try:
        await ear.keep_up()
    finally:
        reading.cancel()
        live.remove_listener(listener)
        live.broadcast()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
            await reading
    return None


def _opened(live: LiveTable, hello: Hello) -> dict[int, str]:
    """The seats that these secrets open, each with the hash that does; a host's opens none."""
    found: dict[int, str] = {}
    for words_ in hello.secrets:
        hash = secrets.hash_secret(words_)
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


async def _read(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Only pings come; when the other side goes, the writer is woken to stop."""
    try:
        while True:
            await socket.receive_data("text")
            listener.pinged = True
            listener.wake.set()
    except WebSocketDisconnect:
        pass
    finally:
        listener.closing = True
        listener.wake.set()


class ListenerTask:
    """What one listener has heard, and how it is told the rest: always the newest, and what happened while a message
    was on its way in one go."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        service: TableService,
        live: LiveTable,
        listener: Listener,
        since: int,
        language: str,
    ) -> None:
        self.socket = socket
        self.service = service
        self.live = live
        self.listener = listener
        self.since = since
        self.language = language
        self.told = 0
        """A hash: thousands of listeners must not each keep their last message."""
        self.busy = True
        """Is a message being made, or on its way? Then nothing may overtake it."""
        self.write = offered(socket.scope, WRITE)
        if self.write is not None:
            listener.send_now = self.at_once

    async def keep_up(self) -> None:
        """Tell whatever could not be told at once, until one of the two goes."""
        listener = self.listener
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while not listener.closing:
                listener.wake.clear()
                if listener.pinged:
                    listener.pinged = False
                    await self.socket.send_data('{"pong":1}', "text", "utf-8")
                if listener.has_news:
                    listener.has_news = False
                    self.busy = True
                    if not await self._tell():
                        return
                    self.busy = False
                await listener.wake.wait()

    async def _tell(self) -> bool:
        """Tell the news, whatever has to be read for it; False when the line is closed."""
        try:
            live = await self.service.registry.open(self.live.id)
            if not self.listener.may_listen(live.secrets):  # who left a seat hears nothing of the next one there
                await self.socket.close(WRONG_SECRET, "refused")
                return False
            self.since, text = await message(self.service, live, self.listener.seats, self.since, self.language)
        except (StoreDown, RefusedError):  # it comes again, and is brought up to date then
            await self.socket.close(RESTART, "try again")
            return False
        if hash(text) != self.told:
            self.told = hash(text)
            await self.socket.send_data(text.decode(), "text", "utf-8")
        return True

    def at_once(self) -> bool:
        """Tell the news here and now, where nothing is on its way and nothing has to be read first."""
        live, listener = self.live, self.listener
        table = live.table
        if self.busy or listener.closing or table is None or not listener.may_listen(live.secrets):
            return False
        try:
            text = message_at_hand(self.service, live, table, listener.seats, self.since, self.language)
        except Exception:  # whoever changed something must not suffer: the listener's own task meets it again
            return False
        if text is None:
            return False
        if hash(text) != self.told:
            assert self.write is not None
            if not self.write(text):
                return False
            self.told = hash(text)
        self.since = table.sequence
        listener.has_news = False
        return True


def message_at_hand(
    service: TableService, live: LiveTable, table: Table, seats: tuple[int, ...], since: int, language: str
) -> bytes | None:
    """What someone who has heard everything up to `since` must know; None where the store must be asked for it."""
    match = table.match
    if table.settings.chat and table.chat_since(since):
        return None
    first = 0
    if match is not None:
        heard = table.moments_since(since) if since else None
        if heard is None and since:
            return None
        first = first_moment(match, heard)
        if first < match.first:
            return None
    return _composed(service, live, table, match, seats, first, language, b"[]")


async def message(
    service: TableService, live: LiveTable, seats: tuple[int, ...], since: int, language: str
) -> tuple[int, bytes]:
    """The same, whatever has to be read for it, and the sequence that they then have."""
    table = live.table
    assert table is not None
    text = message_at_hand(service, live, table, seats, since, language)
    if text is None:
        match, first = table.match, 0
        if match is not None:
            heard = table.moments_since(since) if since else None
            if heard is None and since:
                heard = await timeouts.run_in_thread(service.registry.store.moments_since, live.id, since)
            match, first = await service.heard(live, table, heard)
        chat = []
        if table.settings.chat and table.chat_since(since):
            lines = await timeouts.run_in_thread(service.registry.store.chat, live.id, table.sequence + 1, CHAT)
            chat = [rendering.chat_words(line) for line in lines if line.sequence > since]
        text = _composed(service, live, table, match, seats, first, language, msgspec.json.encode(chat))
    return table.sequence, text


def _composed(
    service: TableService,
    live: LiveTable,
    table: Table,
    match: Match | None,
    seats: tuple[int, ...],
    first: int,
    language: str,
    chat: bytes,
) -> bytes:
    """The message, of parts that are put in words once for all who read the same."""
    envelopes = b""
    if match is not None:
        readers = seats or (ONLOOKER,)
        envelopes = b",".join([service.envelope_json(live, table, match, seat, language, first) for seat in readers])
    card = service.table_json(live, table, language)
    return b'{"sequence":%d,"table":%b,"envelopes":[%b],"chat":%b}' % (table.sequence, card, envelopes, chat)
