"""Texts that every rendering needs: catalogues, the reader's language, names of people and bots."""

from __future__ import annotations

from functools import lru_cache

from marula.core.game import Game
from marula.server.tables.bot_levels import characters
from marula.server.tables.table import Table
from marula.text.catalogue import Catalogue, key_of
from marula.text.languages import FALLBACK, choose


@lru_cache(maxsize=256)
def catalogue(game: Game | None, language: str) -> Catalogue:
    """The texts of a game, or the common ones; built once for each language."""
    return Catalogue(game, language)


@lru_cache(maxsize=256)
def game_title(game: Game, language: str) -> str:
    """What the game is called."""
    return catalogue(game, language).say("game-title")


def preferred_language(query: str | None, header: str | None) -> str:
    """The first language that we have: of the query, then of the Accept-Language header."""
    wanted = [query or "", *(part.split(";")[0] for part in (header or "").split(","))]
    return choose(wanted) or FALLBACK


@lru_cache(maxsize=4096)
def bot_name(bot: str, seat: int, language: str, alone: bool = False) -> str:
    """What a bot is called at the table. A character that sits there once, `alone`, needs no number."""
    name = bot_text(bot, language)
    if alone and bot in characters():
        return name
    return catalogue(None, language).say("bot-name", level=name, number=seat + 1)


def bot_text(bot: str, language: str) -> str:
    """What a level or a character is called. A bot without a text goes by its own name."""
    texts = catalogue(None, language)
    key = key_of("character" if bot in characters() else "bot", bot)
    return texts.say(key) if texts.has(key) else bot


def manner_text(character: str, language: str) -> str:
    """How a character plays, in one sentence."""
    return catalogue(None, language).say(key_of("character", "manner", character))


def seat_names(table: Table, language: str) -> tuple[str, ...]:
    """The name for each seat, as sentences use it."""
    bots = [state.bot for state in table.seats if not state.name]
    return tuple(
        state.name
        or (
            bot_name(state.bot, seat, language, bots.count(state.bot) == 1)
            if state.bot
            else catalogue(None, language).seat(seat, ())
        )
        for seat, state in enumerate(table.seats)
    )
