"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.pen import Pen
from marula.games.heart_of_africa.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.thing(0, seen.seat)
    pen.thing(1, seen.phase)
    pen.thing(2, seen.active)
    pen.number(3, seen.last_turns)
    pen.number(4, seen.passes)
    pen.thing(5, seen.track)
    pen.thing(6, seen.pay_card)
    pen.number(7, seen.pay_cards)
    pen.number(8, seen.pay_locomotives)
    pen.numbers(9, seen.train_discards)
    pen.line(10, seen.train_row)
    pen.number(11, seen.train_deck_size)
    pen.numbers(12, seen.terrain_deck)
    pen.numbers(13, seen.terrain_discards)
    pen.line(14, seen.terrain_row)
    pen.numbers(15, seen.hands)
    pen.numbers(16, seen.hand_sizes)
    pen.numbers(17, seen.known)
    pen.numbers(18, seen.unseen_cards)
    pen.numbers(19, seen.fresh)
    pen.numbers(20, seen.blind)
    pen.numbers(21, seen.blind_sizes)
    pen.numbers(22, seen.terrains)
    pen.numbers(23, seen.trains)
    pen.numbers(24, seen.points)
    pen.things(25, seen.owners)
    pen.flags(26, seen.doubled)
    pen.line(27, seen.offered)
    pen.numbers(28, seen.offer_sizes)
    pen.things(29, seen.kept)
    pen.numbers(30, seen.kept_sizes)
    pen.number(31, seen.ticket_pile_size)
    pen.line(32, seen.under)
    pen.line(33, seen.under_by)
    pen.numbers(34, seen.unseen_tickets)
