"""A finished match has room in the wordiest languages: tabs, seats, score sheet, ceremony, board and its key."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Page

from marula.games import GAMES
from marula.text.languages import languages
from tests.browser.common import drawn_games, start, wait_for_my_turn
from tests.browser.server import Server
from tools.pictures import asked
from tools.screenshots import look, settled

Open = Callable[..., Page]
PHONE = (390, 844)
SIZES = (PHONE, (768, 1024), (844, 390), (1280, 720))
WORDIEST = ("de", "fi", "fr", "ja", "pl")
LABELS = "th, .label, .where, [role=tab], .head h2"
"""What is read at one glance: a word of these is never broken."""
ROOM = 2
"""Pixels that rounding may take."""


def played(server: Server, game: str) -> str:
    """A table of the most seats whose match bots have played to its end."""
    seats = GAMES[game].most
    plan = {"game": game, "seats": seats, "bots": ["casual"] * seats, "visibility": "link"}
    table: str = asked(server, "/tables", plan)["table"]["id"]
    while asked(server, f"/tables/{table}")["status"] != "over":
        time.sleep(0.1)
    return table


def crowded(page: Page, language: str) -> list[str]:
    """Words that are cut, broken, or lie on each other or under a button."""
    found = look(page, language)
    found += page.evaluate("seen.covered()")
    found += page.evaluate("selector => seen.broken(selector)", LABELS)
    return found


def scrolls(page: Page, selector: str) -> list[str]:
    """What of these can only be seen by scrolling."""
    found: list[str] = page.locator(selector).evaluate_all(
        """(all, room) => all.filter((one) => one.scrollWidth > one.clientWidth + room
            || one.scrollHeight > one.clientHeight + room).map((one) => `${one.className} scrolls`)""",
        ROOM,
    )
    return found


def views(page: Page, language: str) -> Iterator[tuple[str, list[str]]]:
    """Each part of the end at the size that the page has, and what is wrong with it."""
    page.locator("[role=tab].score").click()
    yield "score", [*crowded(page, language), *scrolls(page, ".tabs"), *scrolls(page, "[role=region]:has(> table)")]
    page.click("[data-ceremony]")
    yield "ceremony", [*crowded(page, language), *scrolls(page, ".ceremony")]
    page.click("[data-ceremony-skip]")
    page.locator("[role=tab].board").click()
    yield "board", crowded(page, language)
    if page.locator("[data-drawer]").count() > 0:
        page.click("[data-drawer]")
        yield "drawer", crowded(page, language)
        page.locator(".split > [role=dialog]").get_by_role("button").first.press("Escape")


def faults(page: Page, table: str, wanted: Sequence[str], sizes: Sequence[tuple[int, int]]) -> Iterator[str]:
    for language in wanted:
        page.goto(f"/table/{table}?language={language}")
        page.wait_for_selector("[role=tab].score")
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            for view, found in views(page, language):
                for fault in found:
                    yield f"{language} {width}×{height} {view}: {fault}"


@pytest.mark.parametrize("game", drawn_games())
def test_the_end_of_a_match_has_room_on_a_phone(person: Open, server: Server, game: str) -> None:
    page = person("/", reduced_motion="reduce")
    found = list(faults(page, played(server, game), WORDIEST, [PHONE]))
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("game", drawn_games())
def test_no_button_lies_on_a_name_of_the_board(person: Open, game: str) -> None:
    """On a phone, in play, in every language: the drawer's button, zooming, cards and piles."""
    page = person("/", width=PHONE[0], height=PHONE[1], reduced_motion="reduce")
    start(page, game)
    found: list[str] = []
    for language in languages():
        page.goto(f"{page.url.split('?')[0]}?language={language}")
        assert wait_for_my_turn(page)
        settled(page)
        found += [f"{language}: {fault}" for fault in page.evaluate("seen.covered()")]
    assert found == [], "\n".join(found)


@pytest.mark.whole
@pytest.mark.parametrize("game", drawn_games())
def test_the_end_of_a_match_has_room_everywhere(person: Open, server: Server, game: str) -> None:
    page = person("/", reduced_motion="reduce")
    found = list(faults(page, played(server, game), languages(), SIZES))
    assert found == [], "\n".join(found)
