"""The delivery queue: notices are sent on threads of their own, and nobody's slow receiver holds up anyone else.

Strangers choose the receivers. One that never answers keeps a thread busy until its time is up. If those were the
threads that also read the store, a handful of such receivers would stop the whole server.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import msgspec

from marula.server.notify.delivery import Delivery
from marula.server.notify.message import CrowdedError, Message
from marula.server.notify.web_push import PushSubscription

THREADS = 16
"""Notices that are sent at the same time."""
MAX_OF_RECEIVER = 2
"""Notices that are sent to one host at the same time."""
MAIL = "mail"
"""The receiver of all mail: the operator's own server."""
WAIT_SECONDS = 30.0
"""How long a notice waits for its turn. It is tried again later."""


class DeliveryQueue:
    """Sends notices without blocking the event loop."""

    def __init__(self, delivery: Delivery) -> None:
        self.delivery = delivery
        self.threads = ThreadPoolExecutor(THREADS, "marula-notices")
        self.slots = asyncio.Semaphore(THREADS)
        self.receivers: dict[str, asyncio.Semaphore] = {}
        self.waiting: dict[str, int] = {}
        """How many notices wait for each receiver, or are on their way to it."""

    async def send(self, kind: str, address: str, message: Message) -> None:
        """Send a notice; DeliveryError if it cannot be delivered, or its turn does not come in time."""
        async with self._turn(receiver_of(kind, address)):
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.threads, self.delivery.send, kind, address, message)

    @asynccontextmanager
    async def _turn(self, receiver: str) -> AsyncIterator[None]:
        """Wait for a thread, and for the others who send to the same receiver."""
        one = self.receivers.setdefault(receiver, asyncio.Semaphore(MAX_OF_RECEIVER))
        self.waiting[receiver] = self.waiting.get(receiver, 0) + 1
        try:
            try:
                async with asyncio.timeout(WAIT_SECONDS):
                    await one.acquire()
                    try:
                        await self.slots.acquire()
                    except asyncio.CancelledError:
                        one.release()
                        raise
            except TimeoutError:
                raise CrowdedError("too many notices wait") from None
            try:
                yield
            finally:
                self.slots.release()
                one.release()
        finally:
            self.waiting[receiver] -= 1
            if not self.waiting[receiver]:
                del self.waiting[receiver], self.receivers[receiver]

    def close(self) -> None:
        """Send no more. What is on its way has a few seconds left."""
        self.threads.shutdown(wait=False, cancel_futures=True)


def receiver_of(kind: str, address: str) -> str:
    """The host that a notice goes to. All mail goes to the operator's own server.

    >>> receiver_of("discord", "https://discord.com/api/webhooks/1/x"), receiver_of("email", "ada@example.org")
    ('discord.com', 'mail')
    """
    if kind == "email":
        return MAIL
    if kind == "push":
        address = msgspec.json.decode(address, type=PushSubscription).endpoint
    return urlsplit(address).hostname or ""
