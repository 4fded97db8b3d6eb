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
    """Each game with each number of seats, and each variant once with the fewest and once with the most."""
    found = []
    for game in GAMES.values():
        found += [(game, Setup(game.name, seats)) for seats in range(game.fewest, game.most + 1)]
        for variant in game.variants:
            for choice in variant.allowed:
                if choice != variant.default:
                    for seats in {game.fewest, game.most}:
                        found.append((game, Setup(game.name, seats, options={variant.name: choice})))
    return found


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "setup"), setups(), ids=lambda value: str(value) if isinstance(value, Setup) else "")
def test_law(law: Law, game: Game, setup: Setup) -> None:
    @settings(max_examples=max(2, settings().max_examples // 12))
    @given(seed=some.integers(0, 10**6))
    def holds(seed: int) -> None:
        law(game, setup, seed)

    holds()
