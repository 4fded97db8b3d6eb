"""make trainers: a first PPO run with every trainers' library, each in a process of its own, and how it went.

Run in the environment that has the libraries, `.venv-trainers`. Ends with 1 if any example fails.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

from marula.games import GAMES

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "trainers"
EXAMPLES = tuple(sorted(path.stem for path in FOLDER.glob("*_ppo.py")))
PATIENCE = 900.0
"""Seconds that one example may take. On two quiet cores each takes well under a minute."""
QUIET = {
    "PYTHONWARNINGS": "ignore",
    "RAY_AUTH_MODE": "disabled",  # or Ray leaves a token in the home folder that bars other clusters
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "WANDB_MODE": "disabled",
    "OMP_NUM_THREADS": "1",
}


def run(example: str, game: str, players: int | None, steps: int | None) -> tuple[bool, str]:
    """Whether the example ended well, and its last line; where it did not, the end of what it printed."""
    words = [sys.executable, str(FOLDER / f"{example}.py"), game]
    words += [] if players is None else ["--players", str(players)]
    words += [] if steps is None else ["--steps", str(steps)]
    try:
        done = subprocess.run(
            words,
            env=os.environ | QUIET,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return False, f"did not end within {PATIENCE:.0f} s"
    lines = [line for line in done.stdout.splitlines() if " steps, " in line]
    if done.returncode == 0 and lines:
        return True, lines[-1]
    return False, "\n".join(done.stdout.splitlines()[-15:])


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make trainers", description=__doc__)
    parser.add_argument("examples", nargs="*", metavar="EXAMPLE", help=", ".join(EXAMPLES))
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (default: the fewest)")
    parser.add_argument("--steps", type=int, help="decisions to learn from (default: what each example takes)")
    asked = parser.parse_args(words)
    for example in asked.examples:
        if example not in EXAMPLES:
            parser.error(f"there is no example {example}: {', '.join(EXAMPLES)}")
    failed = 0
    print(f"load when it began: {os.getloadavg()[0]:.1f}", flush=True)
    for example in asked.examples or EXAMPLES:
        for game in asked.game or GAMES:
            began = time.monotonic()
            well, line = run(example, game, asked.players, asked.steps)
            failed += not well
            print(f"{example:<18}{game:<17}{time.monotonic() - began:>5.0f} s  {line}", flush=True)
    print("all of them ran" if not failed else f"{failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
