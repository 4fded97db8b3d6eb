"""Explain a choice: the features that decide it against the runner-up, and the chance to win with both."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.bots.instinct_cache import best_first, instinct_of, option_codes
from marula.bots.search import Search
from marula.bots.search_settings import settings
from marula.core.chance import Seeded
from marula.core.decision import Explanation, Influence
from marula.core.envelope import Envelope
from marula.core.event import Action
from marula.core.game import Game, Instinct, State
from marula.core.learned_instinct import LearnedInstinct

ROUNDS: Final = 60
"""Rollouts of each of the two options."""
INFLUENCES: Final = 6
"""How many features are named."""
FIRST_THOUGHT: Final = "instinct"
"""The feature that stands for what the instinct knows and no other feature says."""


def explain(game: Game, envelope: Envelope, seed: str, chosen: Action | None = None) -> Explanation | None:
    """Why the chosen option, or else the one that steady takes; None where there is no choice.

    Like a bot, it gets only the envelope. The same seed gives the same answer.
    """
    if len(envelope.options) < 2:
        return None
    instinct = instinct_of(game, envelope.view.board)
    codes = option_codes(envelope)
    world = game.imagine(envelope.view, Seeded(f"{seed} {envelope.version}"))
    weights = instinct.weigh(world, envelope.seat, codes)
    order = best_first(weights)
    first = order[0] if chosen is None else envelope.options.index(chosen)
    second = order[0] if order[0] != first else order[1]
    search = Search(game, instinct, settings(instinct.search_settings()), envelope.view, seed)
    chances = search.compare(vec[i64]([codes[first], codes[second]]), ROUNDS)
    return Explanation(
        envelope.options[first],
        envelope.options[second],
        chances[0],
        chances[1],
        weights[first] - weights[second],
        influences(instinct, world, envelope.seat, vec[i64]([codes[first], codes[second]])),
    )


def influences(instinct: Instinct, state: State, seat: i64, two: vec[i64]) -> tuple[Influence, ...]:
    """The features that make one option better than the other, in points; the most important first."""
    if not isinstance(instinct, LearnedInstinct):
        return ()
    found = [one for one in all_influences(instinct, state, seat, two) if one.points != 0.0]
    found.sort(key=lambda influence: -abs(influence.points))
    return tuple(found[:INFLUENCES])


def all_influences(instinct: LearnedInstinct, state: State, seat: i64, two: vec[i64]) -> list[Influence]:
    """Every feature's part. Together they are the difference between the two weights."""
    features = instinct.named
    plain = instinct.untrained().weigh(state, seat, two)
    rows = features.options(state, seat, two, plain)
    width: i64 = len(features.of_option)
    one = rows[:width]
    other = rows[width:]
    shares = instinct.policy.shares(features.known(state, seat), one, other)
    worths = instinct.policy.instinct_points
    rest = plain[0] - plain[1]
    if len(worths) == width:
        for at in range(width):
            part = worths[at] * (one[at] - other[at])
            shares[at] += part
            rest -= part
    found: list[Influence] = []
    for at in range(width):
        feature = features.of_option[at]
        points = shares[at] + (rest if feature.name == FIRST_THOUGHT else 0.0)
        found.append(Influence(feature.name, feature.unit, one[at], other[at], points))
    return found
