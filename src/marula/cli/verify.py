"""marula verify: is a match file what it claims to be?"""

from __future__ import annotations

import argparse

from marula.cli.common import Games, read_bytes
from marula.core import match_file
from marula.text.catalogue import Catalogue

NAME = "verify"
HELP = "Check a match file: the chain of its entries, that each was legal, its luck and its score."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file")


def run(args: argparse.Namespace, games: Games) -> int:
    _, proof = match_file.read(read_bytes(args.file), games)
    text = Catalogue(None, args.language)
    print(text.say("verify-sound", entries=proof.entries))
    print(text.say(f"verify-luck-{proof.luck}"))
    if proof.other_luck_since:
        print(text.say("verify-luck-other", number=proof.other_luck_since))
    if proof.skipped:
        print(text.say("verify-skipped", number=proof.skipped))
    if proof.taken_back:
        print(text.say("verify-taken-back", number=proof.taken_back))
    if proof.taken_back_by_all:
        print(text.say("verify-taken-back-by-all", number=proof.taken_back_by_all))
    print(text.say("verify-score" if proof.over else "verify-unfinished"))
    return 0
