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
    OPTION,
    SMALL,
    choose,
    games,
    moved_on,
    no_scrolling,
    start,
    version,
    wait_for_my_turn,
)
from tests.browser.server import Server

Open = Callable[..., Page]
MOST = 40
"""Decisions a person makes in a test; a longer match goes on with a bot in the seat (aimless ones can be endless)."""


@pytest.mark.parametrize("game", games())
def test_a_match_by_mouse(person: Open, game: str) -> None:
    page = person("/")
    start(page, game)
    no_scrolling(page)
    luck = random.Random(game)
    for _ in range(MOST):
        if not wait_for_my_turn(page):
            break
        choose(page, luck.random())
    else:
        page.get_by_role("button", name="Menu").click()
        page.click("[data-to-bot]")
        page.wait_for_selector(f"[data-come-back], {END}")
        assert page.locator(OPTION).count() == 0, "while a bot plays, the person is not asked"
        assert game != SMALL, "the smallest game ends before"
        moved_on(page, version(page))
        return
    expect(page.locator(END)).to_be_visible()
    assert page.locator("table tfoot td").count() >= 2, "the score sheet has a total for everyone"


@pytest.mark.parametrize("game", games())
def test_a_match_by_keyboard(person: Open, game: str) -> None:
    page = person("/", width=390, height=844)
    press_until(page, f"[data-play='{game}']")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{OPTION}, {KIND}, {END}")
    no_scrolling(page)
    for _ in range(MOST):
        if not wait_for_my_turn(page):
            break
        before = version(page)
        press_until(page, "[data-option], [data-kind]")
        by_kind = page.evaluate("'kind' in document.activeElement.dataset")
        page.keyboard.press("Enter")
        if by_kind:
            press_until(page, "[data-option]")
            page.keyboard.press("Enter")
        moved_on(page, before)
    else:
        for wanted in ("header button", "[data-to-bot]"):
            press_until(page, wanted)
            page.keyboard.press("Enter")
        page.wait_for_selector(f"[data-come-back], {END}")
        assert game != SMALL, "the smallest game ends before"
        return
    expect(page.locator(END)).to_be_visible()


def press_until(page: Page, selector: str) -> None:
    """Tab on until the element that has the focus is one of these."""
    for _ in range(60):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


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
    dialog.get_by_label("Who sits on seat 2").select_option(second)
    dialog.get_by_label("Name").first.fill(name)
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/**")


def test_several_people_at_one_screen(person: Open) -> None:
    page = person("/")
    open_table(page, "me")
    page.wait_for_selector(OPTION)
    page.locator(OPTION).first.click()
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
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=30000)
    before = version(page)
    page.locator(OPTION).first.click()
    moved_on(page, before)


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
