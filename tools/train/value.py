"""The value network while it learns: outcomes with TD(lambda), and the advantages that the policy learns from."""

from __future__ import annotations

from typing import Any

import numpy as np

from tools.train.batch import Batch, Numbers
from tools.train.policy import Adam
from tools.train_value import Network, as_data, td_lambda_targets

NEVER = 0.001
"""An outcome with a smaller chance than this, in all positions of a sample, never comes."""


class Value:
    """A network with two numbers a seat: its worth, and its part in the outcome that nobody wins."""

    def __init__(self, of_seat: int, hidden: tuple[int, int], seed: int) -> None:
        self.network = Network([of_seat, *hidden, 2], seed)
        self.adam = Adam(self.numbers())
        self.scales: list[Numbers] = []
        """Mean and spread of the features; empty before the first batch."""

    def numbers(self) -> list[Numbers]:
        return [*self.network.weights, *self.network.bias]

    def measure(self, of_seats: Numbers) -> None:
        """Take mean and spread from the features of many seats."""
        self.scales = [of_seats.mean(0), of_seats.std(0) + np.float32(1e-2)]

    def normalized(self, batch: Batch) -> Numbers:
        """The features of all seats."""
        result: Numbers = (batch.of_seats - self.scales[0]) / self.scales[1]
        return result

    def study(
        self, batch: Batch, rate: float, size: int, luck: np.random.Generator, td_lambda: float
    ) -> tuple[Numbers, float]:
        """Learn from a batch; return the advantages of its decisions, and the Brier score before learning."""
        features = self.normalized(batch)
        chances = self.network.chances(features)
        targets = td_lambda_targets(chances, batch.outcomes, batch.first, td_lambda)
        at = np.arange(len(batch.seats))
        advantages = targets[at, batch.seats] - chances[at, batch.seats]
        brier = float(((chances - batch.outcomes)[at, batch.seats] ** 2).mean())
        order = luck.permutation(len(targets))
        for start in range(0, len(order), size):
            some = order[start : start + size]
            self.adam.step(self.numbers(), self.network.gradients(features[some], targets[some]), rate)
        return advantages, brier

    def layers(self) -> list[dict[str, Any]]:
        """The layers as they are played; none before the first batch."""
        found: list[dict[str, Any]] = as_data(self.network, *self.scales) if self.scales else []
        return found

    def data(self, sample: Batch) -> list[dict[str, Any]]:
        """The layers as they are written. Where somebody always wins, it has learned that; then the second number,
        which speaks for nobody, is left out, so that the chances of all seats make 1."""
        layers = self.layers()
        if self.network.chances(self.normalized(sample))[:, -1].max() < NEVER:
            layers[-1] = {name: numbers[:1] for name, numbers in layers[-1].items()}
        return layers
