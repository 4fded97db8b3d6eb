"""Bans: whom the operator keeps out. Addresses and secrets are stored as hashes only.

Logs name an address by the same hash, so an operator can ban what a log shows without ever seeing an address.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from functools import lru_cache
from typing import Literal

import msgspec
from sqlalchemy import delete, select

from marula.server.storage.row_locks import insert_or_replace
from marula.server.storage.schema import BANS
from marula.server.storage.store import Store

KEY_NAME = "address"
"""The name of the server's key for hashes of addresses."""

BanKind = Literal["address", "player"]


class Ban(msgspec.Struct, frozen=True):
    """One ban. The hash is that of an address, or of the secret of a person's seat."""

    hash: str
    kind: BanKind
    at: int
    until: int | None = None
    """When it ends, in milliseconds; None: never."""
    note: str = ""
    """The operator's own words about it."""


def new_address_key() -> str:
    """A new key for hashes of addresses."""
    return secrets.token_hex(32)


@lru_cache(4096)
def client_of(address: str) -> str:
    """The client of an address, as it is counted and banned: an IPv4 address, or the /64 network of an IPv6 address.

    Whoever has one IPv6 address usually has all of its /64.

    >>> client_of("2001:db8::17"), client_of("::ffff:192.0.2.1"), client_of("192.0.2.1")
    ('2001:db8::/64', '192.0.2.1', '192.0.2.1')
    """
    if ":" not in address:
        return address
    try:
        parsed = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, 64), strict=False))


@lru_cache(4096)
def address_hash(key: str, address: str) -> str:
    """The hash that logs and bans hold instead of an address. Without the server's key nobody can try out all
    addresses."""
    return hashlib.blake2b(client_of(address).encode(), key=bytes.fromhex(key), digest_size=8).hexdigest()


class Bans:
    """The bans of one database. All calls block."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, ban: Ban) -> None:
        """Ban; a ban of the same hash is replaced."""
        with self.store.writing() as connection:
            insert_or_replace(connection, BANS, **msgspec.structs.asdict(ban))

    def remove(self, hash: str) -> bool:
        """End a ban; False if there was none."""
        with self.store.writing() as connection:
            return connection.execute(delete(BANS).where(BANS.c.hash == hash)).rowcount > 0

    def all(self) -> list[Ban]:
        """Every ban, the newest first, those that have ended too."""
        with self.store.reading() as connection:
            found = connection.execute(select(BANS).order_by(BANS.c.at.desc(), BANS.c.hash)).all()
        return [Ban(row.hash, row.kind, row.at, row.until, row.note) for row in found]
