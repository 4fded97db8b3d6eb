"""Response bodies about games, boards and rules."""

from __future__ import annotations

import msgspec

from marula.server.http.responses.base import JsonObject, ResponseBody


class EditionLabel(ResponseBody, frozen=True, kw_only=True):
    """An edition to choose from."""

    name: str
    title: str
    note: str


class OptionChoice(ResponseBody, frozen=True, kw_only=True):
    """One value that an option of a game may have."""

    choice: bool | int | str
    text: str


class GameOption(ResponseBody, frozen=True, kw_only=True):
    """A rule that tables may choose."""

    name: str
    text: str
    default: bool | int | str
    choices: list[OptionChoice]


class Game(ResponseBody, frozen=True, kw_only=True):
    """What one must know to create a table. `players` holds the fewest and the most."""

    name: str
    title: str
    summary: str
    players: tuple[int, int]
    editions: list[EditionLabel]
    options: list[GameOption]


class BotLevel(ResponseBody, frozen=True, kw_only=True):
    """A level of bots, or an engine that the operator has named."""

    level: str
    text: str
    games: list[str]
    """The games that it plays."""


class GameList(ResponseBody, frozen=True, kw_only=True):
    """Every game, the levels of bots, the languages, and the server's version."""

    games: list[Game]
    bots: list[BotLevel]
    languages: list[str]
    version: str
    """A page that remembers another one says what is new."""


class Source(ResponseBody, frozen=True, kw_only=True):
    """What an edition rests on, and what it gives."""

    ref: str
    gives: str


class About(ResponseBody, frozen=True, kw_only=True):
    """What an edition says of itself."""

    title: str
    note: str
    sources: list[Source]
    digest: str
    """A short hash of its content: editions with the same one are the same."""
    original: bool
    """Does it come with the game, unchanged?"""


class RulesPage(ResponseBody, frozen=True, kw_only=True):
    """The numbered rules in Markdown."""

    game: str
    language: str
    markdown: str
    about: About


class Setup(ResponseBody, frozen=True, kw_only=True):
    """How a match is set up, with every option."""

    game: str
    seats: int
    edition: str
    options: dict[str, bool | int | str]
    revision: int | msgspec.UnsetType = msgspec.UNSET
    """By which revision of the rules the match is played. Absent, it is 1."""


class Board(ResponseBody, frozen=True, kw_only=True):
    """What a face reads once for each table. `view` tells the shape of every field of a view."""

    setup: Setup
    edition: JsonObject
    tables: dict[str, list[str]]
    names: dict[str, dict[str, str]]
    forms: dict[str, dict[str, dict[str, str]]]
    about: About
    view: JsonObject
