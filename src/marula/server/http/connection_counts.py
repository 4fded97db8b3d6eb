"""Connection limits: a process never runs out of file descriptors, and no address can use them all up.

Without descriptors a server can accept nobody, open no database and start no bot. So connections stay below the
system's limit by a reserve. When there are too many, the one that has been idle longest is closed. Only when none is
idle a new one is refused.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Protocol

with contextlib.suppress(ImportError):  # not on Windows, which has no such limit
    import resource

MOST_DESCRIPTORS = 1 << 20
"""Asked of the system at most; some report an endless limit."""
RESERVE = 128
"""Descriptors for the database, bots' processes, mails and files."""
MOST_REFUSED = 32
"""Refused connections that may wait for their answer. Any further one is closed without an answer."""
REFUSED_WITHIN = 5.0
"""Seconds that a refused connection has to send its request."""
PER_ADDRESS = 300
"""Connections of one address, unless the operator says otherwise."""

UNREAD_OF_ADDRESS, UNREAD_OF_ALL = 64 * 1024 * 1024, 256 * 1024 * 1024
"""Bytes of answers that wait to be read, of one address and of all. They fill the memory."""


def raise_descriptor_limit() -> int:
    """Raise this process's soft limit of descriptors as far as it may; the limit then."""
    try:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    except NameError:
        return MOST_DESCRIPTORS
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(ValueError, OSError):  # some systems allow less than their hard limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Closable(Protocol):
    """A connection that can be closed at once."""

    def close_idle(self) -> None: ...


class ConnectionLimits:
    """The open connections of one process, counted."""

    def __init__(
        self, descriptors: int = MOST_DESCRIPTORS, per_address: int | None = None, proxies: bool = False
    ) -> None:
        self.most = descriptors - min(RESERVE, descriptors // 4)
        """Connections of all addresses together."""
        self.most_listeners = self.most - self.most // 5
        """Listeners among them. They stay for hours, so some room is kept for requests."""
        self.per_address = self.most if per_address is None else max(1, min(per_address, self.most // 2))
        self.proxies = proxies
        """Is there a reverse proxy before us? Then a connection is its, and what counts is whose request it carries."""
        self.open = 0
        self.refused = 0
        self.of_address: dict[str, int] = {}
        self.unread: dict[str, int] = {}
        """Bytes that wait to be read, for each address that reads slowly."""
        self.all_unread = 0
        self.idle: dict[Closable, None] = {}
        """Connections without a request under way, the longest idle first."""
        self.note: Callable[[str, str], None] = lambda reason, address: None
        """Logs a refusal."""

    def admit(self, address: str) -> bool:
        """One connection more; False if it is one too many. If all are too many, the longest idle one is closed."""
        if not self.proxies and not self.count(address):
            return False
        if self.open >= self.most and not self._close_longest_idle():
            self.note("too_many_connections_of_all", address)
            if not self.proxies:
                self.uncount(address)
            return False
        self.open += 1
        return True

    def release(self, address: str) -> None:
        """An admitted connection has closed."""
        self.open -= 1
        if not self.proxies:
            self.uncount(address)

    def count(self, address: str) -> bool:
        """One connection more of this address, or one request behind a proxy; False if it has too many."""
        mine = self.of_address.get(address, 0)
        if mine >= self.per_address:
            self.note("too_many_connections", address)
            return False
        self.of_address[address] = mine + 1
        return True

    def uncount(self, address: str) -> None:
        left = self.of_address[address] - 1
        if left:
            self.of_address[address] = left
        else:
            del self.of_address[address]

    def add_unread(self, address: str, size: int) -> bool:
        """So many bytes more wait to be read, or fewer; False if they are too many."""
        mine = self.unread[address] = self.unread.get(address, 0) + size
        self.all_unread += size
        if not mine:
            del self.unread[address]
        return mine <= UNREAD_OF_ADDRESS and self.all_unread <= UNREAD_OF_ALL

    def _close_longest_idle(self) -> bool:
        for connection in self.idle:
            del self.idle[connection]
            connection.close_idle()
            return True
        return False
