"""Is the engine slower than an older build? python -m tools.baseline.bench [GAME …] [--commit 56afee8] [--rounds 3].

Both builds run their own `marula.lab.bench` in alternating rounds, all in CPU time. A ratio is today's best round
divided by the older build's best: 1.05 is 5 % faster than it was.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from marula.games import GAMES
from tools.baseline import COMMIT
from tools.baseline.build import ROOT, baseline

Figures = dict[tuple[str, int], dict[str, float]]
"""By game and number of players."""
MEASURES = ("one_call", "stepped", "forks")


def measure(python: Path, game: str) -> Figures:
    """Decisions a second in one call and stepped, and copies a second, of one build."""
    command = [str(python), "-I", "-m", "marula.lab.bench", "--here", "--json", game]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return {
        (row["game"], row["players"]): {
            "one_call": row["one_call"],
            "stepped": row["stepped"],
            "forks": 1e6 / row["fork_us"],
        }
        for row in json.loads(run.stdout)
    }


def keep_best(best: Figures, found: Figures) -> None:
    for key, figures in found.items():
        mine = best.setdefault(key, dict.fromkeys(MEASURES, 0.0))
        for name in MEASURES:
            mine[name] = max(mine[name], figures[name])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.baseline.bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--commit", default=COMMIT, help=f"beside which build (default: {COMMIT})")
    parser.add_argument("--rounds", type=int, default=3, help="the best of so many counts (default: 3)")
    args = parser.parse_args()
    place = baseline(args.commit)
    place.make()
    today: Figures = {}
    before: Figures = {}
    for _ in range(args.rounds):
        for game in args.games or GAMES:
            keep_best(today, measure(Path(sys.executable), game))
            keep_best(before, measure(place.python, game))
    print("| game | players | in one call | ratio | stepped | ratio | copies | ratio |")
    print("|---|---|---|---|---|---|---|---|")
    for (game, players), figures in today.items():
        cells = [f"{figures[name]:,.0f}/s | {figures[name] / before[game, players][name]:.2f}" for name in MEASURES]
        print(f"| {game} | {players} | {' | '.join(cells)} |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
