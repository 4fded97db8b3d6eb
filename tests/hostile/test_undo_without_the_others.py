"""Undo without the others: a seat that belongs to a person must agree, also while a bot stands in there.

The law: no sequence of requests by one person shows that person anything that a straight match would not have shown.
What was revealed, and what others decided, stays in the journal; so whatever the person has seen is part of the match.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marula.core import match_file
from marula.core.envelope import hears_of
from marula.core.game import Game
from marula.core.match import Entry, Match
from marula.games import GAMES
from marula.server.tables.table import Table
from tests.server.http.common import Page, app_on, bearer
from tests.waiting import until

REQUESTS = 80
WISHES = ["act"] * 4 + ["undo"] * 4 + ["answer", "leave", "bot", "back", "back", "back", "others"]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("undo")) as page:
        yield page


def match_at(page: Page, table: str) -> Match:
    """The match as the server has it; it may have forgotten its beginning."""
    live = page.client.app.state.services.registry.live_tables[table.rpartition("/")[2]]
    match: Match = live.table.match
    return match


def settle(page: Page, table: str) -> dict[str, Any]:
    """Wait until no bot has anything to do; the table then."""
    told: dict[str, Any] = {}

    def waits_for_people() -> bool:
        told.update(page.get(table))
        return not any(told["seats"][seat]["bot"] for seat in told["waiting_on"])

    until(waits_for_people, seconds=60.0)
    return told


def test_a_person_whose_seat_a_bot_plays_must_agree(page: Page) -> None:
    table, secrets = page.full(2)
    chooser = random.Random(3)
    for _ in range(6):
        page.choose(table, secrets, chooser)
    page.post(f"{table}/seats/1/bot", {"level": "random"}, secrets[1])
    before = settle(page, table)["decisions"]
    assert page.post(f"{table}/undo", {"to": 0}, secrets[0])["done"] is False
    told = page.get(table)
    assert told["decisions"] == before
    assert told["undo"]["needed"] == [1]
    assert page.post(f"{table}/undo/answer", {"agree": True}, secrets[1])["done"] is True, "and may, without returning"


def test_a_fork_that_waits_for_a_person_is_not_undone_by_the_other(page: Page) -> None:
    table, secrets = page.full(2)
    page.finish(table, secrets)
    forked = page.post(f"{table}/fork", {"decisions": 6}, expect=201)["table"]
    new = f"/api/tables/{forked['id']}"
    first = page.sit(new, "Ada", seat=0)
    assert page.post(f"{new}/undo", {"to": 2}, first)["done"] is False
    assert page.get(new)["undo"]["needed"] == [1]


def test_one_person_alone_undoes_freely_and_the_record_says_so(page: Page) -> None:
    table, _ = page.create(seats=2, bots=[None, "random"])
    secret = page.sit(table, "Ada")
    chooser = random.Random(3)
    while page.get(table)["decisions"] < 8:
        settle(page, table)
        page.choose(table, [secret, ""], chooser)
    settle(page, table)
    assert page.get(table)["taken_back"] == 0
    assert page.post(f"{table}/undo", {"to": 2}, secret)["done"] is True
    taken_back = page.get(table)["taken_back"]
    assert taken_back > 0
    while settle(page, table)["status"] != "over":
        page.choose(table, [secret, ""], chooser)
    content = page.client.get(f"{table}/file").content
    match, proof = match_file.read(content, GAMES)
    assert (proof.luck, proof.taken_back) == ("checked", taken_back)
    assert match_file.read(match_file.write(match), GAMES)[1].taken_back == taken_back
    assert page.get(f"{table}/luck")["sources"][0]["taken_back"] == taken_back


def test_what_everyone_agreed_to_take_back_is_no_blot(page: Page) -> None:
    table, secrets = page.full(2)
    chooser = random.Random(3)
    for _ in range(8):
        page.choose(table, secrets, chooser)
    page.post(f"{table}/undo", {"to": 2}, secrets[0])
    assert page.post(f"{table}/undo/answer", {"agree": True}, secrets[1])["done"] is True
    assert page.get(table)["taken_back"] == 0


# --- the law ----------------------------------------------------------------------------------------------------------


class Attacker:
    """One person at a table of two or three, who asks for whatever there is. The others agree to nothing."""

    def __init__(self, page: Page, game: Game, seed: int) -> None:
        self.page = page
        self.chooser = random.Random(f"{game.name} {seed}")
        seats = self.chooser.choice([number for number in (2, 3) if game.fewest <= number <= game.most])
        self.table, self.secrets = page.full(seats, game=game.name, hints=False)
        self.seat = self.chooser.randrange(seats)
        self.shown: dict[int, Entry] = {}

    def try_something(self) -> None:
        """One request of the attacker, or one decision of somebody."""
        page, table, secret, chooser = self.page, self.table, self.secrets[self.seat], self.chooser
        decisions = page.get(table)["decisions"]
        undo = {"to": chooser.randrange(decisions + 1)} if chooser.random() < 0.8 else {}
        what = chooser.choice(WISHES)
        if what == "act":
            settle(page, table)
            page.choose(table, self.secrets, chooser)
        elif what == "others":  # another person goes away, or comes back
            other = chooser.choice([seat for seat in range(len(self.secrets)) if seat != self.seat])
            where = chooser.choice(["bot", "person"])
            body: Any = {"level": "random"} if where == "bot" else {}
            self._send("post", f"{table}/seats/{other}/{where}", self.secrets[other], body)
        else:
            requests: dict[str, tuple[str, str, Any]] = {
                "undo": ("post", f"{table}/undo", undo),
                "answer": ("post", f"{table}/undo/answer", {"agree": True}),
                "leave": ("delete", f"{table}/seats/{self.seat}", None),
                "bot": ("post", f"{table}/seats/{self.seat}/bot", {"level": "random"}),
                "back": ("post", f"{table}/seats/{self.seat}/person", {}),
            }
            method, path, body = requests[what]
            self._send(method, path, secret, body)

    def _send(self, method: str, path: str, secret: str, body: Any) -> None:
        answer = self.page.client.request(method, path, json=body, headers=bearer(secret))
        assert answer.status_code in (200, 409), answer.text

    def check(self) -> None:
        """What was revealed, and what others were heard to decide, is still there."""
        match = match_at(self.page, self.table)
        now = {entry.number: entry for entry in match.journal}
        for number, entry in self.shown.items():
            assert number < match.first or now.get(number) == entry, "something that was shown has been taken back"
        for entry in match.journal:
            # The steps of a claim in the making do not exist for anyone else, so they keep nobody from an undo.
            if entry.revealed or (entry.seat != self.seat and hears_of(entry, self.seat)):
                self.shown[entry.number] = entry


def attack(page: Page, game: Game, seeds: range) -> None:
    """One table a seed, each with so many requests or until the match is over."""
    for seed in seeds:
        attacker = Attacker(page, game, seed)
        for _ in range(REQUESTS):
            attacker.try_something()
            table = settle(page, attacker.table)
            attacker.check()
            if table["status"] == "over":
                break


def plant_the_old_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is away is not asked."""
    people = property(lambda table: [seat for seat, state in enumerate(table.seats) if state.kind == "person"])
    monkeypatch.setattr(Table, "must_agree", people)


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_no_requests_of_one_person_show_more_than_a_straight_match(page: Page, game: Game) -> None:
    attack(page, game, range(4))


def test_the_law_notices_the_old_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant_the_old_fault(monkeypatch)
    with app_on(tmp_path) as page, pytest.raises(AssertionError, match="has been taken back"):
        attack(page, GAMES["template"], range(12))
