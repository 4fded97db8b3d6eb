"""Tunes the settings of the search: python -m tools.tune_search GAME … --level sharp --minutes 30.

Successive halving over paired matches. Candidates differ from the level's settings in a few numbers drawn at random;
each plays the level itself on the same deals, in every game named. After every heat the worse half is dropped and the
rest get twice as many deals. What is left is printed with its share of the wins, to be written into
bots/search_settings.py by hand: a person should look at it, and measure it once more on other deals (--seed).
"""

from __future__ import annotations

import argparse
import random
import time

from marula.bots.search_settings import SETTINGS, Setting
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab import arena, stats
from marula.lab.match_plan import Batch
from marula.workers.workers import Workers, make_workers

NOT_TUNED = {"seconds", "cpu_time"}
"""Settings that do not make play better or worse by themselves."""


class Candidate:
    """A level with some settings changed, and how it has fared: one share of wins for each deal."""

    def __init__(self, level: str, changes: dict[str, Setting]) -> None:
        assignments = [f"{name}={value:g}" for name, value in changes.items()]
        self.name = "+".join([level, *assignments, "cpu_time=1"])
        self.shares: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.shares) / len(self.shares) if self.shares else 0.5


def drawn(level: str, luck: random.Random) -> Candidate:
    """A candidate that differs in one to three settings, each by up to a factor of four."""
    names = luck.sample(sorted(SETTINGS.keys() - NOT_TUNED), luck.randint(1, 3))
    changes: dict[str, Setting] = {}
    for name in names:
        default, lowest, highest, _ = SETTINGS[name]
        value = (float(default) or 0.1) * 4 ** luck.uniform(-1, 1)
        bounded = min(max(value, float(lowest)), float(highest))
        changes[name] = round(bounded) if isinstance(default, int) else float(f"{bounded:.3g}")
    return Candidate(level, changes)


def heat(candidate: Candidate, level: str, games: list[str], first: int, deals: int, seed: str, work: Workers) -> None:
    """So many more deals of every game, for two players, against the level as it is."""
    for name in games:
        game = GAMES[name]
        board = game.board(Setup(name, game.fewest))
        bots = (candidate.name, f"{level}+cpu_time=1")
        tournament = arena.Tournament(game, board.setup, board.edition, bots, 2 * (first + deals), seed)
        jobs = [Batch(tournament, 2 * deal, 2) for deal in range(first, first + deals)]
        for rows in work.run(arena.play, jobs):
            candidate.shares.append(sum(row.win for row in rows if row.bot == 0) / 2)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.tune_search", description=__doc__)
    parser.add_argument("games", nargs="+", choices=list(GAMES), metavar="GAME")
    parser.add_argument("--level", choices=["sharp", "expert"], default="sharp")
    parser.add_argument("--candidates", type=int, default=16, metavar="N")
    parser.add_argument("--deals", type=int, default=4, metavar="N", help="deals of each game in the first heat")
    parser.add_argument("--minutes", type=float, default=30.0, metavar="T")
    parser.add_argument("--seed", default="1", metavar="S")
    parser.add_argument("--workers", type=int, default=1, metavar="W")
    args = parser.parse_args()
    luck = random.Random(args.seed)
    live = [drawn(args.level, luck) for _ in range(args.candidates)]
    until = time.monotonic() + args.minutes * 60
    first, deals, work = 0, args.deals, make_workers(args.workers)
    while True:
        for candidate in live:
            if time.monotonic() > until:
                break
            heat(candidate, args.level, args.games, first, deals, f"tune {args.seed}", work)
        live.sort(key=lambda candidate: -candidate.mean)
        for candidate in live:
            if candidate.shares:
                found = stats.share(candidate.shares)
                print(f"{found.mean:.1%} [{found.low:.1%}, {found.high:.1%}] {len(candidate.shares)} {candidate.name}")
        print(flush=True)
        if len(live) == 1 or time.monotonic() > until:
            return 0
        live = live[: (len(live) + 1) // 2]
        first, deals = first + deals, deals * 2


if __name__ == "__main__":
    raise SystemExit(main())
