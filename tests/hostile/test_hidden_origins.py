"""A table that is not in the lobby is known by its link alone. What was forked from it must not tell that link."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.http.common import Page, app_on


def forked(page: Page, visibility: str) -> tuple[str, str]:
    """The ids of a finished table of this visibility, and of a public fork of it."""
    table, secrets = page.full(2, visibility=visibility)
    page.finish(table, secrets)
    fork = page.post(f"{table}/fork", {"decisions": 2, "visibility": "public"}, expect=201)["table"]
    return table.rpartition("/")[2], fork["id"]


def everything_told(page: Page, fork: str) -> list[Any]:
    """What anyone can read about the fork."""
    address = f"/api/tables/{fork}"
    lobby = [table for table in page.get("/api/tables", limit=200)["tables"] if table["id"] == fork]
    with page.client.websocket_connect(f"{address}/listen") as socket:
        socket.send_json({})
        heard = [socket.receive_json()]
    assert len(lobby) == 1
    return [lobby, page.get(address), page.get(f"{address}/board"), page.get(f"{address}/envelope"), heard]


@pytest.mark.parametrize("visibility", ["link", "public"])
def test_a_fork_tells_only_of_a_public_table(visibility: str, tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        source, fork = forked(page, visibility)
        for told in everything_told(page, fork):
            assert visibility == "public" or source not in json.dumps(told)
        assert page.get(f"/api/tables/{fork}")["from"] == {
            "table": source if visibility == "public" else None,
            "decisions": 2,
        }


@pytest.mark.parametrize("gone", [False, True])
def test_what_an_older_release_stored_is_not_told(gone: bool, tmp_path: Path) -> None:
    """It wrote the link into the settings, the summary and the snapshots. Nor is the link of a deleted table told."""
    with app_on(tmp_path) as page:
        source, fork = forked(page, "link")
    other = "nowhere" if gone else source
    old, new = '{"table":null', json.dumps({"table": other}, separators=(",", ":"))[:-1]
    with closing(sqlite3.connect(next(tmp_path.glob("*.db")))) as connection:
        for table, column, key in (
            ("tables", "plan", "id"),
            ("tables", "card", "id"),
            ("snapshots", "body", "table_id"),
        ):
            connection.execute(
                f"UPDATE {table} SET {column} = replace({column}, ?, ?) WHERE {key} = ?", (old, new, fork)
            )
        connection.commit()
        stored = connection.execute("SELECT plan, card FROM tables WHERE id = ?", (fork,)).fetchone()
        assert all(other in one for one in stored)
    with app_on(tmp_path) as page:
        for told in everything_told(page, fork):
            assert other not in json.dumps(told)
