"""Ban targets: whom an operator means. An address, its hash in a log, or the person on a seat."""

from __future__ import annotations

import ipaddress
import re

from sqlalchemy import select

from marula.server.admin.people import AdminError, read_place, secret_hashes
from marula.server.storage.bans import KEY_NAME, BanKind, address_hash
from marula.server.storage.schema import KEYS
from marula.server.storage.store import Store


def ban_target(store: Store, text: str) -> tuple[BanKind, list[str]]:
    """The kind of ban that an operator means, and the hashes to ban."""
    if re.fullmatch(r"[0-9a-f]{16}", text):
        return "address", [text]
    if re.fullmatch(r"[0-9a-f]{64}", text):
        return "player", [text]
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return "player", secret_hashes(store, read_place(text))
    return "address", [address_hash(_address_key(store), text)]


def _address_key(store: Store) -> str:
    """The key of the servers of this database. Only they make one."""
    with store.reading() as connection:
        key = connection.execute(select(KEYS.c.value).where(KEYS.c.name == KEY_NAME)).scalar()
    if key is None:
        raise AdminError("admin-never-served")
    return str(key)
