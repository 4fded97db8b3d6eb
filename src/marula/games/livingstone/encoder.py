"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.pen import Pen
from marula.games.livingstone.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.thing(0, seen.seat)
    pen.thing(1, seen.phase)
    pen.thing(2, seen.active)
    pen.thing(3, seen.starter)
    pen.number(4, seen.round)
    pen.thing(5, seen.boat)
    pen.number(6, seen.boats_back)
    pen.numbers(7, seen.dice)
    pen.many(8, seen.taken)
    pen.one(9, seen.passed)
    pen.number(10, seen.die)
    pen.number(11, seen.due)
    pen.thing(12, seen.target)
    pen.numbers(13, seen.stock)
    pen.numbers(14, seen.tents)
    pen.numbers(15, seen.scored)
    pen.numbers(16, seen.coins)
    pen.numbers(17, seen.purses)
    pen.numbers(18, seen.chests)
    pen.numbers(19, seen.low)
    pen.numbers(20, seen.high)
    pen.numbers(21, seen.unseen_stones)
    pen.numbers(22, seen.side)
    pen.numbers(23, seen.drawn)
    pen.numbers(24, seen.gems)
    pen.numbers(25, seen.gem_counts)
    pen.numbers(26, seen.unseen_cards)
    pen.numbers(27, seen.played)
    pen.numbers(28, seen.hands)
    pen.numbers(29, seen.hand_sizes)
    pen.numbers(30, seen.column_points)
    pen.numbers(31, seen.market_points)
    pen.numbers(32, seen.animal_points)
    pen.number(33, seen.expected)
