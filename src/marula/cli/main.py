"""The command line: `marula COMMAND`. Bad input gets exit code 2 and one clear line, and nothing is written."""

from __future__ import annotations

import os
import sys
from types import ModuleType

from marula import __version__, speed
from marula.cli import (
    admin,
    arena,
    bot,
    dataset,
    edition,
    games,
    play,
    puzzles,
    replay,
    review,
    serve,
    simulate,
    study,
    verify,
)
from marula.cli.bad_input import Parser, complain, refuse
from marula.cli.common import language_option
from marula.cli.output import escape_what_does_not_fit, full_disk
from marula.games import GAMES
from marula.text.catalogue import Catalogue
from marula.text.error_line import EXPLAINED
from marula.text.languages import FALLBACK, choose, languages, wanted_by

COMMANDS: tuple[ModuleType, ...] = (
    games,
    play,
    serve,
    simulate,
    arena,
    bot,
    replay,
    review,
    puzzles,
    study,
    dataset,
    verify,
    edition,
    admin,
)
"""In the order of --help. Each has NAME, HELP, arguments(parser) and run(args, games), which returns the exit code."""


def parser() -> Parser:
    """All commands, each from its own module."""
    whole = Parser(prog="marula", description="Board games set in Africa: play them, study them, build bots for them.")
    whole.add_argument("--version", action="version", version=f"marula {__version__} ({speed.speed()})")
    names = whole.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for command in COMMANDS:
        words = {"help": command.HELP, "description": command.HELP}
        one = names.add_parser(command.NAME, parents=[language_option(Parser)], **words)
        command.arguments(one)
        one.set_defaults(run=command.run)
    return whole


def chosen_language(asked: str | None) -> str:
    """The language that --language or the environment asks for; with a note if there is no such language."""
    wanted = (asked,) if asked else wanted_by(os.environ)
    found = choose(wanted)
    if found is None and wanted:
        have = ", ".join(languages())
        complain(Catalogue().say("no-such-language", word=wanted[0], languages=have))
    return found or FALLBACK


def main(words: list[str] | None = None) -> int:
    """Run one command; 0 when it worked, 2 on bad input, 130 when interrupted."""
    language = FALLBACK
    escape_what_does_not_fit()
    try:
        # Before the rest, so that it may stand anywhere, and what is wrong with the rest is told in it.
        asked, others = language_option(Parser).parse_known_args(words)
        language = chosen_language(asked.language)
        args = parser().parse_args(others)
        args.language = language
        code = int(args.run(args, GAMES))
        print(end="", flush=True)
        return code
    except EXPLAINED as problem:
        return refuse(problem, language, GAMES)
    except BrokenPipeError:  # the reader of our output has gone, e.g. `| head`
        sys.stderr.close()
        return 0
    except OSError as problem:
        if (told := full_disk(problem)) is None:
            raise
        return refuse(told, language, GAMES)
    except KeyboardInterrupt:
        complain(Catalogue(None, language).say("stopped"))
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
