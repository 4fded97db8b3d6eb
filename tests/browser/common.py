"""What people do at a table, by mouse and by keyboard."""

from __future__ import annotations

from playwright.sync_api import Page, expect

OPTION = "[data-option]:visible"
END = "[data-rematch]"


def start(page: Page, game: str) -> None:
    """Two clicks: the page, and the game's first button."""
    page.click(f"[data-play='{game}']")
    page.wait_for_selector(f"{OPTION}, {END}")


def version(page: Page) -> str:
    """Which moment of the match the page shows."""
    return page.locator("[data-version]").get_attribute("data-version") or ""


def wait_for_my_turn(page: Page) -> bool:
    """Whether it is the reader's turn again; False when the match is over."""
    page.wait_for_selector(f"[data-busy='false'] {OPTION}, {END}")
    return page.locator(END).count() == 0


def games() -> list[str]:
    """Every game there is: each gets the same tests."""
    from marula.games import GAMES

    return list(GAMES)


def no_scrolling(page: Page) -> None:
    """All of the table is on the screen."""
    size = page.evaluate(
        "[document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]"
    )
    assert size[0] <= size[1], f"the page is {size[0]} high on a screen of {size[1]}"
    assert size[2] <= size[3], f"the page is {size[2]} wide on a screen of {size[3]}"


def see(page: Page, words: str) -> None:
    expect(page.get_by_text(words).first).to_be_visible()
