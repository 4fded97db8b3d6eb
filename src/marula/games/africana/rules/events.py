"""Events: what happened, as it is told to everyone or to one seat."""

from __future__ import annotations

from typing import ClassVar

from marula.core.event import Event
from marula.core.seat import Seat
from marula.games.africana.rules.actions import Adventure, Book, Card, Colour, Company, Expedition, Place, Side, Space


class CompanyTaken(Event, frozen=True):
    """A seat plays for this company: its explorer stands on the start place, its purse holds this much silver."""

    seat: Seat
    company: Company
    place: Place
    silver: int
    jokers: int


class ExpeditionsRemoved(Event, frozen=True):
    """This many C cards left the game unseen."""

    number: int


class ExpeditionShown(Event, frozen=True):
    """An expedition was turned up onto a space."""

    expedition: Expedition
    space: Space


class AdventureShown(Event, frozen=True):
    """A card nobody had seen came to light in a book."""

    book: Book
    adventure: Adventure


class CardsDrawn(Event, frozen=True):
    """A seat drew travel cards; which ones stays secret."""

    seat: Seat
    number: int


class CardsSeen(Event, frozen=True):
    """Whispered: the travel cards a seat has just drawn."""

    cards: tuple[Card, ...]


class DeckShuffled(Event, frozen=True):
    """The discarded travel cards became the new draw pile."""

    number: int


class BookOpened(Event, frozen=True):
    """A seat looks through a book."""

    seat: Seat
    book: Book


class PageTurned(Event, frozen=True):
    """The top card of one side of the book went onto the other side."""

    seat: Seat
    adventure: Adventure
    side: Side
    silver: int


class AdventureBought(Event, frozen=True):
    """An adventure went from the book in front of a seat."""

    seat: Seat
    adventure: Adventure
    silver: int


class BookClosed(Event, frozen=True):
    """A seat has done with the book."""

    seat: Seat
    book: Book


class SetOutFrom(Event, frozen=True):
    """A seat's explorer is on the move."""

    seat: Seat
    place: Place


class Travelled(Event, frozen=True):
    """A seat's explorer made one step; `silver` was paid for recolouring the card."""

    seat: Seat
    place_from: Place
    place_to: Place
    card: Card
    silver: int


class ExpeditionJoined(Event, frozen=True):
    """A seat's marker lies on an expedition, and the seat gets the bonus of its space."""

    seat: Seat
    expedition: Expedition
    space: Space
    silver: int


class ExpeditionCompleted(Event, frozen=True):
    """A seat finished an expedition; the others who had joined get their markers back."""

    seat: Seat
    expedition: Expedition
    silver: int
    points: int
    others: tuple[Seat, ...]


class ArtifactFound(Event, frozen=True):
    """A seat completed an adventure and has its artifact."""

    seat: Seat
    adventure: Adventure
    silver: int
    points: int


class AssistantHired(Event, frozen=True):
    """A seat completed an adventure and took the assistant of that colour."""

    seat: Seat
    adventure: Adventure
    colour: Colour


class Rested(Event, frozen=True):
    """A seat's explorer stays here."""

    seat: Seat
    place: Place


class CardDiscarded(Event, frozen=True):
    """A seat had too many cards: a travel card went to the discard pile."""

    seat: Seat
    card: Card


class CardLost(Event, frozen=True):
    """A seat had too many cards: a joker or an assistant left the game."""

    seat: Seat
    card: Card


class AdventureDiscarded(Event, frozen=True):
    """A seat had too many adventures: one left the game."""

    seat: Seat
    adventure: Adventure


class LastRoundBegan(Event, frozen=True):
    """The pile could not fill every empty space: this round is the last."""

    round: int


class ExplorersRecalled(Event, frozen=True):
    """So many rounds went by without a completed expedition that the companies end the match."""

    rounds: int


class MatchEnded(Event, frozen=True):
    """The last round is over."""

    rounds: int


class HandShown(Event, frozen=True):
    """At the end: the cards a seat still holds."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]


EVENTS = (
    CompanyTaken,
    ExpeditionsRemoved,
    ExpeditionShown,
    AdventureShown,
    CardsDrawn,
    CardsSeen,
    DeckShuffled,
    BookOpened,
    PageTurned,
    AdventureBought,
    BookClosed,
    SetOutFrom,
    Travelled,
    ExpeditionJoined,
    ExpeditionCompleted,
    ArtifactFound,
    AssistantHired,
    Rested,
    CardDiscarded,
    CardLost,
    AdventureDiscarded,
    LastRoundBegan,
    ExplorersRecalled,
    MatchEnded,
    HandShown,
)
