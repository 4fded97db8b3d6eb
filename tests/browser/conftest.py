"""A server and Debian's Chromium for the tests of the pages."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.server import Server

PAGES = Path(__file__).resolve().parent.parent.parent / "src/marula/server/http/pages"
# What a machine without a screen, a sandbox or a way to the internet needs.
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000
"""Milliseconds that a page may take on a busy machine: what never comes fails all the same."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (PAGES / "index.html").is_file(), "the pages are not built: make setup (with Node.js)"
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="package")  # not for the session: while it lives, no other test can run a loop of its own
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "the browser tests need Chromium: apt install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


Open = Callable[..., Page]


class Contexts:
    """The contexts of a browser. Whoever needs one gets one that nobody uses any more, if there is one of the kind.

    To fill a new one takes as long as all the rest of a short test: every file is fetched and compiled again. What is
    kept of files is all that one person leaves to the next.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[BrowserContext]] = {}
        self.kinds: dict[BrowserContext, str] = {}

    def page(self, **settings: Any) -> Page:
        """An empty page of somebody new."""
        kind = repr(sorted(settings.items()))
        free = self.free.setdefault(kind, [])
        if not free:
            context = self.browser.new_context(**settings)
            self.kinds[context] = kind
            return context.new_page()
        page = free.pop().new_page()
        page.context.clear_cookies()
        page.context.set_offline(False)
        forget(page, settings["base_url"])
        return page

    def give_back(self, context: BrowserContext) -> None:
        """Its person has left."""
        for page in context.pages:
            page.close()
        self.free[self.kinds[context]].append(context)


def forget(page: Page, origin: str) -> None:
    """All that the page's context has stored for this address: in any kind of store, and workers."""
    chromium = page.context.new_cdp_session(page)
    chromium.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    chromium.detach()


@pytest.fixture(scope="package")
def contexts(chromium: Browser) -> Contexts:
    return Contexts(chromium)


@pytest.fixture
def person(contexts: Contexts, server: Server) -> Iterator[Open]:
    """Opens a page as a new person: nothing is remembered from anyone else. Every error in a page fails the test."""
    opened: list[BrowserContext] = []
    problems: list[str] = []

    def complaint(message: ConsoleMessage) -> None:
        if "Content Security" in message.text:
            problems.append(message.text)

    def open_page(path: str = "/", width: int = 1280, height: int = 720, **settings: Any) -> Page:
        page = contexts.page(
            viewport={"width": width, "height": height}, **{"locale": "en", "base_url": server.address, **settings}
        )
        opened.append(page.context)
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", complaint)
        page.goto(path)
        return page

    yield open_page
    for context in opened:
        contexts.give_back(context)
    assert problems == []
