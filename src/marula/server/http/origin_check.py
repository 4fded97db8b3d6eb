"""Origin check: only our own pages may call the API from a browser."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit


def origin_allowed(headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    """A browser names the page that makes the request. Programs name none, and may always call."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in origins:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:  # "http://[evil"
        return False
    return bool(place) and place == headers.get("host", "")


def names_this_machine(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Does a request ask for this machine by a name that leads nowhere else?

    A foreign page's own name may come to lead here (DNS rebinding). Its origin is then the host that it asks for.
    """
    return all(_is_loopback(value.decode("latin-1")) for name, value in headers if name == b"host")


def _is_loopback(host: str) -> bool:
    """Is this the host of a loopback address, with or without a port?

    >>> _is_loopback("localhost:8000"), _is_loopback("127.0.0.1"), _is_loopback("[::1]:8000")
    (True, True, True)
    >>> _is_loopback("evil.example:8000"), _is_loopback("localhost.evil.example"), _is_loopback("::1@evil.example")
    (False, False, False)
    """
    try:
        parts = urlsplit(f"//{host}")
        if parts.netloc != host or "@" in host:  # more than a host and a port
            return False
        name = parts.hostname or ""
        return name.removesuffix(".") == "localhost" or ipaddress.ip_address(name).is_loopback
    except ValueError:  # another name, or half of an IPv6 address
        return False
