"""Actions: everything that a seat can choose in this game."""

from __future__ import annotations

from typing import Annotated

from marula.core.event import Action

Place = Annotated[str, "place"]
Card = Annotated[str, "card"]
Colour = Annotated[str, "colour"]
Expedition = Annotated[str, "expedition"]
Adventure = Annotated[str, "adventure"]
Book = Annotated[str, "book"]
Side = Annotated[str, "side"]
Space = Annotated[str, "space"]
Company = Annotated[str, "company"]


class DrawCards(Action, frozen=True):
    """Action A: draw travel cards."""


class OpenBook(Action, frozen=True):
    """Action B: look through the book of the half in which the explorer stands."""


class SetOut(Action, frozen=True):
    """Action C: move the explorer, join, complete; perhaps nothing of it."""


class Stop(Action, frozen=True):
    """End action B or C."""


class TurnPage(Action, frozen=True):
    """Move the top card of this side of the book onto the other side."""

    side: Side


class Buy(Action, frozen=True):
    """Buy the top card of this side of the book."""

    side: Side


class Step(Action, frozen=True):
    """Go to a neighbouring place with this card, for money as if it were of another colour."""

    place: Place
    card: Card
    recoloured: bool


class Join(Action, frozen=True):
    """Put a marker on an expedition at its start place."""

    expedition: Expedition


class CompleteExpedition(Action, frozen=True):
    """Complete a joined expedition at its target."""

    expedition: Expedition


class CompleteAdventure(Action, frozen=True):
    """Complete an own adventure at its target."""

    adventure: Adventure


class DiscardCard(Action, frozen=True):
    """Give up a card of the hand, where there are too many."""

    card: Card


class DiscardAdventure(Action, frozen=True):
    """Give up an uncompleted adventure, where there are too many."""

    adventure: Adventure


ACTIONS = (
    DrawCards,
    OpenBook,
    SetOut,
    Stop,
    TurnPage,
    Buy,
    Step,
    Join,
    CompleteExpedition,
    CompleteAdventure,
    DiscardCard,
    DiscardAdventure,
)
