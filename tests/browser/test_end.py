"""When a match is over: its luck made again, the winner's path, watching, sharing, trying otherwise, playing again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from marula.core import match_file
from marula.games import GAMES
from tests.browser.common import END, OPTION, SMALL, finish, wait_for_my_turn

Open = Callable[..., Page]


def over(person: Open, **settings: Any) -> Page:
    """Someone whose browser contributes to the luck, at the end of a match at the smallest game."""
    page = person("/", reduced_motion="reduce", **settings)
    page.click(f"[data-setup='{SMALL}']")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players").select_option("2")
    dialog.get_by_label("Name").first.fill("Chance")
    dialog.get_by_role("button", name="Start").click()
    finish(page)
    expect(page.locator(END)).to_be_visible()
    return page


def findings(page: Page) -> dict[str, str]:
    """What checking the luck has shown, by key."""
    page.get_by_role("button", name="Check that luck was fair").click()
    page.wait_for_selector("[data-finding]")
    found: list[tuple[str, str]] = page.locator("[data-finding]").evaluate_all(
        "all => all.map(({ dataset }) => [dataset.finding.replace('page-luck-', ''), dataset.held])"
    )
    return dict(found)


def test_the_luck_is_made_again(person: Open) -> None:
    page = over(person)
    assert findings(page) == dict.fromkeys(("promise", "noted", "added", "own", "draws"), "true")
    expect(page.locator("[data-luck]")).to_have_attribute("data-luck", "kept")
    page.get_by_text("Every draw (").click()
    rows = page.locator(".luck tbody tr")
    assert rows.count() > 10
    assert rows.filter(has_text="✓").count() == rows.count()


def other_answer(luck: dict[str, Any]) -> None:
    draw = luck["draws"][-1]
    draw["answers"][0] = (draw["answers"][0] + 1) % draw["of"][0]


def other_seed(luck: dict[str, Any]) -> None:
    luck["sources"][0]["seed"] = "00" * 32


def other_contribution(luck: dict[str, Any]) -> None:
    luck["sources"][0]["contributions"] = ["what the server would rather have had"]


@pytest.mark.parametrize(
    ("lie", "caught"),
    [(other_answer, {"draws"}), (other_seed, {"promise", "draws"}), (other_contribution, {"own", "draws"})],
)
def test_wrong_luck_is_refused(person: Open, lie: Callable[[dict[str, Any]], None], caught: set[str]) -> None:
    page = over(person)

    def tell(route: Route) -> None:
        luck = route.fetch().json()
        lie(luck)
        route.fulfill(json=luck)

    page.route("**/luck", tell)
    assert {key for key, held in findings(page).items() if held == "false"} == caught
    expect(page.get_by_text("does not match the seed promised")).to_be_visible()
    page.get_by_text("Every draw (").click()
    expect(page.locator(".luck tbody tr").first).to_contain_text("✗")


def number(words: str) -> int:
    """As the page writes it, with a real minus sign."""
    return int(words.replace("−", "-"))


def test_how_the_winner_won(person: Open) -> None:
    page = over(person)
    totals = [number(total) for total in page.locator("tfoot td").all_inner_texts()]
    expect(page.get_by_role("img", name="Points during the match").locator(".course")).to_have_count(2)
    path = page.locator("[data-path]").first
    path.locator("summary").click()
    steps = path.locator("li")
    gained = [number(words) for words in steps.locator("b").all_inner_texts()]
    assert sum(gained) == max(totals)
    assert number(steps.last.locator(".total").inner_text()) == max(totals)
    steps.first.locator("a").click()
    page.wait_for_url("**/watch/**")
    at = page.url.split("at=")[1].split("&")[0]
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", at)
    page.go_back()
    expect(page.locator(END)).to_be_visible()


def test_download_and_open_again(person: Open, tmp_path: Path) -> None:
    """The file is proved here and there; a damaged one is refused with what is wrong."""
    page = over(person)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download match file").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    _, proof = match_file.read(file.read_bytes(), GAMES)
    assert (proof.over, proof.luck) == (True, "checked")

    other = person("/")
    other.wait_for_selector("[data-play]")
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(file.read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    other.set_input_files("input[type=file]", damaged)
    expect(other.get_by_role("alert")).to_be_visible()
    other.set_input_files("input[type=file]", file)
    other.wait_for_url("**/watch/**")
    other.get_by_role("button", name="Go to the end").click()
    assert findings(other)["draws"] == "true"
    number = json.loads(file.read_text())["end"]["entries"]
    expect(other.locator("[data-moment]")).to_have_attribute("data-moment", str(number))


def test_play_again_and_try_otherwise(person: Open) -> None:
    page = over(person, permissions=["clipboard-read", "clipboard-write"])
    table = page.url
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("[data-moment='0']")
    for _ in range(3):
        page.get_by_role("button", name="Forward one decision").click()
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", "3")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", "4")
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("View as").select_option("1")
    page.get_by_role("button", name="Copy link to this position").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url, "the address is the link"
    other = person(link, reduced_motion="reduce")
    moment = page.locator("[data-moment]").get_attribute("data-moment") or ""
    expect(other.locator("[data-moment]")).to_have_attribute("data-moment", moment)
    expect(other.get_by_label("View as")).to_have_value("1")

    other.get_by_role("button", name="Try another move from here").click()
    other.wait_for_url("**/table/**")
    assert wait_for_my_turn(other)
    assert other.locator(OPTION).count() > 0
    finish(other)
    assert findings(other)["draws"] == "true", "the luck of both, up to the fork and from it on"

    page.goto(table)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/table/" in address and address != table)
    assert wait_for_my_turn(page)


def test_a_browser_that_does_not_copy_shows_the_link(person: Open) -> None:
    """As every browser over plain http, in one's own network."""
    page = over(person)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Copy link to this position").click()
    expect(page.get_by_label("Link", exact=True)).to_have_value(page.url)
