"""A hasty player: takes whatever brings the match nearer to its end, by mouse or by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.common import KIND, LIST, OPTION, moved_on, version, wait_for_my_turn

MOST = 600
"""Decisions of one person in one match; more means that something hangs."""
WANTED = (
    *("complete_expedition", "complete_adventure", "join", "discard_card", "discard_adventure", "buy"),
    *("pay", "score_once", "double_route", "claim_route", "keep_tickets", "take_train", "draw_train"),
    *("pitch_tent", "pitch_second_tent", "take_die", "take_coins", "give"),
)
"""Kinds of actions that get on with a match, the best first; of any other kind every second or third is taken."""


def wish(page: Page, turn: int) -> tuple[str, str]:
    """The option or kind to go for among those on the page, as the attribute that bears it and its value."""
    shown: list[list[str]] = page.locator(f"{OPTION}, {KIND}").evaluate_all(
        """all => all.map(({ dataset: { option, kind } }) =>
            option ? ['data-option', option] : ['data-kind', kind])"""
    )
    for kind in WANTED:
        for attribute, value in reversed(shown):
            if value.split(" ")[0] == kind:
                return attribute, value
    attribute, value = shown[turn % len(shown)]
    return attribute, value


def tab_to(page: Page, selector: str) -> None:
    """Tab on until the element that has the focus is one of these."""
    for _ in range(250):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def by_mouse(page: Page, selector: str) -> None:
    page.locator(f"{selector}:visible").last.click()


def by_keyboard(page: Page, selector: str) -> None:
    tab_to(page, selector)
    page.keyboard.press("Enter")


def decide(page: Page, turn: int, *, keyboard: bool) -> None:
    """One decision; where a kind is opened first, one of its options after it."""
    before = version(page)
    go = by_keyboard if keyboard else by_mouse
    if page.locator(f"{OPTION}, {KIND}").count() == 0:
        go(page, LIST.removesuffix(":visible"))
    attribute, value = wish(page, turn)
    go(page, f'[{attribute}="{value}"]')
    if attribute == "data-kind":
        page.wait_for_selector(f"{OPTION} >> nth=0")
        go(page, f'[data-option^="{value}"]')
    moved_on(page, before)


def play(page: Page, most: int = MOST, *, keyboard: bool = False) -> bool:
    """Decide so often at most; whether the match is over."""
    for turn in range(most):
        if not wait_for_my_turn(page):
            return True
        decide(page, turn, keyboard=keyboard)
    return not wait_for_my_turn(page)
