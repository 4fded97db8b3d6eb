"""The client's address: the other end of the connection, or what our reverse proxy says in X-Forwarded-For."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from marula.server.storage.bans import client_of


def address_of(scope: Any, proxies: bool) -> str:
    """The client that limits count by: the peer, or what our reverse proxy says."""
    if proxies:
        forwarded = forwarded_for(scope["headers"])
        if forwarded is not None:
            return client_of(forwarded)
    client = scope.get("client")
    return client_of(str(client[0])) if client else "?"


def forwarded_for(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The last address, which the nearest proxy has added. Anyone can make up those before it."""
    last = None
    for name, value in headers:
        if name == b"x-forwarded-for":
            last = value
    return None if last is None else without_port(last.decode("latin-1").split(",")[-1].strip()[:64])


def without_port(address: str) -> str:
    """The address alone. Some proxies add the client's port: with it, each connection would be another client.

    >>> without_port("192.0.2.1:4711"), without_port("[2001:db8::17]:4711"), without_port("2001:db8::17")
    ('192.0.2.1', '2001:db8::17', '2001:db8::17')
    """
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address
