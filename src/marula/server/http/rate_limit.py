"""Guard: what keeps strangers from doing harm. Origins, limits per address, and the headers of every answer."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from marula.server.http.error_responses import coded, language_of
from marula.server.http.security_headers import HEADERS, NAMES

BODY = 64 * 1024
FILE = 16 * 1024 * 1024
RECORDS = ("/file", "/course", "/luck")
LOOKED_AT = {b"origin", b"host", b"content-length"}
COUNTED = "marula_counted"
"""In a scope: the guard has seen this request already, at the door for choices."""


class Limits:
    """How much one address may do. Generous for people, tight for floods."""

    def __init__(
        self, requests: int = 600, tables: int = 60, listeners: int = 200, mails: int = 10, records: int = 120
    ) -> None:
        self.requests = requests
        """Changes a minute, with as many again at once."""
        self.tables = tables
        """New tables an hour."""
        self.listeners = listeners
        """Open at the same time."""
        self.mails = mails
        """E-mail addresses an hour that are asked whether they want to be told."""
        self.records = records
        """Whole matches a minute: each is read and played again from its first decision on."""


class Bucket:
    """So many drops at once, then a steady drip."""

    __slots__ = ("left", "seen")

    def __init__(self, size: float, now: float) -> None:
        self.left = size
        self.seen = now

    def take(self, size: float, seconds: float, now: float) -> float:
        """0 when there was a drop, else the seconds until there is one."""
        self.left = min(size, self.left + (now - self.seen) * size / seconds)
        self.seen = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) * seconds / size


class RateLimiter:
    """Counts for each address; knows which origins are ours."""

    def __init__(self, limits: Limits | None, origins: tuple[str, ...] = (), proxies: bool = False) -> None:
        self.limits = limits
        self.origins = origins
        self.proxies = proxies
        """Is there a reverse proxy before us, whose word on the client's address we take?"""
        self.buckets: dict[tuple[str, str], Bucket] = {}
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
            bucket = self.buckets[address, what] = Bucket(size, now)
        return bucket.take(size, seconds, now)

    def refuse(self, scope: Any) -> tuple[str, float] | None:
        """The code of a refusal, and how long to wait; None for whoever may come in. Every call counts."""
        method, path = scope["method"], scope["path"]
        if method in ("GET", "HEAD", "OPTIONS"):
            if path.startswith("/api/tables/") and path.endswith(RECORDS):
                wait = self.wait(address_of(scope, self.proxies), "record")
                return ("too_many", wait) if wait else None
            return None
        headers = {name: value for name, value in scope["headers"] if name in LOOKED_AT}
        if b"origin" in headers:
            told = {name.decode(): value.decode("latin-1") for name, value in headers.items()}
            if not origin_allowed(told, self.origins):
                return ("bad_origin", 0.0)
        size = headers.get(b"content-length", b"0")
        if not size.isdigit() or int(size) > (FILE if path == "/api/records" else BODY):
            return ("too_large", 0.0)
        address = address_of(scope, self.proxies)
        new_table = path in ("/api/tables", "/api/records") or path.endswith(("/fork", "/rematch"))
        wait = self.wait(address, "request") or (self.wait(address, "table") if new_table else 0.0)
        return ("too_many", wait) if wait else None

    def listener_comes(self, address: str) -> bool:
        if self.limits is not None and self.listeners.get(address, 0) >= self.limits.listeners:
            return False
        self.listeners[address] = self.listeners.get(address, 0) + 1
        return True

    def listener_goes(self, address: str) -> None:
        self.listeners[address] -= 1
        if not self.listeners[address]:
            del self.listeners[address]


def address_of(scope: Any, proxies: bool) -> str:
    """Who asks: the peer, or what our reverse proxy says of it."""
    if proxies:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                return str(value.decode("latin-1").split(",")[-1].strip())
    client = scope.get("client")
    return str(client[0]) if client else "?"


def origin_allowed(headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    """A browser says which page asks; programs say nothing. Only our own pages may."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in origins or urlsplit(origin).netloc == headers.get("host", "")


def guarded(app: ASGIApp) -> ASGIApp:
    """Middleware: sizes, origins and rates before anything is read, headers on everything that leaves."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        guard: RateLimiter = scope["litestar_app"].state.guard
        refused = None if COUNTED in scope else guard.refuse(scope)
        if refused is not None:
            await refused_at_once(refused, scope, receive, send)
            return
        await app(scope, receive, with_headers(scope, send))

    return run


def with_headers(scope: Scope, send: Send) -> Send:
    """Whatever leaves through this has our headers."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [item for item in message.get("headers", []) if item[0] not in NAMES]
            if scope["path"].startswith("/api/schema") and scope["path"] != "/api/schema/openapi.json":
                headers += HEADERS[1:]  # the page to try the API has a script of its own
            else:
                headers += HEADERS
            if scope["path"].startswith("/api/"):
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers
        await send(message)

    return sent


async def refused_at_once(refused: tuple[str, float], scope: Scope, receive: Receive, send: Send) -> None:
    """The answer to whoever is not let in: a code, and how long to wait."""
    request: Request[Any, Any, Any] = Request(scope)
    code, seconds = refused
    answer = coded(code, language_of(request), {"Retry-After": str(int(seconds) + 1)} if seconds else None)
    await answer.to_asgi_response(None, request)(scope, receive, with_headers(scope, send))
