"""Weights: every number that the instinct weighs with, in one table. `tools.tune` tunes them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CLAIM: Final = {2: 0.92, 3: 0.9, 4: 0.8, 5: 0.68}
"""How strongly to prefer claiming to drawing, by the number of seats. With more seats it pays to wait."""


class Weights:
    """The weights, in points unless the comment says otherwise. They are those that won most paired matches."""

    def __init__(self, seats: i64) -> None:
        # Paths: what a track costs in a plan, by its length, in tenths of a card. Long tracks pay part of it back.
        self.way_1: float = 25.0
        self.way_2: float = 26.0
        self.way_3: float = 32.0
        self.way_4: float = 36.0
        self.way_5: float = 38.0
        self.way_6: float = 40.0
        self.way_held: float = 4.0  # less for every card already in hand
        self.way_ferry: float = 8.0  # more for every locomotive that must be paid
        self.way_risk: float = 2.0  # more for every end that touches somebody's railway

        # Claims.
        self.claim: float = CLAIM[int(seats)]
        self.extra: float = 1.2  # a point on a track that no ticket needs
        self.train: float = 0.5  # a train that such a track takes
        self.risk: float = 0.16  # part of the tickets' points at risk on a track that touches somebody's railway
        self.hurry: float = 1.5  # how much more a claim counts as the last turns come
        self.locomotive: float = 2.2  # a locomotive that is paid away
        # Part of a track's points that is lost by scoring it once, though it could be doubled later:
        self.doubling_open: float = 0.5  # with terrain cards that lie open
        self.doubling_unseen: float = 0.25  # with terrain cards that have to come first

        # Cards.
        self.near: float = 0.6  # how much more a card counts the fewer are missing
        self.grey: float = 0.8  # a card for a grey track, of the colour one has most of
        self.spare: float = 0.35  # any card at all
        self.wild: float = 1.05  # a locomotive against the best colour
        self.terrain: float = 0.7  # a doubling point that a terrain card promises
        self.ready: float = 1.1  # the same on a track that could be claimed at once
        self.extra_double: float = 0.4  # the same on a track that no ticket needs
        self.behind: float = 0.6  # the part of that which is left for every card by which another leads
        self.spend: float = 0.8  # a card that a payment takes from another track

        # Tickets.
        self.draw_tickets: float = 1.4  # what drawing tickets weighs against the points it promises
        self.ticket_turn: float = 3.0  # a turn, when tickets are chosen
        self.ticket_more: float = 1.5  # the Globetrotter's share of one more ticket
        self.ticket_failed: float = 1.6  # a ticket beyond the trains or the time, times its value
        self.ticket_slack: float = 4.0  # turns that a plan should leave free
        self.pace: float = 2.7  # trains a track takes on average
        self.ticket_card: float = 0.9  # a card that a new ticket still needs
        self.ticket_gate: float = 20.0  # with more turns of planned building than this, no new tickets
