"""marula simulate: random matches by the thousand."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from marula.cli import common
from marula.cli.bad_input import BadInput, printable
from marula.cli.common import Games
from marula.core import match_file
from marula.lab.random_match import random_match
from marula.lab.simulate import simulate
from marula.text.catalogue import Catalogue

NAME = "simulate"
HELP = "Play random matches and print how many, how long and how fast; the checksum repeats anywhere."


def arguments(parser: argparse.ArgumentParser) -> None:
    common.setup_arguments(parser)
    parser.add_argument("--matches", type=int, default=1000, metavar="K", help="how many matches (default: 1000)")
    common.seed_argument(parser)
    common.worker_arguments(parser)
    parser.add_argument("--record", metavar="FOLDER", help="instead of measuring, write each match there as a file")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace, games: Games) -> int:
    game, setup, edition = common.chosen_setup(args, games)
    common.at_least("--matches", args.matches, 1)
    workers = common.chosen_workers(args)
    if args.record:
        folder = Path(args.record)
        if not folder.is_dir():
            raise BadInput("bad-record-folder", folder=str(folder))
        for number in range(args.matches):
            match = random_match(game, setup, f"{args.seed} match {number}", edition)
            path = folder / f"{game.name}-{setup.seats}-{args.seed}-{number}.json"
            common.write_new(path, match_file.write(match))
            print(printable(str(path)))
        return 0
    with common.progress(args.matches, args.language) as bar:
        figures = simulate(game, setup, edition, args.matches, args.seed, workers, bar.update)
    if args.json:
        print(json.dumps(msgspec.to_builtins(figures)))
        return 0
    text = Catalogue(None, args.language)
    counts = {"matches": figures.matches, "decisions": figures.decisions, "mean": figures.mean_decisions}
    print(text.say("simulate-matches", setup=str(setup), **counts))
    speed = round(figures.decisions_per_second)
    print(text.say("simulate-speed", seconds=figures.seconds, speed=speed, unfinished=figures.unfinished))
    print(text.say("simulate-checksum", sum=figures.checksum))
    return 0
