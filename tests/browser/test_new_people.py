"""The tests' own people: whoever comes finds nothing that anyone before has left in the same context."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Contexts
from tests.browser.server import Server

LEAVE = """async () => {
    localStorage.setItem("left", "behind");
    sessionStorage.setItem("left", "behind");
    document.cookie = "left=behind";
    await caches.open("left");
    await new Promise((done) => { indexedDB.open("left").onsuccess = done; });
    await navigator.serviceWorker.register("/notices.js");
    await navigator.serviceWorker.ready;
}"""
FIND = """async () => [
    Object.keys(localStorage), Object.keys(sessionStorage), document.cookie, await caches.keys(),
    (await indexedDB.databases()).map((one) => one.name),
    (await navigator.serviceWorker.getRegistrations()).length, navigator.onLine,
]"""


def visit(contexts: Contexts, server: Server) -> Page:
    page = contexts.page(base_url=server.address, locale="en", viewport={"width": 500, "height": 400})
    page.goto("/health")
    return page


def test_nothing_is_left_for_the_next(contexts: Contexts, server: Server) -> None:
    first = visit(contexts, server)
    before = first.evaluate(FIND)
    first.evaluate(LEAVE)
    assert all(one != other for one, other in zip(first.evaluate(FIND)[:-1], before[:-1], strict=True))
    first.context.set_offline(True)
    used = first.context
    contexts.give_back(used)
    second = visit(contexts, server)
    assert second.context is used
    assert second.evaluate(FIND) == before
    contexts.give_back(used)


def test_two_people_at_the_same_time_share_nothing(contexts: Contexts, server: Server) -> None:
    people = [visit(contexts, server) for _ in range(2)]
    assert people[0].context is not people[1].context
    for page in people:
        contexts.give_back(page.context)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_settings_are_ones_own(contexts: Contexts, server: Server, locale: str) -> None:
    page = contexts.page(base_url=server.address, locale=locale)
    page.goto("/health")
    assert page.evaluate("navigator.language") == locale
    contexts.give_back(page.context)
