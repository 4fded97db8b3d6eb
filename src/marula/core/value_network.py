"""Value network: estimates each seat's chance to win from features of the position.

A game computes features of each seat (points, cards, what a plan still lacks). One small network, the same for every
seat, turns them into one number; a softmax over all seats makes chances. A second number, where the network has one,
speaks for the outcome that nobody wins: its mean over the seats takes part in the softmax. The weights are learned
from many matches (`tools.train`, `tools.train_value`), one network for each number of seats.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64


class Layer:
    """A dense layer: a weight matrix and a bias, then ReLU unless it is the last layer.

    >>> layer = Layer([[1.0, -1.0]], [0.5])
    >>> list(layer.forward(vec[float]([2.0, 1.0]), last=False))
    [1.5]
    >>> list(layer.forward(vec[float]([0.0, 2.0]), last=False))
    [0.0]
    """

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
        """The layer's output, in a buffer that the next call overwrites."""
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
    """The network of one number of seats. Without layers it knows nothing, and all seats have the same chance.

    >>> network = ValueNetwork([Layer([[2.0]], [0.0])])
    >>> worths = [network.worth(vec[float]([points])) for points in (1.0, 0.5)]
    >>> [round(chance, 2) for chance in network.chances(vec[float](worths))]
    [0.73, 0.27]
    """

    def __init__(self, layers: list[Layer]) -> None:
        self.layers: list[Layer] = layers

    def worth(self, features: vec[float]) -> float:
        """One seat's value (a logit): only the difference between seats has a meaning."""
        if len(self.layers) == 0:
            return 0.0
        last = len(self.layers) - 1
        for number in range(len(self.layers)):
            features = self.layers[number].forward(features, number == last)
        return features[0]

    def outcomes(self, features: list[vec[float]]) -> vec[float]:
        """Each seat's chance to win, from the features of each seat. The sum is less than 1 where nobody may win.

        >>> network = ValueNetwork([Layer([[2.0], [0.0]], [0.0, 1.0])])
        >>> [round(chance, 2) for chance in network.outcomes([vec[float]([1.0]), vec[float]([0.5])])]
        [0.58, 0.21]
        """
        if len(self.layers) == 0 or len(self.layers[-1].bias) == 1:
            worths = vec[float](capacity=len(features))
            for of_seat in features:
                worths = append(worths, self.worth(of_seat))
            return self.chances(worths)
        logits = vec[float](capacity=len(features) + 1)
        nobody = 0.0
        for of_seat in features:
            logits = append(logits, self.worth(of_seat))
            nobody += self.layers[-1].out[1]
        return self.chances(append(logits, nobody / len(features)))[: len(features)]

    def chances(self, worths: vec[float]) -> vec[float]:
        """Each seat's chance to win, by a softmax over the values."""
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
    """The win shares of a finished match: 1 for the winner, shared in a tie; all 0 if all are out (negative).

    >>> list(verdict([7, 9, 9])), list(verdict([-1, -1]))
    ([0.0, 0.5, 0.5], [0.0, 0.0])
    """
    best = max(standings)
    share = 1.0 / standings.count(best) if best >= 0 else 0.0
    found = vec[float](capacity=len(standings))
    for standing in standings:
        found = append(found, share if standing == best else 0.0)
    return found


def load_value_network(path: Path, seats: int, features: list[str]) -> ValueNetwork:
    """The network for this number of seats, from its file; ValueError if it was trained on other features.

    A missing file gives a network without layers.

    >>> load_value_network(Path("missing.json"), 2, ["points"]).layers
    []
    """
    if not path.exists():
        return ValueNetwork([])
    data = json.loads(path.read_bytes())
    if data["features"] != features:
        raise ValueError(f"{path} was trained on other features than {', '.join(features)}: train it again")
    layers = for_seats(data["seats"], seats) or []
    return ValueNetwork([Layer(layer["weights"], layer["bias"]) for layer in layers])


def for_seats(networks: dict[str, Any], seats: int) -> Any:
    """What a file holds for this number of seats; None if it holds nothing.

    Several numbers of seats may share a network. The file then stores it once, and the others name that number.

    >>> for_seats({"3": "the network", "4": "3"}, 4)
    'the network'
    """
    found = networks.get(str(seats))
    return networks[found] if isinstance(found, str) and found in networks else found
