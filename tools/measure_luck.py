"""Is luck fair, and do the parts add up? python -m tools.measure_luck GAME [--seats N] [--matches M] [--bot NAME].

Matches of bots, each with its account of luck and choices. Over many of them the luck of every seat must be 0 on
average, and in each of them start + luck + choices = result.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from statistics import NormalDist

from marula.analysis.luck import DEALS, LuckReport, luck_report
from marula.bots.levels import make_bot
from marula.core.chance import Seeded
from marula.core.decision import Budget
from marula.core.envelope import envelope
from marula.core.game import Board, Game
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES

SAMPLES = 4
"""Outcomes of each chance event: few, because fair means do not depend on it."""
CONFIDENCE = 0.95
"""Of the intervals of all seats together."""


def played(game: Game, board: Board, bot: str, seed: str) -> Match:
    """A match of such bots, to its end."""
    match = Match.dealt(game, board, Seeded(seed))
    bots = [make_bot(bot, game, f"{seed} {seat}") for seat in range(int(board.seats))]
    while not match.over:
        seat = game.waiting_on(match.state)[0]
        match.play(seat, bots[seat].choose(envelope(match, seat), Budget()).action)
    return match


def gap(report: LuckReport) -> float:
    """How far the parts are from the result, in the seat where that is worst."""
    return max(abs(one.start + one.luck + one.choices - one.result) for one in report.seats)


def mean_and_variance(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sum((one - mean) ** 2 for one in values) / (len(values) - 1)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.measure_luck", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--bot", default="casual")
    args = parser.parse_args(words)
    game = GAMES[args.game]
    board = game.board(Setup(game.name, args.seats or game.fewest))
    began = time.process_time()
    reports = [luck_report(played(game, board, args.bot, f"luck {n}"), SAMPLES) for n in range(args.matches)]
    seconds = time.process_time() - began
    print(f"{game.name}, {board.seats} players, {len(reports)} matches of {args.bot}, {seconds:.0f} seconds")
    seats = int(board.seats)
    errors = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / seats)
    fair = True
    for seat in range(seats):
        mean, variance = mean_and_variance([report.seats[seat].luck for report in reports])
        # What the seat is worth before the deal is itself a mean, over a limited number of deals.
        of_deal = mean_and_variance([report.luck[0].worth[seat] for report in reports])[1]
        half = errors * sqrt(variance / len(reports) + of_deal / DEALS)
        fair = fair and abs(mean) <= half
        print(f"  seat {seat + 1}: luck {mean:+.4f} ± {half:.4f}")
    print(f"  largest gap between the parts and the result: {max(map(gap, reports)):.1e}")
    print(f"  luck is 0 within the intervals (95 % for all seats together): {'yes' if fair else 'no'}")
    return 0 if fair else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
