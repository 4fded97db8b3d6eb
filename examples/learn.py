"""A first learning run: a policy learns by playing against itself, and then meets random play.

    python examples/learn.py template --steps 40

Policy gradient (REINFORCE) with a linear policy, in NumPy alone. Each action gets a number from the
observation, and what is not offered is masked. Every decision becomes likelier or less likely by how its seat came out.
One policy plays all seats, because observations are told from the reader's seat.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from marula.core.errors import RefusedError
from marula.core.game import Game, named
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.envs.vector import VectorEnv
from marula.lab.stats import share

Array = np.ndarray[Any, Any]
LANES = 256


class Policy:
    """One row of weights for each action; Adam makes the steps."""

    def __init__(self, size: int, actions: int, rate: float = 0.02) -> None:
        self.weights = np.zeros((size + 1, actions), np.float32)
        self.rate = rate
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self.steps = 0
        self.scale = np.ones(size, np.float32)

    def features(self, observations: Array) -> Array:
        """The numbers brought to about the same size, and a 1."""
        self.scale = np.maximum(self.scale, np.abs(observations).max(axis=0, initial=1).astype(np.float32))
        return np.concatenate([observations / self.scale, np.ones((len(observations), 1), np.float32)], axis=1)

    def odds(self, features: Array, masks: Array) -> Array:
        """The probability of each action."""
        values = np.where(masks, features @ self.weights, -np.inf)
        raised = np.exp(values - values.max(axis=1, keepdims=True))
        odds: Array = raised / raised.sum(axis=1, keepdims=True)
        return odds

    def choose(self, env: VectorEnv, rng: np.random.Generator) -> Array:
        """One action for each lane, drawn from its odds."""
        odds = self.odds(self.features(env.observations), env.masks)
        drawn: Array = (odds.cumsum(axis=1) < rng.random((len(odds), 1))).sum(axis=1)
        found: Array = np.minimum(drawn, last_offered(env.masks))
        return found

    def improve(self, features: Array, masks: Array, actions: Array, gains: Array) -> None:
        """Make each action as much likelier as it was better than expected."""
        push = -self.odds(features, masks)
        push[np.arange(len(actions)), actions] += 1
        slope = features.T @ (push * gains[:, None]) / len(actions)
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.999 * self.square + 0.001 * slope**2
        step = self.mean / (1 - 0.9**self.steps) / (np.sqrt(self.square / (1 - 0.999**self.steps)) + 1e-8)
        self.weights += (self.rate * step).astype(np.float32)


def last_offered(masks: Array) -> Array:
    """Where rounding leaves a draw beyond the last offered action, that one is meant."""
    found: Array = masks.shape[1] - 1 - np.argmax(masks[:, ::-1], axis=1)
    return found


def learn(game: Game, players: int, steps: int, seed: str) -> Policy:
    """Self-play for so many steps of learning, 20,000 decisions each; a lane's match is learned from when it ends."""
    env = VectorEnv(game, Setup(game.name, players), LANES, seed=f"{seed} learning")
    policy = Policy(env.encoder.size, env.encoder.actions)
    rng = np.random.default_rng(0)
    told: list[list[tuple[Array, Array, int, int]]] = [[] for _ in range(LANES)]
    batch: list[tuple[Array, Array, int, float]] = []
    while policy.steps < steps:
        observations, masks, seats = env.observations.copy(), env.masks.copy(), env.seats.copy()
        actions = policy.choose(env, rng)
        env.step(actions)
        for lane in range(LANES):
            if masks[lane].sum() > 1:  # of a single option there is nothing to learn
                told[lane].append((observations[lane], masks[lane], int(actions[lane]), int(seats[lane])))
        for lane in np.flatnonzero(env.over).tolist():
            batch += [(*start, float(env.rewards[lane][seat])) for *start, seat in told[lane]]  # type: ignore[misc]
            told[lane] = []
        if len(batch) > 20_000:
            seen, allowed, chosen, gains = (np.asarray(column) for column in zip(*batch, strict=True))
            policy.improve(policy.features(seen), allowed, chosen, gains)
            batch = []
    return policy


def against_random(game: Game, players: int, policy: Policy, matches: int, seed: str) -> list[float]:
    """The wins of one learner among random players, on rotating seats.

    Each lane plays equally many matches: the first to end would be the short ones, which may be other matches.
    """
    env = VectorEnv(game, Setup(game.name, players), LANES, seed=f"{seed} meeting", reward="win")
    rng = np.random.default_rng(1)
    chairs = np.arange(LANES) % players
    wins: list[list[float]] = [[] for _ in range(LANES)]
    quota = -(-matches // LANES)
    while min(map(len, wins)) < quota:
        actions = np.where(env.seats == chairs, policy.choose(env, rng), env.random_actions())
        env.step(actions)
        for lane in np.flatnonzero(env.over).tolist():
            wins[lane].append(float(env.rewards[lane][chairs[lane]]))
    return [win for lane in wins for win in lane[:quota]]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Learn by self-play, then play against random.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (default: the fewest)")
    parser.add_argument("--steps", type=int, default=40, help="how many steps of learning (default: 40)")
    parser.add_argument("--matches", type=int, default=2000, help="against random afterwards (default: 2000)")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args(words)
    try:
        game = named(GAMES, args.game)
        players = game.fewest if args.players is None else args.players
        game.board(Setup(game.name, players))
    except RefusedError as refused:
        parser.error(str(refused))
    policy = learn(game, players, args.steps, args.seed)
    found = share(against_random(game, players, policy, args.matches, args.seed))
    print(f"{policy.steps} steps of learning; share of wins against random play:")
    print(f"{100 * found.mean:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}] (fair: {100 / players:.1f} %)")
    return 0 if found.low > 1 / players else 1


if __name__ == "__main__":
    raise SystemExit(main())
