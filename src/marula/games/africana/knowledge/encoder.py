"""Writes each field of a view into an observation. Made by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.observation_vector_writer import ObservationWriter
from marula.games.africana.knowledge.view import View


def write_observation(seen: View, writer: ObservationWriter) -> None:
    writer.one_hot(0, seen.seat)
    writer.one_hot(1, seen.phase)
    writer.one_hot(2, seen.active)
    writer.number(3, seen.round)
    writer.number(4, seen.last_round)
    writer.number(5, seen.last_completed)
    writer.number(6, seen.turned)
    writer.one_hots(7, seen.places)
    writer.numbers(8, seen.silver)
    writer.many(9, seen.totals)
    writer.numbers(10, seen.hands)
    writer.numbers(11, seen.hand_sizes)
    writer.numbers(12, seen.jokers)
    writer.numbers(13, seen.assistants)
    writer.numbers(14, seen.played)
    writer.numbers(15, seen.unseen_cards)
    writer.number(16, seen.deck)
    writer.numbers(17, seen.discards)
    writer.number(18, seen.shuffles)
    writer.numbers(19, seen.kept)
    writer.numbers(20, seen.kept_sizes)
    writer.numbers(21, seen.others_kept)
    writer.row(22, seen.trace)
    writer.numbers(23, seen.supply)
    writer.numbers(24, seen.lost)
    writer.number(25, seen.pile)
    writer.one(26, seen.unseen)
    writer.one_hots(27, seen.display)
    writer.many(28, seen.joined)
    writer.many(29, seen.expeditions)
    writer.one(30, seen.unread)
    writer.any(31, seen.pages)
    writer.numbers(32, seen.left)
    writer.many(33, seen.adventures)
    writer.many(34, seen.completed)
    writer.one(35, seen.gone)
