"""Rate limit: refuses what is more than its address may ask for, and what is too large.

limits_per_address.py says how much that is.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.exceptions import TooManyRequestsException

from marula.server.http.ban_list import BanList
from marula.server.http.body_sizes import MAX_BODY, MAX_FILE
from marula.server.http.client_address import address_of
from marula.server.http.limits_per_address import Limits
from marula.server.http.newcomers_queue import NewcomerLine
from marula.server.http.origin_check import names_this_machine, origin_allowed
from marula.server.http.overload_admission import COME_AGAIN, FULL, Admission, opens_something
from marula.server.http.read_pace import ReadPace, is_read
from marula.server.http.refusal_log import RefusalLog

RECORD_PATHS = ("/file", "/course", "/luck")
NEW_TABLE_PATHS = ("/api/tables", "/api/records")
RELEVANT_HEADERS = {b"origin", b"host", b"content-length"}
OVER_CAPACITY = "marula_over_capacity"
"""Set in the state of a scope whose connection is one too many. The client gets a refusal, and the connection is
closed."""
RETRY_CONNECTION = 5.0
MAX_BUCKETS = 100_000
FREE_HISTORY = 1000
"""This many moments of the past cost little, and are not counted."""
LONG_LOG, DEAREST_LOG = 2000, 60
"""Log entries that take as long to read as a usual match, and the most matches that a log counts as."""

Refusal = tuple[str, float]
"""The code of a refusal, and how many seconds to wait."""


class TokenBucket:
    """A number of tokens that can be used at once, then a steady refill."""

    __slots__ = ("refilled", "tokens")

    def __init__(self, size: float, now: float) -> None:
        self.tokens = size
        self.refilled = now

    def take(self, size: float, seconds: float, now: float, amount: int = 1) -> float:
        """0 if there were so many tokens, else the seconds until there are. Nothing is taken then."""
        self.tokens = min(size, self.tokens + (now - self.refilled) * size / seconds)
        self.refilled = now
        if self.tokens >= amount:
            self.tokens -= amount
            return 0.0
        return (amount - self.tokens) * seconds / size


class RateLimiter:
    """Counts what each address does, and knows which origins are ours."""

    def __init__(self, limits: Limits | None, origins: tuple[str, ...] = (), proxies: bool = False) -> None:
        self.limits = limits
        self.origins = origins
        self.proxies = proxies
        """Is there a reverse proxy before us that tells the client's address?"""
        self.this_machine = False
        """Must requests name this machine as their host? Only people at this machine use the server then."""
        self.buckets: dict[tuple[str, str], TokenBucket] = {}
        self.listeners: dict[str, int] = {}
        self.all_listeners = 0
        self.max_listeners = 1 << 30
        """Open at the same time, of all addresses together: see connection_counts."""
        self.bans = BanList()
        self.shed_load = False
        """Is the event loop's lag measured, and are newcomers refused when it is large?"""
        self.admission = Admission(lambda scope: self._known_seat(scope, scope["path"]) is not None)
        self.newcomers = NewcomerLine()
        self.reads = ReadPace()
        self.log: RefusalLog | None = None
        """None until the server's key for addresses is read."""
        self.seat_known: Callable[[str, str], bool] = lambda table, secret: False
        """Does this secret open a seat of this table? Only tables in memory are looked at."""

    def note(self, reason: str, address: str) -> None:
        """Log that something was refused."""
        if self.log is not None:
            self.log.note(reason, address)

    def wait(self, address: str, what: str, amount: int = 1) -> float:
        """How many seconds this address must wait before it may do that; 0 for not at all."""
        if self.limits is None:
            return 0.0
        size, seconds = self.limits.size(what)
        now = time.monotonic()
        if len(self.buckets) > MAX_BUCKETS:
            self._forget_old(now)
        bucket = self.buckets.get((address, what))
        if bucket is None:
            bucket = self.buckets[address, what] = TokenBucket(size, now)
        return bucket.take(size, seconds, now, amount)

    def _forget_old(self, now: float) -> None:
        """Drop buckets that have long been full again. If most are in use, drop the older half."""
        kept = {key: bucket for key, bucket in self.buckets.items() if now - bucket.refilled < 3600.0}
        if len(kept) > MAX_BUCKETS // 2:
            kept = dict(list(kept.items())[-MAX_BUCKETS // 2 :])
        self.buckets = kept

    def refusal(self, scope: Any) -> Refusal | None:
        """Why a request may not pass; None if it may. Every call counts."""
        if OVER_CAPACITY in scope.get("state", ()):
            return ("busy", RETRY_CONNECTION)  # logged where it was noticed
        if self.banned(scope):
            return ("banned", 0.0)
        if self.foreign_host(scope):
            return ("bad_host", 0.0)
        if self.admission.refused(scope):
            return self.retry_later(scope)
        method, path = scope["method"], scope["path"]
        if b"%00" in scope["query_string"] or ("\0" in path and path.startswith("/api/")):
            return ("nul", 0.0)  # PostgreSQL takes no text with a NUL in it
        if method in ("GET", "HEAD", "OPTIONS"):
            if path.startswith("/api/tables/") and path.endswith(RECORD_PATHS):
                return self._limited(address_of(scope, self.proxies), "record")
            return None
        return self._bad_head(scope, path) or self._too_many_changes(scope, path)

    def is_newcomer(self, scope: Any) -> bool:
        """Must this request wait for its turn? Uploads are limited in another way."""
        if not self.shed_load or scope["path"] == "/api/records":
            return False
        return opens_something(scope["method"], scope["path"]) and not self.admission.in_play(scope)

    async def may_read(self, scope: Any) -> bool:
        """Wait for this request's turn if it is a read; False if too many of its seat or its address wait."""
        method, path = scope["method"], scope["path"]
        if not self.shed_load or not is_read(method, path):
            return True
        return await self.reads.turn(address_of(scope, self.proxies), self._known_seat(scope, path) or "")

    def retry_later(self, scope: Any) -> Refusal:
        """The refusal for a newcomer while there is too much to do."""
        self.note(FULL, address_of(scope, self.proxies))
        return (FULL, COME_AGAIN)

    def banned(self, scope: Any) -> bool:
        """Has the operator banned the address, or the person who sends a secret?"""
        bans = self.bans
        if not bans.addresses and not bans.players:
            return False
        address = address_of(scope, self.proxies)
        if bans.address_banned(address) or bans.secret_banned(bearer_secret(scope)):
            self.note("banned", address)
            return True
        return False

    def foreign_host(self, scope: Any) -> bool:
        """Does the request ask for another host, at a server that is for this machine only?"""
        if not self.this_machine or names_this_machine(scope["headers"]):
            return False
        self.note("bad_host", address_of(scope, self.proxies))
        return True

    def _bad_head(self, scope: Any, path: str) -> Refusal | None:
        """Refuse what comes from another site's page, and what is too large."""
        headers = {name: value for name, value in scope["headers"] if name in RELEVANT_HEADERS}
        code = ""
        if b"origin" in headers:
            texts = {name.decode(): value.decode("latin-1") for name, value in headers.items()}
            code = "" if origin_allowed(texts, self.origins) else "bad_origin"
        size = headers.get(b"content-length", b"0")
        if not size.isdigit() or int(size) > (MAX_FILE if path == "/api/records" else MAX_BODY):
            code = code or "too_large"
        if not code:
            return None
        self.note(code, address_of(scope, self.proxies))
        return (code, 0.0)

    def _too_many_changes(self, scope: Any, path: str) -> Refusal | None:
        if self.limits is None:
            return None
        address = address_of(scope, self.proxies)
        if path.endswith("/chat"):
            seat = self._known_seat(scope, path)
            # A flood of chat uses up nothing but the chat of whoever makes it.
            refused = (
                self._limited(address, "request") if seat is None else self._limited(seat, "chat_of_a_seat", address)
            )
            return refused or self._limited(address, "chat")
        if path in NEW_TABLE_PATHS or path.endswith(("/fork", "/rematch")):
            return self._limited(address, "request") or self._limited(address, "table")
        if path.endswith("/hint"):
            return self._limited(address, "request") or self._limited(address, "hint")
        if not self.wait(address, "request"):
            return None
        seat = self._known_seat(scope, path)
        if seat is None:
            return self._limited(address, "request")
        # Who sits at a table plays on, whatever others behind the same address do.
        return self._limited(seat, "changes_of_a_seat", address) or self._limited(address, "seat_changes")

    def _known_seat(self, scope: Any, path: str) -> str | None:
        """The seat that makes the request, as a name for its own bucket; None if it is not known."""
        secret = bearer_secret(scope)
        parts = path.split("/", 4)
        if secret is None or len(parts) < 5 or parts[2] != "tables" or not self.seat_known(parts[3], secret):
            return None
        return f"{parts[3]} {secret}"

    def _limited(self, whose: str, what: str, address: str = "") -> Refusal | None:
        wait = self.wait(whose, what)
        if not wait:
            return None
        self.note(f"too_many: {what}", address or whose)
        return ("too_many", wait)

    def add_listener(self, address: str) -> bool:
        """One WebSocket more of this address; False if it has too many, or all have."""
        if self._limited(address, "connect"):
            return False
        mine = self.listeners.get(address, 0)
        if self.limits is not None and mine >= self.limits.listeners:
            self.note("too_many_listeners", address)
            return False
        if self.all_listeners >= self.max_listeners:
            self.note("too_many_listeners_of_all", address)
            return False
        self.listeners[address] = mine + 1
        self.all_listeners += 1
        return True

    def remove_listener(self, address: str) -> None:
        """A WebSocket of this address has closed."""
        self.all_listeners -= 1
        self.listeners[address] -= 1
        if not self.listeners[address]:
            del self.listeners[address]


def require_history(request: Request[Any, Any, Any], moments: int) -> None:
    """Count so many moments of the past for whoever makes this request; refused if they are too many."""
    if moments > FREE_HISTORY:
        require_more(request, "history", moments)


def counted_reading(request: Request[Any, Any, Any], counted: int = 0) -> Callable[[int], None]:
    """To be called before a whole log is read for whoever makes this request; refused if it is one too many.

    `counted` is how many were counted for this request before.
    """

    def count(entries: int) -> None:
        if more := cost_of_reading(entries) - counted:
            require_more(request, "record", more)

    return count


def cost_of_reading(entries: int) -> int:
    """How many matches a log with this many entries counts as. By undoing all day, people can make a log as long as
    they like.

    >>> cost_of_reading(300), cost_of_reading(10_000), cost_of_reading(10**9)
    (1, 6, 60)
    """
    return min(1 + entries // LONG_LOG, DEAREST_LOG)


def require_more_tables(request: Request[Any, Any, Any], number: int) -> None:
    """Count so many tables more for whoever makes this request; refused if they are too many."""
    if number:
        require_more(request, "table", number)


def require_more(request: Request[Any, Any, Any], what: str, number: int) -> None:
    """Count so many of something for whoever makes this request; refused if they are too many."""
    limiter: RateLimiter = request.app.state.rate_limiter
    address = address_of(request.scope, limiter.proxies)
    wait = limiter.wait(address, what, number)
    if wait:
        limiter.note(f"too_many: {what}", address)
        raise TooManyRequestsException(headers={"Retry-After": str(int(wait) + 1)})


def bearer_secret(scope: Any) -> str | None:
    """The secret in the Authorization header."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            scheme, _, secret = value.decode("latin-1").partition(" ")
            return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None
    return None
