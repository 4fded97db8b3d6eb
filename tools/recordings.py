"""python -m tools.recordings: two short recordings of each game, as GIF files, made anew from a real match.

One shows some moves in the middle of a match, the other how the end is counted. Bots play a match whose luck is the
same in every run; a person then takes over a seat and decides by mouse. Things move slowly while they are filmed, and
at their usual speed in the file: so a busy machine makes no jerky recording. Look at what changed before it is kept.
"""

from __future__ import annotations

import argparse
import base64
import io
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Browser, Page

from marula.core import codec
from marula.games import GAMES
from tests.browser.common import KIND, LIST, OPTION, version
from tests.browser.server import ROOT, Server
from tools.pictures import SECRET, asked, played, taken_over
from tools.screenshots import served_pages

FOLDER = ROOT / "docs/images"
SIZE = {"width": 1280, "height": 720}
SLOWER = 4.0
"""So many times slower than usual things move while they are filmed."""
MOST_BYTES = 1_900_000
WAYS = ((10, 880, 128), (8, 800, 112), (6, 720, 96), (5, 640, 80), (4, 560, 80))
"""Frames a second, width and number of colours: the next one is tried where a file gets too large."""
MIDDLE = 0.45
"""How far into its match the first recording begins."""
BEFORE_END = 2
"""So many decisions before its end the second one begins."""
MIDDLE_SECONDS, END_SECONDS = 9.0, 11.0
HARDLY = 5
"""Of 255 steps of brightness: less is not seen to change."""
VIVID = 80
"""Of 255 steps: between the strongest and the weakest of red, green and blue."""
LAST = 1500
"""Milliseconds for which the last picture stays before the recording begins again."""
CURSOR = """addEventListener('DOMContentLoaded', () => {
  const hand = document.createElement('div');
  hand.setAttribute('aria-hidden', 'true');
  Object.assign(hand.style, { position: 'fixed', zIndex: 99, width: '18px', height: '18px', borderRadius: '50%',
    border: '3px solid #fff', background: '#c8321e', boxShadow: '0 1px 4px #0008', pointerEvents: 'none',
    left: '-30px' });
  document.documentElement.append(hand);
  addEventListener('pointermove', ({ clientX, clientY }) =>
    Object.assign(hand.style, { left: `${clientX - 9}px`, top: `${clientY - 9}px` }), true);
});"""
"""A browser without a screen shows no pointer: this one follows it."""
STILL_WATER = """addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg:is(.far, .near, .slow, .fast) { animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
});"""
"""Water that moves all the time would take most of a file, and hide what the recording is about."""
DONE = "[data-step], [data-rematch]"

Frame = tuple[float, bytes]
"""When a picture was taken, in seconds of the recording, and the picture as PNG."""


class Film:
    """What a page shows from now on, as pictures with their times."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self._rolling = True
        self._page = page
        self._watch = page.context.new_cdp_session(page)
        self._watch.on("Page.screencastFrame", self._take)
        self._watch.send("Animation.enable")
        self._watch.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
        self._watch.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def _take(self, shown: dict[str, Any]) -> None:
        if not self._rolling:
            return
        self.frames.append((shown["metadata"]["timestamp"] / SLOWER, base64.b64decode(shown["data"])))
        self._watch.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})

    @property
    def seconds(self) -> float:
        return self.frames[-1][0] - self.frames[0][0] if self.frames else 0.0

    def roll(self, seconds: float) -> None:
        """Go on filming for so many seconds of the recording."""
        self._page.wait_for_timeout(seconds * SLOWER * 1000)

    def stop(self) -> None:
        self._rolling = False
        self._watch.send("Page.stopScreencast")
        self._watch.send("Animation.setPlaybackRate", {"playbackRate": 1})


def sampled(frames: Sequence[Frame], rate: int) -> Iterator[tuple[bytes, int]]:
    """One picture for each frame of the file, with its milliseconds; one that stays is told once, for longer."""
    start, end = frames[0][0], frames[-1][0]
    step, at = 1000 // rate, 0
    shown, stays = frames[0][1], 0
    for number in range(int((end - start) * rate) + 1):
        while at + 1 < len(frames) and frames[at + 1][0] - start <= number / rate:
            at += 1
        if frames[at][1] == shown:
            stays += step
        else:
            yield shown, stays
            shown, stays = frames[at][1], step
    yield shown, max(stays, LAST)


def steadied(pictures: Sequence[Image.Image]) -> Iterator[Image.Image]:
    """The same pictures, in which a point that hardly changes does not change at all: that costs nothing in a file."""
    kept = pictures[0]
    for picture in pictures:
        changed = (
            ImageChops.difference(picture, kept).convert("L").point([255 * (much > HARDLY) for much in range(256)])
        )
        kept = Image.composite(picture, kept, changed.filter(ImageFilter.MaxFilter(3)))
        yield kept


def shared_palette(pictures: Sequence[Image.Image], colours: int) -> Image.Image:
    """The colours of some pictures of the recording, from its start to its end. A part of them is kept for vivid ones:
    seats, gems and cards are small, and would turn grey beside all that sand and paper."""
    some = [pictures[len(pictures) * part // 5] for part in range(5)] + [pictures[-1]]
    wide, high = pictures[0].size
    sheet = Image.new("RGB", (wide, high * len(some)))
    for number, picture in enumerate(some):
        sheet.paste(picture, (0, high * number))
    calm = colours * 5 // 8
    points = np.asarray(sheet).reshape(-1, 3)
    vivid = np.unique(points[np.ptp(points, axis=1) > VIVID] >> 3, axis=0) << 3
    kept = sheet.quantize(calm, dither=Image.Dither.NONE).getpalette() or []
    bright = Image.fromarray(vivid.reshape(1, -1, 3)).quantize(colours - calm).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(kept[: 3 * calm] + bright[: 3 * (colours - calm)])
    return palette


def gif(frames: Sequence[Frame], rate: int, width: int, colours: int) -> bytes:
    """The recording as a GIF. All pictures share one palette, so that what stays costs nothing."""
    pictures, times = [], []
    for content, milliseconds in sampled(frames, rate):
        picture = Image.open(io.BytesIO(content)).convert("RGB")
        pictures.append(picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS))
        times.append(milliseconds)
    palette = shared_palette(pictures, colours)
    flat = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in steadied(pictures)]
    file = io.BytesIO()
    flat[0].save(file, "GIF", save_all=True, append_images=flat[1:], duration=times, loop=0, optimize=False, disposal=1)
    return file.getvalue()


def written(frames: Sequence[Frame], path: Path) -> str:
    """Keep the recording in the best way that is small enough; what it has become, in words."""
    for rate, width, colours in WAYS:
        content = gif(frames, rate, width, colours)
        if len(content) <= MOST_BYTES:
            path.write_bytes(content)
            seconds = frames[-1][0] - frames[0][0]
            return f"{path}: {seconds:.1f} s, {len(content) / 1000:.0f} KB, {rate} frames a second, {width} wide"
    raise SystemExit(f"{path}: larger than {MOST_BYTES} bytes in every way")


@contextmanager
def seated(browser: Browser, server: Server, table: str, seat: int) -> Iterator[Page]:
    """The table as the person sees it who has taken over this seat."""
    context = browser.new_context(viewport=SIZE, locale="en")  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(CURSOR)
    page.add_init_script(STILL_WATER)
    page.add_init_script("localStorage.setItem('marula.sound', 'false')")
    page.goto(f"{server.address}/table/{table}#seat={seat}:{SECRET}")
    page.wait_for_selector(f"{OPTION}, {KIND}, {LIST}")
    page.evaluate("document.fonts.ready")
    yield page
    context.close()


Hint = Callable[[Page], str]
"""What a good bot would do now, in the one line by which the page marks what stands for it."""


def hints(server: Server, game: str) -> Hint:
    def hint(page: Page) -> str:
        table = page.url.rsplit("/", 1)[1]
        answer = asked(server, f"/tables/{table}/hint", {}, SECRET)
        return str(codec.read_action(GAMES[game], answer["action"]))

    return hint


def press(page: Page, wanted: str) -> None:
    """Choose this option with the mouse: on the board or in the hand, else from the list of all choices."""
    option = page.locator(f'[data-option="{wanted}"]:visible').last
    if option.count() == 0:
        page.click(LIST)
        kind = page.locator(f'.floats [data-kind="{wanted.split(" ")[0]}"]:visible')
        if option.count() == 0:
            kind.click()
    box = option.bounding_box()
    if box:  # the pointer travels there before it presses
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    option.click()


def decided(page: Page, hint: Hint) -> bool:
    """What a good bot would do, as soon as something is asked; False once the match is over."""
    page.wait_for_selector(", ".join([*(f"[data-busy='false'] {what}" for what in (OPTION, KIND, LIST)), DONE]))
    if page.locator(DONE).count() > 0:
        return False
    before = version(page)
    press(page, hint(page))
    page.wait_for_function(
        "([before, done]) => document.querySelector('[data-version]')?.dataset.version !== before"
        " || document.querySelector(done)",
        arg=[before, DONE],
    )
    return True


def film_middle(page: Page, hint: Hint) -> list[Frame]:
    """Some moves: the person's and those of the others."""
    film = Film(page)
    film.roll(0.4)
    while film.seconds < MIDDLE_SECONDS and decided(page, hint):
        film.roll(0.4)
    film.stop()
    return film.frames


def film_end(page: Page, hint: Hint) -> list[Frame]:
    """The last decisions, and the score as it is counted step by step."""
    film = Film(page)
    while decided(page, hint):
        pass
    while film.seconds < END_SECONDS and page.locator("[data-rematch]").count() == 0:
        film.roll(0.3)
    film.roll(0.4)
    film.stop()
    last = film.frames[-1][0] - END_SECONDS
    return [frame for frame in film.frames if frame[0] >= last]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.recordings", description=__doc__)
    pictured = sorted(file.stem for file in FOLDER.glob("*.png"))
    parser.add_argument("--game", action="append", help=f"only this one (default: {', '.join(pictured)})")
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder for the recordings")
    args = parser.parse_args(words)
    args.out.mkdir(parents=True, exist_ok=True)
    with served_pages() as (server, browser):
        for game in args.game or pictured:
            match, decisions = played(server, game)
            scenes = {"": (int(decisions * MIDDLE), film_middle), "-end": (decisions - BEFORE_END, film_end)}
            for name, (at, film) in scenes.items():
                table, seat = taken_over(server, match, at, hints=True)
                with seated(browser, server, table, seat) as page:
                    frames = film(page, hints(server, game))
                print(written(frames, args.out / f"{game}{name}.gif"), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
