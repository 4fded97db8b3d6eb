"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.numbers import Pen
from marula.games.livingstone.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.one(0, seen.seat)
    pen.one(1, seen.phase)
    pen.one(2, seen.active)
    pen.one(3, seen.starter)
    pen.one(4, seen.round)
    pen.one(5, seen.boat)
    pen.one(6, seen.boats_back)
    pen.many(7, seen.dice)
    pen.many(8, seen.taken)
    pen.one(9, seen.passed)
    pen.one(10, seen.die)
    pen.one(11, seen.due)
    pen.one(12, seen.target)
    pen.many(13, seen.stock)
    pen.many(14, seen.tents)
    pen.many(15, seen.scored)
    pen.many(16, seen.coins)
    pen.many(17, seen.purses)
    pen.many(18, seen.chests)
    pen.many(19, seen.low)
    pen.many(20, seen.high)
    pen.many(21, seen.unseen_stones)
    pen.many(22, seen.side)
    pen.many(23, seen.drawn)
    pen.many(24, seen.gems)
    pen.many(25, seen.gem_counts)
    pen.many(26, seen.unseen_cards)
    pen.many(27, seen.played)
    pen.many(28, seen.hands)
    pen.many(29, seen.hand_sizes)
    pen.many(30, seen.column_points)
    pen.many(31, seen.market_points)
    pen.many(32, seen.animal_points)
    pen.one(33, seen.expected)
