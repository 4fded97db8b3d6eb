"""marula arena: bots against each other, with 95 % intervals."""

from __future__ import annotations

import argparse
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from marula.bots import Budget
from marula.cli import common
from marula.cli.bad_input import BadInput, printable
from marula.cli.common import Games
from marula.lab import arena
from marula.text.catalogue import Catalogue

if TYPE_CHECKING:
    from marula.lab.results import Results

NAME = "arena"
HELP = "Let bots play against each other on paired deals with permuted seats, and tell how strong they are."
NEEDS = ("openskill", "pyarrow")
FILES = ("results.parquet", "report.html")
WHOLE_QUOTES = re.compile(r"""(?:[^'"]|'[^']*'|"[^"]*")*""")
"""Text in which every quote is closed."""
BETWEEN_BOTS = re.compile(f",(?={WHOLE_QUOTES.pattern}$)")
"""Commas outside of quotes."""


def arguments(parser: argparse.ArgumentParser) -> None:
    common.setup_arguments(parser)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,…",
        help="by name, at most one a seat; your own is MODULE:CLASS, or a program: exec:'node engine.mjs --fast'",
    )
    parser.add_argument("--matches", type=int, default=100, metavar="K", help="how many matches (default: 100)")
    common.seed_argument(parser)
    parser.add_argument("--seconds", type=float, metavar="T", help="how long a bot may think about a decision")
    parser.add_argument("--iterations", type=int, metavar="N", help="or how many looks; then results repeat exactly")
    parser.add_argument(
        "--adjust-luck", action="store_true", help="also tell the shares with what was luck taken off (slower)"
    )
    parser.add_argument(
        "--until",
        metavar="P|fair",
        help="stop when it is clear (5 %% error) that the first bot's share is above or below P; --matches is the most",
    )
    parser.add_argument(
        "--forfeit",
        action="store_true",
        help="go on where an engine fails: its first option is taken, after three failures for the rest of the match",
    )
    common.worker_arguments(parser)
    parser.add_argument("--out", metavar="FOLDER", help=f"write {' and '.join(FILES)} there")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace, games: Games) -> int:
    common.need_packages(NEEDS)
    game, setup, edition = common.chosen_setup(args, games)
    common.at_least("--matches", args.matches, 1)
    bots = split_bots(args.bots)
    arena.check(game, bots, setup.seats)
    tournament = arena.Tournament(
        game,
        setup,
        edition,
        bots,
        args.matches,
        args.seed,
        chosen_budget(args),
        args.adjust_luck,
        chosen_share(args.until, len(bots)),
        args.forfeit,
    )
    workers = common.chosen_workers(args)
    folder = chosen_folder(args.out)  # last, because it makes the folder: whoever is refused finds nothing new
    began = time.perf_counter()
    with common.progress(args.matches, args.language) as bar:
        seated = arena.run(tournament, workers, bar.update)
    report(args, tournament, seated, time.perf_counter() - began, folder)
    return 0


def split_bots(text: str) -> tuple[str, ...]:
    """The bots between the commas; commas within quotes belong to a command."""
    names = BETWEEN_BOTS.split(text) if WHOLE_QUOTES.fullmatch(text) else text.split(",")
    return tuple(name.strip() for name in names)


def chosen_share(text: str | None, bots: int) -> float | None:
    """The share that --until names; BadInput where it is none."""
    if text is None:
        return None
    if text == "fair" and bots > 1:
        return 1 / bots
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise BadInput("bad-until", value=text)
    return share


def chosen_budget(args: argparse.Namespace) -> Budget:
    if args.seconds is not None:
        if args.seconds <= 0:
            raise BadInput("bad-seconds", value=f"{args.seconds:g}")
        common.within("--seconds", args.seconds, 0, 3600)
    if args.iterations is not None:
        common.at_least("--iterations", args.iterations, 1)
    return Budget(args.seconds, args.iterations)


def chosen_folder(name: str | None) -> Path | None:
    """The folder for the results, made if need be; refused before anything is played if it cannot be used."""
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".marula-can-write"
        probe.touch()
        probe.unlink()
    except OSError as problem:
        raise BadInput("bad-folder", folder=str(folder), reason=str(problem.strerror)) from None
    for file in FILES:
        if (folder / file).exists():
            raise BadInput("bad-folder-used", folder=str(folder), file=file)
    return folder


def report(
    args: argparse.Namespace,
    tournament: arena.Tournament,
    seated: list[arena.SeatResult],
    seconds: float,
    folder: Path | None,
) -> None:
    """Print the figures, and write them down where asked."""
    # Here and not above: they need what only the lab installs.
    from marula.lab.report_page import html, parquet
    from marula.lab.results import results

    found = results(tournament, seated, seconds)
    text = Catalogue(tournament.game, args.language)
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        tell(found, text)
    if folder is not None:  # last: where the disk is full, the figures have been printed
        title = text.say("arena-title", game=text.say("game-title"), bots=text.names([bot.name for bot in found.bots]))
        common.write_new(folder / FILES[0], parquet(tournament, seated))
        common.write_new(folder / FILES[1], html(found, seated, title, args.language))
        for file in () if args.json else FILES:
            print(printable(f"{folder}/{file}"))


def tell(found: Results, text: Catalogue) -> None:
    """Print the figures."""
    from marula.lab.report_page import cells, columns_of

    columns = columns_of(found.bots)
    rows = [[text.say(f"arena-column-{column}") for column in columns], *(cells(bot) for bot in found.bots)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(columns))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
    print(
        text.say(
            "arena-about",
            setup=found.setup,
            matches=found.matches,
            deals=found.deals,
            seed=found.seed,
            sum=found.checksum,
        )
    )
    if found.until is not None:
        facts = {"bot": found.bots[0].name, "share": f"{100 * found.until.share:.1f}"}
        print(text.say(f"arena-until-{found.until.verdict}", **facts))
    forfeits = [(bot.name, bot.forfeits) for bot in found.bots if bot.forfeits]
    for name, number in forfeits:
        print(text.say("arena-forfeits", bot=name, number=number))
