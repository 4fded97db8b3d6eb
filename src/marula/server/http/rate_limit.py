"""Rate limit: how much one address may ask for, and how large a body may be."""

from __future__ import annotations

import time
from typing import Any

from marula.server.http.origin_check import origin_allowed

MAX_BODY = 64 * 1024
MAX_FILE = 16 * 1024 * 1024
RECORD_PATHS = ("/file", "/course", "/luck")
RELEVANT_HEADERS = {b"origin", b"host", b"content-length"}


class Limits:
    """How much one address may do: plenty for people, too little for a flood."""

    def __init__(
        self, requests: int = 600, tables: int = 60, listeners: int = 200, mails: int = 10, records: int = 120
    ) -> None:
        self.requests = requests
        """Changes a minute, and as many at once."""
        self.tables = tables
        """New tables an hour."""
        self.listeners = listeners
        """Open at the same time."""
        self.mails = mails
        """E-mail addresses an hour that are asked to confirm."""
        self.records = records
        """Whole matches a minute: each is read and replayed from its first decision on."""


class TokenBucket:
    """So many tokens at once, then a steady refill."""

    __slots__ = ("refilled", "tokens")

    def __init__(self, size: float, now: float) -> None:
        self.tokens = size
        self.refilled = now

    def take(self, size: float, seconds: float, now: float) -> float:
        """0 if there was a token, else the seconds until there is one."""
        self.tokens = min(size, self.tokens + (now - self.refilled) * size / seconds)
        self.refilled = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) * seconds / size


class RateLimiter:
    """Counts what each address does, and knows which origins are ours."""

    def __init__(self, limits: Limits | None, origins: tuple[str, ...] = (), proxies: bool = False) -> None:
        self.limits = limits
        self.origins = origins
        self.proxies = proxies
        """Is there a reverse proxy before us that tells the client's address?"""
        self.buckets: dict[tuple[str, str], TokenBucket] = {}
        self.listeners: dict[str, int] = {}

    def wait(self, address: str, what: str) -> float:
        """How many seconds this address must wait before it may do that; 0 for not at all."""
        if self.limits is None:
            return 0.0
        hourly = {"table": self.limits.tables, "mail": self.limits.mails}
        each_minute = self.limits.records if what == "record" else self.limits.requests
        size, seconds = (hourly[what], 3600.0) if what in hourly else (each_minute, 60.0)
        now = time.monotonic()
        if len(self.buckets) > 100_000:
            self.buckets.clear()
        bucket = self.buckets.get((address, what))
        if bucket is None:
            bucket = self.buckets[address, what] = TokenBucket(size, now)
        return bucket.take(size, seconds, now)

    def refusal(self, scope: Any) -> tuple[str, float] | None:
        """The code of a refusal and how many seconds to wait; None if the request may pass. Every call counts."""
        method, path = scope["method"], scope["path"]
        if method in ("GET", "HEAD", "OPTIONS"):
            if path.startswith("/api/tables/") and path.endswith(RECORD_PATHS):
                return self._too_many(self.wait(address_of(scope, self.proxies), "record"))
            return None
        headers = {name: value for name, value in scope["headers"] if name in RELEVANT_HEADERS}
        if b"origin" in headers:
            texts = {name.decode(): value.decode("latin-1") for name, value in headers.items()}
            if not origin_allowed(texts, self.origins):
                return ("bad_origin", 0.0)
        size = headers.get(b"content-length", b"0")
        if not size.isdigit() or int(size) > (MAX_FILE if path == "/api/records" else MAX_BODY):
            return ("too_large", 0.0)
        if self.limits is None:
            return None
        address = address_of(scope, self.proxies)
        new_table = path in ("/api/tables", "/api/records") or path.endswith(("/fork", "/rematch"))
        return self._too_many(self.wait(address, "request") or (self.wait(address, "table") if new_table else 0.0))

    @staticmethod
    def _too_many(wait: float) -> tuple[str, float] | None:
        return ("too_many", wait) if wait else None

    def add_listener(self, address: str) -> bool:
        """One WebSocket more of this address; False if it has too many."""
        if self.limits is not None and self.listeners.get(address, 0) >= self.limits.listeners:
            return False
        self.listeners[address] = self.listeners.get(address, 0) + 1
        return True

    def remove_listener(self, address: str) -> None:
        """A WebSocket of this address has closed."""
        self.listeners[address] -= 1
        if not self.listeners[address]:
            del self.listeners[address]


def address_of(scope: Any, proxies: bool) -> str:
    """The client's address: the peer, or what our reverse proxy says."""
    if proxies:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                return str(value.decode("latin-1").split(",")[-1].strip())
    client = scope.get("client")
    return str(client[0]) if client else "?"
