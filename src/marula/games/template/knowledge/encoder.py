"""Writes each field of a view into an observation. Made by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.observation_vector_writer import ObservationWriter
from marula.games.template.knowledge.view import View


def write_observation(seen: View, writer: ObservationWriter) -> None:
    writer.one_hot(0, seen.seat)
    writer.one_hot(1, seen.phase)
    writer.one_hot(2, seen.active)
    writer.number(3, seen.round)
    writer.number(4, seen.left)
    writer.number(5, seen.gathered)
    writer.numbers(6, seen.hands)
    writer.numbers(7, seen.hand_sizes)
    writer.flags(8, seen.planted)
    writer.one_hots(9, seen.seeds)
    writer.numbers(10, seen.baskets)
    writer.numbers(11, seen.unseen)
