"""Names and chat: nothing invisible, nothing that reverses text or drives a terminal, nobody else's name."""

import random
from collections.abc import Iterator

import pytest

from tests.server.http.common import Page, app_on
from tests.waiting import until

HIDDEN = [
    "\u200b",
    "\u2060",
    "\u00ad",
    "\ufeff",
    "\u180e",
    "\u061c",
    "\u200e",
    "\u202e",
    "\u2066",
    "\U000e0041",
    "\x1b",
]
NOTHING = ["\u3164", "\u2800", "\u115f", "\uffa0", "\u200d", "\u200c\u200d", "\u0301", "\u2003", "\ue000", "\U0001d159"]
ALIKE = [
    "Ada",
    "ADA",
    " ada ",
    "A da",
    "Аda",
    "Αdα",
    "\uff21da",
    "A\u200dda",
    "ᴬda",
    "Ad\ufe0fa",
    "Ada\U000e0100",
    "ᴀda",
]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("names")) as page:
        yield page


@pytest.mark.parametrize("name", [*(f"A{one}da" for one in HIDDEN), *HIDDEN, *NOTHING])
def test_a_name_can_be_seen(page: Page, name: str) -> None:
    table, _ = page.create(seats=2)
    assert page.post(f"{table}/seats", {"name": name}, expect=400)["code"] == "malformed"
    if name not in ("\u2003",):  # a title may be left empty
        page.post("/api/tables", {"game": "template", "name": name}, expect=400)


@pytest.mark.parametrize("name", ALIKE)
def test_nobody_takes_a_name_that_another_has(page: Page, name: str) -> None:
    table, _ = page.create(seats=3)
    page.sit(table, "Ada")
    assert page.post(f"{table}/seats", {"name": name}, expect=409)["code"] == "name_taken"
    page.sit(table, "Adah")


@pytest.mark.parametrize("name", ALIKE)
def test_nor_when_they_come_back(page: Page, name: str) -> None:
    table, secrets = page.full(2)
    page.post(f"{table}/seats/1/bot", {"level": "random"}, secrets[1])
    refused = page.post(f"{table}/seats/1/person", {"name": name}, secrets[1], expect=409)
    assert refused["code"] == "name_taken"
    page.post(f"{table}/seats/1/person", {"name": "Bo"}, secrets[1])
    assert page.get(table)["seats"][1]["kind"] == "person", "the own name is no other one's"


def test_nobody_takes_a_bots_result_after_the_match(page: Page) -> None:
    """Whoever came back after the end got another name, and was shown as the one who had played."""
    table, secrets = page.full(2)
    page.post(f"{table}/seats/1/bot", {"level": "random"}, secrets[1])
    until(lambda: page.get(table)["waiting_on"] == [0])
    chooser = random.Random(1)
    while page.get(table)["status"] != "over":
        page.choose(table, [secrets[0], ""], chooser)
        until(lambda: page.get(table)["waiting_on"] in ([], [0]))
    before = page.get(table)["seats"]
    for name in ("Somebody else", None):
        body = {} if name is None else {"name": name}
        assert page.post(f"{table}/seats/1/person", body, secrets[1], expect=409)["code"] == "match_over"
    assert page.get(table)["seats"] == before


@pytest.mark.parametrize(
    ("one", "other"), [("Bob", "Воb"), ("Hans", "Ηans"), ("Tom", "ТОМ"), ("Bob", "ʙob"), ("Вова", "ВОВА")]
)
def test_capitals_of_other_scripts_are_compared_by_their_looks(page: Page, one: str, other: str) -> None:
    """In lower case some of them look like another letter, or like none of ours."""
    table, _ = page.create(seats=3)
    page.sit(table, one)
    assert page.post(f"{table}/seats", {"name": other}, expect=409)["code"] == "name_taken"


def test_chat_is_stored_without_what_is_hidden_in_it(page: Page) -> None:
    table, secrets = page.full(2)
    typed = "a\x1b[31m\u202eb\u2066c\u200bd\x00e\nf שלום 👩‍🚀\U000e0041"
    page.post(f"{table}/chat", {"text": typed}, secrets[0])
    (line,) = page.get(f"{table}/chat", secrets[1])["lines"]
    assert line["text"] == "a[31mbcde f שלום 👩‍🚀"


@pytest.mark.parametrize("text", [*HIDDEN, *NOTHING])
def test_chat_has_something_to_see(page: Page, text: str) -> None:
    table, secrets = page.full(2)
    page.post(f"{table}/chat", {"text": text}, secrets[0], expect=400)


@pytest.mark.parametrize("hidden", ["\x1b[31m", "\u009b31m", "\u202e", "\u2066"])
def test_a_report_does_not_drive_the_operators_terminal(page: Page, hidden: str) -> None:
    table, secrets = page.full()
    page.post(f"{table}/reports", {"seat": 1, "reason": f"rude {hidden}"}, secrets[0], expect=400)
    page.post(f"{table}/reports", {"seat": 1, "reason": "rude: «só isso»"}, secrets[0], expect=201)
