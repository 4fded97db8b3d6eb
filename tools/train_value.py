"""Trains the judge of a game on whole matches: python -m tools.train_value GAME --seats 2.

Steady players play; now and then one takes what feels only nearly best, so that the judge also sees what they would
avoid. Every position at the beginning of a turn is kept, with the signs of each seat and who won in the end. A small
network learns from nine tenths of the matches, first who won, then, again and again, what it says itself of the
positions that followed: how a match ends is mostly luck, and what a turn changed drowns in that; ten turns later much
of it can be seen, and little luck has come between. (In the literature: temporal differences, with a lambda.) The rest
of the matches says how well (surprise at the winner, in nats: lower is better; beside it, what equal chances would
give).
With --trials they search instead, by the judge that has been trained before.
The result goes into the game's judge.json; what is there for other numbers of seats stays.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from marula.bots.search import Search
from marula.bots.search_settings import settings
from marula.core.chance import Seeded
from marula.core.game import Board, Game, Instinct, State
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.reward import win_shares

Numbers = NDArray[np.float32]

LINGERS = 0.9
"""How much of what is said of later positions counts for a turn earlier."""
SWAY = 0.12
"""How often someone takes what feels only nearly best."""
NEAR = 12.0
"""Nearly best: worse by no more than so many points."""
NEAR_TURNS = 2
"""So far those look who search: what they misjudge, the next judge learns."""
CHUNK = 100
"""So many matches are played at a time."""


class Course(NamedTuple):
    """What to play."""

    game: str
    seats: int
    seed: str
    trials: int


class Seen(NamedTuple):
    """Positions × seats × signs; for every position and seat its share of the win; and where a match begins."""

    features: Numbers
    won: Numbers
    first: NDArray[np.bool_]


def choice(game: Game, instinct: Instinct, state: State, seat: int, luck: random.Random, trials: int) -> int:
    """What the seat does: by instinct, by a short search, or by whim."""
    codes = game.codes(state, seat)
    if len(codes) == 1:
        return int(codes[0])
    weights = list(instinct.weigh(state, seat, codes))
    best = max(weights)
    if luck.random() < SWAY:
        return int(luck.choice([code for code, weight in zip(codes, weights) if weight >= best - NEAR]))
    if trials:
        changes = {"rollout_depth_turns": NEAR_TURNS, "prior_weight_per_rollout": 0.0}
        search = Search(
            game,
            instinct,
            settings({**instinct.search_settings(), **changes}),
            game.view(state, seat),
            str(luck.random()),
        )
        return int(search.run(codes, 0.0, trials)[0].code)
    return int(codes[weights.index(best)])


def turns(game: Game, board: Board, instinct: Instinct, seed: str, trials: int) -> tuple[list[State], list[float]]:
    """The position at the beginning of every turn of a match, and how it was won."""
    chance = Seeded(seed)
    luck = random.Random(seed)
    state = game.deal(board, chance, None)
    passed: list[State] = []
    before = -1
    seat = int(game.turn(state))
    while seat >= 0:
        if seat != before:
            passed.append(state.clone())
            before = seat
        game.perform(state, seat, choice(game, instinct, state, seat, luck, trials), chance, None)
        seat = int(game.turn(state))
    return passed, win_shares(game.standings(state))


def play(course: Course, first: int, number: int) -> Seen:
    """Some matches, and what is kept of them."""
    game = GAMES[course.game]
    board = game.board(Setup(course.game, course.seats))
    instinct = game.instinct(board)
    parts: list[Seen] = []
    for match in range(first, first + number):
        passed, shares = turns(game, board, instinct, f"{course.seed} {match}", course.trials)
        features = [[list(of_seat) for of_seat in instinct.features(state)] for state in passed]
        starts = np.arange(len(passed)) == 0
        parts.append(Seen(np.array(features, np.float32), np.array([shares] * len(passed), np.float32), starts))
    return joined(parts)


def joined(parts: list[Seen]) -> Seen:
    return Seen(*(np.concatenate(arrays) for arrays in zip(*parts)))


def matches(course: Course, number: int, workers: int, chunk: int = CHUNK) -> Iterator[Seen]:
    """All matches, a chunk at a time, in order whoever plays them."""
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, *zip(*[(course, first, chunk) for first in range(0, number, chunk)]))


class Network:
    """Layers of weights, the same for every seat; a softmax over seats. Plain NumPy: it is small."""

    def __init__(self, sizes: list[int], seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.weights = [
            luck.normal(0.0, np.sqrt(2.0 / reads), (reads, writes)).astype(np.float32)
            for reads, writes in pairwise(sizes)
        ]
        self.weights[-1] *= 0.1
        self.bias = [np.zeros(writes, np.float32) for writes in sizes[1:]]

    def forward(self, features: Numbers) -> list[Numbers]:
        """What every layer says, the signs first."""
        said = [features]
        for number, (weights, bias) in enumerate(zip(self.weights, self.bias)):
            out = said[-1] @ weights + bias
            said.append(out if number == len(self.weights) - 1 else np.maximum(out, 0.0))
        return said

    def chances(self, features: Numbers) -> Numbers:
        positions, seats, number = features.shape
        return softmax(self.forward(features.reshape(-1, number))[-1].reshape(positions, seats))

    def slopes(self, features: Numbers, won: Numbers) -> list[Numbers]:
        """How the surprise at the winners changes with every weight, then with every bias."""
        positions, seats, number = features.shape
        said = self.forward(features.reshape(-1, number))
        chances = softmax(said[-1].reshape(positions, seats))
        error = (chances * won.sum(1, keepdims=True) - won).reshape(-1, 1) / positions  # a match may have no winner
        weights: list[Numbers] = []
        bias: list[Numbers] = []
        for layer in range(len(self.weights) - 1, -1, -1):
            weights.insert(0, said[layer].T @ error)
            bias.insert(0, error.sum(0))
            error = (error @ self.weights[layer].T) * (said[layer] > 0)
        return [*weights, *bias]


def softmax(worths: Numbers) -> Numbers:
    shares = np.exp(worths - worths.max(1, keepdims=True))
    result: Numbers = shares / shares.sum(1, keepdims=True)
    return result


def surprise(chances: Numbers, won: Numbers) -> float:
    return float(-(won * np.log(np.maximum(chances, 1e-4))).sum(1).mean())


def learn(
    network: Network, features: Numbers, told: Numbers, epochs: float, rate: float = 2e-3, batch: int = 1024
) -> None:
    """Adam, with a rate that falls to nothing. `told` is what the network should say of each position and seat."""
    luck = np.random.default_rng(0)
    numbers = [*network.weights, *network.bias]
    first = [np.zeros_like(number) for number in numbers]
    second = [np.zeros_like(number) for number in numbers]
    whole = max(1, len(told) // batch)
    steps = max(1, round(epochs * whole))
    for step in range(1, steps + 1):
        at = (step - 1) % whole * batch
        if at == 0:
            order = luck.permutation(len(told))
        some = order[at : at + batch]
        for number, one, two, slope in zip(numbers, first, second, network.slopes(features[some], told[some])):
            one += 0.1 * (slope - one)
            two += 0.001 * (slope * slope - two)
            one_fair = one / (1.0 - 0.9**step)
            two_fair = two / (1.0 - 0.999**step)
            number -= rate * (1.0 - step / steps) * one_fair / (np.sqrt(two_fair) + 1e-8)


def said_later(chances: Numbers, won: Numbers, first: NDArray[np.bool_], lingers: float) -> Numbers:
    """For every position a mixture of what was said of all later ones of its match, the nearest most, and its end."""
    starts = np.flatnonzero(first)
    lengths = np.diff(np.append(starts, len(first)))
    told = won.copy()
    mixed = won[starts].copy()
    for back in range(2, int(lengths.max()) + 1):  # all matches at once, from their last position but one to the first
        going = lengths >= back
        at = starts[going] + lengths[going] - back
        mixed[going] = (1.0 - lingers) * chances[at + 1] + lingers * mixed[going]
        told[at] = mixed[going]
    return told


def train(
    seen: Seen, hidden: list[int], epochs: float, sweeps: int = 0, share: float = 1.0
) -> tuple[list[dict[str, object]], float, float]:
    """The layers as data, the surprise on matches not learned from, and that of equal chances.

    So many `sweeps` follow in which it learns from what it says itself, each over a `share` of the positions.
    """
    starts = np.flatnonzero(seen.first)
    known = int(starts[len(starts) * 9 // 10])
    middle = seen.features[:known].mean((0, 1))
    spread = seen.features[:known].std((0, 1)) + 1e-3
    features = (seen.features - middle) / spread
    network = Network([features.shape[2], *hidden, 1], seed=1)
    learn(network, features[:known], seen.won[:known], epochs)
    for sweep in range(sweeps):
        said = np.concatenate(
            [network.chances(part) for part in np.array_split(features[:known], 1 + known // 100_000)]
        )
        follows = said_later(said, seen.won[:known], seen.first[:known], LINGERS)
        learn(network, features[:known], follows, share, rate=1e-3 if sweep < sweeps - 1 else 3e-4)
        loss = surprise(network.chances(features[known:]), seen.won[known:])
        print(f"sweep {sweep + 1} of {sweeps}: surprise {loss:.4f}", file=sys.stderr)
    loss = surprise(network.chances(features[known:]), seen.won[known:])
    equal = surprise(np.full_like(seen.won[known:], 1.0 / seen.won.shape[1]), seen.won[known:])
    # The judge reads signs as they are: what makes them comparable goes into the first layer.
    network.bias[0] -= (middle / spread) @ network.weights[0]
    network.weights[0] /= spread[:, None]
    layers = [
        {"weights": rounded(weights.T), "bias": rounded(bias)} for weights, bias in zip(network.weights, network.bias)
    ]
    return layers, loss, equal


def rounded(numbers: Numbers) -> object:
    """Four digits are enough, and readable."""
    if numbers.ndim == 2:
        return [rounded(row) for row in numbers]
    return [float(f"{number:.4g}") for number in numbers]


def write(path: Path, names: list[str], seats: int, layers: list[dict[str, object]]) -> None:
    """Keep what is there for other numbers of seats, if it was trained on the same signs."""
    data: dict[str, object] = {}
    if path.exists():
        data = json.loads(path.read_text())
    if data.get("features") != names:
        data = {"features": names, "seats": {}}
    trained = data["seats"]
    assert isinstance(trained, dict)
    trained[str(seats)] = layers
    data["seats"] = dict(sorted(trained.items()))
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.train_value", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--trials", type=int, default=0, help="0: steady players; else players who search so long")
    parser.add_argument("--hidden", type=int, nargs="*", default=[32, 16], help="the sizes of the layers between")
    parser.add_argument("--epochs", type=float, default=4, help="times that it looks at all positions and who won")
    parser.add_argument("--sweeps", type=int, default=8, help="times that it then learns from what it says itself")
    parser.add_argument("--share", type=float, default=0.5, help="of the positions, in each sweep")
    parser.add_argument("--seed", default="judge")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="keep the positions here, and learn from those that are there too")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    began = time.monotonic()
    course = Course(asked.game, asked.seats, asked.seed, asked.trials)
    parts: list[Seen] = []
    for part in matches(course, asked.matches, asked.workers):
        parts.append(part)
        print(f"{len(parts) * CHUNK} of {asked.matches} matches, {time.monotonic() - began:.0f} s", file=sys.stderr)
    if asked.keep and asked.keep.exists():
        with np.load(asked.keep) as kept:
            parts.insert(0, Seen(kept["features"], kept["won"], kept["first"]))
    seen = joined(parts)
    if asked.keep:
        np.savez(asked.keep, features=seen.features, won=seen.won, first=seen.first)
    played = time.monotonic() - began
    names = import_module(f"{type(game).__module__.rpartition('.')[0]}.bot.features").NAMES
    layers, loss, equal = train(seen, asked.hidden, asked.epochs, asked.sweeps, asked.share)
    write(
        Path("src") / "marula" / "games" / asked.game / "bot" / "value_network.json", list(names), asked.seats, layers
    )
    print(
        f"{asked.game}, {asked.seats} seats: {len(seen.won)} positions in {played:.0f} s; "
        f"surprise {loss:.4f}, equal chances {equal:.4f}; learned in {time.monotonic() - began - played:.0f} s"
    )


if __name__ == "__main__":
    main()
