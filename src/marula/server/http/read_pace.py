"""The pace of reading: only a few reads begin in each round of the event loop, so that no decision waits for hundreds
of reads.

Most reads are rendered without a pause, some in 10 ms. If 300 connections of one client ask at the same moment, all of
that would be done before anyone else is heard. Addresses take turns, and so do the seats behind one address: anybody
may open tables and hold a hundred seats. Those who decide do not wait here at all.
"""

from __future__ import annotations

import asyncio
from collections import deque

AT_ONCE = 2
"""Reads that begin in one round of the event loop."""
MAX_WAITING = 100
"""Reads of one seat, or of all that an address reads without one, that may wait. The next one is told to come again."""
RENDERED = ("/api/lessons/", "/api/puzzles/")
"""Requests by POST that only read."""


def is_read(method: str, path: str) -> bool:
    """Does this request only render something?

    >>> is_read("GET", "/api/tables/x/board"), is_read("POST", "/api/tables/x/act"), is_read("GET", "/health")
    (True, False, False)
    """
    return path.startswith("/api/") if method == "GET" else path.startswith(RENDERED)


class ReadPace:
    """The reads that wait."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        """For each address those of each seat, in the order in which they have their turns."""
        self._scheduled = False

    async def turn(self, address: str, seat: str = "") -> bool:
        """Wait for the turn of this address, and of this seat among those behind it; False if too many of its reads
        wait already."""
        mine = self.waiting.get(address, {}).get(seat, deque())
        if len(mine) >= MAX_WAITING:
            return False
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(turn)
        self.waiting.setdefault(address, {})[seat] = mine
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
            turn = self._next()
            if not turn.done():  # whoever waited may have given up
                turn.set_result(None)
                begun += 1
        if self.waiting:
            self._schedule()

    def _next(self) -> asyncio.Future[None]:
        """The first read of the first seat of the first address. Both are then behind all others."""
        address = next(iter(self.waiting))
        seats = self.waiting.pop(address)
        seat = next(iter(seats))
        turns = seats.pop(seat)
        turn = turns.popleft()
        if turns:
            seats[seat] = turns
        if seats:
            self.waiting[address] = seats
        return turn
