"""Response bodies about editions of people's own."""

from __future__ import annotations

from marula.server.http.responses.base import JsonObject, ResponseBody
from marula.server.http.responses.envelopes import Envelope
from marula.server.http.responses.games import Board
from marula.server.http.responses.tables import Table


class EditionProblem(ResponseBody, frozen=True, kw_only=True):
    """One thing that is wrong with an edition. `place` is where: `tickets[3].value`; empty for all of it."""

    place: str
    """The field that is wrong, such as `tickets[3].value`; empty for the whole edition."""
    what: str
    """The kind of problem, as a word for programs."""
    text: str
    """The problem in a sentence, in the reader's language."""


class EditionPreview(ResponseBody, frozen=True, kw_only=True):
    """The first position of a match on an edition, as an onlooker sees it: what a face needs to draw the board."""

    table: Table
    """A table of the smallest match on this edition; it is not stored."""
    board: Board
    """What a face reads to draw the board."""
    envelope: Envelope
    """The first position, as an onlooker sees it."""


class EditionVerdict(ResponseBody, frozen=True, kw_only=True):
    """What is wrong with an edition. Without problems it can be played."""

    digest: str
    """A short hash of the edition's content."""
    problems: list[EditionProblem]
    """Everything that is wrong; empty if the edition can be played."""
    preview: EditionPreview | None
    """A first position to draw; null if none was asked for, or if there are problems."""


class EditionForm(ResponseBody, frozen=True, kw_only=True):
    """What an edition of a game may say: the JSON schema of its file, and the default edition to begin with."""

    game: str
    """The game's name."""
    title: str
    """The game's title in the reader's language."""
    schema: JsonObject
    """The JSON schema of an edition file of this game, with the bounds of every field."""
    edition: JsonObject
    """The default edition, to begin with."""


class OwnEdition(ResponseBody, frozen=True, kw_only=True):
    """An edition that someone keeps on this server. Whoever has its link may read it. Times are milliseconds."""

    id: str
    """The id in the edition's link."""
    game: str
    """The game's name."""
    digest: str
    """A short hash of the edition's content."""
    created: int
    """When it was first saved, in milliseconds since 1970."""
    changed: int
    """When it was last saved, in milliseconds since 1970."""
    edition: JsonObject
    """The whole edition file."""


class SavedEdition(ResponseBody, frozen=True, kw_only=True):
    """An edition that was saved. A new one has a secret, which allows to change and to delete it."""

    id: str
    """The id in the edition's link."""
    digest: str
    """A short hash of the edition's content."""
    secret: str | None
    """Allows its holder to change and delete the edition; null if the edition was there before."""


class EditionDeleted(ResponseBody, frozen=True, kw_only=True):
    """An edition that is no longer kept. Tables that were made with it go on."""

    id: str
    """The id that the edition had."""
