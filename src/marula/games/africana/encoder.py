"""Hands each field of a view to the encoder's pen. Written by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.numbers import Pen
from marula.games.africana.view import View


def pour(seen: View, pen: Pen) -> None:
    pen.one(seen.seat)
    pen.one(seen.phase)
    pen.one(seen.active)
    pen.one(seen.round)
    pen.one(seen.last_round)
    pen.one(seen.last_completed)
    pen.one(seen.turned)
    pen.many(seen.places)
    pen.many(seen.silver)
    pen.many(seen.totals)
    pen.many(seen.hands)
    pen.many(seen.hand_sizes)
    pen.many(seen.jokers)
    pen.many(seen.assistants)
    pen.many(seen.played)
    pen.many(seen.unseen_cards)
    pen.one(seen.deck)
    pen.many(seen.discards)
    pen.one(seen.shuffles)
    pen.many(seen.kept)
    pen.many(seen.kept_sizes)
    pen.many(seen.others_kept)
    pen.many(seen.trace)
    pen.many(seen.supply)
    pen.many(seen.lost)
    pen.one(seen.pile)
    pen.one(seen.unseen)
    pen.many(seen.display)
    pen.many(seen.joined)
    pen.many(seen.expeditions)
    pen.one(seen.unread)
    pen.thing(seen.pages)
    pen.many(seen.left)
    pen.many(seen.adventures)
    pen.many(seen.completed)
    pen.one(seen.gone)
