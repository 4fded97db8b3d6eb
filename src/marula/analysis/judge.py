"""Judge: what each option of one decision is worth, in win chance, from what the seat knew.

Every option is rolled out in worlds that fit the seat's view, with common random numbers. One half of the worlds finds
the best option; fresh worlds then measure how far the choice falls behind it. Measured in the same worlds, the best
would look better than it is, and good choices would be blamed.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf, sqrt

import msgspec

from marula.bots.common_random_numbers import common_random_numbers
from marula.bots.instinct_cache import best_first, instinct_of
from marula.bots.search import Search
from marula.bots.search_settings import settings
from marula.core.game import Game, View

UNLIMITED = 1 << 40
"""More rollouts than any judgement makes."""
DEPTH_SECONDS = 0.2
"""Rollouts are as deep as those of a bot that thinks for this many seconds."""


class Effort(msgspec.Struct, frozen=True):
    """How much work goes into one decision."""

    options: int = 8
    """How many options are compared at first: those that the heuristic likes best, and the choice."""
    first_worlds: int = 16
    """In how many worlds all of them are tried. Then the better half is tried in as many more, and so on."""
    worlds: int = 160
    """In how many fresh worlds the choice and the best are measured."""
    seconds: float = inf
    """After so much processor time nothing is tried in a second world. On an own edition one rollout may be long."""


class OptionValue(msgspec.Struct, frozen=True):
    """One option: its place among the options, and the seat's chance to win with it."""

    index: int
    win_chance: float
    worlds: int
    """In how many worlds it was tried."""


class Judgement(msgspec.Struct, frozen=True):
    """What one decision was worth. All figures are win chances of the seat that decided."""

    before: float
    """The win chance if the heuristic had decided."""
    chosen: float
    best: float
    loss: float
    """How far the choice is behind the best; 0 where it is the best."""
    error: float
    """The standard error of the loss."""
    best_index: int
    options: tuple[OptionValue, ...]
    """Best first, as far as they were tried."""


class _Option:
    """An option that is compared, with the outcomes of its rollouts, world by world."""

    def __init__(self, index: int, code: int) -> None:
        self.index = index
        self.code = code
        self.outcomes: list[float] = []

    def mean(self) -> float:
        return sum(self.outcomes) / len(self.outcomes)

    def value(self) -> OptionValue:
        return OptionValue(self.index, self.mean(), len(self.outcomes))


class _Rollouts:
    """Rolls options out, world after world. Each world is drawn from what the seat knows."""

    def __init__(self, game: Game, view: View, seed: str, seconds: float = inf) -> None:
        self.until = time.process_time() + seconds
        instinct = instinct_of(game, view.board)
        chosen = settings(instinct.search_settings())
        self.search = Search(game, instinct, chosen, view, seed)
        self.search.max_rollouts = UNLIMITED
        self.search.rollout_depth = chosen.rollout_depth(DEPTH_SECONDS)
        self.seed = seed
        self.worlds = 0

    def options(self) -> list[_Option]:
        """Everything that the seat may choose, the heuristic's favourite first."""
        search = self.search
        world = search.determinization()
        codes = search.game.codes(world, search.seat)
        order = best_first(search.instinct.weigh(world, search.seat, codes))
        return [_Option(index, int(codes[index])) for index in order]

    def add(self, options: list[_Option], worlds: int) -> None:
        """One rollout of each option in each of so many new worlds, or in one if time is up."""
        search = self.search
        for number in range(worlds):
            if number and time.process_time() > self.until:
                break
            search.rounds = self.worlds
            world = search.determinization()
            luck = common_random_numbers(f"{self.seed} {self.worlds} luck")
            for option in options:
                option.outcomes.append(search.rollout(option.code, world.clone(), luck.restarted()))
            self.worlds += 1


def judge(game: Game, view: View, chosen: int | None, seed: str, effort: Effort | None = None) -> Judgement:
    """Judge the choice of the action with this code. The same view, code and seed give the same judgement.

    Without a code, the heuristic's favourite counts as the choice.
    """
    effort = effort or Effort()
    rollouts = _Rollouts(game, view, seed, effort.seconds)
    every = rollouts.options()
    favourite = every[0]
    picked = favourite if chosen is None else next(option for option in every if option.code == chosen)
    compared = every[: effort.options]
    if picked not in compared:
        compared.append(picked)
    ranked = _rank(rollouts, compared, effort)
    best = ranked[0]
    tried = {option.index: option.value() for option in ranked if option.outcomes}
    measured = list(dict.fromkeys([best, picked, favourite]))
    for option in measured:
        option.outcomes = []
    rollouts.add(measured, effort.worlds)
    tried |= {option.index: option.value() for option in measured}
    loss, error = _difference(best.outcomes, picked.outcomes)
    return Judgement(
        before=favourite.mean(),
        chosen=picked.mean(),
        best=max(best.mean(), picked.mean()),
        loss=max(loss, 0.0),
        error=error,
        best_index=best.index,
        options=tuple(sorted(tried.values(), key=lambda value: -value.win_chance)),
    )


def compare(game: Game, view: View, also: Sequence[int], seed: str, options: int, worlds: int) -> list[OptionValue]:
    """The heuristic's favourites and the options with these codes, each in the same worlds; best first."""
    rollouts = _Rollouts(game, view, seed)
    every = rollouts.options()
    compared = every[:options] + [option for option in every[options:] if option.code in also]
    rollouts.add(compared, worlds)
    return sorted((option.value() for option in compared), key=lambda value: -value.win_chance)


def _rank(rollouts: _Rollouts, options: list[_Option], effort: Effort) -> list[_Option]:
    """All options, best first: the better half goes on until one is left (sequential halving)."""
    left = list(options)
    behind: list[_Option] = []
    while len(left) > 1:
        rollouts.add(left, effort.first_worlds)
        left.sort(key=lambda option: -option.mean())
        keep = (len(left) + 1) // 2
        behind = left[keep:] + behind
        left = left[:keep]
    return left + behind


def _difference(better: list[float], other: list[float]) -> tuple[float, float]:
    """The mean of the paired differences, and its standard error."""
    pairs = [one - two for one, two in zip(better, other, strict=True)]
    mean = sum(pairs) / len(pairs)
    if len(pairs) < 2:
        return mean, 1.0
    variance = sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1)
    return mean, sqrt(variance / len(pairs))
