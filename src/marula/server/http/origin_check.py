"""Origin check: only our own pages may call the API from a browser."""

from __future__ import annotations

from collections.abc import Mapping
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
