"""Consequences: how two options change the score sheet at the end of the match, line by line.

Both are played to the end in the same worlds that fit what the seat knew, with the same luck. A line is named only
where the two differ by more than chance explains.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf, sqrt

from mypy_extensions import i64

from marula.bots.common_random_numbers import common_random_numbers
from marula.bots.instinct_cache import instinct_of
from marula.bots.search import Search
from marula.bots.search_settings import settings
from marula.core.decision import OTHERS, Consequence
from marula.core.game import Game, View

WORLDS = 40
"""In how many worlds both are played to the end."""
MOST = 3
"""How many differences are named."""
STANDARD_ERRORS = 2.0
"""A difference counts only if it is more than this many standard errors."""
LEAST = 0.5
"""A difference counts only if it is at least this many points."""
TO_THE_END = 1 << 40


def consequences(
    game: Game, view: View, better: int, other: int, seed: str, worlds: int = WORLDS, until: float = inf
) -> tuple[Consequence, ...]:
    """What the option with code `better` brings: the largest differences, those that speak for it first.

    What speaks against it is told too: nobody learns from half of the truth. Nothing is told if the processor time of
    this process has come to `until` before both were played in all worlds.
    """
    if better == other:
        return ()
    playouts = _Playouts(game, view, seed)
    rows: list[dict[str, float]] = []
    for number in range(worlds):
        if time.process_time() > until:
            return ()
        rows.append(playouts.difference(better, other, number))
    found = [
        Consequence(name, mean, costs=name not in playouts.gains)
        for name in (*game.lines, OTHERS)
        if (mean := _clear(rows, name)) != 0.0
    ]
    found.sort(key=lambda one: -abs(one.points))
    return tuple(sorted(found[:MOST], key=lambda one: one.points if one.line == OTHERS else -one.points))


class _Playouts:
    """Plays options to the end in worlds that are drawn from what the seat knows."""

    def __init__(self, game: Game, view: View, seed: str) -> None:
        instinct = instinct_of(game, view.board)
        self.search = Search(game, instinct, settings(instinct.search_settings()), view, seed)
        self.search.max_rollouts = TO_THE_END
        self.search.rollout_depth = TO_THE_END
        self.seed = seed
        self.gains = {OTHERS}
        """The lines that brought points in some world."""

    def difference(self, better: int, other: int, number: int) -> dict[str, float]:
        """The points of the better option less those of the other one, in the world of this number."""
        one, two = self.points(better, number), self.points(other, number)
        return {name: one.get(name, 0.0) - two.get(name, 0.0) for name in one.keys() | two.keys()}

    def points(self, code: int, number: int) -> dict[str, float]:
        """The seat's points by line, and those of the best other seat."""
        search = self.search
        search.rounds = number
        state = search.determinization()
        search.rollout(i64(code), state, common_random_numbers(f"{self.seed} {number} luck"))
        columns = search.game.score(state).columns
        found: dict[str, float] = {}
        for line in columns[int(search.seat)].lines:
            found[line.what] = found.get(line.what, 0.0) + line.points
            if line.points > 0:
                self.gains.add(line.what)
        found[OTHERS] = max((column.total for column in columns if column.seat != search.seat), default=0)
        return found


def _clear(rows: Sequence[dict[str, float]], name: str) -> float:
    """The mean difference of this line; 0 where it is small or may be chance."""
    values = [row.get(name, 0.0) for row in rows]
    mean = sum(values) / len(values)
    error = sqrt(sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1) / len(values))
    return mean if abs(mean) >= LEAST and abs(mean) > STANDARD_ERRORS * error else 0.0
