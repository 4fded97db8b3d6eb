"""marula edition: show, copy and check the data that a game is played on."""

from __future__ import annotations

import argparse
from pathlib import Path

from marula.cli.bad_input import printable
from marula.cli.common import Games, chosen_edition, json_text, language_option, write_new
from marula.core.edition import from_data, load, size_problems
from marula.core.game import named
from marula.text.catalogue import Catalogue

NAME = "edition"
HELP = "Show a game's edition, write it to a file to change it, or check such a file."


def arguments(parser: argparse.ArgumentParser) -> None:
    verbs = parser.add_subparsers(title="what to do", metavar="show | new | check", required=True)
    show = verbs.add_parser("show", help="print an edition", parents=[language_option(type(parser))])
    show.add_argument("game", metavar="GAME")
    show.add_argument("--edition", default="default", metavar="NAME|FILE")
    show.set_defaults(verb=show_edition)
    new = verbs.add_parser(
        "new", help="write the default edition to a new file, to be edited", parents=[language_option(type(parser))]
    )
    new.add_argument("game", metavar="GAME")
    new.add_argument("file", metavar="FILE")
    new.set_defaults(verb=new_edition)
    check = verbs.add_parser(
        "check", help="tell everything that is wrong with an edition file", parents=[language_option(type(parser))]
    )
    check.add_argument("file", metavar="FILE")
    check.set_defaults(verb=check_edition)


def run(args: argparse.Namespace, games: Games) -> int:
    return int(args.verb(args, games))


def show_edition(args: argparse.Namespace, games: Games) -> int:
    print(pretty(chosen_edition(named(games, args.game), args.edition).data), end="")
    return 0


def new_edition(args: argparse.Namespace, games: Games) -> int:
    path = Path(args.file)
    data = {**named(games, args.game).edition("default").data, "edition": path.stem}
    from_data(data, str(path))  # a file's name may be no name for an edition
    write_new(path, pretty(data).encode())
    print(printable(Catalogue(None, args.language).say("edition-written", file=str(path))))
    return 0


def check_edition(args: argparse.Namespace, games: Games) -> int:
    """List every problem once, on standard output: that list is what this command is for."""
    edition = load(Path(args.file))
    game = named(games, edition.game)
    text = Catalogue(game, args.language)
    problems = [*game.problems(edition), *size_problems(edition)]
    if problems:
        print(text.say("edition-problems", number=len(problems)))
        for problem in problems:
            print(f"  {printable(text.problem(problem))}")
        return 2
    print(text.say("edition-sound", edition=text.edition_title(edition), game=text.say("game-title")))
    return 0


def pretty(data: object) -> str:
    return json_text(data) + "\n"
