"""Plan: all that is settled when a table is created."""

from __future__ import annotations

from typing import Literal

import msgspec

from marula.core.setup import Setup


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: so many seconds for every decision, or a bank of them that grows by an increment."""

    kind: Literal["decision", "bank"]
    seconds: int
    increment: int = 0
    then: Literal["decide", "replace"] = "decide"
    """When time is up: a bot makes this one decision, or takes the seat until its person comes back."""


class Origin(msgspec.Struct, frozen=True):
    """Where a forked or uploaded match comes from."""

    table: str | None
    decisions: int


class TableSettings(msgspec.Struct, frozen=True):
    """The match's setup, the digest of its edition, and how the table is kept."""

    setup: Setup
    edition: str
    commitment: str
    name: str = ""
    visibility: Literal["public", "link"] = "public"
    start: Literal["full", "host"] = "full"
    watch: bool = True
    chat: bool = True
    hints: bool = False
    clock: Clock | None = None
    origin: Origin | None = None
    series: str = ""
    """Tables of one series are dealt the same luck, for fair comparison; none of it is told until all are over."""
