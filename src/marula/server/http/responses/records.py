"""Response bodies about finished matches."""

from __future__ import annotations

from typing import Literal

from marula.server.http.responses.base import ResponseBody
from marula.server.http.responses.tables import Table

LuckVerdict = Literal["checked", "sealed", "unknown"]


class PointsHistory(ResponseBody, frozen=True, kw_only=True):
    """Everyone's points after the deal and after every decision."""

    points: list[list[int]]


class LuckSource(ResponseBody, frozen=True, kw_only=True, omit_defaults=True):
    """Where luck came from, from entry `since` on."""

    kind: Literal["sealed", "seeded", "unknown"]
    since: int = 0
    seed: str = ""
    commitment: str = ""
    contributions: list[str] = []  # noqa: RUF012 (a struct copies it)
    taken_back: int = 0
    lot: list[int] = []  # noqa: RUF012 (a struct copies it)


class Draw(ResponseBody, frozen=True, kw_only=True):
    """The draws of one entry: from how many things, and which was picked."""

    number: int
    place: int
    of: list[int]
    answers: list[int]


class Luck(ResponseBody, frozen=True, kw_only=True):
    """All that is needed to repeat every draw."""

    sources: list[LuckSource]
    draws: list[Draw]


class Uploaded(ResponseBody, frozen=True, kw_only=True):
    """A match file that is now a table to watch, and how far its luck could be checked."""

    table: Table
    luck: LuckVerdict
