"""Africana in the browser: everything that is offered can be done on the drawn board itself, also on a telephone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.common import END, OPTION, SCREENS, Heard, no_scrolling, start, version, wait_for_my_turn

Open = Callable[..., Page]
DRAWN = ":is(.stage, .hand) :is([data-option], [data-kind])"
"""What can be pressed in the drawing and among the own cards: not the list of words below them."""
MOST = 400
"""Decisions of one person in a match that ends after twenty rounds without a completed expedition; sixty are usual."""
SOME = 40
"""Decisions in which all ORDINARY ones come several times: half of such a match."""
ORDINARY = {"draw_cards", "open_book", "set_out", "step", "turn_page", "stop"}
BEST = ("complete_expedition", "complete_adventure", "join", "buy", "step", "turn_page", "discard_card")


def word(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def drawn(page: Page) -> list[str]:
    """What the drawing offers, and whether all of it is on the screen."""
    found: list[list[Any]] = page.locator(f"{DRAWN}:visible").evaluate_all(
        """all => all.map(one => {
            const { top, left, bottom, right } = one.getBoundingClientRect();
            const inside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
            return [one.dataset.option ?? one.dataset.kind, inside, one.ariaLabel || one.textContent.trim()];
        })"""
    )
    assert [option for option, inside, _ in found if not inside] == [], "needs scrolling"
    assert [option for option, _, name in found if not name] == [], "has no name"
    return [option for option, _, _ in found]


def open_short_match(page: Page) -> None:
    """A table for two against a bot, which ends soon when nobody completes an expedition."""
    page.click("[data-setup='africana']")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players").select_option("2")
    dialog.locator("summary").click()
    dialog.get_by_label("without a completed expedition").select_option(label="20")
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector(OPTION)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_whole_match_on_the_drawn_board(person: Open, width: int, height: int) -> None:
    page = person("/", width=width, height=height, reduced_motion="reduce")
    heard = Heard(page)
    open_short_match(page)
    no_scrolling(page)
    luck = random.Random(3)
    done: set[str] = set()
    for _ in range(MOST):
        if not wait_for_my_turn(page):
            break
        now = version(page)
        shown = drawn(page)
        lines = [" ".join(word(value) for value in action.values()) for action in heard.options[now]]
        kinds = {option for option in shown if " " not in option}
        assert [option for option in lines if option not in shown and option.split(" ")[0] not in kinds] == []
        done.add(press(page, luck, shown, now))
    expect(page.locator(END)).to_be_visible()
    assert done >= ORDINARY


@pytest.mark.parametrize("most", [SOME, pytest.param(MOST, marks=pytest.mark.whole)])
def test_a_match_by_keyboard(person: Open, most: int) -> None:
    page = person("/", reduced_motion="reduce")
    open_short_match(page)
    done: set[str] = set()
    for turn in range(most):
        if not wait_for_my_turn(page):
            break
        before = version(page)
        for _ in range(1 + turn % 3):  # not always the first that the keyboard meets
            tab_to(page, ":is(.stage, .hand) [data-option]")
        done.add(str(page.evaluate("document.activeElement.dataset.option")).split(" ")[0])
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('[data-version]')?.dataset.version !== before", arg=before
        )
    assert done >= ORDINARY
    if most == MOST:
        expect(page.locator(END)).to_be_visible()


def tab_to(page: Page, selector: str) -> None:
    """Tab on to the next element that is one of these."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def press(page: Page, luck: random.Random, shown: list[str], before: str) -> str:
    """Press something in the drawing, what gets on with the match rather than anything else; say which way if asked."""
    first = [kind for kind in BEST if luck.random() < 0.7 and any(one.split(" ")[0] == kind for one in shown)]
    wanted = [index for index, one in enumerate(shown) if not first or one.split(" ")[0] == first[0]]
    chosen = page.locator(f"{DRAWN}:visible").nth(luck.choice(wanted))
    name = chosen.get_attribute("data-kind")
    asks = name is not None
    name = name or str(chosen.get_attribute("data-option")).split(" ")[0]
    chosen.click()
    if asks:
        page.locator(".ways [data-option]").last.click()
    page.wait_for_function("before => document.querySelector('[data-version]')?.dataset.version !== before", arg=before)
    return name


def test_a_place_out_of_reach_says_why(person: Open) -> None:
    page = person("/")
    start(page, "africana")
    page.locator(".stage [data-option='set_out']").click()
    page.wait_for_selector("[data-busy='false'] .stage [data-option='stop']")
    far = page.locator(".stage .place", has_text="Port Natal").locator(".spot")
    far.click()
    expect(page.get_by_role("alert")).to_contain_text("No route leads from")
    expect(page.get_by_role("alert")).to_contain_text("AF-19")
