"""marula study: how an edition plays, in one command."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from marula.bots.levels import bot_factory
from marula.cli import common
from marula.cli.common import Games
from marula.core.edition import Edition
from marula.core.game import Game, named
from marula.core.setup import Setup
from marula.text.catalogue import Catalogue

NAME = "study"
HELP = "Measure how an edition plays: fair seats, what each thing is worth, length, luck and skill."
NEEDS = ("openskill", "pyarrow")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's name (marula games lists them)")
    parser.add_argument("--players", type=int, metavar="N", help="only this number of seats (default: each)")
    parser.add_argument("--edition", metavar="NAME|FILE", default="default", help="an edition by name, or its file")
    parser.add_argument("--against", metavar="NAME|FILE", help="another edition, played on the same deals")
    parser.add_argument("--bot", default="steady", metavar="NAME", help="who plays (default: steady)")
    parser.add_argument("--matches", type=int, default=400, metavar="K", help="matches a table size (default: 400)")
    parser.add_argument("--luck-matches", type=int, default=40, metavar="K", help="in how many luck is measured (40)")
    common.seed_argument(parser)
    common.worker_arguments(parser)
    parser.add_argument("--page", metavar="FILE", help="write an HTML page that needs nothing else")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace, games: Games) -> int:
    common.need_packages(NEEDS)
    from marula.lab import study, study_page  # here, because what they need may be missing

    game = named(games, args.game)
    edition = common.chosen_edition(game, args.edition)
    other = None if args.against is None else common.chosen_edition(game, args.against)
    bot_factory(args.bot, game)
    common.at_least("--matches", args.matches, 2)
    common.at_least("--luck-matches", args.luck_matches, 0)
    workers = common.chosen_workers(args)
    setups = chosen_setups(game, edition, args.players)
    others = [] if other is None else chosen_setups(game, other, args.players)
    plans = [
        study.StudyPlan(game, setup, edition, args.bot, args.matches, args.luck_matches, args.seed) for setup in setups
    ]
    page = None if args.page is None else Path(args.page)
    if page is not None:
        common.write_new(page, b"")
    sizes: list[study.SizeStudy] = []
    against: list[study.Comparison] = []
    with common.progress(args.matches * (len(setups) + len(others)), args.language) as bar:
        for place, plan in enumerate(plans):
            played = study.play_matches(plan, workers, bar.update)
            sizes.append(study.summarise(plan, played, study.skill(plan, workers)))
            if other is not None:
                again = msgspec.structs.replace(plan, setup=others[place], edition=other, luck_matches=0)
                against.append(study.compare(played, study.play_matches(again, workers, bar.update)))
    text = Catalogue(game, args.language)
    title = text.say("study-title", game=text.say("game-title"), edition=text.edition_title(edition))
    if args.json:
        print(json.dumps(msgspec.to_builtins({"game": game.name, "sizes": sizes, "against": against})))
    else:
        for line in [title, *study_page.lines(sizes, against, text)]:
            print(line)
    if page is not None:  # last: where the disk is full, the figures have been printed
        about = text.say("study-about", bot=args.bot, seed=args.seed, digest=edition.digest)
        common.append(page, study_page.html(sizes, against, title, about, args.language))
    return 0


def chosen_setups(game: Game, edition: Edition, players: int | None) -> list[Setup]:
    """Each number of seats, or the one that was asked for; an edition that cannot be played is refused here."""
    counts = range(game.fewest, game.most + 1) if players is None else [players]
    return [game.board(Setup(game.name, count, edition.name), edition).setup for count in counts]
