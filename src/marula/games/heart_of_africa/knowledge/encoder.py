"""Writes each field of a view into an observation. Made by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.observation_vector_writer import ObservationWriter
from marula.games.heart_of_africa.knowledge.view import View


def write_observation(seen: View, writer: ObservationWriter) -> None:
    writer.one_hot(0, seen.seat)
    writer.one_hot(1, seen.phase)
    writer.one_hot(2, seen.active)
    writer.number(3, seen.last_turns)
    writer.number(4, seen.passes)
    writer.one_hot(5, seen.track)
    writer.one_hot(6, seen.pay_card)
    writer.number(7, seen.pay_cards)
    writer.number(8, seen.pay_locomotives)
    writer.numbers(9, seen.train_discards)
    writer.row(10, seen.train_row)
    writer.number(11, seen.train_deck_size)
    writer.numbers(12, seen.terrain_deck)
    writer.numbers(13, seen.terrain_discards)
    writer.row(14, seen.terrain_row)
    writer.numbers(15, seen.hands)
    writer.numbers(16, seen.hand_sizes)
    writer.numbers(17, seen.known)
    writer.numbers(18, seen.unseen_cards)
    writer.numbers(19, seen.fresh)
    writer.numbers(20, seen.blind)
    writer.numbers(21, seen.blind_sizes)
    writer.numbers(22, seen.terrains)
    writer.numbers(23, seen.trains)
    writer.numbers(24, seen.points)
    writer.one_hots(25, seen.owners)
    writer.flags(26, seen.doubled)
    writer.row(27, seen.offered)
    writer.numbers(28, seen.offer_sizes)
    writer.one_hots(29, seen.kept)
    writer.numbers(30, seen.kept_sizes)
    writer.number(31, seen.ticket_pile_size)
    writer.row(32, seen.under)
    writer.row(33, seen.under_by)
    writer.numbers(34, seen.unseen_tickets)
