"""A database and match files of commit 56afee8 open, show what they showed, play on and verify."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.compatibility.old_data import DATA, KEPT, TABLES, OldTable, Server, copied, marula, serving
from tests.server.webhooks import WebhookReceiver, receiving
from tests.waiting import until

MATCHES = sorted(path.name for path in (DATA / "matches").glob("*.json"))
CLOCK = "with a clock"


def named(table: Any) -> str:
    return f"{table['game']}, {table['what']}"


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    """For every game's table of these kinds."""
    chosen = [table for table in TABLES if table["what"] in kinds]
    assert chosen, f"the data has no table {kinds}"
    return pytest.mark.parametrize("kept", chosen, ids=named)


@pytest.fixture(scope="module")
def hooks() -> Iterator[WebhookReceiver]:
    with receiving() as made:
        yield made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, hooks: WebhookReceiver) -> Iterator[Server]:
    with serving(copied(tmp_path_factory.mktemp("old"), hooks)) as made:
        yield made


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another copy, at which nobody plays."""
    with serving(copied(tmp_path_factory.mktemp("untouched"))) as made:
        yield made


def test_the_data_has_every_kind_of_table_for_every_game() -> None:
    games = {table["game"] for table in TABLES}
    assert len(games) >= 4
    kinds = {
        "two people", "person and bots", "largest", CLOCK, "finished", "rematch", "fork", "waiting room",
    }  # fmt: skip
    for game in games:
        assert kinds <= {table["what"] for table in TABLES if table["game"] == game}
        assert {f"{game}-{what}.json" for what in ("own-edition", "fork", "simulated", "mid-play")} <= set(MATCHES)
    assert set(MATCHES) == set(KEPT["matches"])


# --- the database ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [table for table in TABLES if table["what"] != CLOCK], ids=named)
def test_a_table_shows_what_it_showed(untouched: Server, kept: Any) -> None:
    old = OldTable(untouched, kept)
    table = old.table()
    # Since then every reader counts what it hears of: steps that a seat made in private no longer count for all.
    steps = kept["table"]["sequence"] - table["sequence"]
    assert 0 <= steps <= kept["table"]["decisions"]
    shown = {**table, "sequence": table["sequence"] + steps, "version": table["version"] + steps}
    assert {name: shown[name] for name in kept["table"]} == kept["table"]
    assert [{name: chair[name] for name in ("name", "kind", "bot")} for chair in table["seats"]] == kept["seats"]
    assert [line["text"] for line in untouched.get(f"{old.path}/chat", old.anyone)["lines"]] == kept["chat"]
    for seat, number in kept["options"].items():
        assert len(old.envelope(int(seat))["options"]) == number
    if kept["sees"] is not None:
        envelope = old.envelope(kept["sees"]["seat"])
        assert envelope["phase"]["phase"] == kept["sees"]["phase"]
        assert [option["action"] for option in envelope["options"]] == kept["sees"]["actions"]
        view = kept["sees"]["view"]
        assert {name: envelope["view"].get(name) for name in view} == view
    if kept["score"] is not None:
        score = untouched.get(f"{old.path}/envelope", old.anyone)["score"]
        assert [column["total"] for column in score["columns"]] == kept["score"]["totals"]
        assert score["winners"] == kept["score"]["winners"]


@of_kind("two people")
def test_notices_are_kept(untouched: Server, kept: Any) -> None:
    old = OldTable(untouched, kept)
    assert sorted(kept["notices"]) == ["0", "1"]
    for seat, notices in kept["notices"].items():
        rows = untouched.get(f"{old.path}/seats/{seat}/notices", old.secrets[int(seat)])["notices"]
        assert [{name: row[name] for name in notices[0]} for row in rows] == notices
    kinds = {(row["kind"], row["confirmed"]) for rows in kept["notices"].values() for row in rows}
    assert kinds == {("webhook", True), ("push", True), ("email", False)}


@of_kind("two people")
def test_an_undo_that_was_asked_for_is_answered_and_people_are_told_their_turn(
    server: Server, hooks: WebhookReceiver, kept: Any
) -> None:
    old = OldTable(server, kept)
    request = kept["table"]["undo"]
    (needed,) = request["needed"]
    assert old.post("/undo/answer", {"agree": True}, old.secrets[needed])["done"]
    assert old.table()["undo"] is None
    assert old.table()["decisions"] == request["to"]
    pushes = len(hooks.pushes)
    old.play()
    finish_turns(old)
    until(lambda: any((told["table"], told["seat"]) == (kept["id"], 0) for _, told in hooks.posted))
    until(lambda: len(hooks.pushes) > pushes)


def finish_turns(old: OldTable) -> None:
    """Play on until both have been waited on."""
    waited_on: set[int] = set()
    while waited_on != {0, 1}:
        waited_on.update(old.table()["waiting_on"])
        assert old.decide()


@of_kind("person and bots", "series, playing")
def test_a_match_is_played_on(server: Server, kept: Any) -> None:
    OldTable(server, kept).play()


@of_kind("largest")
def test_a_seat_is_taken_back_from_its_bot(server: Server, kept: Any) -> None:
    old = OldTable(server, kept)
    seat = [chair["kind"] for chair in kept["seats"]].index("stand_in")
    old.post(f"/seats/{seat}/person", {"name": "Back again"}, old.secrets[seat])
    assert old.table()["seats"][seat]["kind"] == "person"
    old.play()


@of_kind(CLOCK)
def test_a_clock_that_ran_out_meanwhile_gives_the_seat_to_a_bot(server: Server, kept: Any) -> None:
    old = OldTable(server, kept)
    (late,) = kept["table"]["waiting_on"]
    until(lambda: late not in old.table()["waiting_on"])  # the bot has made that seat's decisions
    assert old.table()["seats"][late]["kind"] == "stand_in"
    assert old.table()["decisions"] > kept["table"]["decisions"]
    old.post(f"/seats/{late}/person", {"name": "Late"}, old.secrets[late])
    old.play()


@of_kind("rematch")
def test_a_rematch_is_dealt_when_the_last_one_has_added_to_its_luck(server: Server, kept: Any) -> None:
    old = OldTable(server, kept)
    (owing,) = kept["table"]["luck"]["awaits"]
    old.post(f"/seats/{owing}/contribution", {"contribution": "at last"}, old.secrets[owing])
    until(lambda: old.table()["status"] == "playing")
    old.play()


@of_kind("waiting room")
def test_a_waiting_room_fills_and_starts(server: Server, kept: Any) -> None:
    old = OldTable(server, kept)
    for seat, chair in enumerate(kept["seats"]):
        if chair["kind"] == "empty":
            answer = old.post("/seats", {"name": f"Guest {seat}", "seat": seat}, None, expect=201)
            old.secrets[seat] = answer["secret"]
    old.post("/start", {}, kept["host"])
    old.play()


@of_kind("finished", "fork")
def test_a_finished_match_downloads_as_it_did(untouched: Server, kept: Any) -> None:
    name = {"finished": "own-edition", "fork": "fork"}[kept["what"]]
    assert untouched.file(kept["id"]) == (DATA / "matches" / f"{kept['game']}-{name}.json").read_bytes()


def test_a_series_is_told_when_its_last_table_is_over(tmp_path: Path) -> None:
    sealed, playing = (
        next(one for one in TABLES if one["what"] == f"series, {part}") for part in ("sealed", "playing")
    )
    with serving(copied(tmp_path)) as server:
        server.file(sealed["id"], expect=409)
        OldTable(server, playing).finish()
        until(lambda: not server.get(f"/api/tables/{sealed['id']}")["sealed"])
        record = tmp_path / "record.json"
        record.write_bytes(server.file(sealed["id"]))
    assert_sound(record)


def test_the_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    """An upgraded database has the tables, columns, indexes and version that a new one has."""
    old, new = copied(tmp_path), tmp_path / "new" / "marula.db"
    new.parent.mkdir()
    for database in (old, new):
        with serving(database):
            pass
    assert schema(old) == schema(new)


def schema(database: Path) -> dict[str, Any]:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        ask: Callable[[str], list[Any]] = lambda words: connection.execute(words).fetchall()  # noqa: E731
        tables = [name for (name,) in ask("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        found: dict[str, Any] = {"version": ask("SELECT version_num FROM alembic_version")}
        for table in tables:
            found[table] = sorted(ask(f"SELECT name, type, [notnull], pk FROM pragma_table_info('{table}')"))
            found[f"{table} indexes"] = sorted(
                (unique, ask(f"SELECT name FROM pragma_index_info('{index}') ORDER BY seqno"))
                for index, unique in ask(f"SELECT name, [unique] FROM pragma_index_list('{table}')")
            )
    return found


# --- match files -------------------------------------------------------------------------------------------------


def assert_sound(file: Path) -> None:
    verified = marula("verify", str(file), "--language", "en")
    assert verified.returncode == 0, verified.stderr


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_file_verifies_and_replays_to_the_same_score(name: str) -> None:
    file, expected = DATA / "matches" / name, KEPT["matches"][name]
    assert_sound(file)
    replayed = marula("replay", str(file), "--language", "en")
    assert replayed.returncode == 0, replayed.stderr
    written = re.findall(r"^ +(−?\d+) +Total$", replayed.stdout, re.MULTILINE)
    totals = [int(total.replace("−", "-")) for total in written]
    assert totals == (expected["totals"] or [])


@pytest.mark.parametrize("name", [name for name in MATCHES if KEPT["matches"][name]["over"]])
def test_a_match_file_can_be_uploaded(untouched: Server, name: str) -> None:
    content = (DATA / "matches" / name).read_bytes()
    answer = untouched.http.post("/api/records", content=content)
    assert answer.status_code == 201, answer.text
    assert answer.json()["luck"] == "checked"
    table = answer.json()["table"]
    assert table["winners"] == KEPT["matches"][name]["winners"]
    assert untouched.file(table["id"]) == content


def test_a_changed_match_file_is_refused(tmp_path: Path) -> None:
    """The files above verify because they are sound, and not because anything would."""
    whole = (DATA / "matches" / MATCHES[0]).read_bytes()
    total = json.loads(whole)["end"]["entries"]
    changed = tmp_path / "changed.json"
    changed.write_bytes(whole.replace(f'"entries":{total},'.encode(), f'"entries":{total + 1},'.encode()))
    assert changed.read_bytes() != whole
    assert marula("verify", str(changed)).returncode == 2
