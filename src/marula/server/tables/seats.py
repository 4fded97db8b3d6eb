"""Seats: who holds each one, who plays it, and since when the table waits for it."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["empty", "person", "bot", "stand_in"]

_STORED_NAMES = {
    "owes_contribution": "owes",
    "bank_ms": "bank",
    "waiting_since": "since",
    "turn_sequence": "called",
    "offer_sequence": "offered",
    "run_version": "run",
    "run_bank_ms": "run_bank",
    "run_since": "run_since",
}
"""Snapshots keep these names."""


def rotated(seat: int, seats: int) -> int:
    """The seat in a rematch of whoever held this one: everyone moves on by one, and another starts."""
    return seat if seat < 0 else (seat - 1) % seats


class SeatState(msgspec.Struct, rename=_STORED_NAMES):
    """One seat at the table."""

    name: str = ""
    person: bool = False
    """Does a person hold the secret of this seat?"""
    bot: str = ""
    """The level of the bot that plays. On a person's seat it stands in until they come back."""
    contribution: str = ""
    """What the person added to the luck."""
    owes_contribution: bool = False
    """Does the deal wait for what this person adds to the luck?"""
    bank_ms: int = 0
    """The time in its bank, in milliseconds, when the table next waits for it."""
    waiting_since: int = 0
    """When the table began to wait for it, in milliseconds since 1970; 0 while it does not wait."""
    turn_sequence: int = 0
    """The log entry with which its turn began. Several decisions in a row are one turn."""
    offer_sequence: int = 0
    """The log entry since which its options have stayed the same. A choice made for that entry or later is valid."""
    run_version: int = 0
    """The version of the match before the decisions in a row that it may still take back."""
    run_bank_ms: int = 0
    """The time that it had in its bank then."""
    run_since: int = 0
    """Since when the table had waited for it then."""
    address: str = ""
    """At one of the same-luck tables: a keyed hash of the address from which its person came."""
    colour: str = ""
    """The colour that its person picked; nothing if they did not pick one. See `colours`."""

    @property
    def kind(self) -> SeatKind:
        if self.bot:
            return "stand_in" if self.person else "bot"
        return "person" if self.person else "empty"
