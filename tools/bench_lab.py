"""make bench-lab: steps per second of the vector environment, for every game, on one process and on two."""

from __future__ import annotations

import argparse
import time

from marula import speed
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.envs.vector import VectorEnv


def steps_per_second(game: Game, players: int, lanes: int, workers: int, seconds: float) -> tuple[float, float]:
    """Of the environment alone, and with a random choice for every lane; the best of three tries."""
    best = (0.0, 0.0)
    with VectorEnv(game, Setup(game.name, players), lanes, workers=workers) as env:
        for _ in range(3):
            steps = 0
            stepping = 0.0
            began = time.perf_counter()
            while (whole := time.perf_counter() - began) < seconds:
                actions = env.random_actions()
                before = time.perf_counter()
                env.step(actions)
                stepping += time.perf_counter() - before
                steps += lanes
            best = max(best, (steps / stepping, steps / whole))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-lab", description=__doc__)
    parser.add_argument("--lanes", type=int, default=2048)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of three tries")
    args = parser.parse_args()
    print(f"{speed.speed()}, {args.lanes} lanes, best of three; numbers are steps/s")
    print(f"{'game':<18}{'players':>8}{'processes':>10}{'environment':>14}{'with choices':>14}{'numbers':>9}")
    for game in GAMES.values():
        for players in (game.fewest, game.most):
            for workers in (1, 2):
                alone, whole = steps_per_second(game, players, args.lanes, workers, args.seconds)
                size = VectorEnv(game, Setup(game.name, players), 1).encoder.size
                print(f"{game.name:<18}{players:>8}{workers:>10}{alone:>14,.0f}{whole:>14,.0f}{size:>9}")


if __name__ == "__main__":
    main()
