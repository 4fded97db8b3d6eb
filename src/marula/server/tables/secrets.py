"""Secrets: how a seat or a host is proved. Random, never guessable, and only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

HOST = -2
"""What the secret of a host opens, where others open a seat."""


def new_secret() -> str:
    """For one person's eyes: 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> str:
    """What is stored of it. One fast hash is enough: 256 random bits cannot be tried out."""
    return hashlib.sha256(b"marula secret " + secret.encode("utf-8", "replace")).hexdigest()


def new_table_id() -> str:
    """A table's name in links: 120 random bits, so that a table that is not listed is not found either."""
    return secrets.token_urlsafe(15)


def new_seed() -> bytes:
    """The server's part of a table's luck."""
    return secrets.token_bytes(32)
