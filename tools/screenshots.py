"""python -m tools.screenshots: every page in every language, and every box too small for its words.

The pictures go to a folder of their own (--out, by default seen/ among the temporary files), for looking at. Japanese
needs a font on this machine: apt install fonts-noto-cjk.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from marula.games import GAMES
from marula.text.languages import PSEUDO, languages
from tests.browser.common import choose, start, wait_for_my_turn
from tests.browser.conftest import FLAGS
from tests.browser.server import Server

SIZES = ((1280, 720), (390, 844))
MOVES = 3
SETTLED = "new Promise(done => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), 100)))"
"""Boards measure their room and draw themselves anew: a look in between would see what no reader sees."""
LOOK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def settled(page: Page) -> None:
    """The page does not move any more, and can be asked what is seen."""
    page.evaluate("document.fonts.ready")
    page.evaluate(SETTLED)
    page.evaluate(f"({LOOK})()")


def look(page: Page, language: str) -> list[str]:
    """What is cut off or lies on top of something else on the page as it is now."""
    settled(page)
    found: list[str] = page.evaluate("seen.clipped()")
    if language != PSEUDO:  # longer than any language: on a map in one's hand its names have nowhere to go
        found += page.evaluate("seen.overlapping()")
    return found


def plain(page: Page, known: list[str]) -> list[str]:
    """In the pseudo-language: what is not in disguise."""
    page.evaluate(f"({LOOK})()")
    found: list[str] = page.evaluate("known => seen.plain(known)", known)
    return found


def visit(page: Page, wanted: list[str], games: list[str], rules: list[str]) -> Iterator[tuple[str, str]]:
    """Each table a few decisions in, rules pages, home and the rest, in each language: its code, and what is seen."""
    for game in games:
        page.goto("/")
        start(page, game)
        for _ in range(MOVES):
            if wait_for_my_turn(page):
                choose(page, 0.5)
        wait_for_my_turn(page)
        table = page.url
        for language in wanted:
            page.goto(f"{table}?language={language}")
            wait_for_my_turn(page)
            yield language, f"table-{game}"
            page.locator("header [aria-haspopup=dialog]").click()
            page.wait_for_selector("dialog section")
            yield language, f"table-{game}-menu"
    for language in wanted:
        for game in rules:
            page.goto(f"/rules/{game}?language={language}")
            page.wait_for_selector("main h2")
            yield language, f"rules-{game}"
        page.goto(f"/about?language={language}")
        page.wait_for_selector("main h2")
        yield language, "about"
        page.goto(f"/?language={language}")
        page.wait_for_selector("[data-play]")
        yield language, "home"
        page.locator("[data-setup]").first.click()
        page.locator("dialog summary").first.click()
        yield language, "set-up"
        page.get_by_role("dialog").locator("select[aria-label]").nth(1).select_option("link")
        page.locator("dialog .primary").click()
        page.wait_for_selector("[data-chair]")
        yield language, "room"


def opened(browser: Browser, server: Server, width: int, height: int) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height}, base_url=server.address, locale="en", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(60000)
    return page


def chromium(playwright: Any) -> Browser:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    browser: Browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    return browser


@contextmanager
def served_pages() -> Iterator[tuple[Server, Browser]]:
    """A server with an empty database, and a browser to look at its pages."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), chromium(playwright)
        server.start()
        try:
            yield server, browser
        finally:
            browser.close()
            server.stop()


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("--language", action="append", help="only this one (several times for several)")
    parser.add_argument("--game", action="append", help="only this one")
    parser.add_argument(
        "--out", type=Path, default=Path(tempfile.gettempdir()) / "seen", help="folder for the pictures"
    )
    args = parser.parse_args(words)
    wanted = args.language or [*languages(), PSEUDO]
    games = args.game or list(GAMES)
    number = 0
    with served_pages() as (server, browser):
        for width, height in SIZES:
            page = opened(browser, server, width, height)
            for language, place in visit(page, wanted, games, games):
                picture = args.out / language / f"{place}-{width}.png"
                picture.parent.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=picture, full_page=not place.startswith("table"))
                for fault in look(page, language):
                    number += 1
                    print(f"{language} {place} {width}×{height}: {fault}", flush=True)
            page.context.close()
    print(args.out)
    return 1 if number else 0


if __name__ == "__main__":
    sys.exit(main())
