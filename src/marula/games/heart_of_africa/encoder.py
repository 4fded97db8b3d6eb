"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.numbers import Pen
from marula.games.heart_of_africa.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.one(0, seen.seat)
    pen.one(1, seen.phase)
    pen.one(2, seen.active)
    pen.one(3, seen.last_turns)
    pen.one(4, seen.passes)
    pen.one(5, seen.track)
    pen.one(6, seen.pay_card)
    pen.one(7, seen.pay_cards)
    pen.one(8, seen.pay_locomotives)
    pen.many(9, seen.train_discards)
    pen.many(10, seen.train_row)
    pen.one(11, seen.train_deck_size)
    pen.many(12, seen.terrain_deck)
    pen.many(13, seen.terrain_discards)
    pen.many(14, seen.terrain_row)
    pen.many(15, seen.hands)
    pen.many(16, seen.hand_sizes)
    pen.many(17, seen.known)
    pen.many(18, seen.unseen_cards)
    pen.many(19, seen.fresh)
    pen.many(20, seen.blind)
    pen.many(21, seen.blind_sizes)
    pen.many(22, seen.terrains)
    pen.many(23, seen.trains)
    pen.many(24, seen.points)
    pen.many(25, seen.owners)
    pen.many(26, seen.doubled)
    pen.many(27, seen.offered)
    pen.many(28, seen.offer_sizes)
    pen.many(29, seen.kept)
    pen.many(30, seen.kept_sizes)
    pen.one(31, seen.ticket_pile_size)
    pen.many(32, seen.under)
    pen.many(33, seen.under_by)
    pen.many(34, seen.unseen_tickets)
