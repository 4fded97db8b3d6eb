"""Trains the value network of a game on whole matches: python -m tools.train_value GAME --seats 2.

Steady players play. Now and then one takes an option that is only nearly best, so that the network also sees positions
that steady players avoid. The position at the start of every turn is kept, with the features of each seat and who won.
A small network learns from nine tenths of the matches: first who won, then, in several sweeps, its own estimates of the
positions that followed (temporal differences, TD(lambda)). The outcome of a match is mostly luck; ten turns later much
of what a turn changed can be seen, and little luck has come between. The other tenth measures the result: cross-entropy
in nats, lower is better, printed beside that of equal chances.
With --rollouts the players search, with the network that was trained before.
The result goes into the game's value_network.json; networks for other numbers of seats stay.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from marula.bots.search import Search
from marula.bots.search_settings import settings
from marula.core.chance import Seeded
from marula.core.features import Features
from marula.core.game import Board, Game, Instinct, State
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.reward import win_shares

Numbers = NDArray[np.float32]

TD_LAMBDA = 0.9
"""The lambda of TD(lambda): how far later estimates count for earlier positions."""
EXPLORATION_RATE = 0.12
"""How often a player takes a random option among the nearly best."""
EXPLORATION_GAP = 12.0
"""Nearly best: at most so many points below the best prior."""
ROLLOUT_DEPTH_TURNS = 2
"""How deep rollouts are where players search."""
CHUNK = 100
"""Matches in one job."""


class SelfPlay(NamedTuple):
    """Which matches to play."""

    game: str
    seats: int
    seed: str
    rollouts: int


class TrainingSet(NamedTuple):
    """Features (positions × seats × features), each seat's share of the win, and where a match begins."""

    features: Numbers
    won: Numbers
    first: NDArray[np.bool_]


def choice(game: Game, instinct: Instinct, state: State, seat: int, luck: random.Random, rollouts: int) -> int:
    """What the seat does: by instinct, by a short search, or at random among the nearly best."""
    codes = game.codes(state, seat)
    if len(codes) == 1:
        return int(codes[0])
    weights = list(instinct.weigh(state, seat, codes))
    best = max(weights)
    if luck.random() < EXPLORATION_RATE:
        return int(luck.choice([code for code, weight in zip(codes, weights) if weight >= best - EXPLORATION_GAP]))
    if rollouts:
        changes = {"rollout_depth_turns": ROLLOUT_DEPTH_TURNS, "prior_weight_per_rollout": 0.0}
        search = Search(
            game,
            instinct,
            settings({**instinct.search_settings(), **changes}),
            game.view(state, seat),
            str(luck.random()),
        )
        return int(search.run(codes, 0.0, rollouts)[0].code)
    return int(codes[weights.index(best)])


def turns(game: Game, board: Board, instinct: Instinct, seed: str, rollouts: int) -> tuple[list[State], list[float]]:
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
        game.perform(state, seat, choice(game, instinct, state, seat, luck, rollouts), chance, None)
        seat = int(game.turn(state))
    return passed, win_shares(game.standings(state))


def play(plan: SelfPlay, first: int, number: int) -> TrainingSet:
    """Some matches, and what is kept of them."""
    game = GAMES[plan.game]
    board = game.board(Setup(plan.game, plan.seats))
    instinct = game.instinct(board)
    named = features_of(game, plan.seats)
    parts: list[TrainingSet] = []
    for match in range(first, first + number):
        passed, shares = turns(game, board, instinct, f"{plan.seed} {match}", plan.rollouts)
        features = [[list(named.seat(state, seat)) for seat in range(plan.seats)] for state in passed]
        starts = np.arange(len(passed)) == 0
        parts.append(TrainingSet(np.array(features, np.float32), np.array([shares] * len(passed), np.float32), starts))
    return joined(parts)


def features_of(game: Game, seats: int) -> Features:
    """The game's features at this table."""
    found = game.features(game.board(Setup(game.name, seats)))
    if found is None:
        raise SystemExit(f"{game.name} has no features to learn from")
    return found


def joined(parts: list[TrainingSet]) -> TrainingSet:
    return TrainingSet(*(np.concatenate(arrays) for arrays in zip(*parts)))


def matches(plan: SelfPlay, number: int, workers: int, chunk: int = CHUNK) -> Iterator[TrainingSet]:
    """All matches, a chunk at a time, in order whoever plays them."""
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, *zip(*[(plan, first, chunk) for first in range(0, number, chunk)]))


class Network:
    """Layers of weights, the same for every seat; a softmax over seats. Plain NumPy: it is small.

    With two numbers at the end, the mean of the second over the seats is one outcome more: nobody wins.
    """

    def __init__(self, sizes: list[int], seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.weights = [
            luck.normal(0.0, np.sqrt(2.0 / reads), (reads, writes)).astype(np.float32)
            for reads, writes in pairwise(sizes)
        ]
        self.weights[-1] *= 0.1
        self.bias = [np.zeros(writes, np.float32) for writes in sizes[1:]]

    def forward(self, features: Numbers) -> list[Numbers]:
        """The output of every layer, the features first."""
        outputs = [features]
        for number, (weights, bias) in enumerate(zip(self.weights, self.bias)):
            out = outputs[-1] @ weights + bias
            outputs.append(out if number == len(self.weights) - 1 else np.maximum(out, 0.0))
        return outputs

    def chances(self, features: Numbers) -> Numbers:
        """Each seat's chance to win, and last that nobody wins if the network knows that outcome."""
        positions, seats, number = features.shape
        return softmax(logits(self.forward(features.reshape(-1, number))[-1].reshape(positions, seats, -1)))

    def gradients(self, features: Numbers, won: Numbers) -> list[Numbers]:
        """The gradient of the cross-entropy by every weight, then by every bias."""
        positions, seats, number = features.shape
        outputs = self.forward(features.reshape(-1, number))
        chances = softmax(logits(outputs[-1].reshape(positions, seats, -1)))
        error = (chances * won.sum(1, keepdims=True) - won) / positions  # a match may have no winner
        if error.shape[1] > seats:
            nobody = np.repeat(error[:, seats:] / seats, seats, 1)
            error = np.stack([error[:, :seats], nobody], 2).reshape(-1, 2)
        else:
            error = error.reshape(-1, 1)
        weights: list[Numbers] = []
        bias: list[Numbers] = []
        for layer in range(len(self.weights) - 1, -1, -1):
            weights.insert(0, outputs[layer].T @ error)
            bias.insert(0, error.sum(0))
            error = (error @ self.weights[layer].T) * (outputs[layer] > 0)
        return [*weights, *bias]


def logits(numbers: Numbers) -> Numbers:
    """What the softmax reads, from positions × seats × numbers of the network."""
    if numbers.shape[2] == 1:
        return numbers[:, :, 0]
    return np.concatenate([numbers[:, :, 0], numbers[:, :, 1].mean(1, keepdims=True)], 1)


def softmax(worths: Numbers) -> Numbers:
    shares = np.exp(worths - worths.max(1, keepdims=True))
    result: Numbers = shares / shares.sum(1, keepdims=True)
    return result


def cross_entropy(chances: Numbers, won: Numbers) -> float:
    return float(-(won * np.log(np.maximum(chances, 1e-4))).sum(1).mean())


def learn(
    network: Network, features: Numbers, targets: Numbers, epochs: float, rate: float = 2e-3, batch: int = 1024
) -> None:
    """Adam, with a learning rate that falls to 0. `targets` holds the win share of each position and seat."""
    luck = np.random.default_rng(0)
    numbers = [*network.weights, *network.bias]
    first = [np.zeros_like(number) for number in numbers]
    second = [np.zeros_like(number) for number in numbers]
    whole = max(1, len(targets) // batch)
    steps = max(1, round(epochs * whole))
    for step in range(1, steps + 1):
        at = (step - 1) % whole * batch
        if at == 0:
            order = luck.permutation(len(targets))
        some = order[at : at + batch]
        for number, one, two, gradient in zip(numbers, first, second, network.gradients(features[some], targets[some])):
            one += 0.1 * (gradient - one)
            two += 0.001 * (gradient * gradient - two)
            one_fair = one / (1.0 - 0.9**step)
            two_fair = two / (1.0 - 0.999**step)
            number -= rate * (1.0 - step / steps) * one_fair / (np.sqrt(two_fair) + 1e-8)


def td_lambda_targets(chances: Numbers, won: Numbers, first: NDArray[np.bool_], td_lambda: float) -> Numbers:
    """For every position a mix of the estimates of all later ones of its match, the nearest most, and its outcome."""
    starts = np.flatnonzero(first)
    lengths = np.diff(np.append(starts, len(first)))
    targets = won.copy()
    mixed = won[starts].copy()
    for back in range(2, int(lengths.max()) + 1):  # all matches at once, from their last position but one to the first
        going = lengths >= back
        at = starts[going] + lengths[going] - back
        mixed[going] = (1.0 - td_lambda) * chances[at + 1] + td_lambda * mixed[going]
        targets[at] = mixed[going]
    return targets


def train(
    data_set: TrainingSet, hidden: list[int], epochs: float, sweeps: int = 0, share: float = 1.0
) -> tuple[list[dict[str, object]], float, float]:
    """The layers as data, the cross-entropy on matches held out, and that of equal chances.

    So many `sweeps` of TD(lambda) follow, each over a `share` of the positions.
    """
    starts = np.flatnonzero(data_set.first)
    known = int(starts[len(starts) * 9 // 10])
    middle = data_set.features[:known].mean((0, 1))
    spread = data_set.features[:known].std((0, 1)) + 1e-3
    features = (data_set.features - middle) / spread
    network = Network([features.shape[2], *hidden, 1], seed=1)
    learn(network, features[:known], data_set.won[:known], epochs)
    for sweep in range(sweeps):
        outputs = np.concatenate(
            [network.chances(part) for part in np.array_split(features[:known], 1 + known // 100_000)]
        )
        follows = td_lambda_targets(outputs, data_set.won[:known], data_set.first[:known], TD_LAMBDA)
        learn(network, features[:known], follows, share, rate=1e-3 if sweep < sweeps - 1 else 3e-4)
        loss = cross_entropy(network.chances(features[known:]), data_set.won[known:])
        print(f"sweep {sweep + 1} of {sweeps}: cross-entropy {loss:.4f}", file=sys.stderr)
    loss = cross_entropy(network.chances(features[known:]), data_set.won[known:])
    equal = cross_entropy(np.full_like(data_set.won[known:], 1.0 / data_set.won.shape[1]), data_set.won[known:])
    return as_data(network, middle, spread), loss, equal


def as_data(network: Network, middle: Numbers, spread: Numbers) -> list[dict[str, Any]]:
    """The layers as data. The network reads raw features: their normalization goes into the first layer."""
    shift = ((middle / spread) @ network.weights[0]).astype(np.float32)
    bias = [network.bias[0] - shift, *network.bias[1:]]
    weights = [network.weights[0] / spread[:, None], *network.weights[1:]]
    return [{"weights": rounded(one.T), "bias": rounded(other)} for one, other in zip(weights, bias)]


def rounded(numbers: Numbers) -> Any:
    """Four digits are enough, and readable."""
    if numbers.ndim == 2:
        return [rounded(row) for row in numbers]
    return [float(f"{number:.4g}") for number in numbers]


def write(path: Path, names: list[str], seats: int, layers: list[dict[str, object]]) -> None:
    """Keep what is there for other numbers of seats, if it was trained on the same features."""
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
    parser.add_argument("--rollouts", type=int, default=0, help="0: steady players; else they search")
    parser.add_argument("--hidden", type=int, nargs="*", default=[32, 16], help="the sizes of the layers between")
    parser.add_argument("--epochs", type=float, default=4, help="passes over all positions and who won")
    parser.add_argument("--sweeps", type=int, default=8, help="sweeps of TD(lambda) that follow")
    parser.add_argument("--share", type=float, default=0.5, help="of the positions, in each sweep")
    parser.add_argument("--seed", default="judge")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="keep the positions here, and learn from those that are there too")
    args = parser.parse_args()
    game = GAMES[args.game]
    began = time.monotonic()
    plan = SelfPlay(args.game, args.seats, args.seed, args.rollouts)
    parts: list[TrainingSet] = []
    for part in matches(plan, args.matches, args.workers):
        parts.append(part)
        print(f"{len(parts) * CHUNK} of {args.matches} matches, {time.monotonic() - began:.0f} s", file=sys.stderr)
    if args.keep and args.keep.exists():
        with np.load(args.keep) as kept:
            parts.insert(0, TrainingSet(kept["features"], kept["won"], kept["first"]))
    data_set = joined(parts)
    if args.keep:
        np.savez(args.keep, features=data_set.features, won=data_set.won, first=data_set.first)
    played = time.monotonic() - began
    names = features_of(game, args.seats).seat_names
    layers, loss, equal = train(data_set, args.hidden, args.epochs, args.sweeps, args.share)
    write(Path("src") / "marula" / "games" / args.game / "bot" / "value_network.json", list(names), args.seats, layers)
    print(
        f"{args.game}, {args.seats} seats: {len(data_set.won)} positions in {played:.0f} s; "
        f"cross-entropy {loss:.4f}, equal chances {equal:.4f}; learned in {time.monotonic() - began - played:.0f} s"
    )


if __name__ == "__main__":
    main()
