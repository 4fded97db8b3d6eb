"""make bench-lab: steps per second of the vector environment, for every game, on one process and on two."""

from __future__ import annotations

import argparse
import time

from marula import speed
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.envs.vector import VectorEnv


def steps_per_second(game: Game, players: int, lanes: int, workers: int, seconds: float) -> tuple[float, float, int]:
    """By the clock and by this process's CPU time, and how many numbers an observation has. The best of three tries.

    Only the steps are measured; the actions are drawn at random in between.
    """
    clock = core = 0.0
    with VectorEnv(game, Setup(game.name, players), lanes, workers=workers) as env:
        for _ in range(3):
            steps = 0
            passed = worked = 0.0
            while passed < seconds:
                actions = env.random_actions()
                began, busy = time.perf_counter(), time.process_time()
                env.step(actions)
                passed += time.perf_counter() - began
                worked += time.process_time() - busy
                steps += lanes
            clock = max(clock, steps / passed)
            core = max(core, steps / worked)
        return clock, core, env.encoder.size


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-lab", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--lanes", type=int, default=2048)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of three tries")
    args = parser.parse_args()
    print(f"{speed.speed()}, {args.lanes} lanes, best of three; steps per second by the clock, and per CPU second")
    print(f"{'game':<18}{'players':>8}{'numbers':>9}{'one process':>14}{'(CPU)':>12}{'two processes':>15}")
    for name in args.games or GAMES:
        game = GAMES[name]
        for players in (game.fewest, game.most):
            one, core, size = steps_per_second(game, players, args.lanes, 1, args.seconds)
            two, _, _ = steps_per_second(game, players, args.lanes, 2, args.seconds)
            print(f"{name:<18}{players:>8}{size:>9}{one:>14,.0f}{core:>12,.0f}{two:>15,.0f}", flush=True)


if __name__ == "__main__":
    main()
