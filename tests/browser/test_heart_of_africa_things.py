"""Signs explained by touch, a hand of cards by keyboard, cards enlarged, and wagons that are unlike free track."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.common import choose, games, start, version, wait_for_my_turn
from tests.browser.server import Server
from tests.browser.test_sizes import seated
from tests.waiting import until
from tools.pictures import asked

Open = Callable[..., Page]
EXPLANATION = "[data-explanation]"
CARD = ".fan .kind"
EDGES = (Path(__file__).parent / "edges.js").read_text(encoding="utf-8")
TRAINS = "heart_of_africa"


def quiet(page: Page) -> None:
    """Answer the question that is asked at the first visit: it lies over other things."""
    silence = page.get_by_role("button", name="Sound off")
    if silence.count() > 0:
        silence.click()


def at_the_market(person: Open, **settings: object) -> Page:
    """Trains: the first tickets are chosen, cards are in hand and lie open."""
    page = person("/", reduced_motion="reduce", **settings)
    start(page, TRAINS)
    assert wait_for_my_turn(page)
    while page.locator(".offer:visible").count() > 0:
        choose(page, 0)
        assert wait_for_my_turn(page)
    quiet(page)
    return page


@pytest.mark.parametrize("game", games())
def test_signs_are_explained_by_a_tap(person: Open, game: str) -> None:
    """A finger cannot rest on things: a tap says what a sign means, aloud as well; nothing hides in titles."""
    page = person("/", width=390, height=844, has_touch=True, reduced_motion="reduce")
    start(page, game)
    assert wait_for_my_turn(page)
    quiet(page)
    assert page.locator(":is([data-board], .hand, .holdings) :is([title], title)").count() == 0
    details = page.locator(".seats .open")
    if details.count() > 0:
        details.first.tap()
    signs = page.locator(".whole [data-explained]:visible")
    for sign in signs.all():
        sign.tap()
        words = page.locator(f"{EXPLANATION} .text b").inner_text()
        assert words.strip()
        expect(page.locator("[data-told]")).to_contain_text(words, ignore_case=True)
        assert sign.get_attribute("aria-describedby") == page.locator(EXPLANATION).get_attribute("id")
    if signs.count() > 0:
        page.keyboard.press("Escape")
        expect(page.locator(EXPLANATION)).to_have_count(0)


def test_a_hand_by_keyboard(person: Open) -> None:
    """Arrow keys go from card to card, I enlarges the one that has the focus, Escape closes, a button sorts."""
    page = at_the_market(person)
    cards = page.locator(CARD)
    number = cards.count()
    assert number > 1
    assert page.locator(f"{CARD}[tabindex='0']").count() == 1, "one press of Tab passes the hand"
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(cards.nth(number - 1)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(number - 1)).to_be_focused()
    expect(page.locator(EXPLANATION)).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator(f"{EXPLANATION} .picture svg")).to_be_visible()
    expect(page.locator("[data-told]")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(EXPLANATION)).to_have_count(0)
    page.keyboard.press("Home")
    expect(cards.first).to_be_focused()


def test_a_card_is_enlarged_by_mouse_and_by_a_longer_touch(person: Open) -> None:
    """The touch explains the card and takes nothing; a short one takes it."""
    page = at_the_market(person, width=390, height=844, has_touch=True)
    before = version(page)
    slot = page.locator(".market [data-option]:visible").first
    slot.hover()
    page.mouse.move(5, 5)
    box = slot.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator(f"{EXPLANATION} .picture")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(f"{EXPLANATION} .picture")).to_be_visible()
    assert version(page) == before
    card = page.locator(CARD).first
    card.hover()
    expect(page.locator(f"{EXPLANATION} .picture")).to_be_visible()
    slot.tap()
    page.wait_for_function("before => document.querySelector('[data-version]').dataset.version !== before", arg=before)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_wagons_are_no_free_track_to_any_eye(person: Open, server: Server, theme: str) -> None:
    """At the end of a match: every laid train has an outline at both sides, no free track has, to any eyes."""
    table = asked(server, "/tables", {"game": TRAINS, "seats": 2, "bots": ["casual"] * 2, "visibility": "link"})[
        "table"
    ]
    name = table["id"]
    until(lambda: asked(server, f"/tables/{name}")["status"] == "over", 120)
    end = asked(server, f"/tables/{name}")["decisions"]
    page = person(f"/watch/{name}?at={end - 1}", width=1600, height=1200, reduced_motion="reduce", color_scheme=theme)
    page.wait_for_selector(".track .mark")
    page.evaluate(f"({EDGES})()")
    page.wait_for_function("() => edges.settled()")
    eyes = page.context.new_cdp_session(page)
    for kind in ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"):
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        picture = base64.b64encode(page.screenshot()).decode()
        laid, free = page.evaluate("([picture, dark]) => edges.measure(picture, dark)", [picture, theme == "dark"])
        assert len(laid) > 15
        assert len(free) > 15
        assert min(laid) > max(free) + 0.1, f"{kind}: {sorted(laid)[:3]}, {sorted(free)[-3:]}"


def test_a_narrow_seat_shows_its_terrain_piles(person: Open) -> None:
    """Five seats side by side on a phone."""
    page = person("/", width=390, height=844, reduced_motion="reduce")
    seated(page, TRAINS, 5)
    piles = page.locator("ul.seats .terrain")
    expect(piles).to_have_count(15)
    for number in range(15):
        expect(piles.nth(number)).to_be_in_viewport(ratio=0.85)  # an edge may reach out


def test_the_key_is_read_without_scrolling(person: Open) -> None:
    """It opens over the tickets, also where these take all of the room."""
    page = person("/", reduced_motion="reduce")
    start(page, TRAINS)
    assert wait_for_my_turn(page)
    key = page.locator("details.key")
    if key.get_attribute("open") is None:
        key.locator("summary").click()
    for part in ("summary", "ul", "table", "p"):
        expect(key.locator(part)).to_be_in_viewport(ratio=0.99)
