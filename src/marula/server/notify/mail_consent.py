"""Consent to e-mail: an address must confirm before it gets notices, because anyone can type anyone's address."""

from __future__ import annotations

import hashlib

from sqlalchemy import func, insert, select, update

from marula.server.storage.row_locks import delete_old
from marula.server.storage.schema import CONFIRMATIONS, NOTICES
from marula.server.storage.store import Store
from marula.server.tables import secrets

A_DAY = 86_400_000
MAX_PER_DAY = 3
"""How often one address may be asked in a day, by anybody at any table."""


def mailbox(address: str) -> str:
    """Where mail to this address arrives, as far as one can tell: what follows a plus sign is a note to oneself, and
    large mail services take no notice of dots before the sign @. Where others do, two people share what is counted.

    >>> mailbox("Ada.L+marula@example.org"), mailbox("adal@example.org")
    ('adal@example.org', 'adal@example.org')
    """
    person, at, host = address.strip().lower().rpartition("@")
    return f"{(person.partition('+')[0] or person).replace('.', '')}{at}{host}"


class MailConsent:
    """Blocking calls that wait for the disk."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def new_secret(self, subscription: str, address: str, now: int) -> str | None:
        """A secret to mail to this address, for it to confirm with; None if it was asked often enough today."""
        address_hash = hashlib.sha256(mailbox(address).encode()).hexdigest()
        secret = secrets.new_secret()
        with self.store.writing() as connection:
            delete_old(connection, CONFIRMATIONS, CONFIRMATIONS.c.at < now - A_DAY)
            count = select(func.count()).select_from(CONFIRMATIONS).where(CONFIRMATIONS.c.address == address_hash)
            if connection.execute(count).scalar_one() >= MAX_PER_DAY:
                return None
            # The row outlives its subscription, so that removing and adding one does not start the count anew.
            connection.execute(
                insert(CONFIRMATIONS).values(
                    hash=secrets.hash_secret(secret), notice=subscription, address=address_hash, at=now
                )
            )
        return secret

    def confirm(self, secret: str, now: int) -> str | None:
        """The table whose notices may now be mailed; None if the secret is wrong or too old. Repeats are fine."""
        find = select(CONFIRMATIONS.c.notice).where(
            CONFIRMATIONS.c.hash == secrets.hash_secret(secret), CONFIRMATIONS.c.at >= now - A_DAY
        )
        with self.store.writing() as connection:
            subscription = connection.execute(find).scalar()
            if subscription is None:
                return None
            row = NOTICES.c.id == subscription
            connection.execute(update(NOTICES).where(row).values(confirmed=1))
            table: str | None = connection.execute(select(NOTICES.c.table_id).where(row)).scalar()
            return table
