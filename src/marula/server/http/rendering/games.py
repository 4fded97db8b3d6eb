"""Games, boards, bot levels and rules pages as the API answers them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from marula.core.edition import Edition, facts_type
from marula.core.game import Board, Game
from marula.core.setup import write_value
from marula.core.view_outline import view_outline
from marula.server.http import responses
from marula.server.http.rendering.texts import bot_text, catalogue, game_title, manner_text
from marula.server.runtime.engines import Engines
from marula.server.tables.bot_levels import characters, levels
from marula.text import pseudo
from marula.text.catalogue import MissingText, key_of
from marula.text.languages import FALLBACK, PSEUDO


def render_game(game: Game, language: str) -> responses.Game:
    """What one must know to create a table."""
    texts = catalogue(game, language)
    return responses.Game(
        name=game.name,
        title=texts.say("game-title"),
        summary=texts.say("game-summary"),
        players=(game.fewest, game.most),
        editions=[_edition_label(game, name, language) for name in game.editions()],
        options=[
            responses.GameOption(
                name=variant.name,
                text=texts.say(key_of("option", variant.name)),
                default=variant.default,
                choices=[
                    responses.OptionChoice(choice=choice, text=texts.variant_value(variant.name, write_value(choice)))
                    for choice in variant.allowed
                ],
            )
            for variant in game.offered_variants
        ],
    )


def _edition_label(game: Game, name: str, language: str) -> responses.EditionLabel:
    about = render_about(game, game.edition(name), True, language)
    return responses.EditionLabel(name=name, title=about.title, note=about.note)


def render_about(game: Game, edition: Edition, original: bool, language: str) -> responses.About:
    """What an edition says of itself. One that is not `original` was changed by its user, and keeps its own texts."""
    texts = catalogue(game, language).edition_text(edition, original)
    return msgspec.convert({**texts, "digest": edition.digest, "original": original}, responses.About)


def render_board(game: Game, board: Board, language: str) -> responses.Board:
    """What a face reads once for each table: the edition, the words that views use, and what they are called."""
    texts = catalogue(game, language)
    names: dict[str, dict[str, str]] = {}
    forms: dict[str, dict[str, dict[str, str]]] = {}
    for table, things in board.tables.items():
        if table == "seat":
            continue
        for thing in things:
            try:
                names.setdefault(table, {})[thing] = texts.name(board, table, thing)
            except MissingText:  # a table of what bots remember: nobody is shown it
                break
            for form in texts.forms(table):
                forms.setdefault(table, {}).setdefault(thing, {})[form] = texts.name(board, table, thing, form)
    original = board.edition.data == _original_data(game, board.edition.name)
    return responses.Board(
        setup=msgspec.convert(msgspec.to_builtins(board.setup), responses.Setup),
        edition=board.edition.data,
        tables={table: list(things) for table, things in board.tables.items() if table != "seat"},
        names=names,
        forms=forms,
        about=render_about(game, board.edition, original, language),
        view=view_outline(game, board),
    )


@lru_cache(maxsize=64)
def _original_data(game: Game, edition: str) -> object:
    """The data of the edition that comes with the game under this name, if there is one."""
    return game.edition(edition).data if edition in game.editions() else None


def render_bot_levels(language: str, games: Iterable[str], engines: Engines) -> list[responses.BotLevel]:
    """The levels one may choose from, then the engines that the operator has named."""
    every = list(games)
    found = [responses.BotLevel(level=level, text=bot_text(level, language), games=every) for level in levels()]
    for name in engines.configured:
        played = [game for game in every if name in engines.names(game)]
        found.append(responses.BotLevel(level=name, text=name, games=played))
    return found


def render_characters(language: str) -> list[responses.Character]:
    """The characters one may choose from, those of the weakest level first."""
    return [
        responses.Character(name=name, text=bot_text(name, language), manner=manner_text(name, language), level=level)
        for name, level in characters().items()
    ]


# What is the same for everyone is kept: there are few games, and only languages that we have. Reads take turns only
# while they are rendered on the event loop. On threads, those of one client would all begin at once.


@lru_cache(maxsize=256)
def render_rules(game: Game, language: str) -> responses.RulesPage | None:
    """The rules page with what it rests on; None if the game has none."""
    page = rules_page(game, language)
    if page is None:
        return None
    about = render_about(game, game.edition("default"), True, language)
    return responses.RulesPage(game=game.name, language=page[0], markdown=page[1], about=about)


@lru_cache(maxsize=256)
def render_form(game: Game, language: str) -> responses.EditionForm:
    """What an edition of a game may say, and the default edition to begin with."""
    title, edition = game_title(game, language), game.edition("default").data
    return responses.EditionForm(game=game.name, title=title, schema=_schema(game), edition=edition)


@lru_cache(maxsize=64)
def _schema(game: Game) -> dict[str, Any]:
    return msgspec.json.schema(facts_type(game.rules.facts))


def rules_page(game: Game, language: str) -> tuple[str, str] | None:
    """The language of the rules page, and the page in Markdown. It comes from the installed package or from docs/."""
    if language == PSEUDO:
        plain = rules_page(game, FALLBACK)
        return None if plain is None else (PSEUDO, pseudo.markdown(plain[1]))
    name = f"{game.name}.md" if language == FALLBACK else f"{language}/{game.name}.md"
    own = game.folder / "rulebook" / f"{language}.md"
    for path in (own, *(up / "docs" / "rules" / name for up in game.folder.parents)):
        if path.is_file():
            return language, path.read_text(encoding="utf-8")
    return None if language == FALLBACK else rules_page(game, FALLBACK)
