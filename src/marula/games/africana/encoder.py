"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.pen import Pen
from marula.games.africana.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.thing(0, seen.seat)
    pen.thing(1, seen.phase)
    pen.thing(2, seen.active)
    pen.number(3, seen.round)
    pen.number(4, seen.last_round)
    pen.number(5, seen.last_completed)
    pen.number(6, seen.turned)
    pen.things(7, seen.places)
    pen.numbers(8, seen.silver)
    pen.many(9, seen.totals)
    pen.numbers(10, seen.hands)
    pen.numbers(11, seen.hand_sizes)
    pen.numbers(12, seen.jokers)
    pen.numbers(13, seen.assistants)
    pen.numbers(14, seen.played)
    pen.numbers(15, seen.unseen_cards)
    pen.number(16, seen.deck)
    pen.numbers(17, seen.discards)
    pen.number(18, seen.shuffles)
    pen.numbers(19, seen.kept)
    pen.numbers(20, seen.kept_sizes)
    pen.numbers(21, seen.others_kept)
    pen.line(22, seen.trace)
    pen.numbers(23, seen.supply)
    pen.numbers(24, seen.lost)
    pen.number(25, seen.pile)
    pen.one(26, seen.unseen)
    pen.things(27, seen.display)
    pen.many(28, seen.joined)
    pen.many(29, seen.expeditions)
    pen.one(30, seen.unread)
    pen.any(31, seen.pages)
    pen.numbers(32, seen.left)
    pen.many(33, seen.adventures)
    pen.many(34, seen.completed)
    pen.one(35, seen.gone)
