"""Every seat has a colour of its own; people pick theirs before the deal, and it goes with them."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from marula.server.tables.colours import COLOURS, seat_colours
from marula.server.tables.seats import SeatState
from tests.server.http.common import Page, app_on


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("colours")) as page:
        yield page


def colours(page: Page, table: str) -> list[str]:
    return [seat["colour"] for seat in page.get(table)["seats"]]


def pick(page: Page, table: str, seat: int, colour: str, secret: str, expect: int = 200) -> str:
    """The refusal's code; nothing where it was not refused."""
    answer = page.post(f"{table}/seats/{seat}/colour", {"colour": colour}, secret, expect)
    return str(answer.get("code", ""))


def test_without_a_choice_each_seat_has_its_own(page: Page) -> None:
    table, _ = page.create(seats=4)
    assert colours(page, table) == ["blue", "red", "green", "violet"]


def test_a_person_picks_and_empty_seats_give_way(page: Page) -> None:
    table, _ = page.create(seats=3)
    ada = page.sit(table, "Ada")
    pick(page, table, 0, "green", ada)
    assert colours(page, table) == ["green", "red", "blue"]
    pick(page, table, 0, "gold", ada)
    assert colours(page, table) == ["gold", "red", "green"], "a second choice frees the first"


def test_a_bot_gives_way(page: Page) -> None:
    table, _ = page.create(seats=3, bots=[None, "random", None])
    ada = page.sit(table, "Ada")
    pick(page, table, 0, "red", ada)
    assert colours(page, table) == ["red", "blue", "green"]


def test_a_colour_that_a_person_has_is_refused(page: Page) -> None:
    table, _ = page.create(seats=3)
    ada, bo = page.sit(table, "Ada"), page.sit(table, "Bo")
    assert pick(page, table, 1, "blue", bo, expect=409) == "colour_taken", "also one that was not picked"
    pick(page, table, 0, "violet", ada)
    assert pick(page, table, 1, "violet", bo, expect=409) == "colour_taken"
    pick(page, table, 1, "blue", bo)
    assert colours(page, table)[:2] == ["violet", "blue"]


def test_only_the_own_seat_and_only_a_known_colour(page: Page) -> None:
    table, host = page.create(seats=3)
    ada = page.sit(table, "Ada")
    page.sit(table, "Bo")
    assert pick(page, table, 1, "gold", ada, expect=403) == "not_yours"
    page.post(f"{table}/seats/0/colour", {"colour": "gold"}, host, expect=403)
    page.post(f"{table}/seats/0/colour", {"colour": "plaid"}, ada, expect=400)


def test_whoever_sits_down_may_bring_a_wish(page: Page) -> None:
    table, _ = page.create(seats=3)
    page.sit(table, "Ada", colour="gold")
    page.sit(table, "Bo", colour="gold")
    assert colours(page, table) == ["gold", "red", "green"], "a wish that cannot be granted is no reason to stand"


def test_whoever_leaves_takes_the_colour_along(page: Page) -> None:
    table, _ = page.create(seats=3)
    ada = page.sit(table, "Ada", colour="gold")
    page.client.delete(f"{table}/seats/0", headers={"Authorization": f"Bearer {ada}"})
    assert colours(page, table) == ["blue", "red", "green"]


def test_it_goes_with_the_lot_and_into_the_rematch_and_stays_after_the_deal(page: Page) -> None:
    table, _ = page.create(seats=2, order="lot")
    secrets = [page.sit(table, "Ada", colour="gold"), page.sit(table, "Bo", colour="green")]
    wanted = {"Ada": "gold", "Bo": "green"}
    assert {seat["name"]: seat["colour"] for seat in page.get(table)["seats"]} == wanted
    seats = [page.get(f"{table}/envelope", secret)["seat"] for secret in secrets]
    assert pick(page, table, seats[0], "red", secrets[0], expect=409) == "already_started"
    page.finish(table, [secrets[seats.index(0)], secrets[seats.index(1)]])
    again = page.post(f"{table}/rematch", {}, secrets[0], expect=201)["table"]
    assert {seat["name"]: seat["colour"] for seat in again["seats"]} == wanted


def test_a_list_stored_before_there_were_colours_is_still_read(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        table, _ = page.create(seats=3, visibility="public")
    name = table.rsplit("/", 1)[1]
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        [(body,)] = database.execute("select card from tables where id = ?", (name,)).fetchall()
        stored = json.loads(body)
        for seat in stored["seats"]:
            del seat["colour"]
        database.execute("update tables set card = ? where id = ?", (json.dumps(stored), name))
    with app_on(tmp_path) as page:
        [listed] = page.get("/api/tables", status="open")["tables"]
    assert [seat["colour"] for seat in listed["seats"]] == ["blue", "red", "green"]


def test_with_more_seats_than_colours_they_begin_again() -> None:
    many = [SeatState() for _ in range(len(COLOURS) + 1)]
    assert seat_colours(many) == [*COLOURS, COLOURS[0]]
