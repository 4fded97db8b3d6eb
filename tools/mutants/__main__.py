"""`make mutants`: samples faults of each game's rules and views, and tells which of them no test notices."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from pathlib import Path

import pytest

from tools.mutants.campaign import ROOT, Campaign, Result
from tools.mutants.mutations import Mutant, mutants

GAMES = ROOT / "src/marula/games"
OUT = ROOT / "build/mutants"
BOTS = re.compile(r"\bmarula\.bots\b|\.bot\b|\bmarula\.lab\.arena\b")
NOT_MUTATED = ("__init__.py", "encoder.py", "facts.py", "actions.py", "events.py")
"""Observations for learners, the reading of edition files, and lists of names: none of them is a rule."""
SHARED = (
    "tests/games/test_views_share_nothing.py",
    "tests/games/test_imagined_ends.py",
    "tests/every_game/test_laws.py",
    "tests/every_game/test_golden.py",
)


def games() -> list[str]:
    """Every game: each folder with a game.py."""
    return sorted(path.parent.name for path in GAMES.glob("*/game.py"))


def modules(game: str) -> list[Path]:
    """What is mutated: rules with scoring and standings, and what a seat knows."""
    folder = GAMES / game
    found = [*(folder / "rules").glob("*.py"), *(folder / "knowledge").glob("*.py")]
    return sorted(path for path in found if path.name not in NOT_MUTATED)


def sample(game: str, number: int) -> list[Mutant]:
    """So many faults, evenly drawn: their keys are hashes, so the first of them in order are a fair sample."""
    found = [mutant for path in modules(game) for mutant in mutants(path, ROOT)]
    return sorted(found, key=lambda mutant: mutant.key)[:number]


def test_files(game: str) -> list[str]:
    """The game's tests without those of bots, and the tests that every game has."""
    own = sorted((ROOT / "tests/games" / game).glob("test_*.py"))
    own = [path for path in own if not BOTS.search(path.read_text(encoding="utf-8"))]
    return [*(path.relative_to(ROOT).as_posix() for path in own), *SHARED]


def campaign(game: str, chosen: list[Mutant], asked: argparse.Namespace) -> list[Result]:
    """Runs the mutants of one game. Results are kept as they come, so that an interrupted run can go on."""
    kept = OUT / f"{game}.jsonl"
    results = [one for one in read_results(kept) if one.mutant in chosen] if asked.resume else []
    known = {result.mutant.key for result in results}
    chosen = [mutant for mutant in chosen if mutant.key not in known]
    file = kept.open("a" if asked.resume else "w", encoding="utf-8")

    def told(result: Result) -> None:
        results.append(result)
        print(json.dumps([*result.mutant, result.fate, result.by]), file=file, flush=True)
        if result.fate == "survived":
            one = result.mutant
            print(
                f"{result.fate}: {one.key} {one.path}:{one.line} {one.function}: {one.text}",
                file=sys.stderr,
                flush=True,
            )
        elif len(results) % 25 == 0:
            print(f"{game}: {len(results)}", file=sys.stderr, flush=True)

    plugin = Campaign(game, chosen, asked.workers, asked.budget, told)
    os.chdir(ROOT)
    pytest.main([*test_files(game), "-p", "no:cacheprovider", "-p", "no:xdist", "-s"], plugins=[plugin])
    return results


def read_results(path: Path) -> list[Result]:
    """The results of an earlier run."""
    rows = map(json.loads, path.read_text(encoding="utf-8").splitlines()) if path.exists() else []
    return [Result(Mutant(*row[:-2]), *row[-2:]) for row in rows]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", default=games(), help="all games, unless named")
    parser.add_argument("--number", type=int, default=300, help="mutants a game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--budget", type=float, default=10.0, help="seconds of tests a mutant, the quickest first")
    parser.add_argument("--only", help="comma-separated keys: only these mutants, whether sampled or not")
    parser.add_argument("--resume", action="store_true", help="keep the results of the run before, and go on")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    OUT.mkdir(parents=True, exist_ok=True)
    for game in asked.games:
        start = time.monotonic()
        chosen = sample(game, 10**6 if asked.only else asked.number)
        if asked.only:
            chosen = [mutant for mutant in chosen if mutant.key in asked.only.split(",")]
        fates = [result.fate for result in campaign(game, chosen, asked)]
        counted = ", ".join(f"{fates.count(fate)} {fate}" for fate in sorted(set(fates)))
        print(f"{game}: {len(fates)} mutants in {time.monotonic() - start:.0f} s: {counted}", flush=True)


if __name__ == "__main__":
    main()
