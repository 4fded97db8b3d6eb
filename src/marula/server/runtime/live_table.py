"""A live table: a table in memory, and everyone who listens to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager

from marula.server.storage.records import Append
from marula.server.tables.table import Table

PRESENCE_SECONDS = 0.5
"""Between two messages that tell nothing but who came and went."""


class Listener:
    """Someone who wants to know when a table changes.

    A change only wakes it, and it then reads the newest state. So a slow one misses steps in between, but holds nobody
    up, and nothing piles up for it.
    """

    def __init__(self, secret_hashes: Mapping[int, str]) -> None:
        self.secret_hashes = secret_hashes
        """For each seat it listens for, the hash of the secret that opens it; none for an onlooker."""
        self.seats = tuple(secret_hashes)
        self.wake = asyncio.Event()
        self.has_news = True
        """Is there something new to read? A ping is answered without."""
        self.closing = False
        self.address = ""
        """A keyed hash of its address, to find it when that address is banned."""
        self.banned = False
        self.pinged = False
        self.flooding = False
        """Does it send more than any page would?"""

    def find_seats(self, secrets: Mapping[str, int]) -> bool:
        """Find the seats that its secrets open now; False if one of them opens none any more."""
        if any(hash not in secrets for hash in self.secret_hashes.values()):
            return False
        self.secret_hashes = {secrets[hash]: hash for hash in self.secret_hashes.values()}
        self.seats = tuple(self.secret_hashes)
        return True


class LiveTable:
    """One table of the registry. `table` is None when it must be loaded from the store."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.table: Table | None = None
        self.secrets: dict[str, int] = {}
        """What each hash of a secret opens: a seat, or HOST."""
        self.listeners: dict[Listener, None] = {}
        """In the order in which they came: they are woken in that order, in every run."""
        self.presence = 0
        """Grows whenever a listener comes or goes: what was rendered with who is present is then out of date."""
        self.presence_told = float("-inf")
        """When the listeners were last told who is present."""
        self.presence_timer: asyncio.TimerHandle | None = None
        self.lock = asyncio.Lock()
        """Held while the table is loaded or changed."""
        self.full_load_lock = asyncio.Lock()
        """Held while the match is read from its deal on."""
        self.last_used = 0.0
        self.opened_by = ""
        """A hash of the address that opened the table, to share bots' time fairly. It is stored nowhere."""
        self.hurried: set[int] = set()
        """The seats whose bot had less time for its last move than its level takes."""
        self.hurried_steps: set[int] = set()
        """The same for a move that the bot composes, and of which nobody else has heard yet."""
        self.move_began = 0.0
        """When a bot began with the move that it composes, by `time.monotonic`."""
        self.busy = False
        """Does a bot think here, or a clock run?"""
        self.in_doubt = False
        """Has a write failed, so that only the store knows whether the table has changed?"""
        self.undisturbed_since: float | None = None
        """Since when people could hear of what happens here: its first loading by this process, or a failed write."""
        self.doubts = 0
        """How often a write has failed."""

    def note_hurry(self, seat: int, hurried: bool, heard: bool) -> None:
        """A bot has decided. What the others see changes only with a decision of which they hear."""
        if hurried:
            self.hurried_steps.add(seat)
        if heard:
            (self.hurried.add if seat in self.hurried_steps else self.hurried.discard)(seat)
            self.hurried_steps.discard(seat)

    def add_listener(self, listener: Listener) -> None:
        self.listeners[listener] = None
        self.presence += 1

    def remove_listener(self, listener: Listener) -> None:
        self.listeners.pop(listener, None)
        self.presence += 1

    def update_secrets(self, append: Append) -> None:
        """This was appended: people have sat down or left, or seats were drawn."""
        if append.left_seats:
            self.secrets = {hash: seat for hash, seat in self.secrets.items() if seat not in append.left_seats}
        self.secrets.update(append.new_secrets)
        if append.lot:
            self.reseat({hash: append.lot[seat] if seat >= 0 else seat for hash, seat in self.secrets.items()})

    def reseat(self, secrets: dict[str, int]) -> None:
        """These are the secrets now. Whoever listens is moved with their seat."""
        self.secrets = secrets
        for listener in self.listeners:
            listener.find_seats(secrets)
        self.presence += 1

    def doubt(self) -> None:
        """A write failed, or was late: forget the table. Whoever listens is woken to read what the store has."""
        self.table = None
        self.in_doubt = True
        self.doubts += 1
        self.undisturbed_since = time.monotonic()
        self.broadcast()

    def unload(self) -> None:
        """Keep nothing in memory that the store has."""
        self.table = None

    def broadcast_presence(self) -> None:
        """Someone came or went: the others see it at once, or a moment later if that was so just now.

        Who comes and goes again and again would otherwise have everyone sent everything each time.
        """
        if self.presence_timer is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self.presence_told + PRESENCE_SECONDS - loop.time()
        if wait <= 0:
            self._tell_presence()
        else:
            self.presence_timer = loop.call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self.presence_timer = None
        self.presence_told = asyncio.get_running_loop().time()
        self.broadcast()

    def broadcast(self) -> None:
        """Wake everyone who listens, to read what is new."""
        for listener in self.listeners:
            listener.has_news = True
            listener.wake.set()

    @property
    def present(self) -> set[int]:
        """The seats that someone listens for."""
        return {seat for listener in self.listeners for seat in listener.seats}

    @property
    def onlookers(self) -> int:
        return sum(not listener.seats for listener in self.listeners)


def doubt(*lives: LiveTable) -> None:
    """A write at all of these tables failed, or was late."""
    for live in lives:
        live.doubt()


@asynccontextmanager
async def locked(*lives: LiveTable) -> AsyncIterator[None]:
    """The locks of these tables, always taken in the same order: no two changes wait for each other."""
    async with AsyncExitStack() as locks:
        for live in sorted(lives, key=lambda live: live.id):
            await locks.enter_async_context(live.lock)
        yield
