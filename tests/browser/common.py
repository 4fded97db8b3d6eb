"""What people do at a table, by mouse and by keyboard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

OPTION = "[data-option]:visible"
KIND = "[data-kind]:visible"
"""Where there are many options, they are first asked for by kind."""
LIST = "[data-list]:visible"
"""What board and hand offer is not repeated as buttons; this button lists all of it in words."""
END = "[data-rematch]"
FACES = Path(__file__).resolve().parents[2] / "src" / "marula" / "games"
SMALL = "template"
"""The smallest game, for whatever is the same in all of them."""


class Heard:
    """The options that a page was sent, by the version of the envelope."""

    def __init__(self, page: Page) -> None:
        self.options: dict[str, list[dict[str, Any]]] = {}
        page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.note)

    def note(self, payload: str | bytes) -> None:
        for envelope in json.loads(payload).get("envelopes", []):
            self.options[str(envelope["version"])] = [option["action"] for option in envelope["options"]]


SCREENS = (pytest.param(1280, 720, marks=pytest.mark.whole), (390, 844))
"""Where a whole match on the drawn board is played: on a telephone, where room is scarcer; with -m whole on a desk."""


def start(page: Page, game: str) -> None:
    """Two clicks: the page, and the game's first button."""
    page.click(f"[data-play='{game}']")
    page.wait_for_selector(f"{OPTION}, {KIND}, {LIST}, {END}")


def version(page: Page) -> str:
    """Which moment of the match the page shows."""
    return page.locator("[data-version]").get_attribute("data-version") or ""


def wait_for_my_turn(page: Page) -> bool:
    """Whether it is the reader's turn again; False when the match is over."""
    page.wait_for_selector(", ".join([*(f"[data-busy='false'] {what}" for what in (OPTION, KIND, LIST)), END]))
    return page.locator(END).count() == 0


def games() -> list[str]:
    """Every game there is: each gets the same tests."""
    from marula.games import GAMES

    return list(GAMES)


def drawn_games() -> list[str]:
    """The games that have a face of their own: what is measured on a drawn board. A new game begins without one."""
    from marula.games import GAMES

    return [name for name in GAMES if (FACES / name / "face").is_dir()]


def listed(page: Page) -> None:
    """Have all choices listed in words, where nothing is offered by one press alone (tickets are marked, then kept)."""
    if page.locator(f"{OPTION}, {KIND}").count() == 0:
        page.click(LIST)


def choose(page: Page, at: float) -> None:
    """Click an option, so far along the list, and wait until the match has moved on."""
    before = version(page)
    listed(page)
    choices = page.locator(f"{OPTION}, {KIND}")
    chosen = choices.nth(int(choices.count() * at))
    by_kind = chosen.get_attribute("data-kind")
    chosen.click()
    if by_kind:
        within = page.locator(f":is(.floats, .ways) [data-option^='{by_kind}']:visible")
        within.first.wait_for()
        within.nth(int(within.count() * at)).click()
    moved_on(page, before)


def moved_on(page: Page, before: str) -> None:
    """The page shows another moment, or the end."""
    page.wait_for_function(
        """([before, end]) => document.querySelector('[data-version]')?.dataset.version !== before
            || document.querySelector(end)""",
        arg=[before, END],
    )


def finish(page: Page) -> None:
    """Play the match to its end, always taking the first option."""
    while wait_for_my_turn(page):
        choose(page, 0)


def no_scrolling(page: Page) -> None:
    """All of the table is on the screen."""
    size = page.evaluate(
        "[document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]"
    )
    assert size[0] <= size[1], f"the page is {size[0]} high on a screen of {size[1]}"
    assert size[2] <= size[3], f"the page is {size[2]} wide on a screen of {size[3]}"


def see(page: Page, words: str) -> None:
    expect(page.get_by_text(words).first).to_be_visible()
