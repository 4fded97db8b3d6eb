"""Every language has room, and nothing stands there in English: the wordiest ones, and English in disguise."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from marula.text.languages import PSEUDO, languages
from tests.browser.common import SMALL, games, start
from tools.screenshots import SIZES, look, plain, visit

Open = Callable[..., Page]
WORDIEST = [language for language in ("fi", "ja", "pl") if language in languages()]
"""Long words, many cases, another script; python -m tools.screenshots looks at all languages."""
DESK, PHONE = SIZES
LOOKS = (
    pytest.param(DESK, [*WORDIEST[:1], PSEUDO]),
    pytest.param(DESK, WORDIEST[1:], marks=pytest.mark.whole),
    pytest.param(PHONE, [*WORDIEST, PSEUDO]),
)
"""A desk has room for what fits on a phone: there, without -m whole, only the longest words and the disguise."""
PEOPLE = ["Guest", "Vieras", "Marula"]
"""A name that somebody has typed stays what it is, and so does the one that was proposed where they sat down; so does
the house's own."""


@pytest.mark.parametrize(("size", "wanted"), LOOKS)
def test_nothing_is_cut_off_and_nothing_is_plain(person: Open, size: tuple[int, int], wanted: list[str]) -> None:
    page = person("/", *size, reduced_motion="reduce")
    found: list[str] = []
    for language, place in visit(page, wanted, games(), [SMALL]):
        found += [f"{language} {place}: {fault}" for fault in look(page, language)]
        if language == PSEUDO:
            found += [f"{place} is not translated: {fault}" for fault in plain(page, PEOPLE)]
        assert page.evaluate("document.documentElement.lang") == language
    assert found == [], "\n".join(found)


def test_the_lists_above_a_page_show_their_words(person: Open) -> None:
    """On a phone: language and appearance, as long as their words are."""
    page = person("/", width=390, height=844)
    cut: list[str] = []
    for language in languages():
        page.goto(f"/?language={language}")
        page.wait_for_selector("[data-play]")
        page.evaluate("document.fonts.ready")
        cut += page.evaluate(
            """() => [...document.querySelectorAll("header select")].filter((list) => {
              const style = getComputedStyle(list);
              const pen = document.createElement("canvas").getContext("2d");
              pen.font = style.font;
              const words = pen.measureText(list.selectedOptions[0].text).width;
              const arrow = 16;
              const beside = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + arrow;
              return words + beside > list.clientWidth + 1 || list.getBoundingClientRect().right > innerWidth;
            }).map((list) => list.selectedOptions[0].text)"""
        )
    assert cut == []


def test_the_checks_notice_planted_faults(person: Open) -> None:
    """Text that is planted too large, over another, or plain is found."""
    page = person(f"/?language={PSEUDO}")
    page.wait_for_selector("[data-play]")
    assert look(page, "en") == []
    assert plain(page, PEOPLE) == []
    page.evaluate(
        """() => {
          const box = document.createElement("button");
          Object.assign(box.style, { width: "60px", overflow: "hidden", whiteSpace: "nowrap" });
          box.textContent = "a very long word indeed";
          document.body.append(box);
          const wide = document.createElement("div");
          Object.assign(wide.style, { width: "5000px", height: "1px" });
          document.body.append(wide);
          const both = document.createElement("div");
          both.style.display = "grid";
          for (const text of ["one over", "the other"]) {
            const line = document.createElement("p");
            line.style.gridArea = "1 / 1";
            line.textContent = text;
            both.append(line);
          }
          document.querySelector("main").prepend(both);
          document.querySelector("main").setAttribute("aria-label", "Plain words");
        }"""
    )
    seen = look(page, "en")
    assert any("too narrow for “a very long word indeed”" in fault for fault in seen), seen
    assert any("the page is wider than its window" in fault for fault in seen), seen
    assert any("“one over” lies on “the other”" in fault for fault in seen), seen
    told = plain(page, PEOPLE)
    assert any("a very long word indeed" in fault for fault in told)
    assert any("“Plain words” as aria-label" in fault for fault in told)


def test_the_language_is_chosen_and_remembered(person: Open) -> None:
    """By the browser, by the picker for good, by the address for one visit; what there is not becomes English."""
    others = [language for language in languages() if language != "en"]
    if not others:
        pytest.skip("only English is there")
    other = others[0]
    page = person("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.locator("header select").first.select_option(other)
    expect(page.locator("html")).to_have_attribute("lang", other)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", other)
    start(page, SMALL)
    expect(page.locator("html")).to_have_attribute("lang", other)
    page.goto("/?language=en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", other)
    page.goto("/?language=tlh")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_browser_s_own_language(person: Open) -> None:
    for asked, given in (("nn-NO", "nb"), ("de-AT", "de"), ("fr-CA", "fr"), ("tlh", "en")):
        page = person("/", locale=asked)
        page.wait_for_selector("[data-play]")
        wanted = given if given in languages() else "en"
        expect(page.locator("html")).to_have_attribute("lang", wanted)
