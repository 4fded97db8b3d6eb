"""marula puzzles: positions in which one choice clearly leads, found in matches of strong bots."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from marula.analysis.puzzles import BUSY, Puzzle, find_puzzles, packaged_puzzles, write_puzzle
from marula.bots.levels import bot_factory
from marula.cli import common
from marula.cli.bad_input import BadInput
from marula.cli.common import Games
from marula.core.game import Board, Game
from marula.core.notation import parse
from marula.text.catalogue import Catalogue

NAME = "puzzles"
MOST_MINUTES = 366 * 24 * 60
HELP = "Find positions in which one choice clearly leads, or list the ones that come with a game."


def arguments(parser: argparse.ArgumentParser) -> None:
    common.setup_arguments(parser)
    parser.add_argument("--count", type=int, metavar="N", help="find N new ones (default: list those of the package)")
    common.seed_argument(parser)
    parser.add_argument(
        "--bot",
        default=f"sharp{BUSY}",
        metavar="NAME",
        help="whose matches are searched (default: %(default)s)",
    )
    parser.add_argument("--minutes", type=float, metavar="T", help="stop searching after so long")
    parser.add_argument("--out", metavar="FILE", help="write the new ones to this file, one a line, as they are found")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace, games: Games) -> int:
    game, setup, edition = common.chosen_setup(args, games)
    board = game.board(setup, edition)
    check_minutes(args.minutes)
    bot_factory(args.bot, game)
    if args.count is None:
        found = [puzzle for puzzle in packaged_puzzles(game) if args.players in (None, puzzle.setup.seats)]
    else:
        common.at_least("--count", args.count, 1)
        found = search(args, game, board)
    if args.json:
        print(json.dumps([as_json(puzzle) for puzzle in found]))
        return 0
    text = Catalogue(game, args.language)
    for puzzle in found:
        for line in puzzle_lines(game, puzzle, text):
            print(line)
    print(text.say("puzzles-found", number=len(found)))
    return 0


def check_minutes(minutes: float | None) -> None:
    """Refuse no time, what is no number, and more than a year: what never ends is asked for by leaving it out."""
    if minutes is not None:
        if minutes <= 0:
            raise BadInput("bad-minutes", value=f"{minutes:g}")
        common.within("--minutes", minutes, 0, MOST_MINUTES)


def search(args: argparse.Namespace, game: Game, board: Board) -> list[Puzzle]:
    """New puzzles, each written down as soon as it is found."""
    out = None if args.out is None else Path(args.out)
    if out is not None:
        common.write_new(out, b"")
    until = None if args.minutes is None else time.monotonic() + 60 * args.minutes
    found: list[Puzzle] = []
    with common.progress(args.count, args.language, "progress-puzzles") as bar:
        for puzzle in find_puzzles(game, board, args.seed, args.bot):
            if puzzle is not None:
                found.append(puzzle)
                bar.update(1)
                if out is not None:
                    common.append(out, write_puzzle(puzzle))
            if len(found) == args.count or (until is not None and time.monotonic() > until):
                break
    return found


def as_json(puzzle: Puzzle) -> dict[str, Any]:
    """The figures of a puzzle, without the position."""
    return {
        "name": puzzle.name,
        "game": puzzle.setup.game,
        "players": puzzle.setup.seats,
        "seat": puzzle.seat,
        "phase": puzzle.phase,
        "solution": puzzle.solution,
        "difficulty": puzzle.difficulty,
        "solved_by": list(puzzle.solved_by),
        "theme": puzzle.theme,
        "lead": puzzle.lead,
        "error": puzzle.error,
        "options": [{"action": one.action, "win_chance": one.win_chance} for one in puzzle.options],
    }


def puzzle_lines(game: Game, puzzle: Puzzle, text: Catalogue) -> list[str]:
    """A puzzle in a few lines: the question, and its answer."""
    board = game.board(puzzle.setup)
    shown = [text.action(board, parse(one.action, game.actions), puzzle.phase) for one in puzzle.options]
    return [
        text.say(
            "puzzles-question", players=puzzle.setup.seats, what=text.phase(puzzle.phase), level=puzzle.difficulty
        ),
        "    " + text.say("puzzles-options", options=text.names(sorted(shown))),
        "    " + text.say("puzzles-solution", action=shown[0], chance=text.percent(puzzle.options[0].win_chance)),
    ]
