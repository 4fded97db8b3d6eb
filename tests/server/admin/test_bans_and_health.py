"""Bans and health on SQLite and on PostgreSQL alike."""

from pathlib import Path
from unittest import mock

import psycopg

from marula.server.http import ban_list
from marula.server.runtime import health
from marula.server.storage.bans import Ban, Bans, address_hash
from marula.server.storage.store import Store
from marula.server.tables.secrets import hash_secret
from tests.server.http.common import app_on, bearer
from tests.server.postgres import Postgres
from tests.waiting import until


def test_a_ban_is_followed_and_ends(url: str, tmp_path: Path) -> None:
    with mock.patch.object(ban_list, "REFRESH_SECONDS", 0.01), app_on(tmp_path, database=url) as page:
        limiter = page.client.app.state.rate_limiter
        registry = page.client.app.state.services.registry
        other = Store(url)  # the operator's own process
        hash = address_hash(limiter.bans.key, "testclient")
        Bans(other).add(Ban(hash, "address", at=1, until=registry.now() + 3000))
        until(lambda: page.client.get("/api/tables").status_code == 403)
        until(lambda: page.client.get("/api/tables").status_code == 200)
        Bans(other).add(Ban(hash, "address", at=2, note="again"))
        assert [ban.note for ban in Bans(other).all()] == ["again"]
        until(lambda: page.client.get("/api/tables").status_code == 403)
        assert Bans(other).remove(hash)
        until(lambda: page.client.get("/api/tables").status_code == 200)
        other.close()


def test_a_banned_player_stays_out_and_the_others_play_on(url: str, tmp_path: Path) -> None:
    with mock.patch.object(ban_list, "REFRESH_SECONDS", 0.01), app_on(tmp_path, database=url) as page:
        table, secrets = page.full(2)
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [secrets[0]]})
            socket.receive_json(timeout=30)
            Bans(page.client.app.state.services.registry.store).add(Ban(hash_secret(secrets[0]), "player", at=1))
            envelope = f"{table}/envelope"
            until(lambda: page.client.get(envelope, headers=bearer(secrets[0])).status_code == 403)
        page.get(envelope, secrets[1])


def test_health_says_that_all_is_well(url: str, tmp_path: Path) -> None:
    with app_on(tmp_path, database=url) as page:
        assert page.get("/health") == {"status": "ok"}


def test_health_tells_of_a_postgresql_that_cannot_write(server: Postgres, tmp_path: Path) -> None:
    """A full disk or a standby: reading works, writing does not."""
    url = server.new_database("readonly")
    name = url.rsplit("/", 1)[1]
    with mock.patch.object(health, "FRESH_SECONDS", 0.0), app_on(tmp_path, database=url) as page:
        page.get("/health")
        with psycopg.connect(server.url, autocommit=True) as operator:
            operator.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            operator.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
            until(lambda: page.client.get("/health").status_code == 503)
            until(lambda: page.client.get("/api/tables").status_code == 200)
            assert page.client.get("/health").json()["code"] == "try_again"
            operator.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
            operator.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
        until(lambda: page.client.get("/health").status_code == 200)
