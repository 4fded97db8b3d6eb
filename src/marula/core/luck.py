"""Luck: where the random answers of a match came from, and what a reader needs to check them."""

from __future__ import annotations

import msgspec


class Luck(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where luck came from, from one entry on: what a reader needs to check it.

    >>> Luck("seeded", seed="tea")
    Luck(kind='seeded', since=0, seed='tea', commitment='', contributions=(), taken_back=0, lot=(), taken_back_by_all=0)
    """

    kind: str
    since: int = 0
    seed: str = ""
    commitment: str = ""
    contributions: tuple[str, ...] = ()
    """What the seats added to a sealed seed; the answers come from both together."""
    taken_back: int = 0
    """How many decisions the only person at the table undid after they had revealed luck or a secret."""
    lot: tuple[int, ...] = ()
    """The seat that each chair got, where seats were drawn by lot; it used the first answers. See `draw_lot`."""
    taken_back_by_all: int = 0
    """How many decisions were undone with everyone's consent after they had revealed luck or a secret. Nobody can tell
    whether one person held several of these seats."""
