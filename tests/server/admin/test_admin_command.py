"""`marula admin` as operators use it: what it prints, what it refuses in one line, and what running servers take up."""

import asyncio
import contextlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect

from marula.cli.main import main
from marula.server.http import ban_list
from marula.server.runtime import admin_changes
from marula.server.storage.store import Store
from tests.hostile.served import served
from tests.server.admin.common import everything
from tests.server.common import registry_on, seated
from tests.server.http.common import app_on
from tests.waiting import until

Printed = pytest.CaptureFixture[str]


def admin(printed: Printed, *words: str, expect: int = 0) -> str:
    """What is printed, with exit code 0; or the one line of a refusal."""
    printed.readouterr()
    assert main(["--language", "en", "admin", *words]) == expect
    shown = printed.readouterr()
    if expect:
        assert shown.out == ""
        assert shown.err.count("\n") == 1, shown.err
    return shown.err if expect else shown.out


def prepared(url: str) -> str:
    """A database with one table of two people; returns its id."""

    async def story() -> str:
        async with registry_on(url) as registry:
            return (await seated(registry, 2))[0].id

    return asyncio.run(story())


def closed_with(socket: Any) -> int:
    """The code with which the server closes a listener, after whatever else it sends."""
    try:
        while True:
            socket.receive_json(timeout=30)
    except WebSocketDisconnect as closed:
        return closed.code


def marula(*words: str) -> int:
    """The exit code of a command in a process of its own."""
    return subprocess.run([sys.executable, "-m", "marula", *words], capture_output=True, timeout=60).returncode


def test_every_verb_says_what_it_does(url: str, capsys: Printed) -> None:
    id = prepared(url)
    there = ("--database", url)
    assert "Player 0, Player 1" in admin(capsys, "tables", *there)
    assert json.loads(admin(capsys, "tables", *there, "--json"))[0]["id"] == id
    assert admin(capsys, "ban", f"{id}:1", *there, "--days", "3").startswith("Banned the player with hash ")
    assert admin(capsys, "ban", "0123456789abcdef", *there, "--note", "floods").startswith("Banned the address")
    listed = json.loads(admin(capsys, "bans", *there, "--json"))
    assert sorted((ban["kind"], ban["until"] is None) for ban in listed) == [("address", True), ("player", False)]
    assert "floods" in admin(capsys, "bans", *there)
    for ban in listed:
        assert ban["hash"] in admin(capsys, "unban", ban["hash"], *there)
    assert admin(capsys, "bans", *there) == "No bans.\n"
    assert json.loads(admin(capsys, "export", f"{id}:2", *there))["seats"][0]["names"] == ["Player 1"]
    assert admin(capsys, "rotate-push-key", *there).startswith("Replaced the push key and ended 0 push subscriptions.")
    assert admin(capsys, "prune", "--days", "1", *there).startswith("Deleted 0 tables not used since")
    erased = "Erased 1 name, 0 chat messages and 0 notification addresses on 1 seat. Moves stay.\n"
    assert admin(capsys, "erase", f"{id}:1", *there).startswith(erased)
    assert admin(capsys, "delete", id, *there).startswith(f"Deleted table {id} (")
    assert admin(capsys, "tables", *there) == "No tables.\n"


def test_a_dry_run_writes_nothing(url: str, capsys: Printed) -> None:
    id = prepared(url)
    there = ("--database", url)
    admin(capsys, "ban", "0123456789abcdef", *there)
    stored = everything(url)
    for words in (
        ("delete", id),
        ("prune", "--days", "1"),
        ("ban", f"{id}:1"),
        ("unban", "0123456789abcdef"),
        ("erase", f"{id}:1"),
        ("rotate-push-key",),
    ):
        said = admin(capsys, *words, *there, "--dry-run")
        assert said.startswith("Would "), said
        assert said.endswith("Dry run: nothing was changed.\n")
        assert json.loads(admin(capsys, *words, *there, "--dry-run", "--json"))["dry_run"] is True
    assert everything(url) == stored


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("delete", "nothing"), "nothing"),
        (("prune", "--days", "0"), "--days must be from 1 to 36500, not 0"),
        (("prune",), "--days"),
        (("tables", "--limit", "0"), "--limit must be from 1"),
        (("ban", "256.1.1.1"), "256.1.1.1: give an address"),
        (("ban", "x:0"), "x:0: give an address"),
        (("ban", "127.0.0.1"), "no server has used this database yet"),
        (("ban", "x:1"), "x"),
        (("unban", "0123456789abcdef"), "is not banned"),
        (("erase", "x"), "x: give"),
        (("export", "x:1"), "x"),
        (("fly",), "fly"),
        ((), "VERB"),
    ],
)
def test_bad_input_is_one_line(tmp_path: Path, capsys: Printed, words: tuple[str, ...], said: str) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    store = Store(url)
    store.upgrade()
    store.close()
    there = ("--database", url) if words else ()
    assert said in admin(capsys, *words, *there, expect=2)


def test_a_database_that_is_not_ready_is_refused(tmp_path: Path, capsys: Printed) -> None:
    missing = tmp_path / "missing.db"
    assert "does not exist" in admin(capsys, "tables", "--database", str(missing), expect=2)
    assert not list(tmp_path.iterdir())
    older = Store(f"sqlite:///{tmp_path / 'older.db'}")
    older.upgrade("0003")
    older.close()
    assert "older version" in admin(capsys, "tables", "--database", str(tmp_path / "older.db"), expect=2)
    text = tmp_path / "text.db"
    text.write_text("a text that is long enough")
    assert "not a SQLite database" in admin(capsys, "tables", "--database", str(text), expect=2)
    nobody = "postgresql://tester@127.0.0.1:1/none"
    assert "cannot be used" in admin(capsys, "tables", "--database", nobody, expect=2)
    with mock.patch.dict("os.environ", MARULA_VAPID="x"):
        url = f"sqlite:///{tmp_path / 'new.db'}"
        prepared(url)
        assert "MARULA_VAPID" in admin(capsys, "rotate-push-key", "--database", url, expect=2)


@pytest.mark.parametrize("whom", ["address", "player"])
def test_a_ban_ends_what_is_open(tmp_path: Path, capsys: Printed, whom: str) -> None:
    """Somebody listens already. The ban closes their socket, and the other player stays."""
    with mock.patch.object(ban_list, "REFRESH_SECONDS", 0.01), app_on(tmp_path) as page:
        table, secrets = page.full(2)
        target = f"{table.rsplit('/', 1)[1]}:1"
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [secrets[0]]})
            socket.receive_json(timeout=10)
            if whom == "address":
                live = page.client.app.state.services.registry.live_tables[table.rsplit("/", 1)[1]]
                (target,) = {listener.address for listener in live.listeners}
            admin(capsys, "ban", target, "--database", str(tmp_path / "tables.db"))
            assert closed_with(socket) == 4403
        status = page.client.get(table).status_code
        assert status == (403 if whom == "address" else 200)


def test_a_new_push_key_and_a_deletion_are_taken_up(tmp_path: Path, capsys: Printed) -> None:
    with mock.patch.object(admin_changes, "FOLLOW_SECONDS", 0.01), app_on(tmp_path) as page:
        there = ("--database", str(tmp_path / "tables.db"))
        table, secrets = page.full(2)
        delivery = page.client.app.state.services.notices.delivery
        before = delivery.sender.public_key
        admin(capsys, "rotate-push-key", *there)
        until(lambda: delivery.sender.public_key != before)
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [secrets[0]]})
            assert [seat["name"] for seat in socket.receive_json(timeout=10)["table"]["seats"]] == ["Ada", "Bo"]
            admin(capsys, "erase", f"{table.rsplit('/', 1)[1]}:1", *there)
            while (seats := socket.receive_json(timeout=30)["table"]["seats"])[0]["name"] == "Ada":
                pass
            assert seats[1]["name"] == "Bo"
            admin(capsys, "delete", table.rsplit("/", 1)[1], *there)
            assert closed_with(socket) == 1012
        page.get(table, expect=404)


def test_beside_a_real_server(tmp_path: Path) -> None:
    """SQLite's file is held by a server in another process; both write."""
    with served(tmp_path, bans_every=0.1) as server, httpx.Client(base_url=server.address, timeout=5) as client:

        def status() -> int:
            with contextlib.suppress(httpx.TransportError):
                return client.get("/api/tables").status_code
            return 0

        there = ("--database", str(tmp_path / "tables.db"))
        assert marula("admin", "ban", "127.0.0.1", *there) == 0
        until(lambda: status() == 403)
        assert marula("admin", "unban", "127.0.0.1", *there) == 0
        until(lambda: status() == 200)
