"""Reviews of finished matches: kept as far as they are made, so that each match is judged once."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from marula.server.storage.row_locks import insert_or_replace, keep_table
from marula.server.storage.schema import REVIEWS
from marula.server.storage.store import Store


class StoredReview(msgspec.Struct, frozen=True):
    """A review as it is kept."""

    changed: int
    finished: bool
    body: bytes


class ReviewStore:
    """The reviews of one database. All calls block."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def find(self, table: str) -> StoredReview | None:
        """The review of this table's match, as far as it is made."""
        with self.store.reading() as connection:
            row = connection.execute(select(REVIEWS).where(REVIEWS.c.table_id == table)).first()
        return None if row is None else StoredReview(row.changed, bool(row.finished), row.body.encode())

    def keep(self, table: str, review: StoredReview) -> None:
        """Store a review as far as it is made. For a table that was deleted meanwhile, nothing is stored."""
        values = {"changed": review.changed, "finished": int(review.finished), "body": review.body.decode()}
        with self.store.writing() as connection:
            if keep_table(connection, table):
                insert_or_replace(connection, REVIEWS, table_id=table, **values)
