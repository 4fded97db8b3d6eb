"""Themes: what a choice is about, as the name of a feature."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.bots.instinct_cache import instinct_of
from marula.core.chance import Seeded
from marula.core.game import Game, View


def theme_of(game: Game, view: View, solution: int, runner_up: int) -> str:
    """The first yes-or-no feature that is true for the solution and not for the runner-up, else the first that is true.

    It reads only what the seat knows. It is empty for a game without features.
    """
    features = game.features(view.board)
    if features is None:
        return ""
    world = game.imagine(view, Seeded("theme"))
    two = vec[i64]([solution, runner_up])
    rows = list(features.options(world, view.seat, two, instinct_of(game, view.board).weigh(world, view.seat, two)))
    width = len(features.of_option)
    said = [
        (other > 0, feature.name)
        for feature, one, other in zip(features.of_option, rows[:width], rows[width:], strict=True)
        if feature.unit == "yes_or_no" and one > 0
    ]
    return min(said, key=lambda one: one[0])[1] if said else ""
