"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.numbers import Pen
from marula.games.template.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.one(seen.seat)
    pen.one(seen.phase)
    pen.one(seen.active)
    pen.one(seen.round)
    pen.one(seen.left)
    pen.one(seen.gathered)
    pen.many(seen.hands)
    pen.many(seen.hand_sizes)
    pen.many(seen.planted)
    pen.many(seen.seeds)
    pen.many(seen.baskets)
    pen.many(seen.unseen)
