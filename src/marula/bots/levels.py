"""The registry of bots: the levels of play, the characters, and how a bot is found by its name."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import cast

from marula.bots.bot import Bot
from marula.bots.casual import Casual
from marula.bots.characters import CHARACTERS
from marula.bots.engine_bot import EngineBot
from marula.bots.engine_process import split_command
from marula.bots.random import Random
from marula.bots.search_settings import THINKING_SECONDS, Setting, parse_settings
from marula.bots.searching_bot import SearchingBot
from marula.bots.steady import Steady
from marula.core.errors import RefusedError
from marula.core.game import UNTRAINED, Game
from marula.core.refusal import Unknown

BotFactory = Callable[[Game, str], Bot]
"""Makes a bot for one match, from the game and a seed."""

EXEC = "exec:"
"""What the name of a bot in another process begins with; its command follows."""


def searcher(level: str, changes: dict[str, Setting] | None = None, character: str = "") -> BotFactory:
    """The factory of a searching level or its character, with other search settings if there are changes."""
    return partial(SearchingBot, seconds=THINKING_SECONDS[level], changes=changes, character=character)


BOTS: dict[str, BotFactory] = {
    "random": Random,
    "casual": Casual,
    "steady": Steady,
    "sharp": searcher("sharp"),
    "expert": searcher("expert"),
}
"""The levels, weakest first; the same for all games."""


def bot_names(game: Game) -> tuple[str, ...]:
    """The names of all bots for this game: levels, the untrained steady player, the game's styles, characters.

    >>> from marula.games import GAMES
    >>> bot_names(GAMES["template"])[:5]
    ('random', 'casual', 'steady', 'sharp', 'expert')
    """
    return (*BOTS, UNTRAINED, *game.styles, *CHARACTERS)


def level_of(name: str) -> str | None:
    """The level that a bot of this name plays at; None for a style, an engine and someone's own bot.

    >>> level_of("tortoise"), level_of("sharp"), level_of("racer")
    ('steady', 'sharp', None)
    """
    return name if name in BOTS else CHARACTERS.get(name)


def thinking_seconds(name: str) -> float | None:
    """How long a bot of this name may think about one decision; None if it does not search."""
    return THINKING_SECONDS.get(CHARACTERS.get(name, name))


def make_bot(name: str, game: Game, seed: str) -> Bot:
    """A bot of this name for one match; RefusedError lists the known names.

    >>> from marula.games import GAMES
    >>> type(make_bot("steady", GAMES["template"], "1")).__name__
    'Steady'
    """
    return bot_factory(name, game)(game, seed)


def bot_factory(name: str, game: Game) -> BotFactory:
    """The factory of bots of this name for this game; RefusedError lists the known names.

    Your own bot is `module:Class`, where Python can import the module, or `exec:COMMAND`, a program that speaks the
    engine protocol. A searching level or character takes other settings: `sharp+max_options=4+prior_error=0.05`.
    """
    if name.startswith(EXEC):
        return partial(EngineBot, command=split_command(name.removeprefix(EXEC)))
    first, plus, changes = name.partition("+")
    if plus and thinking_seconds(first) is not None:
        try:
            changed = parse_settings(changes.split("+"))
        except ValueError as problem:
            raise RefusedError(Unknown("bot", name, (*bot_names(game), f"{first}+SETTING=NUMBER"))) from problem
        return character_factory(first, changed) if first in CHARACTERS else searcher(first, changed)
    if name in BOTS:
        return BOTS[name]
    if name in CHARACTERS:
        return character_factory(name)
    if name == UNTRAINED or name in game.styles:
        return partial(Steady, style=name)
    module, colon, kind = name.partition(":")
    if colon and module and kind:
        try:
            found = getattr(importlib.import_module(module), kind)
        except (ImportError, AttributeError) as problem:
            raise RefusedError(Unknown("bot", name, (*bot_names(game), f"MODULE:CLASS ({problem})"))) from None
        return cast(BotFactory, found)
    raise RefusedError(Unknown("bot", name, (*bot_names(game), "MODULE:CLASS", "exec:COMMAND")))


def character_factory(name: str, changes: dict[str, Setting] | None = None) -> BotFactory:
    """The factory of a character: its level, with its leanings."""
    level = CHARACTERS[name]
    if level in THINKING_SECONDS:
        return searcher(level, changes, name)
    return partial(Casual if level == "casual" else Steady, character=name)
