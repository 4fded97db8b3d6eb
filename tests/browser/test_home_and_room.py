"""Home, the waiting room, the menu and links: what one finds there, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.random_match import random_match
from tests.browser.common import END, OPTION, SMALL, finish, games, no_scrolling, see, start, wait_for_my_turn
from tests.browser.hasty import by_keyboard
from tests.browser.server import Server, uploaded
from tests.browser.test_tables import open_table

Open = Callable[..., Page]


def test_three_games_and_their_buttons_are_in_sight_at_once(person: Open) -> None:
    """At first, and again with several matches to go on with above them."""
    page = person("/", reduced_motion="reduce")
    for _ in range(2):
        cards = page.locator(".games article")
        expect(cards.nth(2)).to_be_visible()
        for index in range(3):
            expect(cards.nth(index).locator("[data-play]")).to_be_in_viewport(ratio=1)
            expect(cards.nth(index).locator("[data-setup]")).to_be_in_viewport(ratio=1)
        for _ in range(4):
            page.goto("/")
            start(page, SMALL)
        page.goto("/")
        expect(page.locator("[data-resume]").first).to_be_in_viewport(ratio=1)


def test_one_goes_on_with_what_waits_for_one_first(person: Open) -> None:
    page = person("/", reduced_motion="reduce")
    open_table(page)
    page.goto("/")
    start(page, SMALL)
    mine = page.url.rsplit("/", 1)[1]
    page.goto("/")
    first = page.locator("[data-resume]").first
    expect(first).to_have_attribute("data-resume", mine)
    expect(first).to_contain_text("Your turn.")
    expect(first.locator("time")).to_be_visible()
    expect(page.locator("[data-resume]").nth(1)).to_contain_text("Open: join")


def test_a_finished_match_is_listed_with_its_points(person: Open) -> None:
    page = person("/", reduced_motion="reduce")
    page.click(f"[data-setup='{SMALL}']")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Variants, clock").click()
    dialog.get_by_label("Public: everyone").check()
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector(OPTION)
    finish(page)
    page.wait_for_selector(END)
    table = page.url.rsplit("/", 1)[1]
    totals = page.locator("tfoot td").all_inner_texts()
    page.goto("/")
    listed = page.locator(f"a[href$='{table}']")
    expect(listed).to_be_visible()
    assert listed.locator(".points").all_inner_texts() == totals
    expect(listed).to_contain_text("Won by")


@pytest.mark.parametrize("game", games())
def test_after_starting_by_keyboard_the_first_choice_has_the_focus(person: Open, game: str) -> None:
    page = person("/", reduced_motion="reduce")
    by_keyboard(page, f"[data-play='{game}']")
    assert wait_for_my_turn(page)
    page.wait_for_function(
        "document.activeElement.matches('[data-option], [data-kind]')"
        " || document.activeElement.closest('.hand') !== null"
    )


def test_arrow_keys_go_from_tab_to_tab(person: Open) -> None:
    page = person("/", width=390, height=844, reduced_motion="reduce")
    start(page, SMALL)
    tabs = page.get_by_role("tab")
    tabs.first.focus()
    count = tabs.count()
    assert count > 2
    for index in [*range(1, count), 0]:
        page.keyboard.press("ArrowRight")
        expect(tabs.nth(index)).to_be_focused()
        expect(tabs.nth(index)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowLeft")
    expect(tabs.last).to_be_focused()
    page.keyboard.press("Home")
    expect(tabs.first).to_be_focused()


@pytest.mark.parametrize("game", games())
def test_only_the_board_is_only_the_board(person: Open, game: str) -> None:
    """On a screen for all: nothing can be chosen there, and nothing but the board is seen."""
    page = person("/", reduced_motion="reduce")
    start(page, game)
    page.get_by_role("button", name="Menu").click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Show only the board").click()
    screen = opened.value
    board = screen.locator(".stage")
    expect(board).to_be_visible()
    size = board.bounding_box()
    assert size
    assert (size["width"], size["height"]) >= (1280, 718), size
    assert screen.locator("header:visible, nav:visible, [role=tab]:visible, .ask:visible, .seats:visible").count() == 0
    assert screen.locator(OPTION).count() == 0
    no_scrolling(screen)


WRONG = {
    "/table/nonsense": "There is no such table",
    "/table": "There is no such page",
    "/watch/nonsense": "There is no such table",
    "/watch": "There is no such page",
    "/rules/nonsense": "There is no such game",
    "/editor/nonsense": "There is no such game",
    "/edition/nonsense": "There is no such edition",
    "/notice/nonsense": "no longer works",
    "/?game=nonsense": "There is no such game",
    "/nonsense": "There is no such page",
}


def test_wrong_links_say_so_and_lead_home(person: Open) -> None:
    page = person("/")
    for path, words in WRONG.items():
        page.goto(path)
        see(page, words)
        expect(page.locator("a[href='/']:visible").first).to_be_visible()


def test_a_link_to_a_moment_that_is_not_there_shows_the_nearest(person: Open, server: Server) -> None:
    match = random_match(GAMES[SMALL], Setup(SMALL, 2), "a wrong link")
    page = person(f"/watch/{uploaded(server, match)}?at=9999&seat=9", reduced_motion="reduce")
    expect(page.get_by_role("alert")).to_contain_text("does not have")
    expect(page.locator("tfoot")).to_be_visible()
    expect(page.get_by_label("View as")).to_have_value("-1")


def test_the_waiting_room_tells_who_is_missing(person: Open) -> None:
    ada = person("/", reduced_motion="reduce")
    ada.click(f"[data-setup='{SMALL}']")
    dialog = ada.get_by_role("dialog")
    dialog.get_by_label("Players").select_option("3")
    for seat in (2, 3):
        dialog.get_by_label(f"Who plays seat {seat}").select_option("link")
    dialog.get_by_label("Name").first.fill("Ada")
    dialog.get_by_role("button", name="Start").click()
    see(ada, "2 seats are free.")
    assert ada.get_by_label("Name").count() == 0, "who has a seat has a name"
    ada.get_by_label("Who plays seat 2").select_option("steady")
    see(ada, "One seat is free.")
    ada.click("[data-free-seat='1']")
    see(ada, "2 seats are free.")
    bo = person(ada.url.replace(ada.url.split("/table/")[0], ""))
    bo.get_by_label("Name").fill("Bo")
    bo.click("[data-sit='2']")
    expect(ada.locator("[data-chair=person]")).to_have_count(2)
    see(ada, "One seat is free.")


def test_a_colour_is_picked_before_the_deal_and_seen_on_the_board(person: Open) -> None:
    ada = person("/", reduced_motion="reduce")
    open_table(ada)
    bo = person(ada.url.replace(ada.url.split("/table/")[0], ""), reduced_motion="reduce")
    ada.locator("[data-colours='0'] label[title=gold]").click()
    shown = "seat => getComputedStyle(document.querySelector(`[data-anchor='seat ${seat}']`)).borderInlineStartColor"
    expect(bo.locator("[data-chair=person] path").first).to_have_css("fill", "rgb(156, 110, 0)")
    bo.get_by_label("Name").fill("Bo")
    bo.click("[data-sit='1']")
    for page in (ada, bo):
        page.wait_for_selector(OPTION)
        assert page.evaluate(shown, 0) == "rgb(156, 110, 0)"
        assert page.evaluate(shown, 1) == "rgb(164, 58, 30)"
    ada.goto("/")
    ada.wait_for_selector("[data-play]")
    assert ada.evaluate("document.documentElement.style.length") == 0, "the colours stay at their table"
    start(ada, SMALL)
    assert ada.evaluate(shown, 0) == "rgb(156, 110, 0)", "whoever has picked a colour has it at the next table, too"


def test_a_colour_that_somebody_has_cannot_be_picked(person: Open) -> None:
    ada = person("/", reduced_motion="reduce")
    ada.click(f"[data-setup='{SMALL}']")
    dialog = ada.get_by_role("dialog")
    dialog.get_by_label("Who plays seat 2").select_option("me")
    dialog.get_by_label("Who plays seat 3").select_option("link")
    dialog.locator("[data-colours='1']").get_by_label("violet").check(force=True)
    dialog.get_by_role("button", name="Start").click()
    own = ada.locator("[data-colours='0']")
    expect(own.get_by_label("violet")).to_be_disabled()
    expect(own.get_by_label("gold")).to_be_enabled()
    expect(ada.locator("[data-colours='1']").get_by_label("violet")).to_be_checked()


def test_the_seats_tell_what_everyone_does(person: Open) -> None:
    """Choosing, away, or a bot and how well it plays."""
    ada = person("/", reduced_motion="reduce")
    open_table(ada)
    bo = person(ada.url.replace(ada.url.split("/table/")[0], ""), reduced_motion="reduce")
    bo.get_by_label("Name").fill("Bo")
    bo.click("[data-sit='1']")
    ada.wait_for_selector(OPTION)
    seat = ada.locator("[data-anchor='seat 0']")
    expect(seat.locator("[data-doing]")).to_have_text("choosing")
    bo.close()
    expect(ada.locator("[data-anchor='seat 1']")).to_contain_text("away")
    ada.get_by_role("button", name="Menu").click()
    ada.click("[data-to-bot]")
    expect(seat).to_contain_text("Bot: Steady")


COVERED = """() => {
  const box = (name) => document.querySelector(name)?.getBoundingClientRect();
  const question = box('[data-sound-question]');
  const over = (one) => one && one.width > 0 && one.left < question.right - 1 && question.left < one.right - 1
    && one.top < question.bottom - 1 && question.top < one.bottom - 1;
  return ['.seats', '[data-board]', '.ask', '[role=tablist]', 'header .guide', 'header [aria-haspopup]', '[role=log]']
    .filter((name) => over(box(name)));
}"""


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (667, 375), (768, 1024), (1280, 720)])
def test_the_question_about_sound_covers_nothing(person: Open, width: int, height: int) -> None:
    page = person("/", width=width, height=height, reduced_motion="reduce")
    start(page, games()[0])
    question = page.locator("[data-sound-question]")
    expect(question).to_be_in_viewport(ratio=1)
    for name in ("Sound on", "Sound off"):
        box = question.get_by_role("button", name=name).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    covered: list[str] = page.evaluate(COVERED)
    assert covered == []
