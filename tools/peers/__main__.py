"""Measures the peers in their environment and our games in ours, in turns, and prints both as one table."""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from marula import __version__, speed
from marula.core.chance import Seeded
from marula.core.game import Game, State
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.bench import stepped_match
from marula.lab.playout import playout
from tools.peers import measure

PEERS = Path(".venv-peers/bin/python")
AGAINST = ("OpenSpiel spades", "Catanatron catan (4 players)")
"""What our goals are stated against: the fastest comparable card game of the one, the only Eurogame of the other."""


def stepped(game: Game, start: State) -> measure.Play:
    """One decision after the other from Python, as the peers are measured."""
    chance = Seeded("peers")
    return lambda: stepped_match(game, start.clone(), chance)


def in_one_call(game: Game, start: State) -> measure.Play:
    """A whole match in one call, as searches play them."""
    chance = Seeded("peers")
    limit = game.longest(start.board)
    return lambda: playout(game, start.clone(), chance, limit).decisions


def ours() -> list[dict[str, Any]]:
    """Every game at its largest table."""
    rows = []
    for game in GAMES.values():
        board = game.board(Setup(game.name, game.most))
        start = game.deal(board, Seeded("deal"), None)
        middle = start.clone()
        playout(game, middle, Seeded("middle"), 60)
        decisions, matches = measure.rate(stepped(game, start))
        at_once, _ = measure.rate(in_one_call(game, start))
        rows.append(
            {
                "game": f"{game.name} ({game.most} players)",
                "decisions": decisions,
                "matches": matches,
                "one_call": at_once,
                "copy_us": measure.copying(middle.clone),
            }
        )
    return rows


def best(rounds: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Of each game the best figures of all rounds: neighbours slow a machine for seconds at a time, now this game's and
    now that one's, and nothing makes it faster than it is."""
    found = [dict(row) for row in rounds[0]]
    for row, *others in zip(found, *rounds[1:], strict=True):
        for name, figure in row.items():
            if name != "game":
                row[name] = (min if name == "copy_us" else max)([figure, *(other[name] for other in others)])
    return found


def peer(library: str) -> dict[str, Any]:
    """One library, in a process of its own; a library that fails is told, not hidden."""
    words = [str(PEERS), "-W", "ignore", str(Path(measure.__file__)), library, str(measure.SECONDS)]
    run = subprocess.run(words, capture_output=True, text=True, check=False)
    if run.returncode:
        problem = (run.stderr.strip().splitlines() or ["no word why"])[-1]
        return {"library": library, "version": "failed", "rows": [], "problem": problem}
    found: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return found


def best_of_peer(tries: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    """The best of the rounds in which the library could be measured; where there is none, why not."""
    worked = [found for found in tries if found["rows"]]
    return {**worked[0], "rows": best([found["rows"] for found in worked])} if worked else tries[0]


def table(rows: list[dict[str, Any]], peers: list[dict[str, Any]]) -> list[str]:
    """Markdown, ready for docs/studies/performance.md."""
    theirs = {f"{found['library']} {row['game']}": row for found in peers for row in found["rows"]}
    lines = ["| game | decisions/s, stepped from Python | matches/s | copy |", "|---|---|---|---|"]
    for row in rows:
        name, steps = f"**marula {row['game']}**", row["decisions"]
        lines.append(f"| {name} | {steps:,.0f} | {row['matches']:,.0f} | {row['copy_us']:.2f} µs |")
    for name, row in theirs.items():
        lines.append(f"| {name} | {row['decisions']:,.0f} | {row['matches']:,.1f} | {row['copy_us']:.2f} µs |")
    lines += [
        "",
        "| marula game | " + " | ".join(f"stepped ÷ {name} | in one call ÷ {name}" for name in AGAINST) + " |",
    ]
    lines.append("|---|" + "---|" * 2 * len(AGAINST))
    for row in rows:
        cells = []
        for name in AGAINST:
            base = theirs[name]["decisions"] if name in theirs else float("nan")
            cells += [f"{row['decisions'] / base:.1f}×", f"{row['one_call'] / base:.1f}×"]
        lines.append(f"| {row['game']} ({row['one_call']:,.0f}/s in one call) | " + " | ".join(cells) + " |")
    return lines


def machine() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(": ")[1] for line in lines if line.startswith("model name")), platform.machine())


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench-peers", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure in each round (default: 1)")
    parser.add_argument("--rounds", type=int, default=6, help="of which the best counts (default: 6)")
    args = parser.parse_args()
    measure.SECONDS = args.seconds
    if not PEERS.exists():
        print("the peers are not installed: make bench-peers", file=sys.stderr)
        return 2
    rounds = [([peer(library) for library in measure.LIBRARIES], ours()) for _ in range(max(1, args.rounds))]
    peers = [best_of_peer(tries) for tries in zip(*(theirs for theirs, _ in rounds), strict=True)]
    rows = best([mine for _, mine in rounds])
    if args.json:
        print(json.dumps({"marula": rows, "peers": peers}))
        return 0
    how = f"one core, random play, CPU seconds, best of {len(rounds)} rounds"
    print(f"{machine()}; Python {platform.python_version()}; {how}")
    versions = ", ".join(f"{found['library']} {found['version']}" for found in peers)
    print(f"marula {__version__} ({speed.speed()}); {versions}\n")
    print("\n".join(table(rows, peers)))
    for found in peers:
        if "problem" in found:
            print(f"\n{found['library']} could not be measured: {found['problem']}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
