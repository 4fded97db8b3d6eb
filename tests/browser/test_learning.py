"""Learning by playing: first lessons from beginning to end, a coach before a blunder, and a review without a mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from marula.analysis.first_lessons import lesson_step, script_of
from marula.analysis.judge import judge
from marula.analysis.spread import spread
from marula.analysis.verdicts import THRESHOLDS
from marula.core.chance import Seeded
from marula.core.game import Game
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from tests.browser.common import KIND, LIST, SMALL, version, wait_for_my_turn
from tests.browser.hasty import by_keyboard, by_mouse, tab_to
from tests.browser.server import Server, uploaded
from tests.browser.test_pages import LOOKS, faults

Open = Callable[..., Page]
Press = Callable[[Page, str], None]
TAUGHT = [name for name, game in GAMES.items() if script_of(game) is not None]


def option(notation: str) -> str:
    return f'[data-option="{notation}"]'


def press_option(page: Page, notation: str, press: Press) -> None:
    """Choose this option: where it stands, or else in the list of all choices, perhaps under its kind."""
    wanted = option(notation)
    page.wait_for_selector(f"{wanted}:visible, {KIND}, {LIST}")
    if page.locator(f"{wanted}:visible").count() == 0 and page.locator(LIST).count() > 0:
        press(page, "[data-list]")
        page.wait_for_selector(".floats :is([data-option], [data-kind]):visible >> nth=0")
    if page.locator(f"{wanted}:visible").count() == 0:
        press(page, f'.options [data-kind="{notation.split(" ")[0]}"]')
    page.wait_for_selector(f"{wanted}:visible >> nth=0")
    press(page, wanted)


def at_step(page: Page, number: int) -> None:
    expect(page.locator(f"[data-lesson-step='{number}']")).to_be_visible()


def learn(page: Page, game: Game, first: int, last: int, press: Press = by_mouse) -> None:
    """Do what the coach asks for, from one step to another."""
    for number in range(first, last):
        at_step(page, number)
        press_option(page, str(lesson_step(game, number).expected), press)
    at_step(page, last)


@pytest.mark.parametrize("name", TAUGHT)
def test_first_lessons_are_walked_left_and_resumed(person: Open, name: str) -> None:
    game = GAMES[name]
    script = script_of(game)
    assert script is not None
    steps = len(script.steps())
    page = person("/", reduced_motion="reduce")
    page.locator(f"a[href='/lesson/{name}']").first.click()
    learn(page, game, 0, 3)
    page.goto("/")
    page.locator(f"a[href='/lesson/{name}']").first.click()
    at_step(page, 3)
    page.get_by_role("button", name="One step back").click()
    at_step(page, 2)
    learn(page, game, 2, steps)
    page.reload()
    at_step(page, steps)
    page.locator(f"a[href='/?game={name}']").click()
    page.wait_for_selector(f"[data-play='{name}']")


def test_a_first_lesson_is_walked_by_keyboard(person: Open) -> None:
    """A whole one; and an answer that is not the lesson's leads nowhere, with a friendly word."""
    game = GAMES[TAUGHT[-1]]
    script = script_of(game)
    assert script is not None
    page = person(f"/lesson/{game.name}", reduced_motion="reduce")
    at_step(page, 0)
    step = lesson_step(game, 0)
    right = {str(step.expected), *(step.teaching.also if step.teaching is not None else ())}
    wrong = next(str(one) for one in step.envelope.options if str(one) not in right)
    press_option(page, wrong, by_keyboard)
    expect(page.locator(".answer")).to_be_visible()
    at_step(page, 0)
    if page.locator("[data-list][aria-expanded=true]").count() > 0:
        page.keyboard.press("Escape")
    learn(page, game, 0, len(script.steps()), by_keyboard)


def blunder() -> tuple[Match, int, str, str]:
    """A finished match of the smallest game with a decision in which one option is a clear blunder: both, and which."""
    game = GAMES[SMALL]
    limit = 1.5 * THRESHOLDS[0][1] * spread(game, 2)
    for number in range(200):
        match = Match.deal(game, Setup(SMALL, 2), Seeded(f"blunder {number}"))
        while not match.over:
            options = game.options(match.state, game.waiting_on(match.state)[0])
            match.play(game.waiting_on(match.state)[0], options[0])
        for at in range(match.version):
            state = match.at(at)
            seat = game.waiting_on(state)[0]
            options = game.options(state, seat)
            view = game.view(state, seat)
            for bad in options:
                judged = judge(game, view, match.board.code_of[bad], "coach")
                if judged.loss > limit and judged.loss > 5 * judged.error:
                    return match, at, str(bad), str(options[judged.best_index])
    raise AssertionError("no match has a blunder in it")


def test_the_coach_speaks_up_before_a_blunder_and_only_then(person: Open, server: Server) -> None:
    match, at, bad, good = blunder()
    seat = match.game.waiting_on(match.at(at))[0]
    page = person(f"/watch/{uploaded(server, match)}?at={at}&seat={seat}", reduced_motion="reduce")
    page.get_by_role("button", name="Try another move from here").click()
    page.wait_for_url("**/table/**")
    assert wait_for_my_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-coach-switch]").check()
    page.keyboard.press("Escape")
    before = version(page)
    press_option(page, bad, by_mouse)
    coach = page.locator("[data-coach]")
    expect(coach).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Enter")  # "think again" has the focus
    expect(coach).to_have_count(0)
    assert version(page) == before, "nothing was played"
    with page.expect_response(lambda answer: "/hint" in answer.url):
        press_option(page, good, by_mouse)  # the coach looks at this one, too
    page.wait_for_function("before => document.querySelector('[data-version]')?.dataset.version !== before", arg=before)
    expect(coach).to_have_count(0)


@pytest.mark.parametrize(("width", "height", "scheme"), LOOKS)
def test_a_review_is_read_without_a_mouse(person: Open, server: Server, width: int, height: int, scheme: str) -> None:
    match, at, _, _ = blunder()
    seat = match.game.waiting_on(match.at(at))[0]
    page = person(f"/review/{uploaded(server, match)}?seat={seat}", width=width, height=height, color_scheme=scheme)
    page.wait_for_selector("[data-lesson]")
    expect(page.locator("[data-progress]")).to_have_count(0)
    assert faults(page) == []
    points = page.locator("[data-point]")
    assert points.count() > 0
    last = points.last.get_attribute("data-point") or ""
    by_keyboard(page, f"[data-point='{last}']")
    expect(page.locator("[data-verdict]")).to_contain_text(f"{last}")
    expect(page.locator(".board[data-moment]")).to_have_attribute("data-moment", str(int(last) - 1))
    expect(page.locator("[data-verdict] .better")).to_be_visible()
    tab_to(page, "[data-try]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    assert wait_for_my_turn(page)
