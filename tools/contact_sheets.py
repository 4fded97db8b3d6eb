"""python -m tools.contact_sheets: each table in all languages, one picture a game and size, to be looked at.

Bots play a match of each game to its end. One position in its middle is then shown to one player in every language and
at every size. What is cut off or lies on other words is printed; the exit code is 1 if there is any. Japanese needs a
font on this machine: apt install fonts-noto-cjk.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Page

from marula.games import GAMES
from marula.text.languages import languages
from tests.browser.common import wait_for_my_turn
from tools.pictures import SECRET, SHARE, played, taken_over
from tools.screenshots import SETTLED, look, opened, served_pages

SIZES = ((390, 844), (768, 1024), (1280, 720))
SHEET = 2000
"""How wide a sheet is, in pixels: what a screen shows without losing the smallest words."""
COLUMNS = {390: 4, 768: 3, 1280: 2}
LABEL = 28
"""The height of the line above each picture that names its language."""


def looked_at(
    page: Page, address: str, folder: Path, wanted: Sequence[str]
) -> Iterator[tuple[str, tuple[int, int], str]]:
    """A table in each language and size: a picture in the folder, and each problem as language, size and words."""
    for language in wanted:
        page.set_viewport_size({"width": SIZES[-1][0], "height": SIZES[-1][1]})
        page.goto(address.replace("#", f"?language={language}#"))
        page.reload()  # an address that differs only after the # does not load the page again
        wait_for_my_turn(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            for problem in look(page, language):
                yield language, (width, height), problem
            page.screenshot(path=folder / f"{language}-{width}.png")


def sheet(folder: Path, width: int, wanted: Sequence[str], file: Path) -> None:
    """The pictures of one size side by side, each under the name of its language."""
    pictures = [Image.open(folder / f"{language}-{width}.png") for language in wanted]
    columns = min(COLUMNS[width], len(pictures))
    across = SHEET // columns
    down = round(across * pictures[0].height / pictures[0].width) + LABEL
    made = Image.new("RGB", (across * columns, down * -(-len(pictures) // columns)), "white")
    draw, font = ImageDraw.Draw(made), ImageFont.load_default(LABEL - 8)
    for number, (language, picture) in enumerate(zip(wanted, pictures, strict=True)):
        left, top = number % columns * across, number // columns * down
        draw.text((left + 6, top), language, fill="black", font=font)
        made.paste(picture.resize((across, down - LABEL), Image.Resampling.LANCZOS), (left, top + LABEL))
    made.save(file)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.contact_sheets", description=__doc__)
    parser.add_argument("--language", action="append", help="only this one (several times for several)")
    parser.add_argument("--game", action="append", help="only this one")
    parser.add_argument("--at", type=float, default=SHARE, help="how far into its match each table is pictured, 0 to 1")
    parser.add_argument(
        "--out", type=Path, default=Path(tempfile.gettempdir()) / "sheets", help="folder for the sheets"
    )
    args = parser.parse_args(words)
    wanted = args.language or languages()
    problems = 0
    with served_pages() as (server, browser):
        for game in args.game or list(GAMES):
            match, decisions = played(server, game)
            table, seat = taken_over(server, match, int(decisions * args.at))
            folder = args.out / game
            folder.mkdir(parents=True, exist_ok=True)
            page = opened(browser, server, *SIZES[-1])
            for language, size, problem in looked_at(page, f"/table/{table}#seat={seat}:{SECRET}", folder, wanted):
                problems += 1
                print(f"{game} {language} {size[0]}×{size[1]}: {problem}", flush=True)
            page.context.close()
            for width, height in SIZES:
                file = args.out / f"{game}-{width}x{height}.png"
                sheet(folder, width, wanted, file)
                print(file, flush=True)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
