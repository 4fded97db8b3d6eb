"""Measure how fair the seats are: python -m tools.balance GAME [--edition NAME|FILE …] [--bot steady] [--matches 2000].

The same bot sits on every seat, so each should win its fair share. A seat that is farther from it than --within is
marked with ✗, and the command ends with 1. Several editions play the same deals, so that they can be compared.

--rotate TABLE names a table of the edition whose rows belong to the seats. Each deal is then played once with each
row first, which separates the row (a start place, say) from the order of play.

--page FILE writes the tables into that page, between the comments "figures: NAME" and "end of figures: NAME"; NAME is
the bot, or what --block says.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from marula.cli.common import chosen_edition, progress
from marula.core.game import named
from marula.games import GAMES
from marula.workers.workers import make_workers
from tools.balance.figures import Figures, Limit, figures, replace_block, score_lines, table
from tools.balance.matches import Result, Study, run


def main(words: list[str] | None = None) -> int:
    """Play, print the tables; 1 where a seat is outside."""
    args = parser().parse_args(words)
    game = named(GAMES, args.game)
    sizes = args.players or list(range(game.fewest, game.most + 1))
    until = time.monotonic() + args.minutes * 60
    limit = Limit(args.within, args.whole_interval)
    found: list[Figures] = []
    for name in args.edition or ["default"]:
        edition = chosen_edition(game, name)
        for size in sizes:
            study = Study(game, edition, size, args.bot, args.matches, args.seed, args.rotate)
            results = measure(study, args.workers, until)
            if results:
                found.append(figures(study, Path(name).stem, results))
                print(table(found[-1], limit), flush=True)
    text = "\n".join([*(table(one, limit) for one in found), *([score_lines(found)] if args.lines else [])])
    if args.lines:
        print(score_lines(found))
    if args.page is not None:
        page = args.page.read_text(encoding="utf-8")
        args.page.write_text(replace_block(page, args.block or args.bot, text), encoding="utf-8")
    return 1 if any(one.unfair(limit) for one in found) else 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m tools.balance", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("game", metavar="GAME")
    made.add_argument("--edition", action="append", metavar="NAME|FILE", help="several are compared (default: default)")
    made.add_argument("--players", type=int, action="append", metavar="N", help="only these table sizes (default: all)")
    made.add_argument("--bot", default="steady", metavar="NAME", help="who plays every seat (default: steady)")
    made.add_argument("--matches", type=int, default=2000, metavar="K", help="for each table size (default: 2000)")
    made.add_argument("--seed", default="balance", metavar="S", help="any word or number (default: balance)")
    made.add_argument("--within", type=float, default=0.03, metavar="P", help="allowed distance (default: 0.03)")
    made.add_argument("--whole-interval", action="store_true", help="only whole intervals outside count")
    made.add_argument("--rotate", default="", metavar="TABLE", help="a table of the edition with a row for each seat")
    made.add_argument("--lines", action="store_true", help="compare the lines of the score sheets too")
    made.add_argument("--minutes", type=float, default=1e9, metavar="T", help="stop after this time")
    made.add_argument("--workers", type=int, default=1, metavar="W", help="processes (default: 1)")
    made.add_argument("--page", type=Path, metavar="FILE", help="write the tables into this page")
    made.add_argument("--block", metavar="NAME", help="between the comments of this name")
    return made


def measure(study: Study, workers: int, until: float) -> list[Result]:
    """All results of a study, or those of whole batches until the time is over."""
    results: list[Result] = []
    with progress(study.matches, "en") as bar:
        for batch in run(study, make_workers(workers)):
            results += batch
            bar.update(len(batch))
            if time.monotonic() > until:
                print(f"{len(results)} of {study.matches} matches: the time is over", file=sys.stderr)
                break
    return results


if __name__ == "__main__":
    raise SystemExit(main())
