"""Being told that it is one's turn: asked for, muted and ended at the table, agreed to and ended from a mail."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.common import SMALL, start
from tests.browser.server import Server
from tests.browser.test_pages import faults
from tests.server.http.test_notices import letter_of, mail
from tests.waiting import until

Open = Callable[..., Page]
# A browser without a way to its maker has no push service: what that would answer, answered here.
PUSH = """
  const made = { endpoint: "https://push.example.org/send/1", toJSON: () => ({ endpoint: made.endpoint, keys: {
    p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    auth: "tBHItJI5svbpez7KI4CCXg" } }) };
  let subscribed = null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => applicationServerKey && (subscribed = made);
  PushManager.prototype.getSubscription = async () => subscribed;
"""


def open_notices(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Notify me when it is my turn").click()


def test_notices_at_the_table_and_from_a_mail(person: Open, tmp_path: Path) -> None:
    with mail() as (inbox, smtp):
        server = Server(tmp_path, MARULA_SMTP=smtp)
        server.start()
        try:
            page = person("/about", base_url=server.address, permissions=["notifications"], reduced_motion="reduce")
            page.add_init_script(PUSH)
            page.goto("/")
            start(page, SMALL)
            open_notices(page)
            assert faults(page) == []

            page.click("[data-push]")
            expect(page.locator(".notices li")).to_contain_text("push.example.org")
            workers = page.evaluate(
                "navigator.serviceWorker.getRegistrations().then(all => all.map(one => one.active?.scriptURL))"
            )
            assert workers == [f"{server.address}/notices.js"]
            page.get_by_role("button", name="Stop notifications on this device").click()
            expect(page.locator(".notices li")).to_have_count(0)

            page.get_by_label("Channel").select_option("email")
            page.get_by_label("Address").fill("ada@example.org")
            page.get_by_role("button", name="Add").click()
            expect(page.get_by_text("We have sent you an e-mail")).to_be_visible()
            expect(page.locator(".notices li")).to_contain_text("not confirmed yet")
            page.get_by_label("Mute").check()
            expect(page.get_by_label("Mute")).to_be_checked()
            assert faults(page) == []

            until(lambda: inbox.got)
            letter = letter_of(inbox.got[-1][1])
            link = re.search(r"http://\S+#confirm=\S+", letter)
            assert link, letter
            other = person(link[0], width=390, height=844, color_scheme="dark")
            assert faults(other) == []
            other.get_by_role("button", name="Yes, notify me").click()
            expect(other.get_by_role("status")).to_have_text("Done.")
            page.reload()
            open_notices(page)
            expect(page.locator(".notices li")).to_contain_text("ada@example.org")
            expect(page.get_by_text("not confirmed yet")).to_have_count(0)
            expect(page.get_by_label("Mute")).to_be_checked()
            page.get_by_role("button", name="Remove").click()
            expect(page.locator(".notices li")).to_have_count(0)

            old = person("/notice#stop=nonsense", base_url=server.address)
            old.get_by_role("button", name="Stop e-mails").click()
            expect(old.get_by_role("status")).not_to_be_empty()
            assert faults(old) == []
        finally:
            server.stop()


def test_a_browser_that_forbids_notices_says_so(person: Open) -> None:
    page = person("/")
    start(page, SMALL)
    open_notices(page)
    page.click("[data-push]")
    expect(page.get_by_text("does not allow notifications")).to_be_visible()
