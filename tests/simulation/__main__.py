"""Run simulations: `python -m tests.simulation --seed 7`, or many seeds in a row, for so many seconds."""

from __future__ import annotations

import argparse
import itertools
import sys
import time

from tests.simulation.disk import CRASHES
from tests.simulation.run import LAST_LINES, STEPS, Result, simulate


def command(result: Result, steps: int, crash_at: tuple[int, str] | None = None) -> str:
    """The command that runs a simulation again."""
    words = f"python -m tests.simulation --seed {result.seed}"
    if steps != STEPS:
        words += f" --steps {steps}"
    if crash_at is not None:
        words += f" --crash-at {crash_at[0]} {crash_at[1]}"
    return words


def report(result: Result, steps: int, crash_at: tuple[int, str] | None = None) -> str:
    """Why a simulation failed, what happened last, and how to run it again."""
    last = "\n".join(f"  {line}" for line in result.last)
    return (
        f"seed {result.seed}: {result.problem}\nwhat happened last:\n{last}\nagain: {command(result, steps, crash_at)}"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the seed, or the first of several")
    parser.add_argument("--seeds", type=int, default=1, help="how many seeds; 0: as many as there is time for")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so many seconds")
    parser.add_argument("--steps", type=int, default=STEPS, help="how many things the clients of one seed do")
    parser.add_argument("--crash-at", nargs=2, metavar=("WRITE", "WHERE"), help=f"crash there: {', '.join(CRASHES)}")
    parser.add_argument("--trace", action="store_true", help="print everything that happens")
    asked = parser.parse_args(arguments)
    crash_at = None if asked.crash_at is None else (int(asked.crash_at[0]), str(asked.crash_at[1]))
    seeds = itertools.count(asked.seed) if asked.seeds == 0 else range(asked.seed, asked.seed + asked.seeds)
    began, results, failed = time.monotonic(), [], 0
    for seed in seeds:
        result = simulate(seed, asked.steps, crash_at, 10**6 if asked.trace else LAST_LINES)
        results.append((result.checks, result.twins, result.writes, result.crashes, result.virtual_seconds))
        if result.problem:
            failed += 1
            print(report(result, asked.steps, crash_at), flush=True)
        elif asked.trace:
            print("\n".join(result.last))
        if time.monotonic() - began > asked.seconds:
            break
        if len(results) % 500 == 0:
            print(f"{len(results)} seeds, {failed} failed", flush=True)
    checks, twins, writes, restarts, virtual = (sum(column) for column in zip(*results, strict=True))
    print(
        f"{len(results)} seeds, {failed} failed: {checks:.0f} checks, {twins:.0f} twin worlds, {writes:.0f} write "
        f"transactions, {restarts:.0f} restarts, {virtual / 3600:.1f} virtual hours, trace {result.trace}"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
