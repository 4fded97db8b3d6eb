"""What happened is seen: things move, or do not for who dislikes it; the log tells what is new, and points at it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.common import OPTION, SMALL, choose, moved_on, start, version, wait_for_my_turn
from tests.browser.test_tables import open_table

Open = Callable[..., Page]
COUNTED = """window.animated = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...what) { window.animated++; return animate.apply(this, what); }"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_reduced_motion_stops_animations(person: Open, motion: str) -> None:
    """At the smallest game: a fruit that is laid out goes from the hand to the basket."""
    page = person("/", reduced_motion=motion)
    page.add_init_script(COUNTED)
    page.goto("/")
    start(page, SMALL)
    laying = page.locator("[data-option^='lay_out']:visible")
    while laying.count() == 0:
        assert wait_for_my_turn(page)
        choose(page, 0)
        wait_for_my_turn(page)
    before = version(page)
    page.evaluate("window.animated = 0")
    laying.first.click()
    moved_on(page, before)
    wait_for_my_turn(page)
    assert (page.evaluate("window.animated") > 0) == (motion == "no-preference")


def test_the_log_says_what_is_new_and_points_at_it(person: Open) -> None:
    page = person("/", reduced_motion="reduce")
    start(page, SMALL)
    while page.get_by_text("Since your last turn").count() == 0:
        assert wait_for_my_turn(page)
        choose(page, 0)
    log = page.get_by_role("log")
    other = next(name for name in page.locator("ul.seats .name").all_inner_texts() if name != "Guest")
    expect(log).to_contain_text(other)
    moment = log.locator(".moment", has_text=other).last
    moment.hover()
    expect(page.locator("ul.seats > li.lit")).to_contain_text(other)
    page.mouse.move(0, 0)
    expect(page.locator("ul.seats > li.lit")).to_have_count(0)


def test_the_newest_line_stays_in_sight(person: Open) -> None:
    """Also in a log that has grown longer than its room, by more than its first line."""
    page = person("/", height=540, reduced_motion="reduce")
    start(page, SMALL)
    log = page.get_by_role("log")
    while log.evaluate(
        "log => log.scrollHeight <= log.clientHeight + 2 * log.querySelector('.moment').offsetHeight",
    ):
        assert wait_for_my_turn(page), "the match was over before the log was long"
        choose(page, 0)
    expect(log.locator(".moment").last).to_be_in_viewport()
    expect(log.locator(".moment").first).not_to_be_in_viewport()


def test_a_tablet_for_all_and_a_telephone_for_each(person: Open) -> None:
    """Table mode: one screen shows the board and no hand; a link brings a seat to a screen that shows only the hand."""
    page = person("/", reduced_motion="reduce")
    open_table(page, "me")
    assert wait_for_my_turn(page)
    table = page.url.rsplit("/", 1)[1]
    kept = page.evaluate("JSON.parse(localStorage.getItem('marula.seats'))")
    secret = kept[table]["seats"]["0"]
    shared = person(f"/table/{table}?as=board", width=1024, height=768)
    expect(shared.locator(".stage")).to_be_visible()
    expect(shared.locator("[data-version]")).to_have_attribute("data-seat", "-1")
    expect(shared.locator(".ask")).to_be_hidden()
    assert shared.locator(OPTION).count() == 0
    page.close()
    telephone = person(f"/table/{table}?as=hand#seat=0:{secret}", width=390, height=844, reduced_motion="reduce")
    assert wait_for_my_turn(telephone)
    assert secret not in telephone.url
    expect(telephone.locator(".stage")).to_be_hidden()
    expect(telephone.locator(".ask .kind").first).to_be_visible()
    expect(telephone.get_by_role("log")).to_be_visible()
    before = version(shared)
    telephone.locator(OPTION).first.click()
    moved_on(shared, before)
