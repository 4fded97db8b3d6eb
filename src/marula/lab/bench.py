"""make bench: decisions per second of every game, compiled and interpreted, in one call and stepped, and the fork."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from marula import speed
from marula.core.chance import Chance, Seeded
from marula.core.game import Game, State
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.playout import playout
from marula.text.catalogue import Catalogue
from marula.text.languages import FALLBACK, choose, wanted_by

COLUMNS = ("game", "players", "speed", "one-call", "stepped", "fork")
SECONDS = 1.0
"""How long each figure is measured, three times over; the best counts. All in CPU time: others share the machine."""


def best(measure: Callable[[], float]) -> float:
    """The best of three measurements of a figure."""
    return max(measure() for _ in range(3))


def in_one_call(game: Game, start: State, limit: int) -> float:
    """Decisions per second of random play in one call a match."""
    chance = Seeded("bench")
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        decisions += playout(game, start.clone(), chance, limit).decisions
    return decisions / (time.process_time() - began)


def stepped(game: Game, start: State, limit: int) -> float:
    """Decisions per second of random play that is stepped from Python."""
    chance = Seeded("bench")
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        decisions += stepped_match(game, start.clone(), chance)
    return decisions / (time.process_time() - began)


def stepped_match(game: Game, state: State, chance: Chance) -> int:
    """Random play to the end, one call a step as from a program in Python; how many decisions it took."""
    decisions = 0
    seat = game.turn(state)
    while seat >= 0:
        codes = game.codes(state, seat)
        game.perform(state, seat, codes[chance.pick(len(codes))], chance, None)
        decisions += 1
        seat = game.turn(state)
    return decisions


def forks(game: Game, start: State) -> float:
    """Clones per second of a position in the middle of a match."""
    state = start.clone()
    playout(game, state, Seeded("middle"), 60)
    copies = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS / 4:
        for _ in range(1000):
            state.clone()
        copies += 1000
    return copies / (time.process_time() - began)


def measure(names: list[str]) -> list[dict[str, object]]:
    """Every game with the fewest and the most players."""
    rows: list[dict[str, object]] = []
    for name in names:
        game = GAMES[name]
        for seats in (game.fewest, game.most):
            board = game.board(Setup(name, seats))
            start = game.deal(board, Seeded("deal"), None)
            limit = game.longest(board)
            rows.append(
                {
                    "game": name,
                    "players": seats,
                    "speed": speed.speed(),
                    "one_call": round(best(lambda g=game, s=start, n=limit: in_one_call(g, s, n))),  # type: ignore[misc]
                    "stepped": round(best(lambda g=game, s=start, n=limit: stepped(g, s, n))),  # type: ignore[misc]
                    "fork_us": round(1e6 / best(lambda g=game, s=start: forks(g, s)), 2),  # type: ignore[misc]
                }
            )
    return rows


def main(argv: list[str] | None = None) -> int:
    """Print the table of all figures."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games", choices=[[], *GAMES], metavar="GAME")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--here", action="store_true", help="only at the speed that runs now")
    args = parser.parse_args(argv)
    names = args.games or list(GAMES)
    rows = measure(names)
    if speed.compiled() and not args.here:
        rows += interpreted(names)
    if args.json:
        print(json.dumps(rows))
        return 0
    text = Catalogue(None, choose(wanted_by(os.environ)) or FALLBACK)
    print(text.say("bench-about", python=platform.python_version(), machine=platform.machine()))
    game, players, mode, one_call, stepped, fork = (text.say(f"bench-column-{column}") for column in COLUMNS)
    print(f"{game:<18}{players:>8}  {mode:<20}{one_call:>14}{stepped:>14}{fork:>10}")
    for row in rows:
        print(
            f"{row['game']:<18}{row['players']:>8}  {row['speed']:<20}"
            f"{row['one_call']:>12,}/s{row['stepped']:>12,}/s{row['fork_us']:>7} µs"
        )
    return 0


def interpreted(names: list[str]) -> list[dict[str, object]]:
    """The same figures from the plain source, if this is a checkout and not an installation."""
    source = Path.cwd() / "src"
    if not (source / "marula").is_dir():
        return []
    command = [sys.executable, "-m", "marula.lab.bench", "--here", "--json", *names]
    run = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(source)}, capture_output=True, text=True, check=True
    )
    rows: list[dict[str, object]] = json.loads(run.stdout)
    return rows


if __name__ == "__main__":
    raise SystemExit(main())
