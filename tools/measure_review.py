"""How good reviews are: python -m tools.measure_review GAME [--seats N] [--minutes M] [--rows FILE] [--write].

Positions are taken from matches of steady bots. In each, a long look tells what options are worth: ten times the work
of a review, and every option in the same worlds. The options are the heuristic's favourites, what each level chooses,
and a few of the others. Then the usual review judges some of them as if they had been chosen.

- spread: the standard deviation of win chance between the sensible options of a decision. --write keeps it in
  src/marula/games/GAME/bot/spread.json. Verdicts are multiples of it, also those that are counted here.
- blamed: how many choices that lose 0.15 or more by the long look get a verdict of inaccuracy or worse.
- wrongly blamed: how many choices that are as good as the best, by the long look, get such a verdict.
- levels: the mean loss of a decision of casual, steady and expert, and of the difference between neighbours.

--rows FILE keeps what was measured. The same command then goes on where it stopped; with --minutes 0 it only counts.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from math import sqrt
from pathlib import Path

import msgspec

from marula.analysis.judge import Judgement, OptionValue, compare, judge
from marula.analysis.verdicts import BLAMED, kind_of
from marula.bots.levels import make_bot
from marula.core.chance import Seeded
from marula.core.decision import Budget
from marula.core.envelope import envelope
from marula.core.game import Game
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES

GAMES_FOLDER = Path(__file__).resolve().parent.parent / "src" / "marula" / "games"
OPTIONS = 8
"""So many favourites of the heuristic count as sensible."""
OTHERS = 3
"""And so many of the other options are looked at."""
WORLDS = 640
"""In how many worlds the long look tries each option."""
POSITIONS = 3
"""Of each match."""
BLUNDER_LOSS = 0.15
AS_GOOD = 0.005
"""Within this of the best, a choice counts as good as the best."""
PLANTED = 2
"""So many choices of each kind are planted in one position, at most."""
LEVELS = {"casual": "casual", "steady": "steady", "expert": "expert+cpu_time=1"}
"""A busy machine makes no level weaker."""


class Planted(msgspec.Struct, frozen=True):
    """A choice that the usual review has judged."""

    index: int
    lost: float
    """Behind the best, by the long look."""
    judged: Judgement

    def is_blamed(self, game_spread: float) -> bool:
        return kind_of(self.judged, self.judged.best_index == self.index, game_spread) in BLAMED


class Row(msgspec.Struct, frozen=True):
    """What was measured in one position."""

    match: int
    decision: int
    sensible: tuple[float, ...]
    """The win chances of the heuristic's favourites."""
    planted: tuple[Planted, ...]
    losses: dict[str, float]
    """What the choice of each level loses."""

    def variance(self) -> float:
        mean = sum(self.sensible) / len(self.sensible)
        return sum((one - mean) ** 2 for one in self.sensible) / len(self.sensible)


def positions(game: Game, seats: int, number: int) -> Iterator[tuple[Match, int]]:
    """A match of steady bots at a few of its decisions, and who decides."""
    match = Match.deal(game, Setup(game.name, seats), Seeded(f"measure {number}"))
    bots = [make_bot("steady", game, f"measure {number} {seat}") for seat in range(seats)]
    while not match.over:
        seat = game.waiting_on(match.state)[0]
        match.play(seat, bots[seat].choose(envelope(match, seat), Budget()).action)
    wanted = Seeded(f"positions {number}")
    for _ in range(POSITIONS):
        fork = match.fork(int(wanted.pick(match.version)), Seeded("unused"))
        seat = game.waiting_on(fork.state)[0]
        if len(game.options(fork.state, seat)) > 1:
            yield fork, seat


def measure(game: Game, number: int, match: Match, seat: int) -> Row:
    """Look at one position."""
    view = game.view(match.state, seat)
    codes = [int(code) for code in game.codes(match.state, seat)]
    luck = Seeded(f"others {number} {match.version}")
    chosen = {}
    for level, bot in LEVELS.items():
        action = make_bot(bot, game, f"measure {number} {match.version}").choose(envelope(match, seat), Budget()).action
        chosen[level] = match.board.code_of[action]
    others = [codes[int(luck.pick(len(codes)))] for _ in range(OTHERS)]
    favourites = {one.index for one in compare(game, view, (), "favourites", OPTIONS, 1)}
    values = compare(game, view, [*chosen.values(), *others], "long", OPTIONS, WORLDS)
    best = values[0].win_chance
    lost = {codes[one.index]: best - one.win_chance for one in values}
    return Row(
        match=number,
        decision=int(match.version),
        sensible=tuple(one.win_chance for one in values if one.index in favourites),
        planted=tuple(
            Planted(one.index, best - one.win_chance, judge(game, view, codes[one.index], "usual"))
            for one in _to_plant(values, luck)
        ),
        losses={level: lost[code] for level, code in chosen.items()},
    )


def _to_plant(values: Sequence[OptionValue], luck: Seeded) -> list[OptionValue]:
    """A few choices that lose much, and a few that lose nothing."""
    best = values[0].win_chance
    bad = [one for one in values if best - one.win_chance >= BLUNDER_LOSS]
    good = [one for one in values if best - one.win_chance <= AS_GOOD]
    return [group.pop(int(luck.pick(len(group)))) for group in (bad, good) for _ in range(min(PLANTED, len(group)))]


def mean_and_error(found: Sequence[float]) -> tuple[float, float]:
    mean = sum(found) / len(found)
    return mean, sqrt(sum((one - mean) ** 2 for one in found) / max(len(found) - 1, 1) / len(found))


def spread_of(rows: Sequence[Row]) -> float:
    return sqrt(sum(row.variance() for row in rows) / len(rows))


def summary(rows: Sequence[Row]) -> list[str]:
    """The figures in words."""
    spread = spread_of(rows)
    planted = [one for row in rows for one in row.planted]
    bad = [one.is_blamed(spread) for one in planted if one.lost >= BLUNDER_LOSS]
    good = [one.is_blamed(spread) for one in planted if one.lost <= AS_GOOD]
    found = [
        f"{len(rows)} positions: spread {spread:.4f}",
        f"losing {BLUNDER_LOSS} or more: {sum(bad)} of {len(bad)} blamed",
        f"as good as the best: {sum(good)} of {len(good)} blamed",
    ]
    for level in LEVELS:
        mean, error = mean_and_error([row.losses[level] for row in rows])
        found.append(f"{level}: mean loss {mean:.4f} ± {error:.4f}")
    for worse, better in pairwise(LEVELS):
        mean, error = mean_and_error([row.losses[worse] - row.losses[better] for row in rows])
        found.append(f"{worse} less {better}: {mean:.4f} ± {error:.4f}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure_review", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--minutes", type=float, default=10.0, help="stop after so many minutes of processor")
    parser.add_argument("--rows", type=Path, help="keep what was measured here, and go on with it")
    parser.add_argument("--write", action="store_true", help="keep the spread")
    args = parser.parse_args()
    game = GAMES[args.game]
    seats = args.seats or game.fewest
    kept = args.rows.read_bytes().splitlines() if args.rows is not None and args.rows.exists() else []
    rows = [msgspec.json.decode(line, type=Row) for line in kept]
    began = time.process_time()
    for number in count(rows[-1].match + 1 if rows else 0):
        if time.process_time() - began >= 60 * args.minutes:
            break
        found = [measure(game, number, match, seat) for match, seat in positions(game, seats, number)]
        rows += found
        if args.rows is not None:
            with args.rows.open("ab") as file:
                file.writelines(msgspec.json.encode(row) + b"\n" for row in found)
    print(f"{game.name}, {seats} players", *summary(rows), sep="\n  ")
    if args.write:
        file = GAMES_FOLDER / game.name / "bot" / "spread.json"
        spreads = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        spreads[str(seats)] = round(spread_of(rows), 4)
        file.write_text(json.dumps(spreads, indent=2, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
