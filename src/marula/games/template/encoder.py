"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.pen import Pen
from marula.games.template.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.thing(0, seen.seat)
    pen.thing(1, seen.phase)
    pen.thing(2, seen.active)
    pen.number(3, seen.round)
    pen.number(4, seen.left)
    pen.number(5, seen.gathered)
    pen.numbers(6, seen.hands)
    pen.numbers(7, seen.hand_sizes)
    pen.flags(8, seen.planted)
    pen.things(9, seen.seeds)
    pen.numbers(10, seen.baskets)
    pen.numbers(11, seen.unseen)
