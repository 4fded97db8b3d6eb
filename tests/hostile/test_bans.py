"""Whom the operator bans stays out, at every door, by the hash that the log shows."""

import contextlib
from pathlib import Path
from unittest import mock

import pytest
from litestar.exceptions import WebSocketDisconnect

from marula.server.http import ban_list
from marula.server.storage.bans import Ban, Bans, address_hash
from marula.server.storage.store import Store
from marula.server.tables.secrets import hash_secret
from tests.server.common import sqlite
from tests.server.http.common import Page, app_on, bearer
from tests.waiting import until


def closed_with(page: Page, table: str, hello: dict[str, object]) -> int:
    with page.client.websocket_connect(f"{table}/listen") as socket:
        with contextlib.suppress(WebSocketDisconnect):
            socket.send_json(hello)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json(timeout=10)
    return int(closed.value.code)


def test_a_banned_address_stays_out(tmp_path: Path) -> None:
    with app_on(tmp_path) as page, mock.patch.object(ban_list, "REFRESH_SECONDS", 0.01):
        limiter = page.client.app.state.rate_limiter
        store = page.client.app.state.services.registry.store
        table, _ = page.full(2)
        other = Store(f"sqlite:///{tmp_path / 'tables.db'}")  # the operator's own process
        hash = address_hash(limiter.bans.key, "testclient")
        Bans(other).add(Ban(hash, "address", at=1, note="floods"))
        limiter.bans.read(store, 2)
        for method, path in (("GET", "/"), ("GET", table), ("POST", "/api/tables"), ("GET", "/api/tables")):
            answer = page.client.request(method, path)
            assert answer.status_code == 403, path
            assert answer.json()["code"] == "banned"
        assert closed_with(page, table, {}) == 4403
        assert Bans(other).remove(hash)
        assert not Bans(other).remove(hash)
        limiter.bans.read(store, 2)
        page.get(table)
        other.close()


def test_a_banned_player_stays_out_and_the_others_play_on(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        limiter = page.client.app.state.rate_limiter
        store = page.client.app.state.services.registry.store
        table, secrets = page.full(2)
        Bans(store).add(Ban(hash_secret(secrets[0]), "player", at=1))
        limiter.bans.read(store, 2)
        assert page.client.get(f"{table}/envelope", headers=bearer(secrets[0])).status_code == 403
        assert closed_with(page, table, {"secrets": [secrets[1], secrets[0]]}) == 4403
        page.get(f"{table}/envelope", secrets[1])
        page.get(table)


def test_a_ban_is_followed_and_ends(tmp_path: Path) -> None:
    with mock.patch.object(ban_list, "REFRESH_SECONDS", 0.01), app_on(tmp_path) as page:
        limiter = page.client.app.state.rate_limiter
        registry = page.client.app.state.services.registry
        hash = address_hash(limiter.bans.key, "testclient")
        Bans(registry.store).add(Ban(hash, "address", at=1, until=registry.now() + 1500))
        until(lambda: page.client.get("/api/tables").status_code == 403)
        until(lambda: page.client.get("/api/tables").status_code == 200)


def test_bans_are_listed_and_replaced(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    store.upgrade()
    bans = Bans(store)
    bans.add(Ban("a" * 16, "address", at=1))
    bans.add(Ban("b" * 16, "address", at=3, until=9, note="why"))
    bans.add(Ban("a" * 16, "address", at=2, note="again"))
    listed = [(ban.hash[0], ban.at, ban.until, ban.note) for ban in bans.all()]
    assert listed == [("b", 3, 9, "why"), ("a", 2, None, "again")]
    store.close()
