"""Migrations: a database of an older release is brought up to date."""

from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from marula.server.notify.server_keys import server_key
from marula.server.notify.subscriptions import Subscriptions
from marula.server.storage.schema import metadata
from marula.server.storage.store import Store
from tests.server.common import sqlite
from tests.server.postgres import Postgres


def of_release_2(store: Store) -> None:
    """Tables and notices as the second shape of the database had them."""
    with store.engine.begin() as connection:
        connection.execute(text("INSERT INTO editions VALUES ('0123456789abcdef', '{}')"))
        connection.execute(
            text(
                "INSERT INTO tables (id, game, edition, visibility, status, created, changed, seed, plan, card)"
                " VALUES ('t', 'template', '0123456789abcdef', 'link', 'open', 1, 1, :seed, '{}', '{}')"
            ),
            {"seed": b"x" * 32},
        )
        for kind in ("email", "webhook"):
            connection.execute(
                text(
                    "INSERT INTO notices"
                    " (id, table_id, seat, kind, address, language, always, remind, turn, at, state)"
                    " VALUES (:kind, 't', 0, :kind, 'somewhere', 'en', 0, 60, 3, 4, 1)"
                ),
                {"kind": kind},
            )


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_old_database_is_brought_up_to_date(kind: str, server: Postgres, tmp_path: Path) -> None:
    url = sqlite(tmp_path) if kind == "sqlite" else server.new_database("old")
    store = Store(url)
    store.upgrade("0002")
    of_release_2(store)
    store.upgrade()
    store.upgrade()  # a second process starts: there is nothing left to do
    rows = {row.kind: row for row in Subscriptions(store).of_table("t")}
    assert {kind: (row.muted, row.confirmed) for kind, row in rows.items()} == {"email": (0, 0), "webhook": (0, 1)}
    assert rows["webhook"].remind == 60, "what was there is there"
    assert server_key(store, "vapid", lambda: "made once") == "made once"
    assert server_key(store, "vapid", lambda: "made again") == "made once"
    with store.engine.connect() as connection:
        found = inspect(connection)
        for table in metadata.sorted_tables:  # what the steps make is what the code believes there is
            assert {column["name"] for column in found.get_columns(table.name)} == set(table.columns.keys())
            assert {index["name"] for index in found.get_indexes(table.name)} >= {index.name for index in table.indexes}
    store.close()
