"""The position at the end of a match for five, in words: a map of owners is longer than any sentence."""

from marula.core.setup import Setup
from marula.games.heart_of_africa import GAME
from marula.lab.random_match import random_match
from marula.text.position import position


def test_the_last_position_can_be_told() -> None:
    match = random_match(GAME, Setup("heart_of_africa", 5), "a long one")
    told = list(position(match, match.version, 0))
    assert max(len(line) for line in told) > 2500, "longer than what Fluent takes as one value"
