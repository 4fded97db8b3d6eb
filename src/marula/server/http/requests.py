"""Request bodies: one struct for each. A field that it does not know is refused, not ignored."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from marula.server.notify.web_push import PushSubscription
from marula.server.tables.clocks import Clock
from marula.server.tables.colours import Colour
from marula.server.tables.plain_text import require_plain_name, require_plain_title, visible

INVISIBLE = r"\x00-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2066-\u2069\ufeff"
"""Control characters, and marks that hide or reverse text: with them a name could look like another."""
END = r"$(?!\n)"
"""The end of a text. In Python a mere dollar also fits before a last line end."""
Name = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=rf"^[^{INVISIBLE}]*[^\s{INVISIBLE}][^{INVISIBLE}]*{END}")
]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=rf"^[A-Za-z0-9_-]+{END}")]
Secret = Annotated[str, Meta(min_length=32, max_length=64, pattern=rf"^[A-Za-z0-9_-]+{END}")]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Contribution = Annotated[str, Meta(max_length=100, pattern=rf"^[^\x00-\x1f\x7f]*{END}")]
NoticeSecret = Annotated[str, Meta(min_length=1, max_length=64, pattern=rf"^[^\x00-\x1f\x7f]*{END}")]
NoticeKind = Literal["webhook", "discord", "slack", "push", "email"]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any body."""


class TableOptions(RequestBody, frozen=True, kw_only=True):
    """How a table is run: what creating and forking share."""

    bots: Annotated[list[Level | None], Meta(max_length=16)] = []
    name: Annotated[str, Meta(max_length=60, pattern=rf"^[^{INVISIBLE}]*{END}")] = ""
    visibility: Literal["public", "link"] = "public"
    start: Literal["full", "host"] = "full"
    watch: bool = True
    chat: bool = True
    hints: bool = False
    clock: Clock | None = None
    secret: Secret | None = None

    def __post_init__(self) -> None:
        require_plain_title(self.name)


class CreateTable(TableOptions, frozen=True, kw_only=True):
    """A new table; only `game` is needed."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    edition: Annotated[str, Meta(max_length=64)] | dict[str, Any] = "default"
    copies: Annotated[int, Meta(ge=1, le=20)] = 1
    order: Literal["lot", "host"] = "lot"
    options: Annotated[dict[Annotated[str, Meta(max_length=64)], bool | int | str], Meta(max_length=64)] = {}


class CheckEdition(RequestBody, frozen=True, kw_only=True):
    """Is this edition sound? With `preview`, the answer also has a first position to draw."""

    edition: dict[str, Any]
    preview: bool = False


class SaveEdition(RequestBody, frozen=True, kw_only=True):
    """Keep this edition on the server."""

    edition: dict[str, Any]


class ForkTable(TableOptions, frozen=True, kw_only=True):
    """A new table that goes on after so many decisions of a finished match."""

    decisions: Count


class SitDown(RequestBody, frozen=True, kw_only=True):
    """Take a seat: this one, or the first that is free."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    contribution: Contribution = ""
    secret: Secret | None = None
    colour: Colour | None = None
    """The colour one would like. If somebody has it, one gets another."""

    def __post_init__(self) -> None:
        require_plain_name(self.name)


class ChooseColour(RequestBody, frozen=True, kw_only=True):
    """Pick the colour of one's seat, before the deal."""

    colour: Colour
    key: Key | None = None


class Contribute(RequestBody, frozen=True, kw_only=True):
    """Add words to the luck of a rematch."""

    contribution: Annotated[Contribution, Meta(min_length=1)]
    key: Key | None = None


class HandToBot(RequestBody, frozen=True, kw_only=True):
    """Let a bot play on this seat."""

    level: Level
    key: Key | None = None


class TakeSeatBack(RequestBody, frozen=True, kw_only=True):
    """Come back to a seat that a bot holds."""

    name: Name | None = None
    key: Key | None = None

    def __post_init__(self) -> None:
        if self.name is not None:
            require_plain_name(self.name)


class Repeatable(RequestBody, frozen=True, kw_only=True):
    """A body with nothing but an idempotency key."""

    key: Key | None = None


class Act(RequestBody, frozen=True, kw_only=True):
    """A choice, made for this version of the match."""

    version: Count
    action: dict[str, Any] | Annotated[str, Meta(max_length=1000)]
    key: Key | None = None


class Undo(RequestBody, frozen=True, kw_only=True):
    """Go back to so many decisions; without `to`, take back the last own one."""

    to: Count | None = None
    key: Key | None = None


class AnswerUndo(RequestBody, frozen=True, kw_only=True):
    """Agree to an undo, or not."""

    agree: bool
    key: Key | None = None


class SayInChat(RequestBody, frozen=True, kw_only=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]
    key: Key | None = None

    def __post_init__(self) -> None:
        if not visible(self.text):
            raise ValueError("there is nothing to see in it")


class ReportPlayer(RequestBody, frozen=True, kw_only=True):
    """Tell the operator of a message of this seat, or without `sequence` of its name."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    sequence: Count | None = None
    reason: Annotated[str, Meta(max_length=300, pattern=rf"^[^\x00-\x1f\x7f]*{END}")] = ""


class AskForHint(RequestBody, frozen=True, kw_only=True):
    """What is best now? With `instead`, also: why not that? With `level`: what would a bot of this level do?"""

    level: Level | None = None
    instead: dict[str, Any] | Annotated[str, Meta(max_length=1000)] | None = None


class AnswerPuzzle(RequestBody, frozen=True, kw_only=True):
    """An answer to a puzzle; without one, the solution is asked for."""

    action: dict[str, Any] | Annotated[str, Meta(max_length=1000)] | None = None


class AnswerLesson(RequestBody, frozen=True, kw_only=True):
    """What the learner does in a step of the first lessons."""

    action: dict[str, Any] | Annotated[str, Meta(max_length=1000)]


class AddNotice(RequestBody, frozen=True, kw_only=True):
    """Be notified when it is the seat's turn."""

    kind: NoticeKind
    address: Annotated[str, Meta(max_length=500)] = ""
    subscription: PushSubscription | None = None
    always: bool = False
    remind: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class MuteNotice(RequestBody, frozen=True, kw_only=True):
    """Silence a notice, or end its silence."""

    muted: bool


class ConfirmNotice(RequestBody, frozen=True, kw_only=True):
    """Confirm an e-mail address with the secret that was mailed to it."""

    secret: NoticeSecret


class StopNotice(RequestBody, frozen=True, kw_only=True):
    """Stop a notice by its id."""

    notice: NoticeSecret


class ListenHello(msgspec.Struct, frozen=True, kw_only=True):
    """The first message of a listener: its seats' secrets, and the last sequence that it has."""

    secrets: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=16)] = ()
    since: Annotated[int, Meta(ge=0)] = 0
    language: Annotated[str, Meta(max_length=20)] = "en"


class Ping(msgspec.Struct, frozen=True, kw_only=True):
    """What a listener may send later, to see whether the connection still works."""

    ping: int
