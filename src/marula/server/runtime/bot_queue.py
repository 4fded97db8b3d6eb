"""The bot queue: who thinks next. Nobody's tables can make the bots of others wait for long.

Quick decisions go before long searches. Within each kind, the owner who has had the least thinking time goes first.
An owner is the address that has opened the table, or the table itself when that is not known.
Reviews have processes of their own, and go on only while no bot waits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

QUICK_IN_A_ROW = 8
"""After so many quick decisions a search goes first once, so that searches are not put off for ever."""


class Line:
    """All decisions of one kind that wait: for each owner first come, first served."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.used: dict[str, float] = {}
        """The thinking time of each owner who waits or thinks, on a scale where a newcomer begins at `reached`."""
        self.reached = 0.0

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def add(self, owner: str, turn: asyncio.Future[None]) -> None:
        self.used[owner] = max(self.used.get(owner, 0.0), self.reached)
        self.waiting.setdefault(owner, deque()).append(turn)

    def next(self) -> asyncio.Future[None] | None:
        """Take the next one out: of the owner with the least thinking time so far."""
        while self.waiting:
            owner = min(self.waiting, key=self.used.__getitem__)
            self.reached = self.used[owner]
            turn = self.waiting[owner].popleft()
            if not self.waiting[owner]:
                del self.waiting[owner]
            if not turn.done():  # whoever waited may have given up
                return turn
        return None

    def charge(self, owner: str, seconds: float) -> None:
        """This owner has used so much thinking time."""
        self.used[owner] = self.used.get(owner, self.reached) + seconds
        if len(self.used) > 1000:  # who neither waits nor is ahead of the others begins anew anyway
            self.used = {name: used for name, used in self.used.items() if name in self.waiting or used > self.reached}


class BotQueue:
    """Lets so many decisions be thought about at the same time."""

    def __init__(self, parallel: int = 1) -> None:
        self.parallel = parallel
        self.running = 0
        self.quick = Line()
        self.searches = Line()
        self.reviews = Line()
        self.reviews_running = 0
        self.in_a_row = 0

    @property
    def searches_waiting(self) -> int:
        return len(self.searches)

    @asynccontextmanager
    async def turn(self, owner: str, search: bool) -> AsyncIterator[None]:
        """Wait until it is this decision's turn to be thought about."""
        async with self._turn(self.searches if search else self.quick, owner, self._bot_done):
            yield

    @asynccontextmanager
    async def review_turn(self, owner: str) -> AsyncIterator[None]:
        """Wait until a part of a review may be worked on."""
        async with self._turn(self.reviews, owner, self._review_done):
            yield

    @asynccontextmanager
    async def _turn(self, line: Line, owner: str, done: Callable[[], None]) -> AsyncIterator[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.add(owner, turn)
        self._start_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had begun
                done()
            raise
        began = asyncio.get_running_loop().time()
        try:
            yield
        finally:
            line.charge(owner, asyncio.get_running_loop().time() - began)
            done()

    def _bot_done(self) -> None:
        self.running -= 1
        self._start_next()

    def _review_done(self) -> None:
        self.reviews_running -= 1
        self._start_next()

    def _start_next(self) -> None:
        while self.running < self.parallel and (turn := self._next()) is not None:
            self.running += 1
            turn.set_result(None)
        if self.quick.waiting or self.searches.waiting:
            return
        while self.reviews_running < self.parallel and (turn := self.reviews.next()) is not None:
            self.reviews_running += 1
            turn.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        if self.in_a_row >= QUICK_IN_A_ROW and (turn := self.searches.next()) is not None:
            self.in_a_row = 0
            return turn
        if (turn := self.quick.next()) is not None:
            self.in_a_row = self.in_a_row + 1 if self.searches.waiting else 0
            return turn
        self.in_a_row = 0
        return self.searches.next()


def shortened(seconds: float, waiting: int, parallel: int) -> float:
    """The time for a search while others wait: shared among them, but never less than a tenth.

    >>> shortened(0.2, waiting=0, parallel=1), shortened(0.2, waiting=3, parallel=1)
    (0.2, 0.05)
    """
    return seconds * max(0.1, parallel / max(parallel, waiting + 1))
