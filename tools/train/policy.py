"""The policy network as NumPy arrays: a step of proximal policy optimization (PPO), and its export as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tools.train.batch import Batch, Numbers, Places
from tools.train_value import rounded

CLIP = 0.2
"""PPO: how far the probability of a choice may move before its gradient is cut, as a part of it."""


class Adam:
    """The optimizer: keeps a mean of each gradient and of its square."""

    def __init__(self, numbers: list[Numbers]) -> None:
        self.first = [np.zeros_like(number) for number in numbers]
        self.second = [np.zeros_like(number) for number in numbers]
        self.steps = 0

    def step(self, numbers: list[Numbers], gradients: list[Numbers], rate: float) -> None:
        """Move the numbers, in place."""
        self.steps += 1
        for number, one, two, gradient in zip(numbers, self.first, self.second, gradients, strict=True):
            one += 0.1 * (gradient - one)
            two += 0.001 * (gradient * gradient - two)
            one_fair = one / (1.0 - 0.9**self.steps)
            two_fair = two / (1.0 - 0.999**self.steps)
            number -= rate * one_fair / (np.sqrt(two_fair) + 1e-8)


class Policy:
    """Two hidden layers. The first adds what it reads of the seat to what it reads of the option."""

    def __init__(
        self, of_seat: int, of_option: int, hidden: tuple[int, int], seed: int, unread: Sequence[int] = ()
    ) -> None:
        """`unread` are features of a seat that the policy must not know: they keep the weight 0."""
        luck = np.random.default_rng(seed)
        wide, narrow = hidden

        def drawn(reads: int, writes: int, scale: float) -> Numbers:
            return luck.normal(0.0, scale / np.sqrt(reads), (reads, writes)).astype(np.float32)

        self.numbers: list[Numbers] = [
            drawn(of_seat, wide, 1.0),
            drawn(of_option, wide, 1.0),
            np.zeros(wide, np.float32),
            drawn(wide, narrow, 1.4),
            np.zeros(narrow, np.float32),
            np.zeros((narrow, 1), np.float32),  # so that it begins by correcting nothing
        ]
        self.unread = list(unread)
        self.numbers[0][self.unread] = 0.0
        self.averages: list[Numbers] = [number.copy() for number in self.numbers]
        """A running mean of the numbers."""
        self.scales: list[Numbers] = []
        """Mean and spread of the features of a seat, then of an option; empty before the first batch."""

    def measure(self, of_seats: Numbers, of_options: Numbers) -> None:
        """Take mean and spread from the features of many seats and options."""
        self.scales = []
        for features in (of_seats, of_options):
            self.scales += [features.mean(0), features.std(0) + np.float32(1e-2)]

    def forward(self, of_seat: Numbers, of_options: Numbers, owner: Places) -> list[Numbers]:
        """The two hidden layers and the correction of each option; `owner` is the decision that it belongs to."""
        seat, option, bias, second, second_bias, last = self.numbers
        one = np.maximum((of_seat @ seat)[owner] + of_options @ option + bias, 0.0)
        two = np.maximum(one @ second + second_bias, 0.0)
        return [one, two, (two @ last)[:, 0]]

    def gradients(
        self, of_seat: Numbers, of_options: Numbers, owner: Places, layers: list[Numbers], error: Numbers
    ) -> list[Numbers]:
        """The gradient by every number, from the gradient by the correction of each option."""
        _, _, _, second, _, last = self.numbers
        one, two, _ = layers
        by_two = (error[:, None] * last[:, 0]) * (two > 0)
        by_one = (by_two @ second.T) * (one > 0)
        by_seat = np.zeros((len(of_seat), by_one.shape[1]), np.float32)
        starts = np.flatnonzero(np.diff(owner, prepend=-1))
        by_seat[:] = np.add.reduceat(by_one, starts, 0)
        return [
            of_seat.T @ by_seat,
            of_options.T @ by_one,
            by_one.sum(0),
            one.T @ by_two,
            by_two.sum(0),
            two.T @ error[:, None],
        ]

    def average(self, part: float) -> None:
        """Let the averages follow the numbers by this part: an average over many rounds plays better than the last."""
        for average, number in zip(self.averages, self.numbers, strict=True):
            average += np.float32(part) * (number - average)

    def data(self, gap: float, averaged: bool = False) -> dict[str, Any]:
        """The network as it is played: it reads raw features, so their mean and spread go into the first layer."""
        seat, option, bias, second, second_bias, last = self.averages if averaged else self.numbers
        if self.scales:
            mean, spread, option_mean, option_spread = self.scales
            shift = (mean / spread) @ seat + (option_mean / option_spread) @ option
            bias = bias - shift.astype(np.float32)
            seat = seat / spread[:, None]
            option = option / option_spread[:, None]
        return {
            "gap": gap,
            "of_seat": rounded(seat.T),
            "of_option": rounded(option.T),
            "bias": rounded(bias),
            "layers": [
                {"weights": rounded(second.T), "bias": rounded(second_bias)},
                {"weights": rounded(last.T), "bias": [0.0]},
            ],
        }


class Lesson:
    """A batch made ready: features normalized, and where the options of each decision begin."""

    def __init__(self, policy: Policy, batch: Batch) -> None:
        mean, spread, option_mean, option_spread = policy.scales
        own = batch.of_seats[np.arange(len(batch.seats)), batch.seats]
        self.of_seat: Numbers = (own - mean) / spread
        self.of_seat[:, policy.unread] = 0.0
        self.of_options: Numbers = (batch.of_options - option_mean) / option_spread
        self.weights = batch.weights
        self.options = batch.options
        self.starts: Places = np.cumsum(batch.options) - batch.options
        self.chosen = batch.chosen
        self.log_chances = batch.log_chances

    def __len__(self) -> int:
        return len(self.options)

    def rows(self, some: Places) -> tuple[Places, Places]:
        """The rows of all options of some decisions, and to which of them each row belongs."""
        counts = self.options[some]
        owner = np.repeat(np.arange(len(some)), counts)
        begins = np.cumsum(counts) - counts
        return np.repeat(self.starts[some] - begins, counts) + np.arange(len(owner)), owner


def log_softmax(logits: Numbers, owner: Places, begins: Places) -> Numbers:
    """The logarithm of each option's probability among those of its decision."""
    logits = logits - np.maximum.reduceat(logits, begins)[owner]
    result: Numbers = logits - np.log(np.add.reduceat(np.exp(logits), begins))[owner]
    return result


class Look(NamedTuple):
    """What the policy makes of some decisions."""

    rows: Places
    """The rows of all their options."""
    owner: Places
    """To which of the decisions each row belongs."""
    begins: Places
    """Where the options of each decision begin, among these rows."""
    of_seat: Numbers
    of_options: Numbers
    layers: list[Numbers]
    logs: Numbers
    """The logarithm of each option's probability."""

    def gradients(self, policy: Policy, error: Numbers) -> list[Numbers]:
        """The gradient by every number of the policy, from that by the correction of each option."""
        return policy.gradients(self.of_seat, self.of_options, self.owner, self.layers, error)


def looked_at(policy: Policy, lesson: Lesson, some: Places, temperature: float) -> Look:
    """Let the policy weigh the options of some decisions."""
    rows, owner = lesson.rows(some)
    begins = np.cumsum(lesson.options[some]) - lesson.options[some]
    of_seat, of_options = lesson.of_seat[some], lesson.of_options[rows]
    layers = policy.forward(of_seat, of_options, owner)
    logs = log_softmax((lesson.weights[rows] + layers[2]) / np.float32(temperature), owner, begins)
    return Look(rows, owner, begins, of_seat, of_options, layers, logs)


def ppo_step(
    policy: Policy, lesson: Lesson, some: Places, advantages: Numbers, temperature: float
) -> tuple[list[Numbers], float]:
    """The gradients for some decisions, and how far the policy has moved from the one that played (KL, in nats)."""
    look = looked_at(policy, lesson, some, temperature)
    logs = look.logs
    taken = look.begins + lesson.chosen[some]
    change = logs[taken] - lesson.log_chances[some]
    ratio = np.exp(change)
    advantage = advantages[some]
    pull = np.where(cut(ratio, advantage), 0.0, -advantage * ratio).astype(np.float32) / np.float32(len(some))
    error = -np.exp(logs) * pull[look.owner]
    error[taken] += pull
    error /= np.float32(temperature)
    return look.gradients(policy, error), float((ratio - 1.0 - change).mean())


def cut(ratio: Numbers, advantage: Numbers) -> NDArray[np.bool_]:
    """PPO's clipping: which choices have moved far enough in the direction that pays."""
    return np.where(advantage > 0, ratio > 1.0 + CLIP, ratio < 1.0 - CLIP)
