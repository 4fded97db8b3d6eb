"""The games in gymnasium's registry. Importing this module registers them.

`gymnasium.make("marula.lab.envs.registered:marula/NAME-v0", players=3)` imports it by itself; `make_vec` works alike.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from marula.games import GAMES
from marula.lab.envs.gymnasium_env import SeatEnv
from marula.lab.envs.gymnasium_vector import SeatVectorEnv


def seat_env(game: str, **settings: Any) -> SeatEnv:
    """One match of the game of this name."""
    return SeatEnv(GAMES[game], **settings)


def vector_env(game: str, num_envs: int, **settings: Any) -> SeatVectorEnv:
    """Many matches of the game of this name."""
    return SeatVectorEnv(GAMES[game], num_envs, **settings)


def register() -> list[str]:
    """Register every game; the names of their environments."""
    names = []
    for game in GAMES:
        name = f"marula/{game}-v0"
        if name not in gymnasium.registry:
            # The game is named, not handed in, so that the specification can be written as JSON and sent elsewhere.
            gymnasium.register(
                name,
                entry_point=f"{__name__}:seat_env",
                vector_entry_point=f"{__name__}:vector_env",
                kwargs={"game": game},
            )
        names.append(name)
    return names


ENVIRONMENTS = register()
"""The names of all environments."""
