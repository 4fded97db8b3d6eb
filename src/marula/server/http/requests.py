"""What the API is asked: one struct for each body. A word it does not know is refused, not ignored."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from marula.server.notify.web_push import PushSubscription
from marula.server.tables.clocks import Clock

UNSEEN = r"\x00-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2066-\u2069\ufeff"
"""Commands to a terminal, and marks that turn writing round or hide in it: with them a name could pose as another."""
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^[^{UNSEEN}]*[^\s{UNSEEN}][^{UNSEEN}]*$")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, Meta(min_length=32, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Contribution = Annotated[str, Meta(max_length=100, pattern=r"^[^\x00-\x1f\x7f]*$")]
Small = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any body."""


class Settings(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table is kept: what creating and forking share."""

    bots: Annotated[tuple[Level | None, ...], Meta(max_length=16)] = ()
    name: Annotated[str, Meta(max_length=60, pattern=rf"^[^{UNSEEN}]*$")] = ""
    visibility: Literal["public", "link"] = "public"
    start: Literal["full", "host"] = "full"
    watch: bool = True
    chat: bool = True
    hints: bool = False
    clock: Clock | None = None
    secret: Secret | None = None


class CreateTable(Settings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    edition: Annotated[str, Meta(max_length=64)] | dict[str, Any] = "default"
    copies: Annotated[int, Meta(ge=1, le=20)] = 1
    options: Annotated[dict[Annotated[str, Meta(max_length=64)], bool | int | str], Meta(max_length=64)] = {}


class Fork(Settings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    decisions: Small


class SitDown(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: Name
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    contribution: Contribution = ""
    secret: Secret | None = None


class Contribute(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    contribution: Annotated[Contribution, Meta(min_length=1)]
    key: Key | None = None


class HandToBot(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    level: Level
    key: Key | None = None


class TakeBack(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: Name | None = None
    key: Key | None = None


class Keyed(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A body that says nothing but that it may be a repeat."""

    key: Key | None = None


class Act(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    version: Small
    action: dict[str, Any] | Annotated[str, Meta(max_length=1000)]
    key: Key | None = None


class Undo(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    to: Small | None = None
    key: Key | None = None


class AnswerUndo(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    agree: bool
    key: Key | None = None


class Say(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]
    key: Key | None = None


class Hint(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    level: Level | None = None


class Notify(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["webhook", "discord", "slack", "push", "email"]
    address: Annotated[str, Meta(max_length=500)] = ""
    subscription: PushSubscription | None = None
    always: bool = False
    remind: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class Mute(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    muted: bool


class Confirm(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    secret: Annotated[str, Meta(min_length=1, max_length=64)]


class Stop(Ask, frozen=True, forbid_unknown_fields=True, kw_only=True):
    notice: Annotated[str, Meta(min_length=1, max_length=64)]


class Hello(msgspec.Struct, frozen=True, kw_only=True):
    """What a listener says first."""

    secrets: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=16)] = ()
    since: Annotated[int, Meta(ge=0)] = 0
    language: Annotated[str, Meta(max_length=20)] = "en"
