"""Erasing a person: no trace of names and chat, every move stays, and every proof still holds."""

import asyncio
import random
from pathlib import Path
from unittest import mock

import pytest

from marula.core import match_file
from marula.core.errors import MarulaError, RefusedError
from marula.games import GAMES
from marula.server.admin import erasure, people
from marula.server.notify.subscriptions import Subscriptions
from marula.server.runtime.admin_changes import reload_changed_tables
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_registry import TableRegistry
from marula.server.tables import commands, secrets, snapshot
from marula.server.tables.events import Sat
from tests.server.admin.common import everything, operations
from tests.server.common import at, new_table, play_on, registry_on, seated
from tests.server.http.common import app_on

CHAT = "my telephone number is 555"


async def long_table(registry: TableRegistry) -> LiveTable:
    """A table of Player 0 and Player 1, with chat, and with enough log for a few snapshots of ten entries."""
    live, _ = await seated(registry, 2)
    for number in range(40):
        seat = number % 2
        await registry.change(live, lambda table, seat=seat: commands.say(table, seat, f"{CHAT} of {seat}"))  # type: ignore[misc]
        if number % 4 == 0:
            await play_on(registry, live, random.Random(number), 1)
    Subscriptions(registry.store).add(live.id, 0, "email", "zero@example.org", "en", False, 0)
    Subscriptions(registry.store).add(live.id, 1, "email", "one@example.org", "en", False, 0)
    return live


async def file_of(registry: TableRegistry, live: LiveTable) -> bytes:
    return match_file.write(await registry.full_match(await registry.open(live.id)))


@mock.patch.object(snapshot, "SNAPSHOT_ENTRIES", 10)
def test_no_trace_is_left_and_every_proof_holds(url: str) -> None:
    async def story() -> None:
        async with registry_on(url) as registry:
            live = await long_table(registry)
            await play_on(registry, live, random.Random(1))
            setup = at(live).settings
            moved_on = (Sat(1, "Player 0", by_rematch=True), Sat(0, "Player 1", by_rematch=True))
            again = await registry.rematch(live, setup, at(live).seed, lambda _: moved_on)
            before = await file_of(registry, live)
        stored = everything(url)
        assert "snapshots (" in stored
        with operations(url, dry_run=True) as dry:
            would = dry.erase(f"{live.id}:1")
        assert everything(url) == stored
        with operations(url) as real:
            done = real.erase(f"{live.id}:1")
        assert done == would == {"seats": 2, "names": 2, "chat": 20, "notices": 1}
        left = everything(url)
        for trace in ("Player 0", f"{CHAT} of 0", "zero@example.org"):
            assert trace in stored
            assert trace not in left
        for other in ("Player 1", f"{CHAT} of 1", "one@example.org", "words of 0"):
            assert left.count(other) >= stored.count(other), other
        async with registry_on(url) as registry:
            assert await file_of(registry, live) == before
            assert at(await registry.open(live.id)).names == ("", "Player 1")
            assert at(await registry.open(again.id)).names == ("Player 1", "")
        assert match_file.read(before, GAMES)[1].luck == "checked"
        with operations(url) as real:
            assert real.erase(f"{live.id}:1") == {"seats": 2, "names": 0, "chat": 0, "notices": 0}

    asyncio.run(story())


def test_a_rematch_that_begins_meanwhile_is_found(url: str) -> None:
    """It was made from what the server had in memory, after the person's seats had been looked up."""

    async def story() -> None:
        async with registry_on(url) as registry:
            live, _ = await seated(registry, 2)
            await play_on(registry, live, random.Random(1))
            moved_on = (Sat(1, "Player 0", by_rematch=True), Sat(0, "Player 1", by_rematch=True))
            again = await registry.rematch(live, at(live).settings, at(live).seed, lambda _: moved_on)
        known = [[people.Place(live.id, 0)]]
        look_up = people.places_of
        with (
            mock.patch.object(
                erasure, "places_of", side_effect=lambda *words: known.pop() if known else look_up(*words)
            ),
            operations(url) as real,
        ):
            assert real.erase(f"{live.id}:1")["names"] == 2
        async with registry_on(url) as registry:
            assert at(await registry.open(again.id)).names == ("Player 1", "")

    asyncio.run(story())


def test_a_rematch_just_after_brings_no_name_back(url: str, tmp_path: Path) -> None:
    """A server takes up what operators do within seconds. Until then it still has the name in memory."""
    with app_on(tmp_path, database=url) as page:
        table, secrets = page.full(2)
        page.finish(table, secrets)
        with operations(url) as operator:
            operator.erase(f"{table.rpartition('/')[2]}:1")
        again = page.post(f"{table}/rematch", {}, secrets[1], expect=201)["table"]
        assert [seat["name"] for seat in again["seats"]] == ["Bo", None]
        assert '"name":"Ada"' not in everything(url)


def test_a_running_server_does_not_write_the_name_again(url: str) -> None:
    async def story() -> None:
        async with registry_on(url) as registry:
            live, _ = await seated(registry, 2)
            other, _ = await seated(registry, 2)
            with operations(url) as admin:
                await asyncio.to_thread(admin.erase, f"{live.id}:1")
                await asyncio.to_thread(admin.erase, f"{other.id}:2")
            assert at(live).names == ("Player 0", "Player 1")  # nobody has told it yet
            await play_on(registry, live, random.Random(2), 3)
            assert at(live).names == ("", "Player 1")
            await reload_changed_tables(registry)
            assert at(other).names == ("Player 0", "")
            await play_on(registry, other, random.Random(2))
            await play_on(registry, live, random.Random(2))
        assert everything(url).count("Player 0") == everything(url).count("Player 1")

    asyncio.run(story())


def test_whoever_sat_there_before_is_someone_else(url: str) -> None:
    async def story() -> None:
        async with registry_on(url) as registry:
            live = await new_table(registry, 2)
            for name in ("Efua", "Kofi"):
                words = secrets.new_secret()
                await registry.change(live, lambda table, name=name: commands.sit(table, name, 0, ""), new_secret=words)  # type: ignore[misc]
                await registry.change(live, lambda table: commands.say(table, 0, "hello"))
                if name == "Efua":
                    await registry.change(live, lambda table: commands.leave(table, 0, "random"))
        with operations(url) as admin:
            assert [seat["names"] for seat in admin.export(f"{live.id}:1")["seats"]] == [["Kofi"]]
            admin.erase(f"{live.id}:1")
        left = everything(url)
        assert "Efua" in left
        assert "Kofi" not in left

    asyncio.run(story())


def test_an_export_holds_what_is_theirs_and_nothing_else(url: str) -> None:
    async def story() -> None:
        async with registry_on(url) as registry:
            live = await long_table(registry)
            journal = at(live).match
            assert journal is not None
            mine = [logged.event for logged in registry.store.log(live.id, kinds=("decided",))]
        with operations(url) as admin:
            exported = admin.export(f"{live.id}:1")
        (seat,) = exported["seats"]
        assert (seat["table"], seat["seat"], seat["names"]) == (live.id, 1, ["Player 0"])
        assert {line["text"] for line in seat["chat"]} == {f"{CHAT} of 0"}
        assert seat["contributions"] == ["words of 0"]
        assert [notice["address"] for notice in seat["notices"]] == ["zero@example.org"]
        own = [event.entry for event in mine if event.entry["seat"] == 0]  # type: ignore[attr-defined]
        assert [decision["action"] for decision in seat["decisions"]] == [entry["action"] for entry in own]
        assert all(set(decision) == {"at", "number", "action"} for decision in seat["decisions"])

    asyncio.run(story())


@pytest.mark.parametrize("person", ["", ":", "x:0", "x:-1", "x:y", "x:1000", "x:²", "nowhere:1"])
def test_nobody_is_meant(url: str, person: str) -> None:
    async def story() -> None:
        async with registry_on(url):
            pass

    asyncio.run(story())
    with operations(url) as admin, pytest.raises((MarulaError, RefusedError)):
        admin.erase(person)
