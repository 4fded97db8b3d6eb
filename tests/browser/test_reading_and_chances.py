"""What could be known of the others in a review, and the win chances that spectators see where a table allows them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.random_match import random_match
from tests.browser.common import OPTION, SMALL, choose, wait_for_my_turn
from tests.browser.hasty import by_keyboard, tab_to
from tests.browser.server import Server, uploaded
from tests.browser.test_pages import LOOKS, faults

Open = Callable[..., Page]
READING = "[data-reading]"
CHANCES = "[data-win-chances]"
LATE = 6
"""A decision by which every seat has hidden something."""


@pytest.mark.parametrize(("width", "height", "scheme"), LOOKS)
def test_what_could_be_known_of_the_others_is_read_without_a_mouse(
    person: Open, server: Server, width: int, height: int, scheme: str
) -> None:
    match = random_match(GAMES[SMALL], Setup(SMALL, 2), "reading others")
    address = f"/review/{uploaded(server, match)}?seat=1&at={LATE}"
    page = person(address, width=width, height=height, color_scheme=scheme, reduced_motion="reduce")
    page.wait_for_selector("[data-lesson]")
    expect(page.locator("[data-progress]")).to_have_count(0)
    assert page.locator(f"{READING} [data-thing]").count() == 0, "it is asked for first"
    by_keyboard(page, f"{READING} summary")
    things = page.locator(f"{READING} [data-thing]")
    expect(things.first).to_be_visible()
    expect(page.locator(f"{READING} h3")).to_have_text("Player 1")  # of the other one, not of oneself
    spoken = things.first.locator("span.hidden")
    expect(spoken).to_contain_text("Player")
    expect(spoken).to_contain_text("%")
    tab_to(page, f"{READING} [role='region']")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def table_with_a_bot(page: Page, *, chances: bool) -> str:
    """Open a table by keyboard, with win chances for spectators or without; its address."""
    by_keyboard(page, f"[data-setup='{SMALL}']")
    page.get_by_role("dialog").wait_for()
    by_keyboard(page, "dialog details summary")
    tab_to(page, "[data-chances]")
    expect(page.locator("[data-chances]")).not_to_be_checked()
    if chances:
        page.keyboard.press("Space")
        expect(page.locator("[data-chances]")).to_be_checked()
    page.get_by_role("dialog").get_by_role("button", name="Start").press("Enter")
    page.wait_for_selector(OPTION)
    return "/table/" + page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize(("width", "height", "scheme"), LOOKS)
def test_spectators_see_win_chances_where_the_table_allows_them(
    person: Open, width: int, height: int, scheme: str
) -> None:
    player = person("/", reduced_motion="reduce")
    table = table_with_a_bot(player, chances=True)
    spectator = person(table, width=width, height=height, color_scheme=scheme, reduced_motion="reduce")
    bar = spectator.locator(CHANCES)
    expect(bar).to_be_visible()
    shown = [float(one) for one in (bar.get_attribute("data-win-chances") or "").split()]
    expect(bar.locator("li")).to_have_count(len(shown))
    assert sum(shown) == pytest.approx(1.0, abs=0.01)
    for chance in shown:
        expect(bar.locator("figcaption .hidden")).to_contain_text(f"{round(100 * chance)}%")
    assert faults(spectator) == []
    expect(player.locator(CHANCES)).to_have_count(0)
    with spectator.expect_response(lambda answer: answer.url.endswith("/chances")):
        for _ in range(3):
            if wait_for_my_turn(player):
                choose(player, 0)


def test_spectators_see_no_win_chances_where_the_table_does_not_allow_them(person: Open) -> None:
    player = person("/", reduced_motion="reduce")
    table = table_with_a_bot(player, chances=False)
    asked: list[str] = []
    spectator = person("/about", reduced_motion="reduce")
    spectator.on("request", lambda request: asked.append(request.url))
    spectator.goto(table)
    spectator.wait_for_selector("[data-version]")
    choose(player, 0)
    version = player.locator("[data-version]").get_attribute("data-version")
    expect(spectator.locator("[data-version]")).not_to_have_attribute("data-version", "0")
    assert version != "0"
    expect(spectator.locator(CHANCES)).to_have_count(0)
    assert not [url for url in asked if url.endswith("/chances")]
