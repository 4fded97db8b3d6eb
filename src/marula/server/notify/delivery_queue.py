"""The delivery queue: notices are sent on threads of their own, and nobody's slow receiver holds up anyone else.

Strangers choose the receivers. One that never answers keeps a thread busy until its time is up. If those were the
threads that also read the store, a handful of such receivers would stop the whole server. Names of receivers cost
nothing, so each client that asks for notices has a share of the threads, and so have all slow receivers together.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from urllib.parse import urlsplit

import msgspec

from marula.server.notify.delivery import Delivery
from marula.server.notify.message import CrowdedError, Message
from marula.server.notify.web_push import PushSubscription
from marula.server.runtime.shares import Shares

THREADS = 16
"""Notices that are sent at the same time."""
MAX_OF_OWNER = 4
"""Notices that are sent at the same time for one client, or for one table where the client is not known any more."""
MAX_OF_RECEIVER = 2
"""Notices that are sent to one port of a host at the same time. Nobody answers at most ports of a well-known host: a
stranger's notices to them must not hold up those to its usual port."""
SLOW_SECONDS = 3.0
"""A receiver that took longer than this the last time is slow. Usual ones take a fraction of a second."""
MAX_SLOW = 4
"""Notices that are sent to slow receivers at the same time."""
MAX_KEPT = 20_000
"""How many slow receivers are remembered, before the one that was slow longest ago is forgotten."""
MAIL = "mail"
"""The receiver of all mail: the operator's own server."""
WAIT_SECONDS = 30.0
"""How long a notice waits for its turn. It is tried again later."""


class DeliveryQueue:
    """Sends notices without blocking the event loop."""

    def __init__(self, delivery: Delivery) -> None:
        self.delivery = delivery
        self.threads = ThreadPoolExecutor(THREADS, "marula-notices")
        self.all, self.owners, self.receivers = Shares(THREADS), Shares(MAX_OF_OWNER), Shares(MAX_OF_RECEIVER)
        self.slow = Shares(MAX_SLOW)
        self.slow_receivers: dict[str, None] = {}

    async def send(self, kind: str, address: str, message: Message, owner: str) -> None:
        """Send a notice that `owner` asked for; DeliveryError if it cannot be delivered, or its turn does not come in
        time."""
        receiver = receiver_of(kind, address)
        async with self._turn(receiver, owner):
            loop, began = asyncio.get_running_loop(), time.monotonic()
            try:
                await loop.run_in_executor(self.threads, self.delivery.send, kind, address, message)
            finally:
                self._note(receiver, time.monotonic() - began)

    @asynccontextmanager
    async def _turn(self, receiver: str, owner: str) -> AsyncIterator[None]:
        """Wait for a thread, and for the others who share the owner, the receiver or its slowness."""
        shares = [self.owners.place(owner), self.receivers.place(receiver)]
        if receiver in self.slow_receivers:
            shares.append(self.slow.place(""))
        async with AsyncExitStack() as places:
            try:
                async with asyncio.timeout(WAIT_SECONDS):
                    for share in (*shares, self.all.place("")):  # a thread last: nobody holds one and waits
                        await places.enter_async_context(share)
            except TimeoutError:
                raise CrowdedError("too many notices wait") from None
            yield

    def _note(self, receiver: str, seconds: float) -> None:
        """Remember whether this receiver was slow. All mail goes to the operator's own server."""
        self.slow_receivers.pop(receiver, None)
        if seconds > SLOW_SECONDS and receiver != MAIL:
            self.slow_receivers[receiver] = None
            if len(self.slow_receivers) > MAX_KEPT:
                del self.slow_receivers[next(iter(self.slow_receivers))]

    def close(self) -> None:
        """Send no more. What is on its way has a few seconds left."""
        self.threads.shutdown(wait=False, cancel_futures=True)


def receiver_of(kind: str, address: str) -> str:
    """The host and port that a notice goes to. All mail goes to the operator's own server.

    >>> receiver_of("discord", "https://discord.com/api/webhooks/1/x"), receiver_of("email", "ada@example.org")
    ('discord.com:443', 'mail')
    """
    if kind == "email":
        return MAIL
    if kind == "push":
        address = msgspec.json.decode(address, type=PushSubscription).endpoint
    parts = urlsplit(address)
    return f"{parts.hostname or ''}:{parts.port or (443 if parts.scheme == 'https' else 80)}"


def host_of(kind: str, address: str) -> str:
    """The host that a notice goes to, whichever port it names; nothing for mail.

    >>> host_of("webhook", "https://example.org:8443/x"), host_of("email", "ada@example.org")
    ('example.org', '')
    """
    return receiver_of(kind, address).rpartition(":")[0]
