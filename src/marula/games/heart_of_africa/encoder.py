"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.numbers import Pen
from marula.games.heart_of_africa.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.one(seen.seat)
    pen.one(seen.phase)
    pen.one(seen.active)
    pen.one(seen.last_turns)
    pen.one(seen.passes)
    pen.one(seen.track)
    pen.one(seen.pay_card)
    pen.one(seen.pay_cards)
    pen.one(seen.pay_locomotives)
    pen.many(seen.train_discards)
    pen.many(seen.train_row)
    pen.one(seen.train_deck_size)
    pen.many(seen.terrain_deck)
    pen.many(seen.terrain_discards)
    pen.many(seen.terrain_row)
    pen.many(seen.hands)
    pen.many(seen.hand_sizes)
    pen.many(seen.known)
    pen.many(seen.unseen_cards)
    pen.many(seen.fresh)
    pen.many(seen.blind)
    pen.many(seen.blind_sizes)
    pen.many(seen.terrains)
    pen.many(seen.trains)
    pen.many(seen.points)
    pen.many(seen.owners)
    pen.many(seen.doubled)
    pen.many(seen.offered)
    pen.many(seen.offer_sizes)
    pen.many(seen.kept)
    pen.many(seen.kept_sizes)
    pen.one(seen.ticket_pile_size)
    pen.many(seen.under)
    pen.many(seen.under_by)
    pen.many(seen.unseen_tickets)
