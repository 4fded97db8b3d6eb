"""Response bodies about finished matches."""

from __future__ import annotations

from typing import Literal

from marula.server.http.responses.base import ResponseBody
from marula.server.http.responses.tables import Table

LuckVerdict = Literal["checked", "sealed", "unknown"]


class PointsHistory(ResponseBody, frozen=True, kw_only=True):
    """Everyone's points after the deal and after every decision."""

    points: list[list[int]]
    """One list for the deal and for each decision, with the points of every seat."""


class LuckSource(ResponseBody, frozen=True, kw_only=True, omit_defaults=True):
    """Where luck came from, from entry `since` on."""

    kind: Literal["sealed", "seeded", "unknown"]
    """How the answers were drawn: from a sealed seed, from a simulation's seed, or in a way that nobody recorded."""
    since: int = 0
    """The first entry of the journal that this source answered."""
    seed: str = ""
    """The seed, in hexadecimal digits; for a simulation its text."""
    commitment: str = ""
    """The hash that was published before the deal, in hexadecimal digits."""
    contributions: list[str] = []  # noqa: RUF012 (a struct copies it)
    """What the players added to the luck, in the order of the seats at the time."""
    taken_back: int = 0
    """How many decisions the only person took back after they had revealed something."""
    taken_back_by_all: int = 0
    """How many were taken back with everyone's consent. Several of these seats may have been one person's."""
    lot: list[int] = []  # noqa: RUF012 (a struct copies it)
    """The seats that the lot gave, for the old seats in order; empty if no lot was drawn."""


class Draw(ResponseBody, frozen=True, kw_only=True):
    """The draws of one entry: from how many things, and which was picked. An entry without any has empty lists."""

    number: int
    """The number of the journal's entry; 0 is the deal."""
    place: int
    """How many answers were given before this entry."""
    of: list[int]
    """From how many things each answer was picked."""
    answers: list[int]
    """Which of them was picked, counted from 0."""


class Luck(ResponseBody, frozen=True, kw_only=True):
    """All that is needed to repeat every draw."""

    sources: list[LuckSource]
    """Where the answers came from; a forked match has several sources."""
    draws: list[Draw]
    """One for each decision that asked for luck, and for each before which draws were made and then undone."""


class Uploaded(ResponseBody, frozen=True, kw_only=True):
    """A match file that is now a table to watch, and how far its luck could be checked."""

    table: Table
    """The finished table that shows the match."""
    luck: LuckVerdict
    """Was every draw repeated, is the seed unknown because it is sealed, or did nobody record one?"""
    skipped: int
    """How many draws were made and then undone, as far as the luck could be checked."""
    other_luck_since: int
    """The first decision whose luck came from another seed than that of the deal; 0 if none did. If there is one, the
    file is no proof of fair play."""
