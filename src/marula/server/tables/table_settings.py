"""Table settings: everything that is fixed when a table is created."""

from __future__ import annotations

from typing import Literal

import msgspec

from marula.core.setup import CompleteSetup
from marula.server.tables.clocks import Clock


class Origin(msgspec.Struct, frozen=True):
    """Where a forked or uploaded match comes from."""

    table: str | None
    decisions: int


class TableSettings(msgspec.Struct, frozen=True):
    """The setup of the match, the digest of its edition, and how the table is run."""

    setup: CompleteSetup
    edition: str
    commitment: str
    name: str = ""
    visibility: Literal["public", "link"] = "public"
    start: Literal["full", "host"] = "full"
    watch: bool = True
    chat: bool = True
    hints: bool = False
    win_chances: bool = False
    """May onlookers see how likely each seat is to win, as far as everyone can know?"""
    clock: Clock | None = None
    origin: Origin | None = None
    order: Literal["lot", "host", "rotated"] = "host"
    """Who gets which seat: drawn by lot at the deal, as people sat down, or a rematch that moved everyone on by one."""
    series: str = ""
    """Tables of one series are dealt the same luck, for a fair comparison. It stays secret until all are over."""
