"""Every screen: the board first, nothing cut or covered, every choice in reach, and nothing moves the board."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from marula.games import GAMES
from tests.browser.common import (
    KIND,
    LIST,
    OPTION,
    choose,
    drawn_games,
    no_scrolling,
    start,
    wait_for_my_turn,
)
from tests.browser.test_tables import open_table
from tools.screenshots import look

Open = Callable[..., Page]
SIZES = (
    *((320, 568), (360, 640), (390, 844), (667, 375), (768, 1024), (820, 1180)),
    *((844, 390), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440)),
)
SAMPLE = ((320, 568), (844, 390), (768, 1024), (1280, 720))
"""One of each shape, and the hardest of each."""
MEASURE = (Path(__file__).parent / "sizes.js").read_text(encoding="utf-8")


def seated(page: Page, game: str, seats: int) -> None:
    """A table of this size against bots, at the first decision."""
    page.click(f"[data-setup='{game}']")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players").select_option(str(seats))
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector(f"{OPTION}, {KIND}, {LIST}")
    assert wait_for_my_turn(page)
    silence = page.get_by_role("button", name="Sound off")  # asked once, at the first visit
    if silence.count() > 0:
        silence.click()


def resized(page: Page, width: int, height: int) -> dict[str, Any]:
    """What the page measures of itself once it has settled at this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(f"({MEASURE})()")
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h && sizes.settled()", arg=[width, height])
    found: dict[str, Any] = page.evaluate("sizes.measure()")
    return found


def faults(page: Page, width: int, height: int) -> list[str]:
    """What is wrong at this size."""
    found = resized(page, width, height)
    wrong: list[str] = [*found["covered"], *found["unreached"], *look(page, "en")]
    board = found["board"]
    if min(board["width"], board["height"]) < min(width, height) / 2:
        wrong.append(f"the board has {board['width']:.0f}×{board['height']:.0f}")
    if found["scroll"] != [0, 0]:
        wrong.append(f"the page scrolls by {found['scroll']}")
    return [f"{width}×{height}: {one}" for one in wrong]


def tables() -> list[tuple[str, int]]:
    """Each game for two and for the most."""
    return [(name, seats) for name in drawn_games() for seats in (GAMES[name].fewest, GAMES[name].most)]


@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_board_comes_first(person: Open, game: str, seats: int) -> None:
    """One page, resized: the shape with the least room and one of each other."""
    page = person("/", reduced_motion="reduce")
    seated(page, game, seats)
    found = [fault for size in SAMPLE for fault in faults(page, *size)]
    assert found == [], "\n".join(found)


@pytest.mark.whole
@pytest.mark.parametrize(("game", "seats"), tables())
def test_the_board_comes_first_on_every_screen(person: Open, game: str, seats: int) -> None:
    """At the first decision, and again some decisions later."""
    page = person("/", reduced_motion="reduce")
    seated(page, game, seats)
    found = [fault for size in SIZES for fault in faults(page, *size)]
    page.set_viewport_size({"width": 1280, "height": 720})
    for turn in range(6):
        if wait_for_my_turn(page):
            choose(page, turn * 0.37 % 1)
    if wait_for_my_turn(page):
        found += [fault for size in SIZES for fault in faults(page, *size)]
    assert found == [], "\n".join(found)


def board_box(page: Page) -> dict[str, float]:
    box: dict[str, float] = page.evaluate("document.querySelector('[data-board]').getBoundingClientRect().toJSON()")
    return box


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (844, 390)])
@pytest.mark.parametrize("game", drawn_games())
def test_nothing_that_is_said_moves_the_board(person: Open, game: str, width: int, height: int) -> None:
    """A refusal, a request to take back, the list of all choices and a longer question: not by a pixel."""
    page = person("/", width=width, height=height, reduced_motion="reduce")
    start(page, game)
    page.evaluate("document.fonts.ready")
    resized(page, width, height)
    before = board_box(page)

    def refuse(route: Route) -> None:
        text = "This is not possible now, and the reason is told in more than one short line of words. " * 2
        body = json.dumps({"code": "illegal", "text": text, "facts": {"rule": "X-1"}})
        route.fulfill(status=409, content_type="application/json", body=body)

    page.route("**/act", refuse)
    page.click(LIST)
    assert board_box(page) == before, "the list of all choices"
    kinds = page.locator(".floats [data-kind]")
    if kinds.count() > 0:
        kinds.first.click()
        assert board_box(page) == before, "the choices of one kind"
    page.locator(".floats [data-option]").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert board_box(page) == before, "a refusal"
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    page.evaluate(
        "() => document.querySelector('.asked').append(' A longer question than any game has asked.'.repeat(5))"
    )
    assert board_box(page) == before, "a longer question"
    no_scrolling(page)


def test_a_request_does_not_move_the_board(person: Open) -> None:
    """An undo that another person asks for, and a bot in the own seat, are shown above the question, not in its place.

    With two people the match waits for the other one, so the board stays for as long as the test looks at it.
    """
    ada = person("/", reduced_motion="reduce")
    open_table(ada)
    bo = person(ada.url, reduced_motion="reduce")
    bo.get_by_label("Name").fill("Bo")
    bo.click("[data-sit='1']")
    for page in (ada, bo):
        assert wait_for_my_turn(page)
    before = board_box(ada)
    for page in (ada, bo):
        page.locator(OPTION).first.click()
    assert wait_for_my_turn(ada)
    bo.click("[data-undo]")
    expect(ada.get_by_role("alert")).to_contain_text("Bo")
    assert board_box(ada) == before, "an undo that is asked for"
    ada.get_by_role("alert").get_by_role("button", name="Decline").click()
    ada.get_by_role("button", name="Menu").click()
    ada.click("[data-to-bot]")
    ada.wait_for_selector("[data-come-back]")
    assert board_box(ada) == before, "a bot plays the seat"
