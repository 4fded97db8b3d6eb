"""For everyone: what moves is said in words; Back, reload and zoom; colours with a second sign; axe on dialogs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.common import OPTION, SMALL, choose, games, start, version, wait_for_my_turn
from tests.browser.test_pages import LOOKS, faults
from tests.browser.test_tables import open_table

Open = Callable[..., Page]
SPOKEN = """window.spoken = [];
const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]:not([aria-live=off])';
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    for (const node of addedNodes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (region && !region.closest('[aria-hidden=true]')) window.spoken.push(node.textContent.trim());
    }
}).observe(document, { childList: true, subtree: true });"""
"""What a screen reader is given to say: whatever is added to a live region."""


def moments_since(page: Page, since: int) -> list[str]:
    """What the reader's own seat was told after this moment, in the words of the log."""
    table = page.url.rsplit("/", 1)[1]
    seats = json.loads(page.evaluate("localStorage.getItem('marula.seats')"))[table]["seats"]
    answer = page.request.get(
        f"/api/tables/{table}/envelope?since=0", headers={"Authorization": f"Bearer {next(iter(seats.values()))}"}
    )
    return [
        " ".join(moment["texts"]) for moment in answer.json()["moments"] if moment["number"] > since and moment["texts"]
    ]


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize("game", games())
def test_what_moves_is_said_once_in_words(person: Open, game: str, width: int, height: int) -> None:
    """With motion, beside an open log and with the log behind a tab."""
    page = person("/", width=width, height=height)
    page.add_init_script(SPOKEN)
    page.goto("/")
    start(page, game)
    since = int(page.locator("[data-announcer]").get_attribute("data-since") or 0)
    for _ in range(2):
        if wait_for_my_turn(page):
            choose(page, 0.4)
    wait_for_my_turn(page)
    told = Counter(moments_since(page, since))
    assert sum(told.values()) > 1
    spoken: list[str] = page.evaluate("window.spoken")
    assert {words: spoken.count(words) for words in told} == dict(told)


def test_back_and_forward_lead_where_one_was(person: Open) -> None:
    page = person("/", reduced_motion="reduce")
    start(page, SMALL)
    table = page.url
    choose(page, 0)
    wait_for_my_turn(page)
    now = version(page)
    page.go_back()
    expect(page.locator("[data-resume]").first).to_be_visible()
    page.go_forward()
    page.wait_for_selector(f"[data-version='{now}']")
    assert page.url == table
    page.go_back()
    page.locator("[data-resume] a").first.click()
    page.wait_for_selector(f"[data-version='{now}']")
    page.reload()
    page.wait_for_selector(f"[data-version='{now}']")
    assert wait_for_my_turn(page)


def test_every_page_stands_a_reload_and_200_percent(person: Open) -> None:
    """A screen of 1280×720 at twice the size: nothing lies beside it, and nothing is lost by loading again."""
    page = person("/", width=640, height=360, reduced_motion="reduce")
    open_table(page)
    room = page.url
    page.goto("/")
    start(page, SMALL)
    watched = page.url.replace("/table/", "/watch/")
    for address in ("/", "/about", f"/rules/{SMALL}", f"/editor/{SMALL}", room, watched):
        page.goto(address)
        page.wait_for_selector("h1:visible, h2:visible")
        page.reload()
        page.wait_for_selector("h1:visible, h2:visible")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, address


@pytest.mark.parametrize(("width", "height", "scheme"), LOOKS)
def test_axe_finds_nothing_serious_in_rooms_dialogs_and_wrong_links(
    person: Open, width: int, height: int, scheme: str
) -> None:
    page = person("/", width=width, height=height, color_scheme=scheme, reduced_motion="reduce")
    found: dict[str, list[str]] = {}
    page.click(f"[data-setup='{SMALL}']")
    page.locator("dialog summary").click()
    found["set up, all of it"] = faults(page)
    page.keyboard.press("Escape")
    open_table(page)
    expect(page.locator("[data-chair]").first).to_be_visible()
    found["waiting room"] = faults(page)
    for path in ("/table/nonsense", "/watch/nonsense", "/nonsense"):
        page.goto(path)
        expect(page.get_by_role("alert")).to_be_visible()
        found[path] = faults(page)
    page.goto("/")
    page.wait_for_selector("[data-resume]")
    found["home with matches"] = faults(page)
    start(page, SMALL)
    found["the question about sound"] = faults(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["menu"] = faults(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Take the tour").click()
    found["tour"] = faults(page)
    page.keyboard.press("Escape")
    page.goto(f"{page.url}?as=board")
    page.wait_for_selector("[data-version]")
    found["only the board"] = faults(page)
    page.goto("/")
    open_table(page, "me")
    page.wait_for_selector(OPTION)
    page.locator(OPTION).first.click()
    page.wait_for_selector("[data-pass-on]")
    found["done, pass on"] = faults(page)
    page.click("[data-pass-on]")
    page.wait_for_selector("[data-lift]")
    found["curtain"] = faults(page)
    assert {where: what for where, what in found.items() if what} == {}
