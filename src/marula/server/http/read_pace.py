"""The pace of reading: only a few reads begin in each round of the event loop, so that no decision waits for hundreds
of reads.

Most reads are rendered without a pause, some in 10 ms. If 300 connections of one client ask at the same moment, all of
that would be done before anyone else is heard. Clients take turns, and those who decide do not wait here at all.
"""

from __future__ import annotations

import asyncio
from collections import deque

AT_ONCE = 2
"""Reads that begin in one round of the event loop."""
MAX_WAITING = 100
"""Reads of one client that may wait. The next one is told to come again."""
RENDERED = ("/api/lessons/", "/api/puzzles/")
"""Requests by POST that only read."""


def is_read(method: str, path: str) -> bool:
    """Does this request only render something?

    >>> is_read("GET", "/api/tables/x/board"), is_read("POST", "/api/tables/x/act"), is_read("GET", "/health")
    (True, False, False)
    """
    return path.startswith("/api/") if method == "GET" else path.startswith(RENDERED)


class ReadPace:
    """The reads that wait, by client."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """In the order in which the clients have their turns."""
        self._scheduled = False

    async def turn(self, client: str) -> bool:
        """Wait for the turn of this client; False if too many of its reads wait already."""
        mine = self.waiting.setdefault(client, deque())
        if len(mine) >= MAX_WAITING:
            return False
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(turn)
        self._schedule()
        await turn
        return True

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._scheduled = False
        begun = 0
        while self.waiting and begun < AT_ONCE:
            client, turns = next(iter(self.waiting.items()))
            del self.waiting[client]
            turn = turns.popleft()
            if turns:
                self.waiting[client] = turns  # behind all others
            if not turn.done():  # whoever waited may have given up
                turn.set_result(None)
                begun += 1
        if self.waiting:
            self._schedule()
