"""The one list of bots. A bot is found by its name; anyone may add their own."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import cast

from marula.bots.bot import Bot
from marula.bots.casual import Casual
from marula.bots.random import Random
from marula.bots.search_settings import read
from marula.bots.sharp import Expert, Sharp
from marula.bots.steady import Steady
from marula.core.errors import RefusedError
from marula.core.game import Game
from marula.core.refusal import Unknown

BotFactory = Callable[[Game, str], Bot]
"""Makes the player of one match from its game and a seed."""

BOTS: dict[str, BotFactory] = {"random": Random, "casual": Casual, "steady": Steady, "sharp": Sharp, "expert": Expert}
"""The levels, the weakest first: the same for all games."""
SEARCHING = {"sharp": Sharp, "expert": Expert}


def bot_names(game: Game) -> tuple[str, ...]:
    """Who can play this game: the levels, and the styles that it names itself."""
    return (*BOTS, *game.styles)


def make_bot(name: str, game: Game, seed: str) -> Bot:
    """A bot of this name, ready to play one match; RefusedError names those there are."""
    return bot_factory(name, game)(game, seed)


def bot_factory(name: str, game: Game) -> BotFactory:
    """Who makes the bots of this name for this game; RefusedError names those there are.

    Your own bot is `module:Class`, found wherever Python finds the module. A searching level may be given other
    settings: `sharp+turns=2+doubt=0.05`.
    """
    level, plus, changes = name.partition("+")
    if plus and level in SEARCHING:
        try:
            changed = read(changes.split("+"))
        except ValueError as problem:
            raise RefusedError(Unknown("bot", name, (*bot_names(game), f"{level}+SETTING=NUMBER"))) from problem
        return partial(SEARCHING[level], changes=changed)
    if name in BOTS:
        return BOTS[name]
    if name in game.styles:
        return partial(Steady, style=name)
    module, colon, kind = name.partition(":")
    if colon and module and kind:
        try:
            found = getattr(importlib.import_module(module), kind)
        except (ImportError, AttributeError) as problem:
            raise RefusedError(Unknown("bot", name, (*bot_names(game), f"MODULE:CLASS ({problem})"))) from None
        return cast(BotFactory, found)
    raise RefusedError(Unknown("bot", name, (*bot_names(game), "MODULE:CLASS")))
