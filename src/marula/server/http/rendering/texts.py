"""Texts that every rendering needs: catalogues, the reader's language, names of people and bots."""

from __future__ import annotations

from functools import lru_cache

from marula.core.game import Game
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
def bot_name(level: str, seat: int, language: str) -> str:
    """What a bot is called at the table."""
    return catalogue(None, language).say("bot-name", level=level_text(level, language), number=seat + 1)


def level_text(level: str, language: str) -> str:
    """What a level is called. A level without a text goes by its own name."""
    texts = catalogue(None, language)
    key = key_of("bot", level)
    return texts.say(key) if texts.has(key) else level


def seat_names(table: Table, language: str) -> tuple[str, ...]:
    """The name for each seat, as sentences use it."""
    return tuple(
        state.name or (bot_name(state.bot, seat, language) if state.bot else catalogue(None, language).seat(seat, ()))
        for seat, state in enumerate(table.seats)
    )
