"""Secrets: how a person proves that a seat is theirs, or that they are the host. Only hashes are stored."""

from __future__ import annotations

import hashlib
import secrets

HOST = -2
"""What a host's secret opens. Other secrets open a seat's number."""


def new_secret() -> str:
    """For one person only: 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> str:
    """What is stored of a secret. One fast hash is enough: 256 random bits cannot be guessed."""
    return hashlib.sha256(b"marula secret " + secret.encode("utf-8", "replace")).hexdigest()


def new_table_id() -> str:
    """A table's id in links: 120 random bits, so that an unlisted table cannot be found by guessing.

    No id begins with a hyphen: `marula admin delete` would take it for an option.
    """
    while (id := secrets.token_urlsafe(15)).startswith("-"):
        pass
    return id


def new_seed() -> bytes:
    """The server's part of a table's luck."""
    return secrets.token_bytes(32)
