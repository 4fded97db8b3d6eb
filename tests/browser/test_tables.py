"""Whole matches, by mouse and by keyboard; secrets; coming back; what is refused."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.common import (
    END,
    KIND,
    LIST,
    OPTION,
    SMALL,
    choose,
    drawn_games,
    games,
    moved_on,
    no_scrolling,
    start,
    version,
    wait_for_my_turn,
)
from tests.browser.hasty import by_keyboard, by_mouse, play
from tests.browser.server import Server

Open = Callable[..., Page]
FEW = 12
"""Decisions a person makes in a test; then a bot goes on in the seat, at once, to the end that the person sees."""


@pytest.mark.parametrize("game", games())
def test_a_match_by_mouse(person: Open, game: str) -> None:
    page = person("/", reduced_motion="reduce")
    start(page, game)
    no_scrolling(page)
    luck = random.Random(game)
    for _ in range(FEW):
        if not wait_for_my_turn(page):
            break
        choose(page, luck.random())
    else:
        page.get_by_role("button", name="Menu").click()
        page.click("[data-to-bot]")
        page.wait_for_selector(f"[data-come-back], {END}")
        assert page.locator(OPTION).count() == 0, "while a bot plays, the person is not asked"
    see_the_end(page)


@pytest.mark.parametrize("game", games())
def test_a_match_by_keyboard(person: Open, game: str) -> None:
    page = person("/", width=390, height=844, reduced_motion="reduce")
    by_keyboard(page, f"[data-play='{game}']")
    page.wait_for_selector(f"{OPTION}, {KIND}, {LIST}, {END}")
    no_scrolling(page)
    if not play(page, FEW, keyboard=True):
        for wanted in ("header [aria-haspopup=dialog]", "[data-to-bot]"):
            by_keyboard(page, wanted)
    see_the_end(page)


@pytest.mark.whole
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("game", games())
def test_a_whole_match(person: Open, game: str, keyboard: bool) -> None:
    """Every decision by the person: for two, and with everything else set so that it is short."""
    page = person("/", reduced_motion="reduce")
    set_up_the_shortest(page, game, keyboard=keyboard)
    page.wait_for_selector(f"{OPTION}, {KIND}, {LIST}, {END}")
    assert play(page, keyboard=keyboard)
    see_the_end(page)
    assert page.get_by_role("log").inner_text()


def set_up_the_shortest(page: Page, game: str, *, keyboard: bool) -> None:
    """A table for two against a bot; every choice that is a number is set to its smallest."""
    page.wait_for_selector("[data-play]")
    go = by_keyboard if keyboard else by_mouse
    go(page, f"[data-setup='{game}']")
    go(page, "dialog summary")
    selects = page.locator("dialog label.line select")
    for index in range(selects.count()):
        choices = selects.nth(index).locator("option").all_inner_texts()
        if not all(choice.isdigit() for choice in choices):
            continue
        if keyboard:
            selects.nth(index).focus()
            page.keyboard.press("Home")
        else:
            selects.nth(index).select_option(index=0)
    go(page, "dialog .primary")


def see_the_end(page: Page) -> None:
    """Who won, and a total for everyone."""
    expect(page.locator(END)).to_be_visible(timeout=120000)  # bots may have most of a match before them
    expect(page.locator(".end h2")).not_to_be_empty()
    assert page.locator(".end table tfoot td").count() >= 2, "the score sheet has a total for everyone"


def test_everyone_sees_only_what_is_theirs(person: Open) -> None:
    heard: dict[str, set[int]] = {"ada": set(), "bo": set(), "onlooker": set()}
    ada = person("/")
    listen(ada, heard["ada"])
    open_table(ada)
    address = ada.url
    bo = person("/about")
    listen(bo, heard["bo"])
    bo.goto(address)
    bo.get_by_label("Name").fill("Bo")
    bo.click("[data-sit='1']")
    onlooker = person("/about")
    listen(onlooker, heard["onlooker"])
    onlooker.goto(address)
    for page in (ada, bo):
        page.wait_for_selector(OPTION)
    onlooker.wait_for_selector("[data-version]")
    ada.locator(OPTION).first.click()
    expect(onlooker.get_by_role("log")).to_contain_text("Ada")
    assert heard["bo"] | {-1} == {-1, 1}, "Bo may have looked on before sitting down, and saw one hand"
    assert (heard["ada"], heard["onlooker"]) == ({0}, {-1})
    assert onlooker.locator(OPTION).count() == 0
    # what is being chosen can be taken back as long as nobody has learned anything from it
    ada.click("[data-undo]")
    ada.wait_for_selector(OPTION)


def listen(page: Page, seats: set[int]) -> None:
    """Notes through whose eyes the envelopes are that this page is sent."""

    def note(payload: Any) -> None:
        for envelope in json.loads(payload).get("envelopes", []):
            seats.add(envelope["seat"])

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    page.on("websocket", opened)


def open_table(page: Page, second: str = "link", name: str = "Ada") -> None:
    """A table for two at the smallest game: me, and whoever `second` says."""
    page.click(f"[data-setup='{SMALL}']")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players").select_option("2")
    dialog.get_by_label("Who plays seat 2").select_option(second)
    dialog.get_by_label("Name").first.fill(name)
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/**")


def test_several_people_at_one_screen(person: Open) -> None:
    page = person("/")
    open_table(page, "me")
    page.wait_for_selector(OPTION)
    page.locator(OPTION).first.click()
    page.click("[data-pass-on]")  # after a look at what came of it
    page.wait_for_selector("[data-lift]")
    assert page.locator("[data-version], [role=log]").count() == 0, "nothing of the match is behind the curtain"
    page.keyboard.press("Enter")
    page.wait_for_selector(OPTION)
    expect(page.locator("[data-version]")).to_have_attribute("data-seat", "1")


def test_a_reload_in_mid_turn_changes_nothing(person: Open) -> None:
    page = person("/")
    start(page, SMALL)
    page.locator(OPTION).first.click()
    assert wait_for_my_turn(page)
    offered = page.locator("button[data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
    log = page.get_by_role("log").inner_text()
    page.reload()
    assert wait_for_my_turn(page)
    assert page.locator("button[data-option]").evaluate_all("all => all.map(one => one.dataset.option)") == offered
    assert page.get_by_role("log").inner_text() == log


def test_a_restarted_server_is_found_again(person: Open, server: Server) -> None:
    page = person("/")
    start(page, SMALL)
    assert wait_for_my_turn(page)
    server.stop()
    try:
        expect(page.get_by_text("Connection lost")).to_be_visible()
    finally:
        server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    before = version(page)
    page.locator(OPTION).first.click()
    moved_on(page, before)


def test_a_connection_lost_in_mid_turn_heals(person: Open) -> None:
    """What was chosen meanwhile is carried out once the connection is back, and only once."""
    page = person("/", reduced_motion="reduce")
    start(page, SMALL)
    assert wait_for_my_turn(page)
    before = version(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.locator(OPTION).first.click()
    expect(page.locator("[data-busy='true']")).to_be_visible()
    assert version(page) == before
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    moved_on(page, before)
    wait_for_my_turn(page)
    table = page.url.rsplit("/", 1)[1]
    moments = page.request.get(f"/api/tables/{table}/envelope?since=0").json()["moments"]
    assert [moment["seat"] for moment in moments].count(0) == 1, "one choice, however often it was sent"


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize("game", drawn_games())
def test_a_newcomer_is_shown_round(person: Open, game: str, width: int, height: int) -> None:
    """One thing after another on the real board; each is on the screen, and its words do not cover it."""
    page = person("/", width=width, height=height, reduced_motion="reduce")
    start(page, game)
    page.get_by_role("button", name="Take the tour").click()
    guide = page.get_by_role("dialog", name="Take the tour")
    told: list[str] = []
    while True:
        words = guide.get_by_role("status").inner_text()
        assert words not in told
        assert " " in words, "a sentence, not a key"
        told.append(words)
        ring = page.locator(".ring").bounding_box()
        assert ring
        assert ring["x"] >= -5
        assert ring["x"] + ring["width"] <= width + 5
        assert ring["y"] + ring["height"] <= height + 5
        if guide.get_by_role("button", name="Next").count() == 0:
            break
        page.keyboard.press("Enter")
        expect(guide.get_by_role("status")).not_to_have_text(words)
    assert len(told) >= 4, told
    page.keyboard.press("Escape")
    expect(guide).to_be_hidden()
    expect(page.get_by_role("button", name="Take the tour")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take the tour").click()
    expect(guide).to_be_visible()


def test_what_is_refused_names_its_rule(person: Open) -> None:
    """At the smallest game: a fruit that is not in the hand."""
    page = person("/")
    for _ in range(20):  # a hand that lacks a kind comes soon
        page.goto("/")
        start(page, SMALL)
        missing = page.locator(".hand .kind:not([data-option])")
        if missing.count() > 0:
            break
    missing.first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("TP-3")
    with page.context.expect_page() as opened:
        alert.get_by_role("link").click()
    expect(opened.value.locator("#TP-3")).to_be_in_viewport()
