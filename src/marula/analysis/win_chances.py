"""Win chances from a view alone: how likely each seat is to win, by what the reader of that view may know."""

from __future__ import annotations

from marula.bots.instinct_cache import instinct_of
from marula.core.chance import Seeded
from marula.core.game import Game, View

WORLDS = 100
"""How many worlds are imagined for one estimate."""
DIGITS = 3
"""More digits would only show which worlds were drawn."""


def win_chances(game: Game, view: View, seed: str) -> tuple[float, ...]:
    """Each seat's chance to win. The sum is less than 1 where nobody may win. The same view and seed give the same."""
    instinct = instinct_of(game, view.board)
    chance = Seeded(seed)
    model = instinct.opponent_model(view, game.imagine(view, chance))
    sums = [0.0] * int(view.board.seats)
    for _ in range(WORLDS):
        world = game.imagine(view, chance)
        model.deal(world, chance)
        for seat, value in enumerate(instinct.win_chances(world)):
            sums[seat] += value
    return tuple(round(value / WORLDS, DIGITS) for value in sums)
