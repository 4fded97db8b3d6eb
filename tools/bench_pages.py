"""python -m tools.bench_pages: how heavy the pages are, how soon a table can be used, how smoothly cards move.

In Chromium without a screen or a graphics card: everything is drawn by the processor, so a browser that people use is
smoother than this. Other work on the machine counts, too: the load average is printed with the figures.
"""

from __future__ import annotations

import gzip
import json
import os
import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page

from marula.games import GAMES
from marula.text.languages import languages
from tests.browser.common import start, version, wait_for_my_turn
from tests.browser.conftest import PAGES
from tests.browser.hasty import decide
from tests.browser.server import Server
from tools.screenshots import served_pages

TRIES = 3
DECISIONS = 6
ROUNDS = 3
"""Each game is watched so often, and the smoothest round is told: the others show the rest of the machine at work."""
SLOW = 50
"""Milliseconds: a frame that takes longer is seen as a jerk."""
WATCH = 700
"""Milliseconds for which frames are counted after a choice; things move for 420."""
USABLE = """window.usable = new Promise(done => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-option], [data-kind], [data-list]')) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
  });
  const changes = { childList: true, subtree: true, attributeFilter: ['data-option', 'data-kind', 'data-list'] };
  watch.observe(document, changes);
})"""
"""Until the frame with the first choice is drawn; watched from inside, for asking from outside makes a page slower."""
FRAME = "ScheduledActionSendBeginMainFrame"
"""What Chromium calls the task that makes a frame."""
FRAMES = """() => { const at = window.frames_at = []; const until = performance.now() + %d;
  const note = now => { at.push(now); if (now < until) requestAnimationFrame(note); };
  requestAnimationFrame(note); }"""


def weights() -> dict[str, int]:
    """Compressed bytes of JavaScript: all that one reader can load, and what opening each game's table loads."""
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in (PAGES / "assets").glob("*.js")}
    texts = [sum(size for name, size in sizes.items() if name.startswith(f"{code}-")) for code in languages()]
    return {"everything, in one language": sum(sizes.values()) - sum(texts) + max(texts)}


@contextmanager
def opened(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, base_url=server.address, locale="en")
    page = context.new_page()
    page.set_default_timeout(60000)
    page.add_init_script(USABLE)
    yield page
    context.close()


def loaded(page: Page) -> int:
    """Compressed bytes of the scripts that this page has asked for."""
    names: list[str] = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"
    )
    files = [PAGES / name.lstrip("/") for name in names if name.endswith(".js") and name.startswith("/assets/")]
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def until_usable(page: Page, address: str) -> tuple[float, float]:
    """Milliseconds from asking for a table's address until something can be chosen, with nothing kept from before.

    The second number is how long the page's own thread was at work. Other work on the machine does not lengthen it.
    """
    watch = page.context.new_cdp_session(page)
    watch.send("Network.clearBrowserCache")
    page.goto("about:blank")
    watch.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address, wait_until="commit")
    taken: float = page.evaluate("window.usable")
    metrics = {one["name"]: one["value"] for one in watch.send("Performance.getMetrics")["metrics"]}
    watch.send("Performance.disable")
    return taken, metrics["TaskDuration"] * 1000


def idle(page: Page) -> list[float]:
    """Milliseconds between frames of an empty page: what this machine does to any page just now."""
    page.goto("about:blank")
    page.evaluate(FRAMES % (WATCH * DECISIONS))
    page.wait_for_timeout(WATCH * DECISIONS + 100)
    at: list[float] = page.evaluate("window.frames_at")
    return [later - earlier for earlier, later in pairwise(at)]


def late(between: list[float]) -> float:
    """Which part of the frames came later than the screen could show them."""
    return sum(gap > 20 for gap in between) / max(1, len(between))


def smoothest(rounds: list[list[float]]) -> list[float]:
    """The round with the fewest jerks; of equal ones the one with the shortest longest frame."""
    return min(rounds, key=lambda between: (sum(gap > SLOW for gap in between), max(between)))


def gaps(page: Page) -> list[float]:
    """Milliseconds between frames while what was chosen moves."""
    found: list[float] = []
    for turn in range(DECISIONS):
        if not wait_for_my_turn(page):
            break
        page.evaluate(FRAMES % WATCH)
        before = version(page)
        decide(page, turn, keyboard=False)
        page.wait_for_timeout(WATCH)
        at: list[float] = page.evaluate("window.frames_at")
        found += [later - earlier for earlier, later in pairwise(at)]
        assert version(page) != before
    return found


def own_frames(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of processor time that the page's thread takes for each frame, from the end of the one before.

    All of its tasks count: a message that is read, a timer, and drawing. Tracing itself begins with a message that may
    take long, so what comes before the first frame is left out.
    """
    drawing = Counter((event["pid"], event["tid"]) for event in events if event.get("name") == "UpdateLayoutTree")
    own = drawing.most_common(1)[0][0]
    tasks = [
        event
        for event in events
        if (event["pid"], event["tid"]) == own and event["name"].endswith("RunTask") and event.get("ph") == "X"
    ]
    found, taken = [], 0.0
    for task in sorted(tasks, key=lambda event: event["ts"]):
        taken += task.get("tdur", 0) / 1000
        if task.get("args", {}).get("src_func") == FRAME:
            found.append(taken)
            taken = 0.0
    return found[1:]


def busiest_frame(browser: Browser, page: Page) -> float:
    """Milliseconds of processor time behind the page's longest frame: how long that frame takes on a machine that does
    no other work, whatever this one does besides."""
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    gaps(page)
    frames = own_frames(json.loads(browser.stop_tracing())["traceEvents"])
    assert len(frames) > DECISIONS, "the trace shows no frames: Chromium has renamed them"
    return max(frames)


def main() -> int:
    for what, size in weights().items():
        print(f"JavaScript, compressed: {what}: {size / 1000:.0f} KB (of 250 allowed)")
    with served_pages() as (server, browser):
        print(
            "| game | its JavaScript | usable after | its own work | frames a second | later than 20 ms "
            "| longest frame | over 50 ms | longest frame's own work | an empty page: later, longest | load |"
        )
        print("|---|---|---|---|---|---|---|---|---|---|---|")
        for game in GAMES:
            rounds: list[list[float]] = []
            with opened(browser, server) as page:
                page.goto("/")
                start(page, game)
                table = page.url
                times = [until_usable(page, table) for _ in range(TRIES)]
                weight = loaded(page)
                rounds.append(gaps(page))
                for _ in range(ROUNDS - 1):
                    page.goto("/")
                    start(page, game)
                    rounds.append(gaps(page))
                page.goto("/")
                start(page, game)
                work_behind = busiest_frame(browser, page)
                empty = idle(page)
            clock, work = (min(one) for one in zip(*times))
            between = smoothest(rounds)
            jerks = " ".join(str(sum(gap > SLOW for gap in each)) for each in rounds)
            print(
                f"| {game} | {weight / 1000:.0f} KB | {clock:.0f} ms | {work:.0f} ms "
                f"| {1000 / statistics.median(between):.0f} (median) | {late(between):.0%} | {max(between):.0f} ms "
                f"| {jerks} of {len(between)} | {work_behind:.0f} ms | {late(empty):.0%}, {max(empty):.0f} ms "
                f"| {os.getloadavg()[0]:.0f} |",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
