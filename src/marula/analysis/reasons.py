"""Reasons: the named features in which one option differs from another, the most important first."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.bots.explain import FIRST_THOUGHT, all_influences
from marula.bots.instinct_cache import instinct_of
from marula.core.chance import Seeded
from marula.core.decision import Influence
from marula.core.features import Features
from marula.core.game import Game, State, View
from marula.core.learned_instinct import LearnedInstinct

MOST = 3
"""How many are named: more than that nobody reads."""
TYPICAL = {"points": 3.0, "coins": 2.0, "chance": 0.2, "yes_or_no": 1.5, "cards": 1.5}
"""How large a difference is large, by unit, where nothing has been learned; 1 for every other unit."""


def reasons(game: Game, view: View, better: int, other: int) -> tuple[Influence, ...]:
    """How the option with code `better` differs from the other one, from what the seat knows.

    Where the game has learned what features are worth, these are the ones that speak for it. Where it has not, they are
    those that differ most, and `points` is 0. The first thought of the instinct is no reason that anybody can use.
    """
    features = game.features(view.board)
    if features is None or better == other:
        return ()
    seat: i64 = view.seat
    world = game.imagine(view, Seeded("reasons"))
    two = vec[i64]([better, other])
    instinct = instinct_of(game, view.board)
    if isinstance(instinct, LearnedInstinct):
        found = [
            one for one in all_influences(instinct, world, seat, two) if one.points > 0.0 and one.value != one.other
        ]
        found.sort(key=lambda one: -one.points)
    else:
        found = _differences(features, world, seat, two, instinct.weigh(world, seat, two))
        found.sort(key=lambda one: -abs(one.value - one.other) / TYPICAL.get(one.unit, 1.0))
    return tuple([one for one in found if one.feature != FIRST_THOUGHT][:MOST])


def _differences(features: Features, world: State, seat: i64, two: vec[i64], weights: vec[float]) -> list[Influence]:
    """Every feature that is not the same for both options."""
    rows = features.options(world, seat, two, weights)
    width = len(features.of_option)
    found = []
    for at, feature in enumerate(features.of_option):
        one, other = rows[at], rows[width + at]
        if one != other:
            found.append(Influence(feature.name, feature.unit, one, other, 0.0))
    return found
