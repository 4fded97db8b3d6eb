"""Value network: estimates each seat's chance to win from features of the position.

A game computes features of each seat (points, cards, what a plan still lacks). One small network, the same for every
seat, turns them into one number; a softmax over all seats makes chances. The weights are data, trained by
`tools.train_value` from many matches: one network for each number of seats.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path

from librt.vecs import append, vec
from mypy_extensions import i64


class Layer:
    """Numbers in, numbers out; between two layers what is below 0 counts as 0."""

    def __init__(self, weights: list[list[float]], bias: list[float]) -> None:
        self.inputs: i64 = len(weights[0])
        self.outputs: i64 = len(bias)
        self.bias: vec[float] = vec[float](bias)
        self.weights: vec[float] = vec[float]()
        for row in weights:
            for weight in row:
                self.weights = append(self.weights, weight)
        self.out: vec[float] = vec[float](bias)

    def forward(self, features: vec[float], last: bool) -> vec[float]:
        """The answer is overwritten by the next reading."""
        weights = self.weights
        bias = self.bias
        out = self.out
        at: i64 = 0
        for place in range(self.outputs):
            total = bias[place]
            for number in range(self.inputs):
                total += weights[at] * features[number]
                at += 1
            out[place] = total if last or total > 0.0 else 0.0
        return out


class ValueNetwork:
    """One network. Without layers it knows nothing, and everyone has the same chance."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers: list[Layer] = layers

    def worth(self, features: vec[float]) -> float:
        """What a seat's signs promise: only the difference to other seats means something."""
        if len(self.layers) == 0:
            return 0.0
        last = len(self.layers) - 1
        for number in range(len(self.layers)):
            features = self.layers[number].forward(features, number == last)
        return features[0]

    def chances(self, worths: vec[float]) -> vec[float]:
        """One chance a seat, together 1."""
        best = worths[0]
        for worth in worths:
            if worth > best:
                best = worth
        whole = 0.0
        found = vec[float](capacity=len(worths))
        for worth in worths:
            share = exp(worth - best)
            whole += share
            found = append(found, share)
        for seat in range(len(worths)):
            found[seat] /= whole
        return found


def verdict(standings: list[int]) -> vec[float]:
    """The match is over: 1 for the winner, shared by those who tie; nothing for anybody where all are out."""
    best = max(standings)
    share = 1.0 / standings.count(best) if best >= 0 else 0.0
    found = vec[float](capacity=len(standings))
    for standing in standings:
        found = append(found, share if standing == best else 0.0)
    return found


def load_value_network(path: Path, seats: int, features: list[str]) -> ValueNetwork:
    """The network for so many seats. It must have been trained on these very signs."""
    if not path.exists():
        return ValueNetwork([])
    data = json.loads(path.read_bytes())
    if data["features"] != features:
        raise ValueError(f"{path} was trained on other features than {', '.join(features)}: train it again")
    layers = data["seats"].get(str(seats), [])
    return ValueNetwork([Layer(layer["weights"], layer["bias"]) for layer in layers])
