"""The Heart of Africa on its own board: a whole match by mouse, tickets on the map, refusals, a small screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.common import END, moved_on, no_scrolling, start, version, wait_for_my_turn

Open = Callable[..., Page]
GAME = "heart_of_africa"
MOST = 400
"""Decisions of one person in one match; more means that something hangs."""
CLAIM = "[data-track][data-option]"


def test_a_whole_match_on_the_map(person: Open) -> None:
    """By mouse on the drawing alone, never on the buttons in words."""
    page = person("/", reduced_motion="reduce")
    start(page, GAME)
    no_scrolling(page)
    claimed = 0
    for _ in range(MOST):
        if not wait_for_my_turn(page):
            break
        before = version(page)
        claimed += step(page)
        moved_on(page, before)
    expect(page.locator(END)).to_be_visible()
    assert claimed > 5, "routes were claimed on the map"
    page.get_by_role("tab", name="Board").click()
    assert page.locator(".track .mark").count() > 40, "everyone's trains are on the map"


def at_the_market(person: Open) -> Page:
    """A match whose first tickets are chosen."""
    page = person("/")
    start(page, GAME)
    assert wait_for_my_turn(page)
    step(page)
    page.wait_for_selector(".market [data-option]:visible")
    return page


def step(page: Page) -> int:
    """One decision, the way a hasty player takes it; how many routes that claims."""
    if page.locator(".offer:visible").count() > 0:
        page.locator(".offer:visible [data-ticket]").nth(0).click()
        page.locator(".offer:visible [data-ticket]").nth(1).click()
        page.locator(".offer:visible .keep").click()
        return 0
    if page.locator(".prices [data-option]:visible").count() > 0:
        page.locator(".prices [data-option]:visible").first.click()
        return 0
    tracks = page.locator(CLAIM)
    if tracks.count() > 0:
        tracks.last.click()
        return 1
    page.locator(".market [data-option]:visible").first.click()
    return 0


def test_a_card_that_flies_by_catches_no_click(person: Open) -> None:
    """It goes over other things from the market to the hand: what is chosen there is chosen all the same."""
    page = at_the_market(person)
    page.evaluate(
        """() => { // every flight stops half-way
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
                const flight = animate.apply(this, how);
                if (this.classList.contains("token")) {
                    flight.pause();
                    flight.currentTime = how[1].duration / 2;
                    window.flying = this;
                }
                return flight;
            };
        }"""
    )
    page.locator(".market [data-option]:visible").first.click()
    page.wait_for_function("() => window.flying")
    caught = page.evaluate(
        """() => {
            const { x, y, width, height } = window.flying.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            return hit === null || window.flying.contains(hit);
        }"""
    )
    assert not caught


def test_a_ticket_is_seen_on_the_map(person: Open) -> None:
    page = person("/")
    start(page, GAME)
    assert wait_for_my_turn(page)
    assert page.locator(".ring").count() == 0
    page.locator("[data-ticket]:visible").first.hover()
    expect(page.locator(".ring").nth(1)).to_be_attached()
    page.mouse.move(5, 5)
    expect(page.locator(".ring")).to_have_count(0)
    page.locator("[data-ticket]:visible").first.focus()
    expect(page.locator(".ring").nth(1)).to_be_attached()


def test_what_cannot_be_claimed_says_why(person: Open) -> None:
    """The six spaces to Madagascar take two locomotives and four more cards: no opening hand has them."""
    page = at_the_market(person)
    page.locator("[data-track='madagascar_s_to_durban_1']").click()
    expect(page.get_by_role("alert")).to_contain_text("HA-")


def test_a_phone_shows_all_without_scrolling(person: Open) -> None:
    page = person("/", width=390, height=844, has_touch=True, reduced_motion="reduce")
    start(page, GAME)
    assert wait_for_my_turn(page)
    no_scrolling(page)
    step(page)
    page.wait_for_selector(".market [data-option]:visible")
    no_scrolling(page)
    for slot in page.locator(".market [data-option]").all():
        box = slot.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44, "a finger hits it"
    whole = page.locator(".map svg[role=group]").get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").tap()
    assert page.locator(".map svg[role=group]").get_attribute("viewBox") != whole
    page.get_by_role("button", name="Show the whole map").tap()
    assert page.locator(".map svg[role=group]").get_attribute("viewBox") == whole


def test_a_track_tells_its_colour_by_a_letter_too(person: Open) -> None:
    """Each free track of the map bears the sign of its colour, and no two colours have the same sign."""
    page = person("/", reduced_motion="reduce")
    start(page, GAME)
    signs: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-board] .letters')].map((one) => {
             const name = one.getAttribute('marker-start').slice(5, -1);
             return [name.split('-').at(-1), document.getElementById(name)?.innerHTML ?? '']; }))"""
    )
    assert len(signs) >= 9, signs
    assert all(signs.values())
    assert len(set(signs.values())) == len(signs)
    free: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('[data-board] [data-track], [data-board] .track')]
             .filter((one) => !one.querySelector('.letters, [class*=wagon]'))
             .map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert free == []
