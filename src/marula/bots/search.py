"""Search: compares a seat's options by rollouts in determinizations of what the seat knows.

A flat Monte Carlo search. Each round draws one determinization (a full state that fits the view) and plays one rollout
of every remaining option in it, with common random numbers: so options are compared under the same luck. All seats in a
rollout play by the heuristic policy; its end is judged by the heuristic value. The policy's scores are the prior.
Options that are clearly worse are dropped, and fewer remain as time runs out (sequential halving).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.bots.characters import Leaning
from marula.bots.common_random_numbers import common_random_numbers
from marula.bots.instinct_cache import best_first
from marula.bots.search_settings import Settings
from marula.core.chance import Chance, Seeded
from marula.core.game import Game, Instinct, OpponentModel, State, View

MIN_ROUNDS: Final = 4
"""Rounds before an option can be dropped as clearly worse."""
ROLLOUT_ERROR: Final = 0.15
"""Standard deviation of one rollout's outcome, in win chance: a first guess, until it can be measured."""
USED_TIME: Final = 0.96
"""The part of the time that the search uses; the rest is for the answer."""


class Candidate:
    """One option at the root: its prior, and the outcomes of its rollouts, round by round."""

    def __init__(self, index: int, code: i64, prior: float) -> None:
        self.index: int = index
        """The candidate's place among the envelope's options."""
        self.code: i64 = code
        self.prior: float = prior
        """Win chance by the prior, relative to the option with the best prior: 0 or less."""
        self.leaning: float = 0.0
        """Win chance that a character would give up for this option; 0 for a plain level."""
        self.outcomes: vec[float] = vec[float]()
        self.total: float = 0.0

    def value(self, prior_weight: float) -> float:
        """Compares candidates with equally many rollouts: the sum of their outcomes and the weighted prior."""
        rollouts: i64 = len(self.outcomes)
        return self.total + prior_weight * (self.prior + self.leaning) + int(rollouts) * self.leaning

    def mean(self) -> float:
        rollouts: i64 = len(self.outcomes)
        return self.total / int(rollouts) if rollouts > 0 else 0.0


class Search:
    """The search for one decision of one seat."""

    def __init__(
        self,
        game: Game,
        instinct: Instinct,
        settings: Settings,
        view: View,
        seed: str,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.game: Game = game
        plain = instinct.untrained()
        self.instinct: Instinct = instinct if settings.learned_prior else plain
        """Gives the prior."""
        self.rollout_policy: Instinct = instinct if settings.learned_rollouts else plain
        """Plays the rollouts."""
        self.judge: Instinct = instinct if settings.learned_value else plain
        """Estimates who will win where a rollout ends."""
        self.settings: Settings = settings
        self.view: View = view
        self.seat: i64 = view.seat
        self.seed: str = seed
        self.clock: Callable[[], float] = clock
        self.began: float = clock()
        self.deadline: float = 0.0
        """When to stop, by the clock; not used where rollouts are counted."""
        self.max_rollouts: i64 = 0
        """How many rollouts; 0 where the clock decides."""
        self.rollouts: i64 = 0
        self.rounds: i64 = 0
        self.rollout_depth: i64 = 0
        """How many turns a rollout plays."""
        self.narrowed_to: int = 0
        """How many candidates were left after the first narrowing."""
        self.variance: float = ROLLOUT_ERROR * ROLLOUT_ERROR
        """The variance of one rollout's outcome."""
        self.prior_weight: float = 0.0
        """The prior counts as much as this many rollouts. The noisier rollouts are, the larger it is."""
        self.opponent_model: OpponentModel | None = None
        self.leaning: Leaning | None = None
        """The leaning of the character that searches: it decides between options that are nearly equal."""
        self.last_look: float = self.began
        """When the clock was last read."""
        self.last_rollout: float = self.began
        """When the search last checked whether there is time for a rollout."""
        self.longest_rollout: float = 0.0
        """The longest time between two such decisions."""
        self.longest_step: float = 0.0
        """The longest time that one step of a rollout has taken."""
        self.cut_short: bool = False
        """Did the last round end early, because time was up?"""

    def run(self, codes: vec[i64], seconds: float, iterations: int) -> list[Candidate]:
        """All candidates, best first. `iterations` above 0 limits the rollouts; otherwise the clock does."""
        self.max_rollouts = iterations
        self.deadline = self.began + seconds * USED_TIME
        settings = self.settings
        self.prior_weight = (ROLLOUT_ERROR / settings.prior_error) ** 2
        world = self.determinization()
        weights = self.instinct.weigh(world, self.seat, codes)
        live = self.candidates(codes, weights)
        if self.leaning is not None:
            points = self.leaning.of(world, self.seat, codes, weights)
            for candidate in live:
                candidate.leaning = settings.leaning_per_point * points[candidate.index]
        dropped: list[Candidate] = []
        self.rollout_depth = settings.rollout_depth(settings.seconds if iterations > 0 else seconds)
        while len(live) > 1 and self.has_time():
            self.round(live, dropped, world)
            if self.cut_short:
                self.discard_unfinished_round(live)
                break
            self.rounds += 1
            self.drop_worst(live, dropped)
            world = self.determinization()
        prior_weight = self.prior_weight
        live.sort(key=lambda candidate: -candidate.value(prior_weight))
        dropped.reverse()
        return [*live, *dropped]

    def compare(self, codes: vec[i64], rounds: int) -> list[float]:
        """The chance to win with each of these options, from so many rollouts of each under the same luck."""
        self.max_rollouts = len(codes) * rounds
        self.rollout_depth = self.settings.rollout_depth(self.settings.seconds)
        live = [Candidate(index, codes[index], 0.0) for index in range(len(codes))]
        while self.rounds < rounds:
            self.round(live, [], self.determinization())
            self.rounds += 1
        return [candidate.mean() for candidate in live]

    def candidates(self, codes: vec[i64], weights: vec[float]) -> list[Candidate]:
        """The options worth searching, the best prior first."""
        settings = self.settings
        order = best_first(weights)
        best = weights[order[0]]
        found: list[Candidate] = []
        for index in order[: settings.max_options]:
            gap = best - weights[index]
            if gap > settings.max_prior_gap:
                break
            behind = settings.win_chance_per_point * gap
            found.append(Candidate(index, codes[index], -behind if behind < 0.5 else -0.5))
        return found

    def determinization(self) -> State:
        """A full state for the next round: it fits what was seen, and how the others have played."""
        chance = Seeded(f"{self.seed} {self.rounds}")
        world: State = self.game.imagine(self.view, chance)
        if self.settings.opponent_model:
            if self.opponent_model is None:
                self.opponent_model = self.instinct.opponent_model(self.view, world)
            self.opponent_model.deal(world, chance)
        return world

    def round(self, live: list[Candidate], dropped: list[Candidate], world: State) -> None:
        """One rollout of each candidate in this determinization."""
        luck = common_random_numbers(f"{self.seed} {self.rounds} luck")
        at = 0
        while at < len(live):
            if not self.has_time():
                self.cut_short = True
                return
            outcome = self.rollout(live[at].code, world.clone(), luck.restarted())
            live[at].outcomes = append(live[at].outcomes, outcome)
            live[at].total += outcome
            self.rollouts += 1
            at += 1
            if self.cut_short:
                return
            if self.rollouts == 2:
                self.narrow(live, dropped)

    def narrow(self, live: list[Candidate], dropped: list[Candidate]) -> None:
        """Keep only as many candidates as there is time to roll out a few times each."""
        spent = self.spent()
        affordable = 2.0 / spent if spent > 0.0 else 1.0e9
        while len(live) > 2 and len(live) * MIN_ROUNDS > affordable:
            dropped.append(live.pop())
        self.narrowed_to = len(live)

    def has_time(self) -> bool:
        """Is there time for another rollout of average length?"""
        if self.max_rollouts > 0:
            return self.rollouts < self.max_rollouts
        now = self.clock()
        if now - self.last_rollout > self.longest_rollout:
            self.longest_rollout = now - self.last_rollout
        self.last_rollout = now
        self.last_look = now
        cost = (now - self.began) / int(self.rollouts) if self.rollouts > 0 else 0.0
        return now + cost < self.deadline

    def spent(self) -> float:
        """The part of the budget that is used."""
        if self.max_rollouts > 0:
            return int(self.rollouts) / int(self.max_rollouts)
        return (self.clock() - self.began) / (self.deadline - self.began)

    def discard_unfinished_round(self, live: list[Candidate]) -> None:
        """Take back the outcomes of a round that was cut short: not every candidate has had its rollout."""
        for candidate in live:
            while len(candidate.outcomes) > self.rounds:
                last = len(candidate.outcomes) - 1
                candidate.total -= candidate.outcomes[last]
                candidate.outcomes = candidate.outcomes[:last]

    def drop_worst(self, live: list[Candidate], dropped: list[Candidate]) -> None:
        """Drop what is clearly worse than the best, and what there is no time for."""
        if self.rounds <= 16 or self.rounds % 16 == 0:
            self.variance = self.measured_variance(live)
        variance = self.variance
        settings = self.settings
        prior_weight = variance / settings.prior_error**2 + settings.prior_weight_per_rollout * int(self.rounds)
        self.prior_weight = prior_weight
        live.sort(key=lambda candidate: -candidate.value(prior_weight))
        left = 1.0 - self.spent()
        room = int(self.narrowed_to ** (left if left > 0.0 else 0.0) + 0.999)
        while len(live) > (room if room > 2 else 2):
            dropped.append(live.pop())
        if self.rounds < MIN_ROUNDS:
            return
        # So much of the difference between two candidates may still be luck.
        error = sqrt(2.0 * variance * (int(self.rounds) + prior_weight))
        limit = live[0].value(prior_weight) - settings.drop_standard_errors * error
        while len(live) > 1 and live[len(live) - 1].value(prior_weight) < limit:
            dropped.append(live.pop())

    def measured_variance(self, live: list[Candidate]) -> float:
        """The variance of one rollout, without what its candidate and its determinization contribute."""
        if self.rounds < 2 or len(live) < 2:
            return ROLLOUT_ERROR * ROLLOUT_ERROR
        squares = 0.0
        candidates = len(live)
        for number in range(self.rounds):
            mean = 0.0
            for candidate in live:
                mean += candidate.outcomes[number] - candidate.mean()
            mean /= candidates
            for candidate in live:
                off = candidate.outcomes[number] - candidate.mean() - mean
                squares += off * off
        freedom = int(self.rounds - 1) * (candidates - 1)
        # A few rollouts that happen to agree prove little: the first guess counts like four of them.
        return (squares + 4.0 * ROLLOUT_ERROR * ROLLOUT_ERROR) / (freedom + 4.0)

    def rollout(self, code: i64, state: State, chance: Chance) -> float:
        """Play the option, then on by the heuristic policy, and estimate the searching seat's chance to win."""
        game = self.game
        game.perform(state, self.seat, code, chance, None)
        before = self.seat
        turns: i64 = 0
        # Reading the clock takes time, so within a rollout it is read only where time may run out.
        hurried = self.max_rollouts == 0 and (
            self.rollouts < MIN_ROUNDS or self.last_look + 3.0 * self.longest_rollout > self.deadline
        )
        while True:
            seat = game.turn(state)
            if seat < 0:
                break
            if seat != before:
                turns += 1
                before = seat
                if turns >= self.rollout_depth:
                    break
            codes = game.codes(state, seat)
            best: i64 = 0
            if len(codes) > 1:
                if hurried and self.time_is_up():
                    self.cut_short = True
                    break
                best = highest(self.rollout_policy.weigh(state, seat, codes))
            game.perform(state, seat, codes[best], chance, None)
        return self.judge.win_chances(state)[self.seat]

    def time_is_up(self) -> bool:
        """Would another step as slow as the slowest so far end too late?"""
        now = self.clock()
        if now - self.last_look > self.longest_step:
            self.longest_step = now - self.last_look
        self.last_look = now
        return now + self.longest_step > self.deadline


def highest(values: vec[float]) -> i64:
    """The place of the highest value, the first among equals."""
    best: i64 = 0
    for at in range(1, len(values)):
        if values[at] > values[best]:
            best = at
    return best
