"""In Firefox: every table opens and can be played by mouse, things move, one match goes to its end, Back leads back,
a hint and a first lesson answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.common import SMALL, games
from tests.browser.server import Server
from tests.firefox.bidi import Firefox

pytestmark = pytest.mark.firefox
CHOICE = "button[data-option], button[data-kind]"
READY = "document.querySelector(\"[data-busy='false'] :is([data-option], [data-kind], [data-list])\")"
OVER = "document.querySelector('[data-rematch]')"
COUNTED = "document.querySelector('[data-step]')"
"""The end is counted step by step before its sheet."""
VERSION = "(document.querySelector('[data-version]')?.dataset.version ?? '')"
NOTED = "(window.played = [], addEventListener('marula-motion', ({ detail }) => window.played.push(detail)), 1)"
MOST = 80
"""Decisions of one person in a match of the smallest game; more means that something hangs."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module", params=[1, 0], ids=["still", "moving"])
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """Started twice, not for each test: that takes longer than most of them."""
    made = Firefox(tmp_path_factory.mktemp("firefox"), **{"ui.prefersReducedMotion": request.param})
    made.resize(1280, 720)
    yield made
    made.close()


@pytest.fixture
def firefox(browser: Firefox, server: Server) -> Iterator[Firefox]:
    """As a new person: nothing is remembered from the test before."""
    browser.errors.clear()
    browser.go(f"{server.address}/about")
    browser.evaluate("localStorage.clear()")
    yield browser
    assert browser.errors == []


def opened(firefox: Firefox, server: Server, game: str) -> None:
    firefox.go(f"{server.address}/")
    firefox.click(f"[data-play='{game}']")
    firefox.wait(READY)


def decide(firefox: Firefox) -> None:
    """One decision by mouse, from the list of all choices in words where no button offers one."""
    before = firefox.evaluate(VERSION)
    if not firefox.shows(CHOICE):
        firefox.click("[data-list]")
    by_kind = firefox.shows("button[data-kind]")
    firefox.click("button[data-kind]" if by_kind else "button[data-option]")
    if by_kind:
        firefox.click("button[data-option]")
    firefox.wait(f"{VERSION} !== '{before}' || {OVER} || {COUNTED}")


@pytest.mark.parametrize("game", games())
def test_a_table_can_be_played(firefox: Firefox, server: Server, game: str) -> None:
    opened(firefox, server, game)
    firefox.evaluate(NOTED)
    size = firefox.evaluate(
        "(({ width, height }) => [width, height])(document.querySelector('.stage').getBoundingClientRect())"
    )
    assert min(size) > 360, "the board is as large as in any other browser"
    assert firefox.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for _ in range(3):
        decide(firefox)
        firefox.wait(f"{READY} || {OVER}")
    if not firefox.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches"):
        assert firefox.evaluate("window.played.some(({ moved }) => moved > 0)"), "nothing was seen to move"


def test_a_whole_match_to_its_end_and_back(firefox: Firefox, server: Server) -> None:
    opened(firefox, server, SMALL)
    for _ in range(MOST):
        firefox.wait(f"{READY} || {OVER} || {COUNTED}")
        if firefox.evaluate(f"Boolean({OVER} || {COUNTED})"):
            break
        decide(firefox)
    if firefox.shows("[data-step]"):
        firefox.press("\ue00c")  # Escape leads from the counting to the sheet
    firefox.wait(OVER)
    assert firefox.evaluate("document.querySelectorAll('tfoot td').length") == 3
    firefox.back()
    firefox.wait("document.querySelector('[data-play]')")


def test_a_hint_is_told_step_by_step(firefox: Firefox, server: Server) -> None:
    opened(firefox, server, games()[0])
    firefox.click("[data-hint]")
    firefox.wait("document.querySelector('[data-hint-step]')")
    step = firefox.evaluate("document.querySelector('[data-hint-step]').dataset.hintStep")
    firefox.click("[data-hint-more]")
    firefox.wait(f"document.querySelector('[data-hint-step]').dataset.hintStep !== '{step}'")


def test_a_first_lesson_goes_on_after_the_right_choice(firefox: Firefox, server: Server) -> None:
    firefox.go(f"{server.address}/lesson/{games()[0]}")
    firefox.wait("document.querySelector(\"[data-lesson-step='0']\")")
    firefox.click("[data-option^='draw']")
    firefox.wait("document.querySelector(\"[data-lesson-step='1'] .answer\")")
