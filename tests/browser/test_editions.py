"""The edition editor: an owner types what is printed, sees what does not fit, compares, keeps and plays it."""

from __future__ import annotations

import copy
import json
import unicodedata
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.common import SMALL, drawn_games, games
from tests.browser.conftest import Open
from tests.browser.test_pages import AXE

KEYS = 600
"""With one key a second, so many make ten minutes."""


def ready(page: Page) -> None:
    """Wait until the server has called what is typed sound, or not."""
    page.wait_for_selector("[data-sound='true']")


def edited(page: Page, game: str) -> Any:
    """The edition as the browser remembers it."""
    return json.loads(page.evaluate("key => localStorage.getItem(key)", f"marula.edition.{game}"))


def default(page: Page, game: str) -> Any:
    return page.request.get(f"/api/games/{game}/form").json()["edition"]


def file_of(data: Any) -> Any:
    """A file to be opened in a page."""
    return {"name": "theirs.json", "mimeType": "application/json", "buffer": json.dumps(data).encode()}


def section(page: Page, name: str) -> None:
    page.select_option("[data-section]", name)


@pytest.mark.parametrize("game", drawn_games())
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_every_game_has_its_editor(person: Open, game: str, width: int, height: int) -> None:
    page = person(f"/editor/{game}", width, height)
    ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.locator("[data-board] svg, [data-board] .face").first).to_be_visible()
    for name in page.locator("[data-section] option").evaluate_all("all => all.map(one => one.value)"):
        section(page, name)
        cells = page.locator("[data-row] input, [data-row] select")
        expect(cells.first).to_be_visible()
        unnamed = cells.evaluate_all("all => all.filter(one => !one.ariaLabel && !one.labels?.length).length")
        assert unnamed == 0, name


def test_a_problem_is_shown_where_it_is(person: Open) -> None:
    page = person(f"/editor/{SMALL}")
    ready(page)
    section(page, "numbers")
    die = page.get_by_label("Sides of the die")
    die.fill("1000")
    expect(page.get_by_text("must be 0 to 100")).to_be_visible()
    expect(die).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("status").get_by_text("One value is not valid.")).to_be_visible()
    expect(page.locator("[data-start]")).to_be_disabled()
    section(page, "fruits")
    page.click("[data-first-problem]")
    expect(die).to_be_focused()
    die.fill("6")
    ready(page)
    expect(die).not_to_have_attribute("aria-invalid", "true")
    assert edited(page, SMALL)["numbers"]["die"] == 6
    page.reload()
    ready(page)
    section(page, "numbers")
    expect(page.get_by_label("Sides of the die")).to_have_value("6")


def test_a_word_that_does_not_fit_is_said_while_one_types(person: Open) -> None:
    page = person("/")
    game, name = busiest(page)
    page.goto(f"/editor/{game}")
    ready(page)
    section(page, name)
    field = page.locator("[data-row] input").first
    field.focus()
    page.keyboard.type("zzz")
    expect(page.locator("[data-sound='false']")).to_have_count(1)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    expect(field).to_have_value("zzz")


def test_whatever_was_done_can_be_taken_back(person: Open) -> None:
    page = person(f"/editor/{SMALL}")
    ready(page)
    expect(page.locator("[data-undo]")).to_be_disabled()
    section(page, "numbers")
    die = page.get_by_label("Sides of the die")
    before = die.input_value()
    die.focus()
    page.keyboard.type("12")
    page.click("[data-again]")
    expect(die).to_have_value(before)
    page.click("[data-undo]")
    expect(die).to_have_value("12")
    page.click("[data-undo]")
    expect(die).to_have_value(before)
    expect(page.locator("[data-undo]")).to_be_disabled()


def busiest(page: Page) -> tuple[str, str]:
    """The game and its table with the most entries that nobody has confirmed, and whose ids follow from two words."""
    found = []
    for game in games():
        form = page.request.get(f"/api/games/{game}/form").json()
        for name, node in form["schema"]["$defs"]["Facts"]["properties"].items():
            if "x-id" in node:
                left = [entry for entry in form["edition"][name] if entry["source"] == "reconstruction"]
                found.append((len(left), game, name))
    number, game, name = max(found)
    assert number > 20
    return game, name


def plain(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign)).lower()


def prefix(names: dict[str, str], word: str) -> str:
    """The fewest letters that are completed to this word."""
    for size in range(1, len(names[word]) + 1):
        start = plain(names[word][:size])
        if next(one for one, name in names.items() if plain(name).startswith(start) or one.startswith(start)) == word:
            return start
    raise AssertionError(word)


@pytest.mark.parametrize(
    "number", [12, pytest.param(None, marks=pytest.mark.whole)], ids=["its beginning", "all of it"]
)
def test_a_deck_is_typed_within_ten_minutes(person: Open, number: int | None) -> None:
    """The keys of all its entries are counted. Each is typed with `-m whole` only: that takes a quarter of a minute."""
    page = person("/")
    game, name = busiest(page)
    page.goto(f"/editor/{game}")
    ready(page)
    data = default(page, game)
    verdict = page.request.post("/api/editions/check", data={"edition": data, "preview": True}).json()
    board = verdict["preview"]["board"]
    ends = [place["end"] for place in data["places"] if place.get("end")]
    names = {end: board["names"]["end"][end] for end in ends}
    deck = list(reversed(data[name]))
    words = [(prefix(names, card["from_end"]), prefix(names, card["to_end"]), str(card["value"])) for card in deck]
    keys = sum(len(text) + 1 for texts in words for text in texts)
    print(f"{len(deck)} entries of {name} with {keys} keys")
    assert keys <= KEYS
    section(page, name)
    page.locator("[data-row] input").first.focus()
    for texts in words[:number]:
        for text in texts:
            page.keyboard.type(text)
            page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    deck = deck[:number]
    kept = edited(page, game)[name][: len(deck)]
    printed = [(card["from_end"], card["to_end"], card["value"]) for card in kept]
    assert printed == [(card["from_end"], card["to_end"], card["value"]) for card in deck]
    assert {card["source"] for card in kept} == {"owner"}, "what was typed is confirmed"


def test_a_click_on_the_board_leads_to_its_entry(person: Open) -> None:
    page = person("/")
    for game in games():
        page.goto(f"/editor/{game}")
        ready(page)
        marks = page.locator("[data-board] [data-entry]")
        if marks.count() == 0:
            continue
        wanted, key = marks.first.get_attribute("data-entry").split(" ")  # type: ignore[union-attr]
        marks.first.dispatch_event("click")
        expect(page.locator("[data-section]")).to_have_value(wanted)
        expect(page.locator("tr.selected")).to_have_count(1)
        row = int(page.locator("tr.selected").get_attribute("data-row") or "-1")
        entry = default(page, game)[wanted][row]
        assert key in (entry.get("id"), str(row))
        focused = "document.activeElement.closest('tr')?.dataset.row"
        assert page.evaluate(focused) == str(row)


@pytest.mark.parametrize("game", games())
def test_the_board_is_reached_by_keyboard(person: Open, game: str) -> None:
    """Everything on it has a name and leads to its entry: the arrows move, Enter opens, Escape comes back."""
    page = person(f"/editor/{game}")
    ready(page)
    drawn = page.locator("[data-board] [data-entry]").evaluate_all("all => all.map(one => one.dataset.entry)")
    if not drawn:
        pytest.skip("its face marks nothing")
    things = page.locator("[data-thing]")
    expect(things).to_have_count(len(set(drawn)))
    assert sorted(things.evaluate_all("all => all.map(one => one.dataset.thing)")) == sorted(set(drawn))
    assert all(things.evaluate_all("all => all.map(one => one.textContent.trim())")), "each has a name"
    expect(page.locator("[data-thing][tabindex='0']")).to_have_count(1)
    page.locator("[data-thing][tabindex='0']").focus()
    first = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("ArrowDown")
    here = page.evaluate("document.activeElement.dataset.thing")
    assert here != first
    overlap = """key => {
        const [one, other] = [document.activeElement, document.querySelector(`[data-board] [data-entry="${key}"]`)]
            .map((element) => element.getBoundingClientRect());
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    }"""
    assert page.evaluate(overlap, here), "the focus is shown where the thing is drawn"
    page.keyboard.press("Enter")
    expect(page.locator("[data-section]")).to_have_value(here.split(" ")[0])
    expect(page.locator("[data-row] :focus")).to_have_count(1)
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.thing") == here


def test_what_is_reconstructed_stays_marked_until_someone_confirms_it(person: Open) -> None:
    page = person("/")
    game, name = busiest(page)
    page.goto(f"/editor/{game}")
    ready(page)
    section(page, name)
    open_cells = page.locator("[data-row] .open")
    before = open_cells.count()
    first = page.locator("[data-row]").first
    mine = first.locator(".open").count()
    first.get_by_role("button", name="Confirm as printed").click()
    expect(open_cells).to_have_count(before - mine)
    page.click("[data-confirm-all]")
    expect(open_cells).to_have_count(0)
    ready(page)
    data = edited(page, game)
    assert {entry["source"] for entry in data[name]} == {"owner"}
    assert data["sources"][-1]["id"] == "owner"


def test_files_are_saved_opened_compared_and_merged(person: Open, tmp_path: Path) -> None:
    page = person(f"/editor/{SMALL}")
    ready(page)
    with page.expect_download() as saving:
        page.click("[data-save]")
    saving.value.save_as(tmp_path / "mine.json")
    mine = json.loads((tmp_path / "mine.json").read_text())
    assert saving.value.suggested_filename == f"{SMALL}-own.json"
    theirs = copy.deepcopy(mine)
    theirs["fruits"][1]["count"] = 9
    theirs["fruits"].append({"id": "fig", "name": "fig", "count": 5, "points": 2, "source": "own"})
    theirs["numbers"]["rounds"] = 7
    page.set_input_files("[data-compare]", file_of(theirs))
    expect(page.get_by_text("3 values differ.")).to_be_visible()
    page.get_by_text("Theirs: 9").click()
    page.get_by_text("Theirs: has this entry").click()
    page.click("[data-merge]")
    ready(page)
    merged = edited(page, SMALL)
    assert [fruit["count"] for fruit in merged["fruits"]] == [10, 9, 4, 5]
    assert merged["numbers"]["rounds"] == mine["numbers"]["rounds"], "what was not taken stays"
    page.set_input_files("[data-open]", file_of(theirs))
    ready(page)
    assert edited(page, SMALL) == theirs
    page.set_input_files("[data-open]", file_of({"game": "chess", "edition": "x"}))
    expect(page.get_by_role("alert")).to_have_text("This file is not an edition of this game.")


def kept(person: Open, title: str) -> Page:
    """A small edition of this title, kept on the server; the page shows it."""
    page = person(f"/editor/{SMALL}")
    ready(page)
    page.get_by_label("Title").fill(title)
    ready(page)
    page.click("[data-keep]")
    page.wait_for_url("**/edition/**")
    ready(page)
    return page


def test_an_edition_is_kept_shared_and_played(person: Open) -> None:
    owner = kept(person, "Our garden")
    expect(owner.locator("[data-delete]")).to_be_visible()
    other = person(owner.url)
    ready(other)
    expect(other.get_by_label("Title")).to_have_value("Our garden")
    expect(other.locator("[data-delete]")).to_have_count(0)
    other.click("[data-start]")
    other.get_by_role("dialog").get_by_role("button", name="Start").click()
    other.wait_for_url("**/table/**")
    table = other.url.split("/table/")[1].split("?")[0]
    board = other.request.get(f"/api/tables/{table}/board").json()
    assert board["about"]["title"] == "Our garden"
    assert board["about"]["original"] is False
    assert other.request.get("/api/editions").status in (404, 405), "nothing lists editions"


def test_a_draft_of_a_kept_edition_survives_a_reload_and_stays_apart(person: Open) -> None:
    """What is typed on a shared edition never replaces the draft of one's own."""
    page = kept(person, "Mine")
    expect(page.locator("[data-unsaved]")).to_have_count(0)
    page.get_by_label("Title").fill("Changed")
    expect(page.locator("[data-unsaved]")).to_be_visible()
    page.reload()
    ready(page)
    expect(page.get_by_label("Title")).to_have_value("Changed")
    assert edited(page, SMALL)["title"] == "Mine"
    page.click("[data-undo]")
    expect(page.get_by_label("Title")).to_have_value("Mine")
    expect(page.locator("[data-unsaved]")).to_have_count(0)
    page.get_by_label("Title").fill("Saved")
    ready(page)
    page.click("[data-keep]")
    expect(page.get_by_text("Saved. The new fingerprint is")).to_be_visible()
    expect(page.locator("[data-unsaved]")).to_have_count(0)
    other = person(page.url)
    ready(other)
    expect(other.get_by_label("Title")).to_have_value("Saved")


def test_the_owners_link_opens_the_edition_for_its_owner(person: Open) -> None:
    """On another device too. The secret stands after the #, which no server sees, and leaves the address."""
    owner = person(f"/editor/{SMALL}")
    ready(owner)
    owner.click("[data-keep]")
    owner.wait_for_url("**/edition/**")
    secret = next(iter(json.loads(owner.evaluate("localStorage.getItem('marula.editions')")).values()))
    elsewhere = person(f"{owner.url}#{secret}")
    ready(elsewhere)
    expect(elsewhere.locator("[data-delete]")).to_be_visible()
    assert elsewhere.url == owner.url
    elsewhere.get_by_label("Title").fill("From elsewhere")
    ready(elsewhere)
    elsewhere.click("[data-keep]")
    expect(elsewhere.get_by_text("Saved. The new fingerprint is")).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_no_barriers(person: Open, game: str) -> None:
    """Nor while two files are compared. The dark look differs in its colours."""
    page = person(f"/editor/{game}", bypass_csp=True, color_scheme="light")
    ready(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert barriers(page) == []
    assert barriers_in_the_dark(page) == []
    theirs = default(page, game)
    theirs["numbers"] = {**theirs["numbers"], **dict.fromkeys(list(theirs["numbers"])[:3], 99)}
    page.set_input_files("[data-compare]", file_of(theirs))
    expect(page.locator("[data-merge]")).to_be_visible()
    assert barriers_in_the_dark(page) == []
    recoloured(page, "light")
    assert barriers(page) == []


def barriers_in_the_dark(page: Page) -> list[Any]:
    recoloured(page, "dark")
    return barriers(page, "color-contrast", "link-in-text-block")


def recoloured(page: Page, scheme: Literal["light", "dark"]) -> None:
    """The page in the other colours, when they have all changed."""
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function("document.getAnimations().every((one) => !(one instanceof CSSTransition))")


def barriers(page: Page, *rules: str) -> list[Any]:
    """What axe finds, by all its rules or by these."""
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    found = page.evaluate("wanted => axe.run(document, wanted)", {"resultTypes": ["violations"], **only})
    return [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in found["violations"]]
