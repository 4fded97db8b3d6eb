"""Writes each field of a view into an observation. Made by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.observation_vector_writer import ObservationWriter
from marula.games.livingstone.knowledge.view import View


def write_observation(seen: View, writer: ObservationWriter) -> None:
    writer.one_hot(0, seen.seat)
    writer.one_hot(1, seen.phase)
    writer.one_hot(2, seen.active)
    writer.one_hot(3, seen.starter)
    writer.number(4, seen.round)
    writer.one_hot(5, seen.boat)
    writer.number(6, seen.boats_back)
    writer.numbers(7, seen.dice)
    writer.many(8, seen.taken)
    writer.one(9, seen.passed)
    writer.number(10, seen.die)
    writer.number(11, seen.due)
    writer.one_hot(12, seen.target)
    writer.numbers(13, seen.stock)
    writer.numbers(14, seen.tents)
    writer.numbers(15, seen.scored)
    writer.numbers(16, seen.coins)
    writer.numbers(17, seen.purses)
    writer.numbers(18, seen.chests)
    writer.numbers(19, seen.low)
    writer.numbers(20, seen.high)
    writer.numbers(21, seen.unseen_stones)
    writer.numbers(22, seen.side)
    writer.numbers(23, seen.drawn)
    writer.numbers(24, seen.gems)
    writer.numbers(25, seen.gem_counts)
    writer.numbers(26, seen.unseen_cards)
    writer.numbers(27, seen.played)
    writer.numbers(28, seen.hands)
    writer.numbers(29, seen.hand_sizes)
    writer.numbers(30, seen.column_points)
    writer.numbers(31, seen.market_points)
    writer.numbers(32, seen.animal_points)
    writer.number(33, seen.expected)
