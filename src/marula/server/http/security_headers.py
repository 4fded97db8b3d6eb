"""Security headers: what a browser may do with an answer. Every answer has them."""

from __future__ import annotations

from typing import Any

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # an address may hold a table that is not listed
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HEADERS_BY_NAME = {name.decode(): value.decode() for name, value in HEADERS}
API_HEADERS = [*HEADERS, (b"cache-control", b"no-store")]

_NAMES = {name for name, _ in HEADERS}


def add_security_headers(path: str, headers: list[Any]) -> list[Any]:
    """The headers of an answer together with ours."""
    kept = [item for item in headers if item[0] not in _NAMES]
    return kept + (API_HEADERS if path.startswith("/api/") else HEADERS)
