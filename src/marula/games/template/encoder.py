"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.numbers import Pen
from marula.games.template.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.one(0, seen.seat)
    pen.one(1, seen.phase)
    pen.one(2, seen.active)
    pen.one(3, seen.round)
    pen.one(4, seen.left)
    pen.one(5, seen.gathered)
    pen.many(6, seen.hands)
    pen.many(7, seen.hand_sizes)
    pen.many(8, seen.planted)
    pen.many(9, seen.seeds)
    pen.many(10, seen.baskets)
    pen.many(11, seen.unseen)
