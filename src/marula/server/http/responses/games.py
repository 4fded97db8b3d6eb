"""Response bodies about games, boards and rules."""

from __future__ import annotations

import msgspec

from marula.server.http.responses.base import JsonObject, ResponseBody


class EditionLabel(ResponseBody, frozen=True, kw_only=True):
    """An edition to choose from."""

    name: str
    """The edition's name, for programs."""
    title: str
    """Its title, in the reader's language."""
    note: str
    """What a player should know about it, such as what was reconstructed."""


class OptionChoice(ResponseBody, frozen=True, kw_only=True):
    """One value that an option of a game may have."""

    choice: bool | int | str
    """The value to send."""
    text: str
    """The value in words."""


class GameOption(ResponseBody, frozen=True, kw_only=True):
    """A rule that tables may choose."""

    name: str
    """The option's name, for programs."""
    text: str
    """What it decides, in words."""
    default: bool | int | str
    """The value that it has if nothing is chosen."""
    choices: list[OptionChoice]
    """Every value that it may have."""


class Game(ResponseBody, frozen=True, kw_only=True):
    """What one must know to create a table. `players` holds the fewest and the most."""

    name: str
    """The game's name, for programs and addresses."""
    title: str
    """Its title, in the reader's language."""
    summary: str
    """What the game is about, in a few sentences."""
    players: tuple[int, int]
    """The fewest and the most players."""
    editions: list[EditionLabel]
    """The editions that come with the game."""
    options: list[GameOption]
    """The rules that a table may choose."""


class BotLevel(ResponseBody, frozen=True, kw_only=True):
    """A level of bots, or an engine that the operator has named."""

    level: str
    """The name to send, of a level or of an engine."""
    text: str
    """How strong it is, in words; for an engine its name."""
    games: list[str]
    """The names of the games that it plays."""


class Character(ResponseBody, frozen=True, kw_only=True):
    """An opponent with a name and a manner of playing. Characters play every game, each at one level."""

    name: str
    """The name to send as a bot's level."""
    text: str
    """What it is called, in the reader's language."""
    manner: str
    """How it plays, in one sentence."""
    level: str
    """The level that it is as strong as."""


class GameList(ResponseBody, frozen=True, kw_only=True):
    """Every game, the levels of bots, the characters, the languages, and the server's version."""

    games: list[Game]
    """Every game that this server offers."""
    bots: list[BotLevel]
    """The levels of bots, the weakest first, then the engines of the operator."""
    characters: list[Character]
    """Opponents with a name and a manner, those of the weakest level first."""
    languages: list[str]
    """The codes of the languages that texts come in."""
    version: str
    """The version of this server; a page that remembers another one tells what is new."""


class Source(ResponseBody, frozen=True, kw_only=True):
    """A source of an edition, and what the edition takes from it."""

    ref: str
    """What the source is, such as a rulebook."""
    gives: str
    """What the edition takes from it."""


class About(ResponseBody, frozen=True, kw_only=True):
    """What an edition says of itself."""

    title: str
    """The edition's title."""
    note: str
    """What a player should know about it."""
    sources: list[Source]
    """Where its values come from."""
    digest: str
    """A short hash of its content: editions with the same one are the same."""
    original: bool
    """Does it come with the game, unchanged?"""


class RulesPage(ResponseBody, frozen=True, kw_only=True):
    """The numbered rules in Markdown."""

    game: str
    """The game's name."""
    language: str
    """The code of the language that the rules are in; English where there is no translation."""
    markdown: str
    """The rules as Markdown; each rule begins with its number."""
    about: About
    """What the default edition says about itself."""


class Setup(ResponseBody, frozen=True, kw_only=True):
    """How a match is set up, with every option."""

    game: str
    """The game's name."""
    seats: int
    """How many seats there are."""
    edition: str
    """The edition's name."""
    options: dict[str, bool | int | str]
    """The value of every option, by its name."""
    revision: int | msgspec.UnsetType = msgspec.UNSET
    """By which revision of the rules the match is played. Absent, it is 1."""


class Board(ResponseBody, frozen=True, kw_only=True):
    """What a face reads once for each table. `view` tells the shape of every field of a view."""

    setup: Setup
    """How the match is set up."""
    edition: JsonObject
    """The whole edition file."""
    tables: dict[str, list[str]]
    """The words that views use, by the table that they belong to."""
    names: dict[str, dict[str, str]]
    """What each of those words is called in the reader's language."""
    forms: dict[str, dict[str, dict[str, str]]]
    """Other grammatical forms of those names, by the name of the form."""
    about: About
    """What the edition says about itself."""
    view: JsonObject
    """The shape of every field of a view."""
