"""Every game obeys every law, at every table size and with each variant changed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from tests.every_game.laws import LAWS, Law


def setups() -> list[tuple[Game, Setup]]:
    """Each game with each number of seats: as it is, by each older revision, and with each variant changed."""
    found = []
    for game in GAMES.values():
        for seats in range(game.fewest, game.most + 1):
            found.append((game, Setup(game.name, seats)))
            found += [(game, Setup(game.name, seats, revision=revision)) for revision in range(1, game.revision)]
            for variant in game.variants:
                changed = [choice for choice in variant.allowed if choice != variant.default]
                found += [(game, Setup(game.name, seats, options={variant.name: choice})) for choice in changed]
    return found


def name_of(value: Game | Setup) -> str:
    """A test's name: the setup, and its revision where it is an older one."""
    if not isinstance(value, Setup):
        return ""
    return f"{value} by revision {value.revision}" if value.revision else str(value)


def examples(setup: Setup) -> int:
    """How many matches a law plays: twice as many by the usual rules, which are played most."""
    few = max(2, settings().max_examples // 12)
    return few if setup.options or setup.revision else 2 * few


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "setup"), setups(), ids=name_of)
def test_law(law: Law, game: Game, setup: Setup) -> None:
    @settings(max_examples=examples(setup))
    @given(seed=some.integers(0, 10**6))
    def holds(seed: int) -> None:
        law(game, setup, seed)

    holds()
