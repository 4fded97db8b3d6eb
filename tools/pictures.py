"""python -m tools.pictures: the pictures in the README, made anew from the built pages.

Bots play a match of each game, with luck that is the same in every run. One of them then hands its seat to a person,
and the table is pictured as that person sees it. Look at what changed before it is handed in.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.common import KIND, LIST, OPTION
from tests.browser.server import ROOT, Server
from tools.screenshots import SETTLED, served_pages

FOLDER = ROOT / "docs/images"
SIZE = {"width": 1280, "height": 720}
SEATS = 4
SHARE = 0.45
"""How far into its match each table is pictured: in the middle of things."""
SECRET = "of-no-use-to-anyone-beyond-this-run-of-the-pictures"
NAME = "Ada"


def asked(server: Server, path: str, body: dict[str, Any] | None = None, secret: str = "") -> dict[str, Any]:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Accept-Language": "en"}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    request = urllib.request.Request(f"{server.address}/api{path}", data, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def played(server: Server, game: str) -> tuple[str, int]:
    """The table of a match that bots have played to its end, and after how many decisions that was."""
    plan = {"game": game, "seats": SEATS, "bots": ["steady"] * SEATS, "visibility": "link"}
    table: str = asked(server, "/tables", plan)["table"]["id"]
    while (now := asked(server, f"/tables/{table}"))["status"] != "over":
        time.sleep(0.2)
    return table, now["decisions"]


def taken_over(server: Server, table: str, decisions: int, hints: bool = False) -> tuple[str, int]:
    """A table that goes on from there with a person in the seat that is asked; the table and the seat."""
    seat: int = asked(server, f"/tables/{table}/position/{decisions}")["waiting_on"][0]
    bots = [None if other == seat else "steady" for other in range(SEATS)]
    made = asked(
        server, f"/tables/{table}/fork", {"decisions": decisions, "bots": bots, "visibility": "link", "hints": hints}
    )
    name: str = made["table"]["id"]
    asked(server, f"/tables/{name}/seats", {"name": NAME, "seat": seat, "secret": SECRET})
    return name, seat


def picture(browser: Browser, server: Server, table: str, seat: int, file: Path) -> None:
    context = browser.new_context(viewport=SIZE, locale="en", reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{server.address}/table/{table}#seat={seat}:{SECRET}")
    page.wait_for_selector(f"{OPTION}, {KIND}, {LIST}")
    page.evaluate("document.fonts.ready")
    page.evaluate(SETTLED)
    page.screenshot(path=file)
    context.close()


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    pictured = sorted(file.stem for file in FOLDER.glob("*.png"))
    parser.add_argument("--game", action="append", help=f"only this one (default: {', '.join(pictured)})")
    parser.add_argument("--at", type=int, help="after so many decisions, to look for a better moment")
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder for the pictures")
    args = parser.parse_args(words)
    args.out.mkdir(parents=True, exist_ok=True)
    with served_pages() as (server, browser):
        for game in args.game or pictured:
            match, decisions = played(server, game)
            at = int(decisions * SHARE) if args.at is None else args.at
            table, seat = taken_over(server, match, at)
            file = args.out / f"{game}.png"
            picture(browser, server, table, seat, file)
            print(f"{file}: after {at} decisions", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
