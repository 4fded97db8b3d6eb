"""make bench-lab: steps per second of the vector environment, for every game, on one process and on two.

By the clock, which counts whatever else the machine is doing, and by CPU time, which does not. The
latter is steps for each second of the busiest process: what the clock would say if every process had a core to itself.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import subprocess
import time
from pathlib import Path

from marula import speed
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.envs.vector import VectorEnv

TRIES = 3
PEERS = Path(".venv-peers/bin/python")


def cpu_seconds(process: int) -> float:
    """CPU seconds of a process. Linux has a clock for each; its number is made from the process's."""
    return time.clock_gettime(~process << 3 | 2)


def steps_per_second(game: Game, players: int, lanes: int, workers: int, seconds: float) -> tuple[float, float, int]:
    """By the clock and by CPU time, and how many numbers an observation has. The best of three tries.

    Only the steps are measured; the actions are drawn at random in between.
    """
    clock = core = 0.0
    with VectorEnv(game, Setup(game.name, players), lanes, workers=workers) as env:
        processes = [os.getpid(), *(child.pid or 0 for child in multiprocessing.active_children())]
        for _ in range(TRIES):
            steps = 0
            passed = 0.0
            spent = dict.fromkeys(processes, 0.0)
            while passed < seconds:
                actions = env.random_actions()
                before = [cpu_seconds(process) for process in processes]
                began = time.perf_counter()
                env.step(actions)
                passed += time.perf_counter() - began
                for process, then in zip(processes, before, strict=True):
                    spent[process] += cpu_seconds(process) - then
                steps += lanes
            clock = max(clock, steps / passed)
            core = max(core, steps / max(spent.values()))
        return clock, core, env.encoder.size


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-lab", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--lanes", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of three tries")
    parser.add_argument("--peers", action="store_true", help="also Pgx and PettingZoo, from .venv-peers")
    args = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{speed.speed()}, {args.lanes} lanes, best of {TRIES}; the machine's load when it began: {load:.1f}")
    print("steps per second by the clock, and per CPU second of the busiest process")
    print(f"{'game':<18}{'players':>8}{'numbers':>9}{'one process':>14}{'(CPU)':>12}{'two processes':>15}{'(CPU)':>12}")
    for name in args.games or GAMES:
        game = GAMES[name]
        for players in (game.fewest, game.most):
            one, core, size = steps_per_second(game, players, args.lanes, 1, args.seconds)
            two, cores, _ = steps_per_second(game, players, args.lanes, 2, args.seconds)
            figures = f"{one:>14,.0f}{core:>12,.0f}{two:>15,.0f}{cores:>12,.0f}"
            print(f"{name:<18}{players:>8}{size:>9}{figures}", flush=True)
    if args.peers:
        print_peers(args.lanes, args.seconds)


def print_peers(lanes: int, seconds: float) -> None:
    """What the peers do on this machine, in the same run."""
    command = [str(PEERS), "-m", "tools.peers.vectors", str(lanes), str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    print("peers, by the clock: Pgx on all cores, PettingZoo one match after the other")
    for name, steps in json.loads(done.stdout.splitlines()[-1]).items():
        print(f"{name:<35}{steps:>14,.0f}")


if __name__ == "__main__":
    main()
