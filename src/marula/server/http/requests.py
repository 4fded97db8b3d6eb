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
    """For each seat the level of its bot, or null for a person."""
    name: Annotated[str, Meta(max_length=60, pattern=rf"^[^{INVISIBLE}]*{END}")] = ""
    """A name for the table; it may be empty."""
    visibility: Literal["public", "link"] = "public"
    """In the lobby for everyone, or only for those who have the link."""
    start: Literal["full", "host"] = "full"
    """Start when the last seat is taken, or when the host says so."""
    watch: bool = True
    """May others watch?"""
    chat: bool = True
    """Is there a chat?"""
    hints: bool = False
    """May players ask for hints?"""
    win_chances: bool = False
    """Onlookers see how likely each seat is to win, by what everyone may see."""
    clock: Clock | None = None
    """How long players may think; null for no limit."""
    secret: Secret | None = None
    """A secret for the host, drawn at random by the client; null lets the server draw one."""

    def __post_init__(self) -> None:
        require_plain_title(self.name)


class CreateTable(TableOptions, frozen=True, kw_only=True):
    """A new table; only `game` is needed."""

    game: Annotated[str, Meta(max_length=64)]
    """The game's name."""
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    """How many seats; null for the fewest that the game allows."""
    edition: Annotated[str, Meta(max_length=64)] | dict[str, Any] = "default"
    """The name of an edition, or a whole edition file."""
    copies: Annotated[int, Meta(ge=1, le=20)] = 1
    """How many tables are dealt the same luck."""
    order: Literal["lot", "host"] = "lot"
    """Are seats drawn by lot at the deal, or kept as taken?"""
    options: Annotated[dict[Annotated[str, Meta(max_length=64)], bool | int | str], Meta(max_length=64)] = {}
    """Values for the options of the game, by name; the others keep their defaults."""


class CheckEdition(RequestBody, frozen=True, kw_only=True):
    """Is this edition sound? With `preview`, the answer also has a first position to draw."""

    edition: dict[str, Any]
    """The whole edition file."""
    preview: bool = False
    """Should the answer hold a first position to draw?"""


class SaveEdition(RequestBody, frozen=True, kw_only=True):
    """Keep this edition on the server."""

    edition: dict[str, Any]
    """The whole edition file."""


class ForkTable(TableOptions, frozen=True, kw_only=True):
    """A new table that goes on after so many decisions of a finished match."""

    decisions: Count
    """After how many decisions of the old match the new one begins."""


class SitDown(RequestBody, frozen=True, kw_only=True):
    """Take a seat: this one, or the first that is free."""

    name: Name
    """The player's name."""
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    """The seat to take, counted from 0; null for the first that is free."""
    contribution: Contribution = ""
    """Any words of your own, which are mixed into the luck."""
    secret: Secret | None = None
    """A secret for the seat, drawn at random by the client; a repeat with the same one gets the same seat."""
    colour: Colour | None = None
    """The colour you would like. If someone has it, you get another."""

    def __post_init__(self) -> None:
        require_plain_name(self.name)


class ChooseColour(RequestBody, frozen=True, kw_only=True):
    """Pick the colour of one's seat, before the deal."""

    colour: Colour
    """The new colour; one that another person has is refused."""
    key: Key | None = None
    """An idempotency key: the same key from the same seat is carried out only once."""


class Contribute(RequestBody, frozen=True, kw_only=True):
    """Add words to the luck of a rematch."""

    contribution: Annotated[Contribution, Meta(min_length=1)]
    """Any words of your own, which are mixed into the luck."""
    key: Key | None = None
    """An idempotency key: the same key from the same seat is carried out only once."""


class HandToBot(RequestBody, frozen=True, kw_only=True):
    """Let a bot play on this seat."""

    level: Level
    """The level or engine that plays from now on."""
    key: Key | None = None
    """An idempotency key: the same key from the same seat is carried out only once."""


class TakeSeatBack(RequestBody, frozen=True, kw_only=True):
    """Come back to a seat that a bot holds."""

    name: Name | None = None
    """The player's name; null keeps the name the seat had."""
    key: Key | None = None
    """An idempotency key: the same key from the same seat is carried out only once."""

    def __post_init__(self) -> None:
        if self.name is not None:
            require_plain_name(self.name)


class Repeatable(RequestBody, frozen=True, kw_only=True):
    """A body with nothing but an idempotency key."""

    key: Key | None = None
    """An idempotency key: the same key from the same seat is carried out only once."""


class Act(RequestBody, frozen=True, kw_only=True):
    """A choice, made for this version of the match."""

    version: Count
    """The version of the envelope that the choice was made for."""
    action: dict[str, Any] | Annotated[str, Meta(max_length=1000)]
    """An action, exactly as an option gave it, or as a line of text such as `lay_out marula`."""
    key: Key | None = None
    """An idempotency key: the same key from the same seat is carried out only once."""


class Undo(RequestBody, frozen=True, kw_only=True):
    """Go back to so many decisions; without `to`, undo the seat's own last one."""

    to: Count | None = None
    """How many decisions shall remain; null takes back your last one."""
    key: Key | None = None
    """An idempotency key: the same key from the same seat is carried out only once."""


class AnswerUndo(RequestBody, frozen=True, kw_only=True):
    """Agree to an undo, or not."""

    agree: bool
    """Do you agree?"""
    key: Key | None = None
    """An idempotency key: the same key from the same seat is carried out only once."""


class SayInChat(RequestBody, frozen=True, kw_only=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]
    """What to say, 1 to 500 characters of plain text."""
    key: Key | None = None
    """An idempotency key: the same key from the same seat is carried out only once."""

    def __post_init__(self) -> None:
        if not visible(self.text):
            raise ValueError("there is nothing to see in it")


class ReportPlayer(RequestBody, frozen=True, kw_only=True):
    """Tell the operator of a message of this seat, or without `sequence` of its name."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    """The seat that the report is about."""
    sequence: Count | None = None
    """The log number of a chat line of that seat; null for its name."""
    reason: Annotated[str, Meta(max_length=300, pattern=rf"^[^{INVISIBLE}]*{END}")] = ""
    """Why, in your own words; it may be empty."""


class AskForHint(RequestBody, frozen=True, kw_only=True):
    """What is best now? With `instead`, also: why not that? With `level`: what would a bot of this level do?"""

    level: Level | None = None
    """The level of the bot to ask; null for the strongest advice."""
    instead: dict[str, Any] | Annotated[str, Meta(max_length=1000)] | None = None
    """An option to compare the best with, in either form of an action; null for the second best."""


class AnswerPuzzle(RequestBody, frozen=True, kw_only=True):
    """An answer to a puzzle; without one, the solution is asked for."""

    action: dict[str, Any] | Annotated[str, Meta(max_length=1000)] | None = None
    """An action, exactly as an option gave it, or as a line of text such as `lay_out marula`.
    Null asks for the solution."""


class AnswerLesson(RequestBody, frozen=True, kw_only=True):
    """What the learner does in a step of the first lessons."""

    action: dict[str, Any] | Annotated[str, Meta(max_length=1000)]
    """An action, exactly as an option gave it, or as a line of text such as `lay_out marula`."""


class AddNotice(RequestBody, frozen=True, kw_only=True):
    """Be notified when it is the seat's turn."""

    kind: NoticeKind
    """How to send the notice."""
    address: Annotated[str, Meta(max_length=500)] = ""
    """The address of the webhook, or the e-mail address; empty for push."""
    subscription: PushSubscription | None = None
    """For push, what the browser says about its subscription; null for other kinds."""
    always: bool = False
    """Send it even while someone listens for the seat?"""
    remind: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    """Send it once more after so many seconds without a move; 0: never."""


class MuteNotice(RequestBody, frozen=True, kw_only=True):
    """Silence a notice, or end its silence."""

    muted: bool
    """Should it be silent from now on?"""


class ConfirmNotice(RequestBody, frozen=True, kw_only=True):
    """Confirm an e-mail address with the secret that was mailed to it."""

    secret: NoticeSecret
    """The secret from the link in the e-mail."""


class StopNotice(RequestBody, frozen=True, kw_only=True):
    """Stop a notice by its id."""

    notice: NoticeSecret
    """The id of the notice to stop."""


class ListenHello(msgspec.Struct, frozen=True, kw_only=True):
    """The first message of a listener: its seats' secrets, and the last sequence that it has."""

    secrets: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=16)] = ()
    """The secret of each seat that this client holds; empty for an onlooker."""
    since: Annotated[int, Meta(ge=0)] = 0
    """The last log number that the client has; 0 if it has nothing."""
    language: Annotated[str, Meta(max_length=20)] = "en"
    """The code of the language for texts."""


class Ping(msgspec.Struct, frozen=True, kw_only=True):
    """What a listener may send later, to see whether the connection still works."""

    ping: int
    """Any number; the answer repeats it."""
