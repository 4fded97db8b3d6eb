"""Builds an older commit, so that its bots can be opponents: python -m tools.baseline [--commit 56afee8] [--check].

The build lies in .venv-baseline/COMMIT and is made once. `tools.baseline.bots` seats its bots in today's arena.
"""

from __future__ import annotations

import argparse
import sys

from marula.core.decision import Budget
from marula.games import GAMES
from tools.baseline import COMMIT, check
from tools.baseline.build import Baseline, BuildError, baseline
from tools.baseline.client import Engine, EngineError, engine_of


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.baseline", description=__doc__)
    parser.add_argument("--commit", default=COMMIT, help=f"which one (default: {COMMIT})")
    parser.add_argument("--check", action="store_true", help="check that its bots choose as they do inside the build")
    args = parser.parse_args()
    try:
        place = baseline(args.commit)
        made = place.make()
        tell(place, made)
        if args.check:
            check_all(engine_of(place))
    except (BuildError, EngineError, check.Difference) as problem:
        print(f"baseline: {problem}", file=sys.stderr)
        return 1
    return 0


def tell(place: Baseline, made: bool) -> None:
    where = place.environment.relative_to(place.root)
    print(f"baseline: {place.commit} is {place.version}, {'now built' if made else 'built before'} in {where}")
    if not place.compiled:
        print(
            "baseline: it is plain Python, because there was no C compiler: slower, so its searching bots see less "
            f"in the same time. With a compiler, remove {where} and build again.",
            file=sys.stderr,
        )


def check_all(engine: Engine) -> None:
    """Every game at the smallest and the largest table."""
    for game in GAMES.values():
        for seats in sorted({game.fewest, game.most}):
            steady = check.check(game, seats, engine, "steady", check.DECISIONS, Budget())
            budget = Budget(iterations=check.ITERATIONS)
            sharp = check.check(game, seats, engine, "sharp", check.SEARCHING, budget)
            alike, asked = check.same_as_today(game, seats, engine, "steady", check.DECISIONS)
            print(
                f"{game.name}, {seats} seats: {steady} choices of steady and {sharp} of sharp are the same inside the "
                f"build; today's untrained steady chooses the same {alike} times of {asked}"
            )


if __name__ == "__main__":
    raise SystemExit(main())
