"""Measure how strong the bots are and write docs/studies/strength.md: python -m tools.strength [GAME …] [--scale 0.1].

It goes on where it stopped: what is played stands in docs/studies/strength.json. Changed bots want their rows deleted
there first; each row says with which code it was played.
The whole takes hours; --minutes ends it early, and --page only writes the page anew.
"""

from __future__ import annotations

import argparse
import os
import platform
import time
from pathlib import Path

from marula import speed
from marula.cli.common import progress
from marula.games import GAMES
from marula.workers.workers import make_workers
from tools.strength import page, results
from tools.strength.pairings import pairings

DOCS = Path(__file__).resolve().parents[2] / "docs" / "studies"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: all)")
    parser.add_argument("--scale", type=float, default=1.0, metavar="F", help="so many times the usual matches")
    parser.add_argument("--only", default="", metavar="WORDS", help="only pairings whose line has these words")
    parser.add_argument("--kind", choices=["ladder", "styles", "table", "curve"], help="only this part of the page")
    parser.add_argument("--minutes", type=float, default=1e9, metavar="T", help="stop after this time")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes (time a decision wants a core)")
    parser.add_argument("--file", type=Path, default=DOCS / "strength.json", help="where results are kept")
    parser.add_argument("--page", type=Path, default=DOCS / "strength.md", help="the page to write")
    parser.add_argument("--page-only", action="store_true", help="play nothing")
    args = parser.parse_args()
    known = results.read(args.file)
    known.machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}, {speed.speed()}"
    wanted = {name: pairings(game, args.scale) for name, game in GAMES.items()}
    until = time.monotonic() + args.minutes * 60
    selected = [
        pairing
        for name in (args.games or GAMES)
        for pairing in wanted[name]
        if args.only in pairing.key and args.kind in (None, pairing.kind)
    ]
    for pairing in [] if args.page_only else selected:
        played = known.played.setdefault(pairing.key, results.Played())

        def keep(name: str = pairing.key) -> None:
            results.write(args.file, known)
            bar.update(known.played[name].matches - bar.n)

        with progress(pairing.matches, "matches") as bar:
            bar.set_description(pairing.key)
            done = results.play(GAMES[pairing.game], pairing, played, make_workers(args.workers), until, keep)
        if played.shares:
            print(f"{pairing.key}: {played.estimate.mean:.1%} of {played.matches}, {page.took(played)}", flush=True)
        if not done or time.monotonic() > until:
            break
    args.page.write_text(page.page(GAMES.values(), wanted, known), encoding="utf-8")
    print(f"{args.page}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
