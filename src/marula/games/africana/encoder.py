"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.numbers import Pen
from marula.games.africana.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.one(0, seen.seat)
    pen.one(1, seen.phase)
    pen.one(2, seen.active)
    pen.one(3, seen.round)
    pen.one(4, seen.last_round)
    pen.one(5, seen.last_completed)
    pen.one(6, seen.turned)
    pen.many(7, seen.places)
    pen.many(8, seen.silver)
    pen.many(9, seen.totals)
    pen.many(10, seen.hands)
    pen.many(11, seen.hand_sizes)
    pen.many(12, seen.jokers)
    pen.many(13, seen.assistants)
    pen.many(14, seen.played)
    pen.many(15, seen.unseen_cards)
    pen.one(16, seen.deck)
    pen.many(17, seen.discards)
    pen.one(18, seen.shuffles)
    pen.many(19, seen.kept)
    pen.many(20, seen.kept_sizes)
    pen.many(21, seen.others_kept)
    pen.many(22, seen.trace)
    pen.many(23, seen.supply)
    pen.many(24, seen.lost)
    pen.one(25, seen.pile)
    pen.one(26, seen.unseen)
    pen.many(27, seen.display)
    pen.many(28, seen.joined)
    pen.many(29, seen.expeditions)
    pen.one(30, seen.unread)
    pen.thing(31, seen.pages)
    pen.many(32, seen.left)
    pen.many(33, seen.adventures)
    pen.many(34, seen.completed)
    pen.one(35, seen.gone)
