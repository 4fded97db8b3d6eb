"""Every page: for those who cannot see it, on small screens, in the dark; and how heavy it is."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.random_match import random_match
from marula.text.languages import languages
from tests.browser.common import END, OPTION, SMALL, choose, finish, games, no_scrolling, start, version
from tests.browser.conftest import PAGES
from tests.browser.server import Server, uploaded

Open = Callable[..., Page]
AXE = PAGES.parents[4] / "web/node_modules/axe-core/axe.min.js"
LOOKS: list[tuple[int, int, Literal["light", "dark"]]] = [(1280, 720, "light"), (390, 844, "dark")]


def faults(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(result => result.violations)")
    return [
        f"{fault['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize(("width", "height", "scheme"), LOOKS)
@pytest.mark.parametrize("game", games())
def test_axe_finds_nothing_serious_at_a_table(person: Open, game: str, width: int, height: int, scheme: str) -> None:
    page = person("/", width=width, height=height, color_scheme=scheme, reduced_motion="reduce")
    start(page, game)
    assert faults(page) == []
    no_scrolling(page)
    as_text = page.get_by_role("tab", name="As text")
    if as_text.count() > 0:
        as_text.click()
        assert faults(page) == []


@pytest.mark.parametrize(("width", "height", "scheme"), LOOKS)
def test_axe_finds_nothing_serious_elsewhere(person: Open, width: int, height: int, scheme: str) -> None:
    page = person("/", width=width, height=height, color_scheme=scheme, reduced_motion="reduce")
    page.wait_for_selector("[data-play]")
    found = {"home": faults(page)}
    page.locator("[data-setup]").first.click()
    found["set up"] = faults(page)
    page.keyboard.press("Escape")
    for path in ("/about", "/help", "/help/play", f"/rules/{SMALL}"):
        page.goto(path)
        page.wait_for_selector("main h2")
        found[path] = faults(page)
    page.goto("/")
    start(page, SMALL)
    finish(page)
    page.wait_for_selector(END)
    found["end"] = faults(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("[data-moment]")
    found["watch"] = faults(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("game", games())
def test_at_200_percent(person: Open, game: str) -> None:
    """A screen of 1280×720 at twice the size: nothing lies beside it, the question is in sight, the board has room."""
    page = person("/", width=640, height=360, reduced_motion="reduce")
    page.wait_for_selector("[data-play]")
    overflow = "document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(overflow) <= 0
    start(page, game)
    assert page.evaluate(overflow) <= 0
    expect(page.locator(".asked")).to_be_in_viewport()
    assert page.locator(".stage").evaluate("stage => stage.getBoundingClientRect().height") >= 300, "at once"
    before = version(page)
    choose(page, 0)
    assert version(page) != before


def test_watching_again(person: Open, server: Server) -> None:
    """Through anyone's eyes once the match is over; a link brings others to the same moment."""
    table = uploaded(server, random_match(GAMES[SMALL], Setup(SMALL, 2), "watching again"))
    other = person(f"/watch/{table}?at=3&seat=1")
    expect(other.locator("[data-moment]")).to_have_attribute("data-moment", "3")
    expect(other.get_by_label("View as")).to_have_value("1")
    other.keyboard.press("ArrowRight")
    expect(other.locator("[data-moment]")).to_have_attribute("data-moment", "4")
    other.get_by_role("button", name="Go to the end").click()
    expect(other.locator("tfoot")).to_be_visible()
    assert other.locator(OPTION).count() == 0


def test_the_pages_are_light() -> None:
    """All that one reader can ever load: every page and face, and the texts of one language, the heaviest."""
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in (PAGES / "assets").glob("*.js")}
    texts = {
        language: sum(size for name, size in sizes.items() if name.startswith(f"{language}-"))
        for language in languages()
    }
    assert all(texts.values()), "a language's texts are not among the files"
    heaviest = sum(sizes.values()) - sum(texts.values()) + max(texts.values())
    assert heaviest < 250_000, sizes
