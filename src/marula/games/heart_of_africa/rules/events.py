"""Events: what happened, as it is told to everyone or to one seat."""

from __future__ import annotations

from typing import ClassVar

from marula.core.event import Event
from marula.core.seat import Seat
from marula.games.heart_of_africa.rules.actions import Card, Terrain, Ticket, Track


class HandDealt(Event, frozen=True):
    """Whispered: the train cards a seat starts with."""

    cards: tuple[Card, ...]


class TerrainDealt(Event, frozen=True):
    """The terrain cards a seat starts with, face up in front of it."""

    seat: Seat
    terrains: tuple[Terrain, ...]


class TicketsOffered(Event, frozen=True):
    """Whispered: the tickets a seat may keep. Those that others put underneath come without asking luck."""

    reveals: ClassVar[bool] = True
    tickets: tuple[Ticket, ...]


class TicketsDrawn(Event, frozen=True):
    """A seat draws tickets and looks at them alone."""

    seat: Seat
    number: int


class TicketsKept(Event, frozen=True):
    """A seat has chosen: how many it kept and how many it put underneath the ticket deck."""

    seat: Seat
    kept: int
    returned: int


class TicketsChosen(Event, frozen=True):
    """Whispered: the tickets a seat has kept, and those it put back, first to come first."""

    kept: tuple[Ticket, ...]
    returned: tuple[Ticket, ...]


class TicketCompleted(Event, frozen=True):
    """Whispered: the seat's routes now connect the two ends of a ticket."""

    ticket: Ticket


class TrainTaken(Event, frozen=True):
    """A seat took a face-up train card."""

    seat: Seat
    card: Card


class TrainDrawn(Event, frozen=True):
    """A seat drew a train card blind; which one it is stays secret."""

    seat: Seat


class TrainSeen(Event, frozen=True):
    """Whispered: the train card a seat has just drawn blind."""

    card: Card


class TerrainTaken(Event, frozen=True):
    """A seat took a face-up terrain card."""

    seat: Seat
    terrain: Terrain


class TerrainDrawn(Event, frozen=True):
    """A seat drew a terrain card blind and lays it open."""

    seat: Seat
    terrain: Terrain


class TrainsTurnedUp(Event, frozen=True):
    """Train cards came from the deck into the face-up row."""

    cards: tuple[Card, ...]


class TerrainsTurnedUp(Event, frozen=True):
    """Terrain cards came from the deck into the face-up row."""

    terrains: tuple[Terrain, ...]


class RowSwept(Event, frozen=True):
    """Too many locomotives lay face up: the whole row went to the discards."""

    locomotives: int


class TrainsShuffled(Event, frozen=True):
    """The discarded train cards are the deck again."""

    number: int


class TerrainsShuffled(Event, frozen=True):
    """The discarded terrain cards are the deck again."""

    number: int


class RouteClaimed(Event, frozen=True):
    """A seat paid for a track and laid its trains there. Until now nobody else knew these cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    track: Track
    card: Card | None
    cards: int
    locomotives: int
    points: int


class RouteDoubled(Event, frozen=True):
    """The track just claimed scores a second time."""

    seat: Seat
    track: Track
    terrain: Terrain
    cards: int
    locomotives: int
    points: int


class Passed(Event, frozen=True):
    """A seat could do nothing."""

    seat: Seat


class LastRoundBegun(Event, frozen=True):
    """A seat ended its turn with hardly any trains left: one more turn for everyone."""

    seat: Seat
    trains: int


class EveryonePassed(Event, frozen=True):
    """Nobody can do anything any more."""


class TicketsShown(Event, frozen=True):
    """At the end: the tickets a seat completed, and those it did not."""

    reveals: ClassVar[bool] = True
    seat: Seat
    completed: tuple[Ticket, ...]
    failed: tuple[Ticket, ...]


class MatchEnded(Event, frozen=True):
    """No more turns."""


EVENTS = (
    HandDealt,
    TerrainDealt,
    TicketsOffered,
    TicketsDrawn,
    TicketsKept,
    TicketsChosen,
    TicketCompleted,
    TrainTaken,
    TrainDrawn,
    TrainSeen,
    TerrainTaken,
    TerrainDrawn,
    TrainsTurnedUp,
    TerrainsTurnedUp,
    RowSwept,
    TrainsShuffled,
    TerrainsShuffled,
    RouteClaimed,
    RouteDoubled,
    Passed,
    LastRoundBegun,
    EveryonePassed,
    TicketsShown,
    MatchEnded,
)
