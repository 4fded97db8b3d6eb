"""Shapes: what is left out of the words is nothing."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.fields import Flag, Number, Per, Word

TABLES = {"seat": ("0", "1"), "track": ("coast", "valley", "ridge")}


def test_what_belongs_to_the_first_seat_is_not_left_out() -> None:
    owners = Per("track", of=Word("seat"))
    words = owners.write(vec[i64]([0, -1, 1]), TABLES)
    assert words == {"coast": 0, "ridge": 1}
    assert list(owners.read(words, TABLES)) == [0, -1, 1]  # type: ignore[call-overload]


def test_zero_and_false_are_left_out() -> None:
    assert Per("track", of=Number()).write(vec[i64]([0, 2, 0]), TABLES) == {"valley": 2}
    assert Per("track", of=Flag()).write(vec[i64]([0, 0, 1]), TABLES) == {"ridge": True}
