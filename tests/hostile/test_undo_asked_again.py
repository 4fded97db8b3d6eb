"""An undo asked for again and again: one question, until the match has moved on."""

import random
from collections.abc import Iterator

import pytest

from tests.server.http.common import Page, app_on


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("asked")) as page:
        yield page


def test_whoever_was_refused_asks_again_after_the_next_decision(page: Page) -> None:
    table, secrets = page.full(3)
    chooser = random.Random(3)
    for _ in range(8):
        page.choose(table, secrets, chooser)
    assert page.post(f"{table}/undo", {"to": 2}, secrets[0])["done"] is False
    page.post(f"{table}/undo/answer", {"agree": False}, secrets[1])
    for to in range(8):
        refused = page.post(f"{table}/undo", {"to": to}, secrets[0], expect=409)
        assert refused["code"] == "undo_asked_before"
    assert page.post(f"{table}/undo", {"to": 2}, secrets[1])["done"] is False, "another seat may ask"
    page.post(f"{table}/undo/answer", {"agree": False}, secrets[0])
    page.choose(table, secrets, chooser)
    assert page.post(f"{table}/undo", {"to": 2}, secrets[0])["done"] is False


def test_a_bot_in_between_does_not_help(page: Page) -> None:
    table, secrets = page.full(3)
    chooser = random.Random(3)
    while page.get(table)["waiting_on"] != [1] or page.get(table)["decisions"] < 6:
        page.choose(table, secrets, chooser)
    page.post(f"{table}/undo", {"to": 2}, secrets[0])
    page.post(f"{table}/seats/0/bot", {"level": "random"}, secrets[0])
    assert page.get(table)["undo"] is None, "the request ends"
    page.post(f"{table}/seats/0/person", {}, secrets[0])
    assert page.post(f"{table}/undo", {"to": 2}, secrets[0], expect=409)["code"] == "undo_asked_before"


def test_an_undo_that_everyone_agreed_to_lets_everyone_ask_again(page: Page) -> None:
    table, secrets = page.full(2)
    chooser = random.Random(3)
    for _ in range(8):
        page.choose(table, secrets, chooser)
    for to in (6, 4):
        assert page.post(f"{table}/undo", {"to": to}, secrets[0])["done"] is False
        assert page.post(f"{table}/undo/answer", {"agree": True}, secrets[1])["done"] is True
    assert page.get(table)["decisions"] == 4
