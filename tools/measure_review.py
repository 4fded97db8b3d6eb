"""How good reviews are: python -m tools.measure_review GAME [--seats N] [--matches K] [--minutes M].

Positions are taken from matches of steady bots. In each, a long look tells what the options are really worth: ten times
the usual effort. Then the usual review judges planted choices.

- spread: the standard deviation of win chance between the sensible options of a decision. --write keeps it in
  src/marula/analysis/spread.json; verdicts are multiples of it.
- blamed: how many choices that lose 0.15 or more by the long look get a verdict of inaccuracy or worse.
- wrongly blamed: how many choices that are as good as the best, by the long look, get such a verdict.
- levels: the mean loss of a decision of casual, steady and expert.
"""

from __future__ import annotations

import argparse
import json
import time
from math import sqrt
from pathlib import Path

from marula.analysis.judge import Effort, OptionValue, judge
from marula.analysis.review import KINDS, kind_of
from marula.analysis.spread import spread
from marula.bots.levels import make_bot
from marula.core.chance import Seeded
from marula.core.decision import Budget
from marula.core.envelope import envelope
from marula.core.game import Game, View
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES

LONG = Effort(options=8, first_worlds=200, worlds=400)
FILE = Path(__file__).resolve().parent.parent / "src" / "marula" / "analysis" / "spread.json"
BLUNDER_LOSS = 0.15
AS_GOOD = 0.005
"""Within this of the best, a choice counts as good as the best."""
BLAMED = KINDS[2:]
LEVELS = ("casual", "steady", "expert")


class Figures:
    """What has been counted so far."""

    def __init__(self) -> None:
        self.variances: list[float] = []
        self.blunders = self.blamed = self.good = self.wrongly_blamed = 0
        self.losses: dict[str, list[float]] = {level: [] for level in LEVELS}

    def spread(self) -> float:
        return sqrt(sum(self.variances) / len(self.variances))


def positions(game: Game, seats: int, number: int) -> list[tuple[Match, int]]:
    """A match of steady bots at two of its decisions."""
    match = Match.deal(game, Setup(game.name, seats), Seeded(f"measure {number}"))
    bots = [make_bot("steady", game, f"measure {number} {seat}") for seat in range(seats)]
    while not match.over:
        seat = game.waiting_on(match.state)[0]
        match.play(seat, bots[seat].choose(envelope(match, seat), Budget()).action)
    wanted = Seeded(f"positions {number}")
    found = []
    for _ in range(2):
        at = int(wanted.pick(match.version))
        fork = match.fork(at, Seeded("unused"))
        seat = game.waiting_on(fork.state)[0]
        if len(game.options(fork.state, seat)) > 1:
            found.append((fork, seat))
    return found


def is_blamed(game: Game, view: View, code: int, value: OptionValue, seats: int) -> bool:
    judged = judge(game, view, code, "usual")
    return kind_of(judged, judged.best_index == value.index, spread(game.name, seats)) in BLAMED


def measure(figures: Figures, game: Game, match: Match, seat: int, levels: bool) -> None:
    """Look at one position."""
    seats = match.setup.seats
    view = game.view(match.state, seat)
    codes = [int(code) for code in game.codes(match.state, seat)]
    values = judge(game, view, codes[0], "long", LONG).options
    chances = [value.win_chance for value in values]
    mean = sum(chances) / len(chances)
    figures.variances.append(sum((chance - mean) ** 2 for chance in chances) / len(chances))
    best = values[0]
    for value in values[1:]:
        lost = best.win_chance - value.win_chance
        if lost >= BLUNDER_LOSS:
            figures.blunders += 1
            figures.blamed += is_blamed(game, view, codes[value.index], value, seats)
        elif lost <= AS_GOOD:
            figures.good += 1
            figures.wrongly_blamed += is_blamed(game, view, codes[value.index], value, seats)
    if levels:
        for level in LEVELS:
            action = make_bot(level, game, "measure").choose(envelope(match, seat), Budget()).action
            index = codes.index(match.board.code_of[action])
            known = {value.index: value.win_chance for value in values}
            if index in known:
                figures.losses[level].append(best.win_chance - known[index])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure_review", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=10.0, help="stop earlier, after so many minutes of processor")
    parser.add_argument("--levels", action="store_true", help="also let each level decide")
    parser.add_argument("--write", action="store_true", help="keep the spread")
    args = parser.parse_args()
    game = GAMES[args.game]
    seats = args.seats or game.fewest
    figures = Figures()
    began = time.process_time()
    for number in range(args.matches):
        for match, seat in positions(game, seats, number):
            measure(figures, game, match, seat, args.levels)
        if time.process_time() - began > 60 * args.minutes:
            break
    print(f"{game.name}, {seats} players, {len(figures.variances)} positions: spread {figures.spread():.4f}")
    print(f"  losing {BLUNDER_LOSS} or more: {figures.blamed} of {figures.blunders} blamed")
    print(f"  as good as the best: {figures.wrongly_blamed} of {figures.good} wrongly blamed")
    for level, losses in figures.losses.items():
        if losses:
            print(f"  {level}: mean loss {sum(losses) / len(losses):.4f} over {len(losses)} decisions")
    if args.write:
        kept = json.loads(FILE.read_text(encoding="utf-8"))
        kept.setdefault(game.name, {})[str(seats)] = round(figures.spread(), 4)
        FILE.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
