"""marula replay: a match file told in words."""

from __future__ import annotations

import argparse

from marula.cli.bad_input import BadInput
from marula.cli.common import Games, read_bytes
from marula.core import match_file
from marula.text.position import position
from marula.text.replay_text import report

NAME = "replay"
HELP = "Tell a match file in words: all of it, up to a decision, or only what one seat heard."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file")
    parser.add_argument("--at", type=int, metavar="N", help="stop after decision N and show the position")
    parser.add_argument("--seat", type=int, metavar="S", help="only what seat S (1, 2, …) heard; 0 is an onlooker")


def run(args: argparse.Namespace, games: Games) -> int:
    match, _ = match_file.read(read_bytes(args.file), games)
    if args.seat is not None and not 0 <= args.seat <= match.setup.seats:
        raise BadInput("bad-seat", most=match.setup.seats, value=str(args.seat))
    if args.at is not None and not 0 <= args.at <= match.version:
        raise BadInput("bad-moment", most=match.version, value=str(args.at))
    seat = None if args.seat is None else args.seat - 1
    for line in report(match, upto=args.at, seat=seat, language=args.language):
        print(line)
    if args.at is not None:
        for line in position(match, args.at, seat, args.language):
            print(line)
    return 0
