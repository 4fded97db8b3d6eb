"""Fingers on a telephone: one 44 pixels wide hits what is offered, or is asked what it meant in rows that high."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request

from tests.browser.common import games, listed, moved_on, start, version, wait_for_my_turn

Open = Callable[..., Page]
FINGER = 44
OFF = 15
"""How far from its middle, in pixels, a finger hits what it aims at."""
DRAWN = ".stage :is([data-option], [data-kind]):visible"
LISTED = ".ask :is([data-option], [data-kind]):visible"
BOXES = """all => all.map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { what: one.dataset.option ?? one.dataset.kind, x, y, width, height };
})"""
TAPS = 8


def small(boxes: list[dict[str, Any]]) -> list[str]:
    return [f"{box['what']}: {box['width']:.0f}×{box['height']:.0f}" for box in boxes if min_side(box) < FINGER - 0.5]


def min_side(box: dict[str, Any]) -> float:
    return min(float(box["width"]), float(box["height"]))


@pytest.mark.parametrize("game", games())
def test_a_finger_hits_what_it_aims_at(person: Open, game: str) -> None:
    page = person("/", width=390, height=844, has_touch=True, is_mobile=True, reduced_motion="reduce")
    sent: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/act"):
            action = json.loads(request.post_data or "{}")["action"]
            sent.append(" ".join(word(value) for value in action.values()))

    page.on("request", note)
    start(page, game)
    luck = random.Random(game)
    asked = 0
    for _ in range(TAPS):
        if not wait_for_my_turn(page):
            break
        listed(page)
        assert small(page.locator(LISTED).evaluate_all(BOXES)) == [], "all there is to choose stands in rows as well"
        drawn = page.locator(DRAWN).evaluate_all(BOXES)
        if not drawn:
            page.locator(LISTED).first.tap()
            continue
        before, aim = version(page), luck.choice(drawn)
        page.touchscreen.tap(
            aim["x"] + aim["width"] / 2 + luck.uniform(-1, 1) * min(OFF, aim["width"]),
            aim["y"] + aim["height"] / 2 + luck.uniform(-1, 1) * min(OFF, aim["height"]),
        )
        page.wait_for_function(
            """before => document.querySelector('[data-version]')?.dataset.version !== before
                || document.querySelector('.options .quiet, .ways, .offer [aria-pressed=true], [data-explanation]')""",
            arg=before,
        )
        if version(page) == before and page.locator("[data-explanation]").count() > 0:
            page.keyboard.press("Escape")  # the finger was beside its aim, and hit a sign that explains itself
            continue
        if version(page) != before:
            assert meant(aim["what"], sent[-1]), f"aimed at {aim['what']}, did {sent[-1]}"
            continue
        asked += 1
        rows = page.locator(":is(.options, .ways, .offer) [data-option]:visible").evaluate_all(BOXES)
        assert small(rows) == []
        assert any(meant(aim["what"], row["what"]) for row in rows), f"aimed at {aim['what']}, was asked for {rows}"
        page.locator(":is(.ways, .options, .offer) [data-option]:visible").first.tap()
        moved_on(page, before)


def word(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value)) or "-"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def meant(aim: str, line: str) -> bool:
    """Whether a chosen line is what the element stands for: itself, or one of its kind."""
    return aim == line or (" " not in aim and line.split(" ")[0] == aim)
