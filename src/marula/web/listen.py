"""Listening: a WebSocket that brings everything up to date at once, and then tells each change."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from marula.core.refusal import Declined, RefusedError
from marula.core.seat import ONLOOKER
from marula.table import patience, secret
from marula.table.live import Listener, Live
from marula.table.secret import HOST
from marula.table.store import StoreDown
from marula.web import words
from marula.web.asked import Hello
from marula.web.desk import Desk, desk_of
from marula.web.guard import Guard, address_of, origin_allowed

MALFORMED, WRONG_SECRET, FORBIDDEN, NO_TABLE, TOO_LATE, TOO_MANY, RESTART = 4400, 4401, 4403, 4404, 4408, 4429, 1012
FIRST_WORDS = 10.0
"""Seconds a listener has to say who it is."""
CHAT = 50


@websocket("/tables/{id:str}/listen")
async def listen(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """Listen to a table; see docs/api.md."""
    guard: Guard = socket.app.state.guard
    await socket.accept()
    if not origin_allowed(socket.headers, guard.origins):
        return await socket.close(FORBIDDEN, "origin")
    address = address_of(socket.scope, guard.proxies)
    if not guard.listener_comes(address):
        return await socket.close(TOO_MANY, "too many listeners")
    try:
        await _listen(socket, desk_of(socket.app.state), id)
    finally:
        guard.listener_goes(address)


async def _listen(socket: WebSocket[Any, Any, Any], desk: Desk, id: str) -> None:
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
        live, table = await desk.open(id, *hello.secrets)
        opened = _opened(live, hello)
        if not opened:
            desk.onlooker(table)
    except RefusedError as problem:
        return await socket.close(_close_code(problem), "refused")
    except StoreDown:
        return await socket.close(RESTART, "try again")
    listener = Listener(opened)
    live.listeners.add(listener)
    live.tell()  # others see that someone came
    language = words.chosen_language(hello.language, None)
    reading = asyncio.create_task(_read(socket, listener))
    try:
        await _write(socket, desk, live, listener, hello.since, language)
    finally:
        reading.cancel()
        live.listeners.discard(listener)
        live.tell()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
            await reading
    return None


def _opened(live: Live, hello: Hello) -> dict[int, str]:
    """The seats that these secrets open, each with the hash that does; a host's opens none."""
    found: dict[int, str] = {}
    for words_ in hello.secrets:
        hash = secret.hashed(words_)
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
            listener.woken.set()
    except WebSocketDisconnect:
        pass
    finally:
        listener.closing = True
        listener.woken.set()


async def _write(
    socket: WebSocket[Any, Any, Any], desk: Desk, live: Live, listener: Listener, since: int, language: str
) -> None:
    """Always the newest: what happened while a message was on its way is told in one go."""
    told = 0  # a hash: thousands of listeners must not each keep their last message
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while not listener.closing:
            listener.woken.clear()
            if listener.pinged:
                listener.pinged = False
                await socket.send_data('{"pong":1}', "text", "utf-8")
            if listener.changed:
                listener.changed = False
                try:
                    live_now = await desk.hall.open(live.id)
                    if not listener.may_hear(live_now.secrets):  # who left a seat hears nothing of the next one there
                        return await socket.close(WRONG_SECRET, "refused")
                    since, body = await message(desk, live_now, listener.seats, since, language)
                except (StoreDown, RefusedError):  # it comes again, and is brought up to date then
                    return await socket.close(RESTART, "try again")
                text = msgspec.json.encode(body).decode()
                if hash(text) != told:
                    told = hash(text)
                    await socket.send_data(text, "text", "utf-8")
            await listener.woken.wait()
    return None


async def message(
    desk: Desk, live: Live, seats: tuple[int, ...], since: int, language: str
) -> tuple[int, dict[str, Any]]:
    """What someone who has heard everything up to `since` must know, and the sequence they then have."""
    table = live.table
    assert table is not None
    envelopes = []
    if table.match is not None:
        first = table.moments_since(since) if since else None
        if first is None and since:
            first = await patience.asked(desk.hall.store.moments_since, live.id, since)
        for seat in seats or (ONLOOKER,):
            envelopes.append(await desk.envelope(live, table, seat, language, first))
    chat = []
    if table.plan.chat and table.said_since(since):
        lines = await patience.asked(desk.hall.store.chat, live.id, table.number + 1, CHAT)
        chat = [words.chat_words(line) for line in lines if line.number > since]
    body = words.table_json(live, table.game, language)
    return table.number, {"sequence": table.number, "table": body, "envelopes": envelopes, "chat": chat}
