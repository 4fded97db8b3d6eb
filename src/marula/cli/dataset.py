"""marula dataset: matches of bots, one row a decision, for programs that learn."""

from __future__ import annotations

import argparse
import json
import shlex
import shutil
import sys
from pathlib import Path

from marula.bots import Budget
from marula.bots.levels import bot_factory
from marula.cli import common
from marula.cli.bad_input import BadInput, printable
from marula.cli.common import Games
from marula.lab.match_plan import MatchPlan
from marula.text.catalogue import Catalogue

NAME = "dataset"
HELP = "Write decisions of bots as Parquet: what they saw, what they could choose, what they chose, how it ended."
NEEDS = ("numpy", "pyarrow")


def arguments(parser: argparse.ArgumentParser) -> None:
    common.setup_arguments(parser)
    parser.add_argument("--bots", default="steady", metavar="A,B,…", help="who plays (default: steady on every seat)")
    parser.add_argument("--matches", type=int, default=100, metavar="K", help="how many matches (default: 100)")
    common.seed_argument(parser)
    parser.add_argument(
        "--iterations", type=int, metavar="N", help="looks a searching bot takes; then rows repeat exactly"
    )
    parser.add_argument("--out", required=True, metavar="FOLDER", help="an empty or new folder")
    common.worker_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace, games: Games) -> int:
    common.need_packages(NEEDS)
    from marula.lab.dataset import write_dataset  # here, because what it needs may be missing

    game, setup, edition = common.chosen_setup(args, games)
    common.at_least("--matches", args.matches, 1)
    bots = tuple(name.strip() for name in args.bots.split(","))
    for name in bots:
        bot_factory(name, game)
    if args.iterations is not None:
        common.at_least("--iterations", args.iterations, 1)
    workers = common.chosen_workers(args)
    folder = empty_folder(Path(args.out))
    plan = MatchPlan(game, setup, edition, bots, args.matches, args.seed, Budget(iterations=args.iterations))
    command = shlex.join(["marula", *sys.argv[1:]])
    with common.progress(args.matches, args.language) as bar:
        try:
            rows = write_dataset(plan, folder, command, workers, bar.update)
        except OSError as problem:  # the disk is full: half a dataset is of no use, and looks like a whole one
            for written in folder.iterdir():
                shutil.rmtree(written) if written.is_dir() else written.unlink()
            raise BadInput("bad-file-unwritten", file=str(folder), reason=str(problem.strerror)) from None
    if args.json:
        print(json.dumps({"folder": str(folder), "matches": args.matches, "decisions": rows}))
    else:
        text = Catalogue(None, args.language)
        print(text.say("dataset-written", folder=printable(str(folder)), matches=args.matches, decisions=rows))
    return 0


def empty_folder(folder: Path) -> Path:
    """The folder, created if it is missing. It must be empty, so that nothing is overwritten."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadInput("bad-folder-full", folder=str(folder))
    except OSError as problem:
        raise BadInput("bad-file-unwritten", file=str(folder), reason=str(problem.strerror)) from None
    return folder
