"""Search: tries the seat's options in imagined worlds and plays on by instinct, to see which of them wins more often.

It is an information-set tree search. Each round imagines one world that fits what the seat has seen, and tries every
option still in question in it, with the same luck: so they are compared, not their worlds. Each seat seeks its own
chance to win. Options that are clearly worse drop out, and as time runs out ever fewer remain.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.bots.common_random_numbers import same_luck
from marula.bots.instinct_cache import best_first
from marula.bots.search_settings import Settings
from marula.bots.tree import Node
from marula.core.chance import Chance, Seeded
from marula.core.game import Game, Instinct, OpponentModel, State, View

NODES: Final = 20_000
"""The tree grows no further than this: a few megabytes."""
FEW: Final = 4
"""Rounds before anything is said to be clear."""
NOISE: Final = 0.15
"""How much one trial's outcome is off by luck, in chance to win, until the trials themselves tell."""
HOLD: Final = 0.96
"""The part of the time that is used: the rest is for the answer."""


class Line:
    """One option at the root: what the instinct says of it and how its trials went, round by round."""

    def __init__(self, place: int, code: i64, weight: float, prior: float) -> None:
        self.place: int = place
        self.code: i64 = code
        self.weight: float = weight
        self.prior: float = prior
        """How much less it should win than what feels best."""
        self.results: vec[float] = vec[float]()
        self.total: float = 0.0
        self.after: list[Node] = []
        """What may be decided next, one node for each seat that may be the one to do so."""

    def value(self, trust: float) -> float:
        """For comparison between lines with as many trials: theirs, and `trust` times the instinct's word."""
        return self.total + trust * self.prior

    def mean(self) -> float:
        trials: i64 = len(self.results)
        return self.total / int(trials) if trials > 0 else 0.0


class Search:
    """One decision of one seat."""

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
        self.instinct: Instinct = instinct
        self.settings: Settings = settings
        self.view: View = view
        self.seat: i64 = view.seat
        self.seed: str = seed
        self.clock: Callable[[], float] = clock
        self.began: float = clock()
        self.until: float = 0.0
        """When to stop, by the clock; 0 where trials are counted."""
        self.most: i64 = 0
        """How many trials; 0 where the clock decides."""
        self.trials: i64 = 0
        self.at_first: int = 0
        self.noise: float = NOISE * NOISE
        self.trust: float = 0.0
        """The instinct's word counts as much as so many trials: the noisier those are, the more."""
        self.now: float = self.began
        """When the clock was last looked at."""
        self.tried: float = self.began
        """When it was last asked whether there is time for a trial."""
        self.longest: float = 0.0
        """The longest that a trial has taken, with all that comes between two of them."""
        self.slowest: float = 0.0
        """The longest that one step of a trial has taken."""
        self.cut: bool = False
        """Did the last trial end early, because time was up?"""
        self.room: i64 = NODES
        self.rounds: i64 = 0
        self.opponent_model: OpponentModel | None = None
        self.nodes: i64 = 0
        self.lines: list[Line] = []
        """All that were tried, the best last."""
        self.path: list[Node] = []
        self.places: vec[i64] = vec[i64]()
        self.turns: i64 = 0

    def run(self, codes: vec[i64], seconds: float, iterations: int) -> list[Line]:
        """The lines, best first. `iterations` counts where it is more than 0, otherwise the clock."""
        self.most = iterations
        self.until = self.began + seconds * HOLD
        settings = self.settings
        self.trust = (NOISE / settings.doubt) ** 2
        world = self.imagined()
        weights = self.instinct.weigh(world, self.seat, codes)
        live: list[Line] = []
        order = best_first(weights)
        best = weights[order[0]]
        for place in order[: settings.wide]:
            if best - weights[place] > settings.near:
                break
            short = settings.slope * (best - weights[place])
            live.append(Line(place, codes[place], weights[place], -short if short < 0.5 else -0.5))
        dropped: list[Line] = []
        self.turns = settings.ahead(settings.seconds if iterations > 0 else seconds)
        while len(live) > 1 and self.goes_on():
            self.round(live, dropped, world)
            if self.cut:
                self.unfinished(live)
                break
            self.rounds += 1
            self.thin_out(live, dropped)
            world = self.imagined()
        trust = self.trust
        live.sort(key=lambda line: -line.value(trust))
        dropped.reverse()
        return [*live, *dropped]

    def imagined(self) -> State:
        """A world for the next round: one that fits what was seen, and how the others have played."""
        chance = Seeded(f"{self.seed} {self.rounds}")
        world: State = self.game.imagine(self.view, chance)
        if self.settings.opponent_model:
            if self.opponent_model is None:
                self.opponent_model = self.instinct.opponent_model(self.view, world)
            self.opponent_model.deal(world, chance)
        return world

    def round(self, live: list[Line], dropped: list[Line], world: State) -> None:
        """One trial of each line in this world."""
        luck = same_luck(f"{self.seed} {self.rounds} luck")
        at = 0
        while at < len(live):
            if not self.goes_on():
                self.cut = True
                return
            outcome = self.trial(live[at], world.clone(), luck.again())
            live[at].results = append(live[at].results, outcome)
            live[at].total += outcome
            self.trials += 1
            at += 1
            if self.cut:
                return
            if self.trials == 2:
                self.narrow(live, dropped)

    def narrow(self, live: list[Line], dropped: list[Line]) -> None:
        """No more lines than can be tried a few times each: better to know something of few than nothing of many."""
        spent = self.spent()
        trials = 2.0 / spent if spent > 0.0 else 1.0e9
        while len(live) > 2 and len(live) * FEW > trials:
            dropped.append(live.pop())
        self.at_first = len(live)

    def goes_on(self) -> bool:
        if self.most > 0:
            return self.trials < self.most
        now = self.clock()
        if now - self.tried > self.longest:
            self.longest = now - self.tried
        self.tried = now
        self.now = now
        cost = (now - self.began) / int(self.trials) if self.trials > 0 else 0.0
        return now + cost < self.until

    def spent(self) -> float:
        """The part of the budget that is used."""
        if self.most > 0:
            return int(self.trials) / int(self.most)
        return (self.clock() - self.began) / (self.until - self.began)

    def unfinished(self, live: list[Line]) -> None:
        """Time ran out within a round: its trials do not count, because not everyone has had one."""
        for line in live:
            while len(line.results) > self.rounds:
                line.total -= line.results[len(line.results) - 1]
                line.results = line.results[: len(line.results) - 1]

    def thin_out(self, live: list[Line], dropped: list[Line]) -> None:
        """Give up what is clearly worse than the best, and what there is no time for."""
        if self.rounds <= 16 or self.rounds % 16 == 0:
            self.noise = self.measured_noise(live)
        noise = self.noise
        trust = noise / self.settings.doubt**2 + self.settings.keep * int(self.rounds)
        self.trust = trust
        live.sort(key=lambda line: -line.value(trust))
        left = 1.0 - self.spent()
        room = int(self.at_first ** (left if left > 0.0 else 0.0) + 0.999)
        while len(live) > (room if room > 2 else 2):
            dropped.append(live.pop())
        if self.rounds < FEW:
            return
        # So much may still be luck in the difference between two lines.
        clear = live[0].value(trust) - self.settings.sure * sqrt(2.0 * noise * (int(self.rounds) + trust))
        while len(live) > 1 and live[len(live) - 1].value(trust) < clear:
            dropped.append(live.pop())

    def measured_noise(self, live: list[Line]) -> float:
        """The variance of one trial, once its line's and its world's own part are taken off."""
        if self.rounds < 2 or len(live) < 2:
            return NOISE * NOISE
        squares = 0.0
        lines = len(live)
        for number in range(self.rounds):
            mean = 0.0
            for line in live:
                mean += line.results[number] - line.mean()
            mean /= lines
            for line in live:
                off = line.results[number] - line.mean() - mean
                squares += off * off
        seen = int(self.rounds - 1) * (lines - 1)
        # A few trials that happen to agree prove little: the first guess counts like four of them.
        return (squares + 4.0 * NOISE * NOISE) / (seen + 4.0)

    def trial(self, line: Line, state: State, chance: Chance) -> float:
        """Try the line in this world: down the tree, on by instinct, and judge. The outcome for the searching seat."""
        game = self.game
        settings = self.settings
        self.path = []
        self.places = vec[i64]()
        game.perform(state, self.seat, line.code, chance, None)
        before = self.seat
        turns: i64 = 0
        depth: i64 = 0
        in_tree = settings.deep > 0
        # To ask for the time costs some of it, so within a trial it is asked only where time may run out.
        hurried = self.most == 0 and (self.trials < FEW or self.now + 3.0 * self.longest > self.until)
        doors = line.after
        parent: Node | None = None
        at: i64 = -1
        while True:
            seat = game.turn(state)
            if seat < 0:
                break
            if seat != before:
                turns += 1
                before = seat
                if turns >= self.turns:
                    break
            codes = game.codes(state, seat)
            if len(codes) == 1:
                game.perform(state, seat, codes[0], chance, None)
                continue
            if hurried and self.time_is_up():
                self.cut = True
                break
            node: Node | None = None
            if in_tree:
                if parent is None:
                    for door in doors:
                        if door.seat == seat:
                            node = door
                    if node is None and self.nodes < self.room:
                        node = Node(seat)
                        doors.append(node)
                        self.nodes += 1
                else:
                    node = parent.after[at]
                    if node is None and self.nodes < self.room:
                        node = Node(seat)
                        parent.after[at] = node
                        self.nodes += 1
                    elif node is not None and node.seat != seat:
                        node = None  # luck has led to another seat than before: no more to be learned here
            if node is None:
                in_tree = False
                weights = self.instinct.weigh(state, seat, codes)
                game.perform(state, seat, codes[self.by_instinct(weights, chance)], chance, None)
                continue
            if not node.knows(codes):
                node.learn(codes, self.instinct.weigh(state, seat, codes), settings.temper)
            fresh = node.visits == 0
            at = node.select(codes, settings.bold)
            self.path.append(node)
            self.places = append(self.places, at)
            game.perform(state, seat, node.codes[at], chance, None)
            depth += 1
            parent = node
            if fresh or depth >= settings.deep:
                in_tree = False
        outcome = self.instinct.win_chances(state)
        for step in range(len(self.path)):
            node = self.path[step]
            place = self.places[step]
            node.visits += 1
            node.total += outcome[node.seat]
            node.tried[place] += 1
            node.won[place] += outcome[node.seat]
        return outcome[self.seat]

    def time_is_up(self) -> bool:
        """Would another step as slow as the slowest so far end too late?"""
        now = self.clock()
        if now - self.now > self.slowest:
            self.slowest = now - self.now
        self.now = now
        return now + self.slowest > self.until

    def by_instinct(self, weights: vec[float], chance: Chance) -> i64:
        """What feels best; now and then what feels nearly so."""
        best: i64 = 0
        for at in range(1, len(weights)):
            if weights[at] > weights[best]:
                best = at
        if self.settings.sway > 0.0 and chance.pick(1000) < int(self.settings.sway * 1000):
            other = chance.pick(len(weights))
            if weights[other] > weights[best] - self.settings.temper:
                return other
        return best
