"""Computing an answer on a thread, for few requests at the same time, and for one of each client.

While such a thread works, the event loop goes on and lets the next read begin. Without a limit the threads of one
client would compete with the event loop, and hold up the reads of the store, which use the same threads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from marula.server.runtime.shares import Shares

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE = 2
"""Answers that are computed at the same time."""


class Computing:
    """The answers that are computed now, and those that wait."""

    def __init__(self) -> None:
        self.clients, self.all = Shares(1), Shares(AT_ONCE)

    async def run(self, client: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The result of this work for a client, when it is its turn."""
        async with self.clients.place(client), self.all.place(""):
            return await asyncio.to_thread(work, *args, **named)
