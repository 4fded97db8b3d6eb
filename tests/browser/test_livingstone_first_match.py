"""The tutorial "your first match" in a real browser, word for word: what the page says can be done, in its order.

Each step stands under words of the page. A step that left the page, or a button of the page without a step, fails.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from marula.core import match_file
from marula.games import GAMES
from tests.browser.common import END, OPTION, choose, start, wait_for_my_turn
from tests.browser.hasty import tab_to

Open = Callable[..., Page]
TUTORIAL = Path(__file__).resolve().parents[2] / "docs/tutorials/first-match.md"
LOG = "[role=log]"
LONG = 180_000
"""Milliseconds for what bots have to think about: a hint, or the rest of a match."""


def sit_down(page: Page) -> None:
    start(page, "livingstone")
    expect(page.locator("[data-version]")).to_contain_text("Bot: Steady")
    assert page.get_by_text("Bot: Steady").count() == 2


def asked_about_sound(page: Page) -> None:
    page.get_by_role("button", name="Sound off").click()
    expect(page.get_by_text("Play with sound?")).to_have_count(0)


def take_the_tour(page: Page) -> None:
    page.get_by_role("button", name="Take the tour").click()
    tour = page.get_by_role("dialog", name="Take the tour")
    while tour.get_by_role("button", name="Next").count():
        words = tour.get_by_role("status").inner_text()
        tour.get_by_role("button", name="Next").click()
        expect(tour.get_by_role("status")).not_to_have_text(words)
    tour.get_by_role("button", name="Close").click()


def took_a_die(page: Page) -> None:
    expect(page.locator(LOG)).to_contain_text("Guest takes a")


def undo(page: Page) -> None:
    """A die was taken, and the bots have seen it: they agree at once."""
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(LOG)).not_to_contain_text("Guest takes a")
    assert wait_for_my_turn(page)


def click_a_green_edge(page: Page) -> None:
    assert wait_for_my_turn(page)
    page.locator("g.dice.offered").first.click()
    took_a_die(page)


def tab_and_enter(page: Page) -> None:
    undo(page)
    tab_to(page, "g.dice.offered")
    page.keyboard.press("Enter")
    took_a_die(page)
    undo(page)


def undo_a_choice(page: Page) -> None:
    click_a_green_edge(page)
    undo(page)


def try_what_is_not_allowed(page: Page) -> None:
    page.locator("g.dice:not([data-option])").first.click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"LI-\d+"))


def rest_the_pointer(page: Page) -> None:
    """The explanation is as small as its words."""
    page.locator("g.dice.offered").first.hover()
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_be_visible()
    box = bubble.bounding_box()
    assert box
    assert box["height"] < 100
    page.mouse.move(5, 5)
    expect(bubble).to_have_count(0)


def press_the_key(page: Page) -> None:
    page.locator("g.dice.offered").first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")


def hint(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Where to look:")).to_be_visible(timeout=LONG)


def hint_what(page: Page) -> None:
    page.get_by_role("button", name="What?", exact=True).click()
    expect(page.get_by_role("button", name="Why?", exact=True)).to_be_visible()


def hint_why(page: Page) -> None:
    page.get_by_role("button", name="Why?", exact=True).click()
    expect(page.get_by_text("Win chance")).to_be_visible()


def rules(page: Page) -> None:
    with page.expect_popup() as opening:
        page.get_by_role("link", name="Rules").click()
    expect(opening.value.get_by_role("heading", level=1)).to_contain_text("Livingstone")
    opening.value.close()


def close_and_continue(page: Page) -> None:
    choose(page, 0)
    page.goto("/")
    kept = page.locator("section, nav, div").filter(has=page.get_by_role("heading", name="Continue")).last
    kept.get_by_role("link", name="Livingstone").click()
    page.wait_for_selector("[data-version]")


SKIPS = """addEventListener('marula-motion',
    () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true })))"""
"""A reader who presses a key whenever something begins to move: the newest picture is shown at once."""


def let_a_bot_play(page: Page) -> None:
    page.evaluate(SKIPS)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_selector("[data-come-back], [data-ceremony-skip]")
    assert page.locator(OPTION).count() == 0


def skip_to_the_score(page: Page) -> None:
    page.get_by_role("button", name="Skip to the final score").click(timeout=LONG)
    expect(page.locator(END)).to_be_visible()
    assert page.locator(".end table tfoot td").count() >= 3, "a total for everyone"


def watch_the_replay(page: Page) -> None:
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Forward one decision").click()
    expect(page.locator("[data-moment='1']")).to_be_visible()
    page.go_back()
    expect(page.locator(END)).to_be_visible()


def check_the_luck(page: Page) -> None:
    page.get_by_role("button", name="Check that luck was fair").click()
    expect(page.get_by_text("Luck was fair")).to_be_visible()


def download(page: Page) -> None:
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download match file").click()
    _, proof = match_file.read(saving.value.path().read_bytes(), GAMES)
    assert (proof.over, proof.luck) == (True, "checked")


STEPS: dict[str, Callable[[Page], None]] = {
    "choose **Play against bots**": sit_down,
    "The page asks once whether you want sound": asked_about_sound,
    "**Take the tour** explains each part": take_the_tour,
    "What you can do has a green edge. Click it": click_a_green_edge,
    "go to it with the Tab key and press Enter": tab_and_enter,
    "Click one of the numbers at the left that no die shows: the answer names the rule": try_what_is_not_allowed,
    "rest the pointer on it": rest_the_pointer,
    "press the key I": press_the_key,
    "**Undo** withdraws your last choice": undo_a_choice,
    "**Hint** says where to look": hint,
    "**What?** then says": hint_what,
    "**Why?** gives its reasons": hint_why,
    "**Rules** at the top opens all of them in a new tab": rules,
    "the home page shows it under **Continue**": close_and_continue,
    "open the **Menu** and choose **Let a bot play for me**": let_a_bot_play,
    "**Skip to the final score** shows the whole score sheet": skip_to_the_score,
    "**Watch the replay** shows the match again": watch_the_replay,
    "**Check that luck was fair** draws every die and card again": check_the_luck,
    "**Download match file** saves the match as a file": download,
}
"""Words of the page, and what a reader does there. Every button that the page names is in one of them."""


def unwalked(tutorial: str) -> list[str]:
    """Steps that the page no longer has at their place, and buttons of the page that no step presses."""
    text, wrong, at = " ".join(tutorial.split()), [], 0
    for words in STEPS:
        found = text.find(words, at)
        if found < 0:
            wrong.append(words)
        at = max(at, found)
    walked = {button for words in STEPS for button in re.findall(r"\*\*(.+?)\*\*", words)}
    return wrong + [button for button in re.findall(r"\*\*(.+?)\*\*", text) if button not in walked]


def test_the_page_and_the_steps_agree() -> None:
    tutorial = TUTORIAL.read_text(encoding="utf-8")
    assert unwalked(tutorial) == []
    assert unwalked(tutorial.replace("**Undo** withdraws", "**Take back** withdraws")) == [
        "**Undo** withdraws your last choice",
        "Take back",
    ]


def test_your_first_match(person: Open) -> None:
    page = person("/")
    for step in STEPS.values():
        step(page)
