"""The one list of bots. A bot is found by its name; anyone may add their own."""

from __future__ import annotations

from collections.abc import Callable

from marula.bots.bot import Bot, Budget, Choice, Reason
from marula.bots.random import Random
from marula.core.game import Game
from marula.core.refusal import RefusedError, Unknown

Maker = Callable[[Game, str], Bot]
"""Makes the player of one match from its game and a seed."""

BOTS: dict[str, Maker] = {"random": Random}


def seat_bot(name: str, game: Game, seed: str) -> Bot:
    """A bot of this name, ready to play one match; RefusedError names those there are."""
    return maker(name)(game, seed)


def maker(name: str) -> Maker:
    """Who makes the bots of this name; RefusedError names those there are."""
    if name not in BOTS:
        raise RefusedError(Unknown("bot", name, tuple(BOTS)))
    return BOTS[name]


__all__ = ["BOTS", "Bot", "Budget", "Choice", "Maker", "Reason", "maker", "seat_bot"]
