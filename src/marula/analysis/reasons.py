"""Reasons: the named features that speak for one option against another, the most important first."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.analysis.measured_figures import figures
from marula.bots.explain import FIRST_THOUGHT, all_influences
from marula.bots.instinct_cache import instinct_of
from marula.core.chance import Seeded
from marula.core.decision import Influence
from marula.core.features import Features
from marula.core.game import Game, State, View
from marula.core.learned_instinct import LearnedInstinct

MOST = 2
"""How many are named: more than that nobody reads."""
WORTHS = "feature_worths"
"""The file of the worths: percentage points of win chance for one unit of a feature (`python -m tools.fit_reasons`)."""


def reasons(game: Game, view: View, better: int, other: int) -> tuple[Influence, ...]:
    """Why the option with code `better` is better than the other one, from what the seat knows.

    A trained instinct has learned what a feature is worth. For other games the worth was fitted to rollouts. The part
    that no named feature explains ("first thought") is left out, because nobody can use it.
    """
    features = game.features(view.board)
    if features is None or better == other:
        return ()
    seat: i64 = view.seat
    world = game.imagine(view, Seeded("reasons"))
    two = vec[i64]([better, other])
    instinct = instinct_of(game, view.board)
    if isinstance(instinct, LearnedInstinct):
        found = all_influences(instinct, world, seat, two)
    else:
        found = _fitted(game, features, world, seat, two, instinct.weigh(world, seat, two))
    kinds = [view.board.actions[code].tag for code in (better, other)]
    found = [
        one
        for one in found
        if one.points > 0.0 and one.value != one.other and one.feature != FIRST_THOUGHT and not _restates(one, kinds)
    ]
    return tuple(sorted(found, key=lambda one: -one.points)[:MOST])


def _restates(one: Influence, kinds: list[str]) -> bool:
    """Does it only say what kind of action one of the two is? Everybody sees that."""
    return one.unit == "yes_or_no" and any(kind.startswith(one.feature) for kind in kinds)


def _fitted(
    game: Game, features: Features, world: State, seat: i64, two: vec[i64], weights: vec[float]
) -> list[Influence]:
    """Every feature for which there is a fitted worth."""
    rows = features.options(world, seat, two, weights)
    width = len(features.of_option)
    worths = figures(game, WORTHS)
    found = []
    for at, feature in enumerate(features.of_option):
        one, other = rows[at], rows[width + at]
        points = worths.get(feature.name, 0.0) * (one - other)
        found.append(Influence(feature.name, feature.unit, one, other, points))
    return found
