"""Random matches under the laws, for hours: `python -m tests.every_game --matches 10000000 --seconds 3600`."""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time

from marula.core.game import Game
from marula.core.setup import Setup
from tests.every_game.laws import LAWS
from tests.every_game.test_laws import setups

REPORT_SECONDS = 60.0


def play(game: Game, setup: Setup, seed: int) -> str:
    """One random match under all laws: which law it breaks, and why; nothing if it keeps them all."""
    for law in LAWS:
        try:
            law(game, setup, seed)
        except AssertionError as problem:
            return f"{law.__name__}: {problem}"
    return ""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.every_game", description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000_000, help="stop after so many matches")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so many seconds")
    parser.add_argument("--seed", type=int, default=None, help="the first seed; without it, a new one in every run")
    asked = parser.parse_args(arguments)
    first = random.SystemRandom().randrange(10**9) if asked.seed is None else asked.seed
    began = reported = time.monotonic()
    count = failed = 0
    for seed, (game, setup) in zip(itertools.count(first), itertools.cycle(setups()), strict=False):
        now = time.monotonic()
        if count >= asked.matches or now - began > asked.seconds:
            break
        problem = play(game, setup, seed)
        count += 1
        if problem:
            failed += 1
            print(f"{setup}, seed {seed}: {problem}", flush=True)
        if now - reported > REPORT_SECONDS:
            reported = now
            print(f"{count} matches", flush=True)
    print(f"{count} random matches under {len(LAWS)} laws from seed {first}, {failed} broke one")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
