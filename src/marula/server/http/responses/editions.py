"""Response bodies about editions of people's own."""

from __future__ import annotations

from marula.server.http.responses.base import JsonObject, ResponseBody
from marula.server.http.responses.envelopes import Envelope
from marula.server.http.responses.games import Board
from marula.server.http.responses.tables import Table


class EditionProblem(ResponseBody, frozen=True, kw_only=True):
    """One thing that is wrong with an edition. `place` is where: `tickets[3].value`; empty for all of it."""

    place: str
    what: str
    text: str


class EditionPreview(ResponseBody, frozen=True, kw_only=True):
    """The first position of a match on an edition, as an onlooker sees it: what a face needs to draw the board."""

    table: Table
    board: Board
    envelope: Envelope


class EditionVerdict(ResponseBody, frozen=True, kw_only=True):
    """What is wrong with an edition. Without problems it can be played."""

    digest: str
    problems: list[EditionProblem]
    preview: EditionPreview | None


class EditionForm(ResponseBody, frozen=True, kw_only=True):
    """What an edition of a game may say: the JSON schema of its file, and the default edition to begin with."""

    game: str
    title: str
    schema: JsonObject
    edition: JsonObject


class OwnEdition(ResponseBody, frozen=True, kw_only=True):
    """An edition that someone keeps on this server. Whoever has its link may read it. Times are milliseconds."""

    id: str
    game: str
    digest: str
    created: int
    changed: int
    edition: JsonObject


class SavedEdition(ResponseBody, frozen=True, kw_only=True):
    """An edition that was saved. A new one has a secret, which allows to change and to delete it."""

    id: str
    digest: str
    secret: str | None


class EditionDeleted(ResponseBody, frozen=True, kw_only=True):
    """An edition that is no longer kept. Tables that were made with it go on."""

    id: str
