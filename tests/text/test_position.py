"""Positions in words: what a seat may not know is said to be not known, and what is not yet there is nothing."""

import re
from typing import cast

import pytest

from marula.core.seat import ONLOOKER
from marula.core.setup import Setup
from marula.games import GAMES
from marula.games.template.rules.state import State
from marula.lab.random_match import random_match
from marula.text.position import position


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [ONLOOKER, 0])
def test_what_is_not_known_is_said_in_words(game: str, seat: int) -> None:
    match = random_match(GAMES[game], Setup(game, GAMES[game].fewest), "not known")
    for version in (0, match.version // 3):
        told = list(position(match, version, seat))
        assert [line for line in told if re.search(r"(?<![\w-])[-−]1\b", line)] == []


def test_a_purse_of_another_is_not_known() -> None:
    """In some game something is hidden that is a number; where it is one's own it is told."""
    said = []
    for name, game in GAMES.items():
        match = random_match(game, Setup(name, game.fewest), "not known")
        said += [line for line in position(match, match.version // 3, 0) if "not known" in line]
    assert said


def test_a_hidden_hand_is_not_known_and_an_empty_one_is_nothing() -> None:
    game = GAMES["template"]
    match = random_match(game, Setup("template", 2), "hidden hands")
    for version in range(match.version):
        state = cast(State, match.at(version))
        for seat, other in ((0, 1), (1, 0)):
            line = next(line for line in position(match, version, seat) if line.startswith("    Hand: "))
            theirs = line.removeprefix("    Hand: ").split(" · ")[other]
            assert ("nothing" in theirs) == (state.hand_size(other) == 0)
            assert ("not known" in theirs) == (state.hand_size(other) > 0)


@pytest.mark.parametrize("game", GAMES)
def test_sizes_are_fields_of_the_view(game: str) -> None:
    """What tells how many hidden things there are is never less than what is seen of them."""
    match = random_match(GAMES[game], Setup(game, GAMES[game].most), "sizes")
    view = match.game.view(match.state, ONLOOKER)
    for field, size in view.SIZES.items():
        assert field in view.FIELDS
        assert size in view.FIELDS
    at_the_end = [line for line in position(match, match.version, None) if "not known" in line]
    assert not [line for line in at_the_end if "Hand" in line], "hands are shown at the end"
