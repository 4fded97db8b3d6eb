"""Newcomers' queue: few of their requests are handled at the same time, so that players do not wait behind them.

Admission notices an overload after half a second. Until then, and whenever many newcomers come at once, their requests
wait here: for nothing but a place in the line, with their bodies already read.
"""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from typing import Any

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Send

from marula.server.http.body_sizes import MAX_BODY

AT_ONCE = 6
"""Requests of newcomers that are worked on at the same time."""
LONGEST_LINE = 256
PATIENCE = 2.0
"""Seconds that a newcomer waits before they are told to come again."""


class Turn:
    """One of the places for requests in progress. It is released once."""

    def __init__(self, line: NewcomerLine) -> None:
        self.line = line
        self.over = False

    def end(self) -> None:
        if not self.over:
            self.over = True
            self.line.places.release()


_turn: ContextVar[Turn | None] = ContextVar("newcomer's turn", default=None)


def end_turn() -> None:
    """Give up the turn of the present request: it waits for another process, and others may be handled meanwhile."""
    turn = _turn.get()
    if turn is not None:
        turn.end()


class NewcomerLine:
    """The newcomers who wait."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    async def turn(self) -> Turn | None:
        """A turn, or None for whoever must come again: too many wait, or it takes too long."""
        if self.waiting >= LONGEST_LINE:
            return None
        self.waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await self.places.acquire()
        except TimeoutError:
            return None
        finally:
            self.waiting -= 1
        return Turn(self)

    async def serve(self, app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> bool:
        """Let the app answer a newcomer's request when it is its turn; False if that does not come in time."""
        # A sender who is slow, or a reader who is, must hold up nobody: the turn begins when the body is here, and ends
        # with the first part of the answer.
        body = [] if scope["method"] == "GET" else await _received(receive)
        turn = await self.turn()
        if turn is None:
            return False

        async def again() -> Any:
            return body.pop(0) if body else await receive()

        async def sending(message: Message) -> None:
            turn.end()
            await send(message)

        before = _turn.set(turn)
        try:
            await app(scope, again, sending)
        finally:
            _turn.reset(before)
            turn.end()
        return True


async def _received(receive: Receive) -> list[Any]:
    """A request's body, in the parts in which it came. What is too large is not read here."""
    parts: list[Any] = [await receive()]
    size = 0
    while parts[-1]["type"] == "http.request" and parts[-1].get("more_body", False) and size <= MAX_BODY:
        size += len(parts[-1].get("body", b""))
        parts.append(await receive())
    return parts
