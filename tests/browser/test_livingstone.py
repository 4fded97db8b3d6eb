"""Livingstone in the browser: everything that is offered can be done on the drawn board itself, also on a telephone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.common import END, OPTION, SCREENS, Heard, choose, no_scrolling, start, version, wait_for_my_turn

Open = Callable[..., Page]
DRAWN = ":is(.stage, .hand) :is([data-option], [data-kind])"
"""What can be pressed in the drawing and among the own things: not the list of words below them."""
MOST = 400


def missing(page: Page, offered: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Offered actions that nothing drawn leads to. Gifts are counted up to; of several ways one is asked for."""
    ids, kinds = page.evaluate(
        """drawn => {
            const seen = [...document.querySelectorAll(drawn)].filter(one => one.checkVisibility());
            return [seen.map(one => one.dataset.option), seen.map(one => one.dataset.kind)];
        }""",
        DRAWN,
    )

    def leads(action: dict[str, Any]) -> bool:
        name, *values = action.values()
        words = [name, *(",".join(value) or "-" if isinstance(value, list) else str(value) for value in values)]
        return " ".join(words) in ids or name in kinds or (name == "give" and "give 1" in ids)

    return [action for action in offered if not leads(action)]


def off_the_screen(page: Page) -> list[str]:
    """What could only be pressed after scrolling."""
    found: list[str] = page.evaluate(
        """drawn => [...document.querySelectorAll(drawn)].filter(one => one.checkVisibility()).filter(one => {
            const box = one.getBoundingClientRect();
            return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
        }).map(one => one.dataset.option ?? one.dataset.kind)""",
        DRAWN,
    )
    return found


def too_small(page: Page) -> list[str]:
    """Names on cards in letters that nobody can read."""
    found: list[str] = page.locator(".hand .name:visible").evaluate_all(
        "all => all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11).map((one) => one.textContent)"
    )
    return found


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_drawn_board_is_enough(person: Open, width: int, height: int) -> None:
    page = person("/", width=width, height=height, reduced_motion="reduce")
    heard = Heard(page)
    start(page, "livingstone")
    no_scrolling(page)
    luck = random.Random(7)
    done: set[str] = set()
    for _ in range(MOST):
        if not wait_for_my_turn(page):
            break
        assert missing(page, heard.options[version(page)]) == []
        assert off_the_screen(page) == []
        assert too_small(page) == []
        done.add(press(page, luck, done))
    expect(page.locator(END)).to_be_visible()
    assert done >= {"take_die", "draw_card", "take_coins", "dig", "pitch_tent", "give", "end_turn"}


def press(page: Page, luck: random.Random, done: set[str]) -> str:
    """Press something in the drawing, a kind that was not pressed yet first; say which of several ways if asked."""
    before = version(page)
    drawn = page.locator(f"{DRAWN}:visible")
    names: list[str] = drawn.evaluate_all(
        "all => all.map(({ dataset: { kind, option } }) => kind ?? option.split(' ')[0])"
    )
    name = luck.choice([one for one in names if one not in done] or names)
    chosen = drawn.nth(luck.choice([at for at, one in enumerate(names) if one == name]))
    kind = chosen.get_attribute("data-kind")
    chosen.click()
    if kind:
        page.locator(":is(.options, .floats) [data-option]:visible").first.click()
    page.wait_for_function("before => document.querySelector('[data-version]')?.dataset.version !== before", arg=before)
    return name


def test_pointing_at_a_die_shows_what_it_would_allow(person: Open) -> None:
    page = person("/")
    start(page, "livingstone")
    expect(page.locator(".stage .would")).to_have_count(0)
    page.locator(".dice[data-option]").first.hover()
    expect(page.locator(".stage .would")).to_have_count(4)  # a field, the bank, the cards and the mine
    page.mouse.move(5, 5)
    expect(page.locator(".stage .would")).to_have_count(0)
    page.locator(".dice[data-option]").first.focus()
    expect(page.locator(".stage .would")).to_have_count(4)


def test_what_a_die_cannot_do_says_why(person: Open) -> None:
    page = person("/")
    start(page, "livingstone")
    page.get_by_text("Bank", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Take a die first")


def test_what_a_screen_reader_is_told(person: Open) -> None:
    """Whose turn and what is asked as a status, the log as it comes, the board as a table with everyone's name."""
    page = person("/", reduced_motion="reduce")
    start(page, "livingstone")
    expect(page.get_by_role("status").filter(has_text="Your turn.")).to_be_visible()
    log = page.get_by_role("log", name="Log")
    told = log.locator("p").count()
    names = page.locator("ul.seats .name").all_inner_texts()
    choose(page, 0)
    expect(log.locator("p").nth(told)).to_be_attached()
    page.get_by_role("tab", name="As text").click()
    board = page.get_by_role("region", name="As text")
    heads = [head.strip() for head in board.get_by_role("columnheader").all_inner_texts()]
    assert heads[0] == "Guest"
    assert sorted(heads) == sorted(names)
    words = board.inner_text()
    assert "-1" not in words.split(), "a secret is a word, not a number"
    assert "not known" in words
    order = page.locator("main, [role=status], [role=log]").evaluate_all(
        "all => all.map(one => one.getAttribute('role') ?? 'main')"
    )
    assert order.index("main") < order.index("log"), "what is asked before what has been"


def test_every_step_of_a_gift_is_in_reach_on_the_smallest_screen(person: Open) -> None:
    """The form opens over the edge of the board, which stays where it is."""
    page = person("/", width=320, height=568, has_touch=True, reduced_motion="reduce")
    start(page, "livingstone")
    assert wait_for_my_turn(page)
    page.get_by_role("button", name="Sound off").click()
    board = "document.querySelector('[data-board]').getBoundingClientRect().toJSON()"
    before = page.evaluate(board)
    page.get_by_role("button", name="Give to the queen").tap()
    form = page.locator("form.give")
    for name in ("5 coins more", "One coin more", "5 coins less", "One coin less", "All"):
        expect(form.get_by_role("button", name=name)).to_be_in_viewport(ratio=0.9)
    form.get_by_role("button", name="5 coins more").tap()
    assert page.evaluate(board) == before
    number = version(page)
    form.locator(OPTION).tap()
    page.wait_for_function("before => document.querySelector('[data-version]').dataset.version !== before", arg=number)
    assert page.evaluate(board) == before
