"""Random matches under the laws, by the million: `python -m tests.every_game --matches 10000000 --processes 2`.

Every match is checked by the quick laws. One in so many (`--all-laws-every`) is played again under all laws, which
takes some thousand times as long. The setup follows from the seed, so a seed alone repeats a match.
"""

from __future__ import annotations

import argparse
import random
import time
from functools import lru_cache
from typing import NamedTuple

from marula.core.chance import Seeded
from marula.core.game import Game
from marula.core.setup import Setup
from marula.workers.workers import make_workers
from tests.every_game.laws import LAWS
from tests.every_game.quick_laws import QUICK_LAWS, quick_fault
from tests.every_game.test_laws import name_of, setups

REPORT_SECONDS = 60.0
BATCH = 1000
"""Matches that a process plays before it reports."""

MAX_FAULTS = 100
"""Stop when so many are found: more of them tell no more."""


class Job(NamedTuple):
    """Matches to play: one for each seed from `first` on."""

    first: int
    matches: int
    all_laws_every: int


class Played(NamedTuple):
    """What came of a job: how many matches, how many of them under all laws, and what broke."""

    matches: int
    under_all: int
    faults: list[str]


all_setups = lru_cache(setups)


def setup_of(seed: int) -> tuple[Game, Setup]:
    """The game and setup of this seed's match."""
    return all_setups()[seed % len(all_setups())]


def fault_under_all_laws(game: Game, setup: Setup, seed: int) -> str:
    """One match under all laws: which law it breaks, and why; nothing if it keeps them all."""
    for law in LAWS:
        try:
            law(game, setup, seed)
        except Exception as problem:
            return f"{law.__name__}: {type(problem).__name__}: {problem}"
    return ""


def under_all_laws(seed: int, every: int) -> bool:
    """Is this seed's match drawn for all laws?"""
    return bool(every) and Seeded(f"{seed} all laws").pick(every) == 0


def told(setup: Setup, seed: int, fault: str) -> str:
    """A fault, with the command that finds it again."""
    return (
        f"{name_of(setup)}: {fault}\n  again: python -m tests.every_game --matches 1 --all-laws-every 1 --seed {seed}"
    )


def play(job: Job) -> Played:
    """Play the matches of a job."""
    under_all = 0
    faults = []
    for seed in range(job.first, job.first + job.matches):
        game, setup = setup_of(seed)
        found = [quick_fault(game, setup, seed)]
        if under_all_laws(seed, job.all_laws_every):
            under_all += 1
            found.append(fault_under_all_laws(game, setup, seed))
        faults += [told(setup, seed, fault) for fault in found if fault]
    return Played(job.matches, under_all, faults)


def read_arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.every_game", description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=10_000_000, help="stop after so many matches")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so many seconds")
    parser.add_argument("--seed", type=int, default=None, help="the first seed; without it, a new one in every run")
    parser.add_argument("--processes", type=int, default=1, help="play on so many processes")
    parser.add_argument(
        "--all-laws-every", type=int, default=20_000, help="one match in so many under all laws; 0: none"
    )
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    asked = read_arguments(arguments)
    first = random.SystemRandom().randrange(10**9) if asked.seed is None else asked.seed
    last = first + asked.matches
    jobs = [Job(seed, min(BATCH, last - seed), asked.all_laws_every) for seed in range(first, last, BATCH)]
    began = reported = time.monotonic()
    count = under_all = failed = 0
    for played in make_workers(asked.processes).run(play, jobs):
        count += played.matches
        under_all += played.under_all
        failed += len(played.faults)
        for fault in played.faults:
            print(fault, flush=True)
        now = time.monotonic()
        if now - began > asked.seconds or failed >= MAX_FAULTS:
            break
        if now - reported > REPORT_SECONDS:
            reported = now
            print(f"{count} matches, {under_all} of them under all laws, {failed} faults", flush=True)
    print(f"the quick laws: {', '.join(law.__name__ for law in QUICK_LAWS)}")
    sample = f"{under_all} (1 in {asked.all_laws_every}) also under all {len(LAWS)} laws"
    print(
        f"{count} random matches of {len(all_setups())} setups from seed {first}: "
        f"all under {len(QUICK_LAWS)} quick laws, {sample}; {failed} faults"
    )
    return 1 if failed else 0
