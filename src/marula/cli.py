"""The command line: `marula COMMAND`. Bad input gets exit code 2 and one clear line, and nothing is written."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn

from marula import __version__, commands, speed
from marula.core.edition import EditionError
from marula.core.matchfile import FileError
from marula.core.refusal import RefusedError
from marula.games import GAMES
from marula.lab.arena import BotError
from marula.lab.workers import WorkersError


class Parser(argparse.ArgumentParser):
    """Answers bad input in one line instead of a page."""

    def error(self, message: str) -> NoReturn:
        print(f"marula: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def parser() -> Parser:
    """All commands, each from its own module."""
    whole = Parser(prog="marula", description="Board games set in Africa: play them, study them, build bots for them.")
    whole.add_argument("--version", action="version", version=f"marula {__version__} ({speed.speed()})")
    names = whole.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for command in commands.ALL:
        one = names.add_parser(command.NAME, help=command.HELP, description=command.HELP)
        command.arguments(one)
        one.set_defaults(run=command.run)
    return whole


def main(words: list[str] | None = None) -> int:
    """Run one command; 0 when it worked, 2 on bad input, 130 when interrupted."""
    args = parser().parse_args(words)
    try:
        return int(args.run(args, GAMES))
    except (commands.BadInput, RefusedError, EditionError, FileError, WorkersError, BotError) as problem:
        print(f"marula: {problem}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has gone, e.g. `| head`
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print("marula: stopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
