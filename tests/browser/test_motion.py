"""Motion: each kind of event is seen to move, the end is counted step by step, and sound waits to be asked for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from marula.core.event import Event, visible_to
from marula.core.match import Match
from marula.core.seat import ONLOOKER
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.random_match import random_match
from tests.browser.common import END, OPTION, SMALL, choose, drawn_games, finish, games, start, wait_for_my_turn
from tests.browser.server import ROOT, Server, uploaded

Open = Callable[..., Page]
NOTED = """window.played = [];
addEventListener('marula-motion', ({ detail }) => window.played.push(detail));"""
LAST = 4
"""Decisions before the end from which a match is played on."""
TRIES = 3
"""So many occurrences of a kind are tried: a beat may start from something that is not on the table just then."""


def silent(game: str) -> set[str]:
    """The kinds of events that the game's face declares to need no motion."""
    text = (ROOT / f"src/marula/games/{game}/face/motion.ts").read_text()
    return set(re.findall(r"^  (\w+): SILENT,$", text, flags=re.MULTILINE))


class Place(NamedTuple):
    """Where an event can be seen: through whose eyes, after which decision, and how many events are heard there."""

    seat: int
    number: int
    events: int


def occurrences(match: Match, seats: int) -> Iterator[tuple[str, Place]]:
    """Every kind of event after the deal, and where it happens."""
    for entry in match.journal[1:]:
        for seat in (ONLOOKER, *range(seats)):
            heard: list[Event] = visible_to(list(entry.events), seat)
            for event in heard:
                yield event.tag, Place(seat, entry.number, len(heard))


def moved(page: Page, match: str, place: Place) -> set[str]:
    """The kinds that were seen to move in one step of a replay. Nobody waits for the last of them to arrive."""
    before = place.number - 1
    if f"/watch/{match}?" in page.url and page.url.endswith(f"&seat={place.seat}"):
        page.get_by_label("Position in the match").fill(str(before))
    else:
        page.goto(f"/watch/{match}?at={before}&seat={place.seat}")
    page.wait_for_selector(f"[data-moment='{before}']")
    page.evaluate("window.played = []")
    page.get_by_role("button", name="Forward one decision").click()
    page.wait_for_function(
        """([moment, events]) => window.played.length >= events
            || document.querySelector('[data-moment]').dataset.moment === moment""",
        arg=[str(place.number), place.events],
    )
    played: list[dict[str, object]] = page.evaluate("window.played")
    return {str(one["event"]) for one in played if one["moved"] != 0}


@pytest.mark.parametrize("game", drawn_games())
def test_each_kind_of_event_of_a_match_is_seen_to_move(person: Open, server: Server, game: str) -> None:
    seats = GAMES[game].fewest
    match = random_match(GAMES[game], Setup(game, seats), "motion")
    record = uploaded(server, match)
    where: dict[str, list[Place]] = {}
    for kind, place in occurrences(match, seats):
        if kind not in silent(game):
            where.setdefault(kind, []).append(place)
    page = person("/")
    page.add_init_script(NOTED)
    seen: set[str] = set()
    # One pair of eyes after the other, so that the page is loaded once for each.
    for kind, places in sorted(where.items(), key=lambda item: item[1][0].seat):
        for place in places[:TRIES]:
            if kind not in seen:
                seen |= moved(page, record, place)
    assert set(where) - seen == set()
    assert len(seen) > 5


@pytest.mark.parametrize("game", games())
def test_what_was_counted_up_is_what_a_new_page_shows(person: Open, game: str) -> None:
    """Numbers run to their new value before the new picture comes, and then show what that shows."""
    page = person("/")
    start(page, game)
    panels = page.locator("[data-guide='seats']")
    for _ in range(4):
        if wait_for_my_turn(page):
            choose(page, 0.5)
    assert wait_for_my_turn(page)
    shown = panels.inner_text()
    page.reload()
    assert wait_for_my_turn(page)
    assert panels.inner_text() == shown


def small_table(person: Open, **settings: str) -> Page:
    page = person("/", **settings)
    page.click(f"[data-setup='{SMALL}']")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players").select_option("2")
    dialog.get_by_role("button", name="Start").click()
    return page


def test_the_end_is_counted_before_the_sheet(person: Open, server: Server) -> None:
    """With motion it comes by itself, on the board; the sheet follows. Played from shortly before the end."""
    match = random_match(GAMES[SMALL], Setup(SMALL, 2), "the end")
    page = person(f"/watch/{uploaded(server, match)}?at={match.version - LAST}")
    page.get_by_role("button", name="Try another move from here").click()
    page.wait_for_url("**/table/**")
    page.wait_for_selector(f"{OPTION}, {END}")
    while page.locator("[data-step]").count() == 0 and page.locator(END).count() == 0:
        page.wait_for_selector(f"[data-busy='false'] {OPTION}, [data-step], {END}")
        if page.locator("[data-step]").count() + page.locator(END).count() == 0:
            choose_or_end(page)
    page.wait_for_selector("[data-step]")
    assert page.locator("main").get_attribute("data-tab") == "board", "the board is seen before the score"
    page.keyboard.press("Escape")
    expect(page.locator(END)).to_be_visible()


def choose_or_end(page: Page) -> None:
    """One decision, whatever it leads to."""
    before = page.locator("[data-version]").get_attribute("data-version")
    page.locator(OPTION).first.click()
    page.wait_for_function(
        "before => document.querySelector('[data-version]').dataset.version !== before"
        " || document.querySelector('[data-step]')",
        arg=before,
    )


def test_the_ceremony_can_be_stepped_through_and_agrees_with_the_sheet(person: Open) -> None:
    page = small_table(person, reduced_motion="reduce")
    finish(page)
    expect(page.locator(END)).to_be_visible()
    totals = page.locator("tfoot td").all_inner_texts()
    page.locator("[data-ceremony]").click()
    steps = page.locator("[data-step]")
    expect(steps).to_be_visible()
    points = dict.fromkeys(range(2), 0)
    for _ in range(20):
        if steps.count() == 0:
            break
        for index, row in enumerate(steps.locator("li").all()):
            points[index] += int(row.locator("b").inner_text().replace("−", "-").replace("+", ""))
        page.locator("[data-ceremony-next]").click()
    expect(page.locator(END)).to_be_visible()
    assert [str(value).replace("-", "−") for value in points.values()] == [total.replace("-", "−") for total in totals]


def test_a_click_skips_to_the_newest_picture(person: Open) -> None:
    page = person("/")
    page.evaluate("localStorage.setItem('marula.pace', JSON.stringify('calm'))")
    page.goto("/")
    start(page, SMALL)
    assert wait_for_my_turn(page)
    choose_or_end(page)
    page.wait_for_selector("[data-busy='true'], [data-busy='false']")
    page.keyboard.press("Escape")
    expect(page.locator(".motion .token")).to_have_count(0)


def test_sound_is_off_until_the_one_question_is_answered(person: Open) -> None:
    page = person("/", reduced_motion="reduce")
    page.add_init_script(
        "window.made = 0;window.AudioContext = class extends AudioContext { constructor() { super(); window.made++; } }"
    )
    page.goto("/")
    start(page, SMALL)
    question = page.locator("[data-sound-question]")
    expect(question).to_be_visible()
    assert page.evaluate("document.activeElement.closest('[data-sound-question]')") is None, "it takes no focus"
    assert page.evaluate("window.made") == 0
    question.get_by_role("button", name="Sound on").click()
    expect(question).to_have_count(0)
    assert page.evaluate("window.made") == 1
    page.reload()
    assert wait_for_my_turn(page)
    expect(question).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("[data-sound]")).to_be_checked()
    page.locator("[data-pace]").select_option("calm")
    assert page.evaluate("localStorage.getItem('marula.pace')") == '"calm"'


def test_the_question_goes_with_the_first_choice(person: Open) -> None:
    page = person("/", reduced_motion="reduce")
    start(page, SMALL)
    expect(page.locator("[data-sound-question]")).to_be_visible()
    choose(page, 0)
    expect(page.locator("[data-sound-question]")).to_have_count(0)


def test_every_silent_kind_is_an_event() -> None:
    for game in games():
        known = {kind.__name__ for kind in GAMES[game].events}
        assert silent(game), Path(game)
        assert {"".join(part.capitalize() for part in kind.split("_")) for kind in silent(game)} <= known
