"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.numbers import Pen
from marula.games.livingstone.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.one(seen.seat)
    pen.one(seen.phase)
    pen.one(seen.active)
    pen.one(seen.starter)
    pen.one(seen.round)
    pen.one(seen.boat)
    pen.one(seen.boats_back)
    pen.many(seen.dice)
    pen.many(seen.taken)
    pen.one(seen.passed)
    pen.one(seen.die)
    pen.one(seen.due)
    pen.one(seen.target)
    pen.many(seen.stock)
    pen.many(seen.tents)
    pen.many(seen.scored)
    pen.many(seen.coins)
    pen.many(seen.purses)
    pen.many(seen.chests)
    pen.many(seen.low)
    pen.many(seen.high)
    pen.many(seen.unseen_stones)
    pen.many(seen.side)
    pen.many(seen.drawn)
    pen.many(seen.gems)
    pen.many(seen.gem_counts)
    pen.many(seen.unseen_cards)
    pen.many(seen.played)
    pen.many(seen.hands)
    pen.many(seen.hand_sizes)
    pen.many(seen.column_points)
    pen.many(seen.market_points)
    pen.many(seen.animal_points)
    pen.one(seen.expected)
