"""Actions: everything that a seat can choose in this game."""

from __future__ import annotations

from typing import Annotated

from marula.core.event import Action

Card = Annotated[str, "card"]
Field = Annotated[str, "field"]
Gem = Annotated[str, "gem"]
Row = Annotated[str, "row"]


class TakeDie(Action, frozen=True):
    """Take a die that shows this number."""

    die: int


class PassDie(Action, frozen=True):
    """Take no more dice in this round, where the table allows it."""


class DrawCard(Action, frozen=True):
    """Use the die: draw an action card."""


class TakeCoins(Action, frozen=True):
    """Use the die: take as many coins as it shows."""


class Dig(Action, frozen=True):
    """Use the die: draw as many stones from the bag as it shows."""


class PitchTent(Action, frozen=True):
    """Use the die: pitch a tent in this row of the boat's column, with the cards played for it."""

    row: Row
    cards: tuple[Card, ...]


class PlayCard(Action, frozen=True):
    """Play a card that needs no die."""

    card: Card


class SellGem(Action, frozen=True):
    """Sell one gem at the printed price."""

    gem: Gem


class SellAtMarket(Action, frozen=True):
    """Sell one gem for coins and points, while a Market card is open."""

    gem: Gem


class CloseMarket(Action, frozen=True):
    """Sell no more with this Market card."""


class SellDrawn(Action, frozen=True):
    """Sell all gems drawn together with the white stone."""


class PitchSecondTent(Action, frozen=True):
    """Add a tent to a field with an own tent already scored."""

    field: Field


class MoveTent(Action, frozen=True):
    """Take the tent to be built from this field."""

    field: Field


class Give(Action, frozen=True):
    """Put coins into the own chest for the queen."""

    coins: int


class EndTurn(Action, frozen=True):
    """Do no more in this turn."""


ACTIONS = (
    TakeDie,
    PassDie,
    DrawCard,
    TakeCoins,
    Dig,
    PitchTent,
    PlayCard,
    SellGem,
    SellAtMarket,
    CloseMarket,
    SellDrawn,
    PitchSecondTent,
    MoveTent,
    Give,
    EndTurn,
)
