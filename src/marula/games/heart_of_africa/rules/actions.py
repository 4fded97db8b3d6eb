"""Actions: everything that a seat can choose in this game."""

from __future__ import annotations

from typing import Annotated

from marula.core.event import Action

Card = Annotated[str, "card"]
Terrain = Annotated[str, "terrain"]
Track = Annotated[str, "track"]
Ticket = Annotated[str, "ticket"]


class KeepTickets(Action, frozen=True):
    """Keep some of the tickets on offer, by their places in the offer (1 is the first); the others go back."""

    places: tuple[int, ...]


class TakeTrain(Action, frozen=True):
    """Take a face-up train card."""

    card: Card


class DrawTrain(Action, frozen=True):
    """Draw a train card blind from the deck."""


class TakeTerrain(Action, frozen=True):
    """Take a face-up terrain card."""

    terrain: Terrain


class DrawTerrain(Action, frozen=True):
    """Draw a terrain card blind from the deck."""


class DrawTickets(Action, frozen=True):
    """Draw tickets, to keep at least one of them."""


class ClaimRoute(Action, frozen=True):
    """Choose the track to lay trains on; how it is paid is asked next where there is more than one way."""

    track: Track


class Pay(Action, frozen=True):
    """Pay for the chosen track with this many cards of one colour and this many locomotives."""

    card: Card | None
    cards: int
    locomotives: int


class DoubleRoute(Action, frozen=True):
    """Score the chosen track twice, for this many terrain cards and this many locomotives played as terrain."""

    cards: int
    locomotives: int


class ScoreOnce(Action, frozen=True):
    """Claim the chosen track without doubling it."""


class Pass(Action, frozen=True):
    """Do nothing, where nothing can be done."""


ACTIONS = (
    KeepTickets,
    TakeTrain,
    DrawTrain,
    TakeTerrain,
    DrawTerrain,
    DrawTickets,
    ClaimRoute,
    Pay,
    DoubleRoute,
    ScoreOnce,
    Pass,
)
