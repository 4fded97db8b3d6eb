"""Write a golden playthrough: python -m tools.golden GAME FILE --players N --seed S [--option NAME=CHOICE] --title T.

With --until WORD the seeds after S are tried until a match tells an event or score line of that name, or ends so
(winners: nobody, shared, one); read the result before you commit it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from marula.cli.common import chosen_setup, setup_arguments
from marula.games import GAMES
from marula.lab import match_text
from marula.lab.random_match import random_match

TRIES = 5000


def main(words: list[str] | None = None) -> int:
    """Write the file; 1 where no seed gives what --until asks for."""
    parser = argparse.ArgumentParser(prog="tools.golden", description=__doc__)
    setup_arguments(parser)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--title", required=True)
    parser.add_argument("--until", action="append", default=[], metavar="WORD")
    args = parser.parse_args(words)
    game, setup, edition = chosen_setup(args, GAMES)
    for seed in range(args.seed, args.seed + TRIES):
        match = random_match(game, setup, str(seed), edition)
        text = match_text.write(match, f"{args.title} (seed {seed})")
        if all(wanted in seen(text) for wanted in args.until):
            args.file.write_text(text, encoding="utf-8")
            print(f"{args.file}: seed {seed}, {match.version} decisions")
            return 0
    print(f"no seed from {args.seed} to {args.seed + TRIES - 1} shows {' and '.join(args.until)}", file=sys.stderr)
    return 1


def seen(text: str) -> set[str]:
    """Every word that a golden text shows: actions, events, phases, score lines, and how it ended."""
    found: set[str] = set()
    for line in text.splitlines():
        if line[:1].isdigit():
            where, _, action = line.partition(": ")
            found |= {action.split()[0], where.split()[3].rstrip(",")}
        elif line.startswith(match_text.INDENT):
            words = line.split()
            found.add(words[2] if words[0] == "to" else words[0])
        elif line.startswith("winners"):
            winners = line.split()[1:]
            found.add("nobody" if winners == ["nobody"] else "shared" if len(winners) > 1 else "one")
        elif line.endswith(" out"):
            found.add("out")
    return found


if __name__ == "__main__":
    raise SystemExit(main())
