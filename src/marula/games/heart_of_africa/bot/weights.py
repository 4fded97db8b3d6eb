"""Weights: every number that an instinct weighs with, in one table, so that an optimiser can turn each of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CLAIM: Final = {2: 0.92, 3: 0.9, 4: 0.8, 5: 0.68}
"""How much rather to claim than to draw, by the number of seats: the more there are, the more it pays to wait."""


class Weights:
    """Points unless said otherwise. The values are those that won most paired matches."""

    def __init__(self, seats: i64) -> None:
        # Ways: what a track costs in a plan, by its length, in tenths of a card. Long ones pay part of it back.
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
        self.extra: float = 1.2  # what a point is worth on a track that no ticket needs
        self.train: float = 0.5  # what a train is worth that such a track takes
        self.risk: float = 0.16  # share of the tickets' points that a touched track is in danger of losing
        self.hurry: float = 1.5  # how much more a claim counts as the last turns come
        self.locomotive: float = 2.2  # a locomotive that is paid away
        self.patience: float = (
            0.5  # what is felt as lost when scoring once what could be doubled with cards that lie open
        )
        self.vague: float = 0.25  # the same where the cards would have to come first

        # Cards.
        self.near: float = 0.6  # how much more a card counts the fewer are missing
        self.grey: float = 0.8  # a card for a grey track, of the colour one has most of
        self.spare: float = 0.35  # any card at all
        self.wild: float = 1.05  # a locomotive against the best colour
        self.terrain: float = 0.7  # a doubling point that a terrain card promises
        self.ready: float = 1.1  # the same on a track that could be claimed at once
        self.extra_double: float = 0.4  # the same on a track that no ticket needs
        self.behind: float = 0.6  # what is left of that for every card by which another leads
        self.spend: float = 0.8  # what a card is worth that a payment takes from another track

        # Tickets.
        self.draw_tickets: float = 1.4  # what drawing feels like against what it promises
        self.ticket_turn: float = 3.0  # what a turn costs when tickets are chosen
        self.ticket_more: float = 1.5  # the Globetrotter's share of one more ticket
        self.ticket_failed: float = 1.6  # what a ticket costs beyond the trains or the time, times its value
        self.ticket_slack: float = 4.0  # turns that a plan should leave free
        self.pace: float = 2.7  # trains a track takes on average
        self.ticket_card: float = 0.9  # what a card costs that a new ticket still needs
        self.ticket_gate: float = 20.0  # turns of planned building beyond which nobody thinks of new tickets
