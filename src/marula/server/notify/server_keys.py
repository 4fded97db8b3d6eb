"""Keys of the server itself, such as the one it signs web pushes with. They are made once and kept in the database."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from marula.server.storage.schema import KEYS
from marula.server.storage.store import Store


def server_key(store: Store, name: str, make: Callable[[], str]) -> str:
    """The key with this name, made by whichever process asks first. A blocking call."""
    find = select(KEYS.c.value).where(KEYS.c.name == name)
    with store.reading() as connection:
        found = connection.execute(find).scalar()
    if found is None:
        try:
            with store.writing() as connection:
                connection.execute(insert(KEYS).values(name=name, value=make()))
        except IntegrityError:  # another process was first
            pass
        with store.reading() as connection:
            found = connection.execute(find).scalar_one()
    return str(found)
