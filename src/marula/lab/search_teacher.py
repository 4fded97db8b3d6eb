"""Search as a teacher: how good options are by short searches of the player that learns (expert iteration).

Rollouts are played by the learned policy and judged by the learned value, with common random numbers. So a better
policy makes a better teacher, which makes a better policy.
"""

# mypyc: yes

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.bots.search import Search
from marula.bots.search_settings import Settings
from marula.core.chance import Seeded
from marula.core.game import Game, State
from marula.core.learned_instinct import LearnedInstinct

NOT_SEARCHED: Final = -1.0
"""Stands for the chance to win with an option that was not searched."""
FINE: Final[i64] = 1 << 20
"""How many different random numbers there are between 0 and 1."""


class SearchTeacher:
    """Searches some decisions of a match: their likeliest options, in the same imagined worlds."""

    def __init__(self, game: Game, settings: Settings, part: float, options: int, worlds: int) -> None:
        self.game: Game = game
        self.settings: Settings = settings
        self.part: float = part
        """The part of the decisions that are searched."""
        self.options: int = options
        """How many options of a decision are searched, the likeliest first."""
        self.worlds: int = worlds
        """In how many imagined worlds each of them is rolled out."""

    def judge(
        self, state: State, seat: i64, player: LearnedInstinct, shares: vec[float], luck: Seeded, found: vec[float]
    ) -> vec[float]:
        """Add the chance to win with each option that the player considers, or NOT_SEARCHED."""
        first = len(found)
        codes = player.codes
        for _ in range(len(codes)):
            found = append(found, NOT_SEARCHED)
        if float(int(luck.pick(FINE))) >= self.part * float(int(FINE)):
            return found
        places = likeliest(shares, self.options)
        chosen = vec[i64](capacity=len(places))
        for place in places:
            chosen = append(chosen, codes[place])
        view = self.game.view(state, seat)
        search = Search(self.game, player, self.settings, view, str(luck.pick(FINE)))
        chances = search.compare(chosen, self.worlds)
        for at in range(len(places)):
            found[first + places[at]] = chances[at]
        return found


def likeliest(shares: vec[float], number: int) -> list[int]:
    """The places of the largest shares, the largest first.

    >>> likeliest(vec[float]([0.1, 0.6, 0.3]), 2)
    [1, 2]
    """
    return sorted(range(len(shares)), key=lambda place: -shares[place])[:number]
