"""An idempotency key belongs to whoever sent it: the next person on the seat is never answered in their place."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http.common import Page, app_on, bearer


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    with app_on(tmp_path) as page:
        yield page


def test_the_next_person_on_a_seat_may_send_the_same_key(page: Page) -> None:
    """Their message was not stored, and they were told the number of the other one's."""
    table, _ = page.create(seats=2)
    ada = page.sit(table, "Ada", seat=0)
    first = page.post(f"{table}/chat", {"text": "I must go", "key": "k"}, ada)["sequence"]
    assert page.client.delete(f"{table}/seats/0", headers=bearer(ada)).status_code == 200
    bo = page.sit(table, "Bo", seat=0)
    second = page.post(f"{table}/chat", {"text": "Hello", "key": "k"}, bo)["sequence"]
    assert second > first
    assert [line["text"] for line in page.get(f"{table}/chat", bo)["lines"]] == ["I must go", "Hello"]
    assert page.post(f"{table}/chat", {"text": "Hello", "key": "k"}, bo)["sequence"] == second, "a repeat is found"


def test_a_seat_that_was_freed_by_the_host_too(page: Page) -> None:
    table, host = page.create(seats=2)
    ada = page.sit(table, "Ada", seat=0)
    page.post(f"{table}/seats/0/colour", {"colour": "gold", "key": "k"}, ada)
    assert page.client.delete(f"{table}/seats/0", headers=bearer(host)).status_code == 200
    bo = page.sit(table, "Bo", seat=0)
    page.post(f"{table}/seats/0/colour", {"colour": "violet", "key": "k"}, bo)
    assert page.get(table)["seats"][0]["colour"] == "violet"


def test_a_repeat_is_found_after_the_lot_has_moved_everyone(page: Page) -> None:
    table, _ = page.create(seats=2, order="lot")
    ada = page.sit(table, "Ada", seat=0)
    first = page.post(f"{table}/chat", {"text": "Hello", "key": "k"}, ada)
    page.sit(table, "Bo", seat=1)
    assert page.get(table)["status"] == "playing"
    assert page.post(f"{table}/chat", {"text": "Hello", "key": "k"}, ada) == first
