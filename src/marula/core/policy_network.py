"""Policy network: corrects the instinct's weights, from features of the seat and of each option.

The first layer reads the seat's features once a decision and each option's features once an option. The result is one
number an option, in points, that is added to the instinct's weight: a network that says 0 changes nothing.
`python -m tools.train` trains the weights.
"""

from __future__ import annotations

import json
from pathlib import Path

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import floats
from marula.core.value_network import Layer, for_seats


class PolicyNetwork:
    """One network. Without layers it corrects nothing.

    >>> network = PolicyNetwork([[2.0]], [[1.0, -1.0]], [0.0], [Layer([[0.5]], [0.0])])
    >>> list(network.corrections(vec[float]([1.0]), vec[float]([0.0, 0.0, 3.0, 1.0]), 2))
    [1.0, 2.0]
    >>> list(PolicyNetwork([], [], [], []).corrections(vec[float]([1.0]), vec[float]([0.0, 3.0]), 2))
    [0.0, 0.0]
    """

    def __init__(
        self,
        of_seat: list[list[float]],
        of_option: list[list[float]],
        bias: list[float],
        layers: list[Layer],
        gap: float = 5.0,
        instinct_points: list[float] | None = None,
    ) -> None:
        """`of_seat` and `of_option` hold one row for each number of the first layer; `layers` are those after it."""
        self.gap: float = gap
        """Options that are at least this many points behind the instinct's best are not looked at."""
        self.instinct_points: vec[float] = vec[float]([] if instinct_points is None else instinct_points)
        """What one unit of each option feature is worth to the instinct, on average; empty where nobody knows."""
        self.width: i64 = len(bias)
        self.seats_read: i64 = len(of_seat[0]) if of_seat else 0
        self.options_read: i64 = len(of_option[0]) if of_option else 0
        self.bias: vec[float] = vec[float](bias)
        self.of_seat: vec[float] = columns(of_seat)
        self.of_option: vec[float] = columns(of_option)
        self.layers: list[Layer] = layers
        self.base: vec[float] = floats(self.width)
        self.hidden: vec[float] = floats(self.width)

    def corrections(self, of_seat: vec[float], of_options: vec[float], number: i64) -> vec[float]:
        """Points to add to the weight of each option."""
        found = vec[float](capacity=number)
        if self.width == 0:
            return floats(number)
        self._read_seat(of_seat)
        for option in range(number):
            found = append(found, self._correction(of_options, option * self.options_read))
        return found

    def _read_seat(self, features: vec[float]) -> None:
        """The part of the first layer that is the same for all options."""
        base = self.base
        for place in range(self.width):
            base[place] = self.bias[place]
        _add(base, self.of_seat, features, 0, self.seats_read)

    def _correction(self, features: vec[float], first: i64) -> float:
        """The correction of one option, whose features begin at `first`."""
        hidden = self.hidden
        base = self.base
        for place in range(self.width):
            hidden[place] = base[place]
        _add(hidden, self.of_option, features, first, self.options_read)
        for place in range(self.width):
            if hidden[place] < 0.0:
                hidden[place] = 0.0
        out = hidden
        last = len(self.layers) - 1
        for at in range(len(self.layers)):
            out = self.layers[at].forward(out, at == last)
        return out[0]

    def shares(self, of_seat: vec[float], one: vec[float], other: vec[float]) -> vec[float]:
        """How much each feature contributes to the difference between the corrections of two options.

        The features change one by one from those of the other option to those of the first; so each has its part, and
        together they make up the whole difference. The mean of both orders is taken, first to last and last to first.

        >>> network = PolicyNetwork([[2.0]], [[1.0, -1.0]], [0.0], [Layer([[0.5]], [0.0])])
        >>> list(network.shares(vec[float]([1.0]), vec[float]([3.0, 1.0]), vec[float]([0.0, 0.0])))
        [1.5, -0.5]
        """
        number: i64 = len(one)
        found = floats(number)
        if self.width == 0:
            return found
        self._read_seat(of_seat)
        for backwards in range(2):
            mixed = other[:]
            before = self._correction(mixed, 0)
            for step in range(number):
                at = number - 1 - step if backwards == 1 else step
                if one[at] != other[at]:
                    mixed[at] = one[at]
                    after = self._correction(mixed, 0)
                    found[at] += 0.5 * (after - before)
                    before = after
        return found


def _add(out: vec[float], weights: vec[float], features: vec[float], first: i64, number: i64) -> None:
    """Add weighted features to a layer's numbers. Most features of an option are 0 and cost nothing."""
    width: i64 = len(out)
    for at in range(number):
        feature = features[first + at]
        if feature != 0.0:
            row = at * width
            for place in range(width):
                out[place] += feature * weights[row + place]


def columns(rows: list[list[float]]) -> vec[float]:
    """A matrix, one column after the other.

    >>> list(columns([[1.0, 2.0], [3.0, 4.0]]))
    [1.0, 3.0, 2.0, 4.0]
    """
    found = vec[float]()
    for at in range(len(rows[0]) if rows else 0):
        for row in rows:
            found = append(found, row[at])
    return found


def load_policy_network(path: Path, seats: int, of_seat: list[str], of_option: list[str]) -> PolicyNetwork | None:
    """The network for this number of seats, from its file; None if there is none. ValueError if it was trained on other
    features.

    >>> load_policy_network(Path("missing.json"), 2, ["points"], ["price"]) is None
    True
    """
    if not path.exists():
        return None
    data = json.loads(path.read_bytes())
    if data["of_seat"] != of_seat or data["of_option"] != of_option:
        raise ValueError(f"{path} was trained on other features: train it again")
    found = for_seats(data["seats"], seats)
    if found is None:
        return None
    layers = [Layer(layer["weights"], layer["bias"]) for layer in found["layers"]]
    return PolicyNetwork(
        found["of_seat"], found["of_option"], found["bias"], layers, found["gap"], found.get("instinct_points")
    )
