"""Events: what happened, as it is told to everyone or to one seat."""

from __future__ import annotations

from typing import Annotated, ClassVar

from marula.core.event import Event
from marula.core.seat import Seat
from marula.games.livingstone.rules.actions import Card, Field, Gem, Row

Column = Annotated[str, "column"]
Stone = Annotated[str, "stone"]


class RoundBegan(Event, frozen=True):
    """A round begins with the boat in this column; the seat rolled all dice and takes the first one."""

    round: int
    column: Column
    seat: Seat
    dice: tuple[int, ...]


class DieTaken(Event, frozen=True):
    """A seat has taken a die."""

    seat: Seat
    die: int


class DiePassed(Event, frozen=True):
    """A seat takes no more dice in this round."""

    seat: Seat


class PassedOver(Event, frozen=True):
    """The turn goes past a seat: no die that is left is higher than the last one it took (LI-9)."""

    seat: Seat
    die: int


class TurnEnded(Event, frozen=True):
    """A seat does no more in its turn."""

    seat: Seat


class CardDrawn(Event, frozen=True):
    """A seat has drawn a card; which one stays secret."""

    seat: Seat


class CardSeen(Event, frozen=True):
    """Whispered: the card a seat has just drawn."""

    card: Card


class CardPlayed(Event, frozen=True):
    """A seat has played a card."""

    seat: Seat
    card: Card


class MineCollapsed(Event, frozen=True):
    """A seat has drawn the mine collapse: all stones go back into the bag."""

    seat: Seat


class GemsLost(Event, frozen=True):
    """A seat has given up its gems to the collapse."""

    seat: Seat
    gems: int


class CardsShuffled(Event, frozen=True):
    """Collapse, played cards and the rest of the pile are a new pile of this size."""

    cards: int


class CoinsTaken(Event, frozen=True):
    """A seat has taken coins from the bank."""

    seat: Seat
    coins: int


class StonesDrawn(Event, frozen=True):
    """A seat has drawn these stones from the bag, in sight of all."""

    seat: Seat
    stones: tuple[Stone, ...]


class StonesHidden(Event, frozen=True):
    """A seat has drawn stones and keeps the gems hidden; how many they are is seen."""

    seat: Seat
    gems: int
    rubble: int
    white: bool


class GemsFound(Event, frozen=True):
    """Whispered: the gems a seat has just drawn and keeps hidden."""

    gems: tuple[Gem, ...]


class BagRefilled(Event, frozen=True):
    """The white stone was drawn: it and the stones at the side are back in the bag."""

    stones: int


class GemSold(Event, frozen=True):
    """A seat has sold a gem at the printed price."""

    seat: Seat
    gem: Gem
    coins: int


class GemMarketed(Event, frozen=True):
    """A seat has sold a gem with a Market card."""

    seat: Seat
    gem: Gem
    coins: int
    points: int


class MarketClosed(Event, frozen=True):
    """A seat sells no more with its Market card."""

    seat: Seat


class TentPitched(Event, frozen=True):
    """A seat has built on a field and paid the bank this much."""

    seat: Seat
    field: Field
    coins: int


class FeePaid(Event, frozen=True):
    """A builder has paid another player whose tent stands on the field."""

    seat: Seat
    to: Seat
    coins: int


class TentMoved(Event, frozen=True):
    """A seat without tents in stock has taken the one it builds with from another field."""

    seat: Seat
    field: Field


class SecondTentPitched(Event, frozen=True):
    """A seat has added a tent to a field with a tent already scored."""

    seat: Seat
    field: Field


class BoatWentBack(Event, frozen=True):
    """The boat has gone back to this column."""

    seat: Seat
    column: Column


class PointsGained(Event, frozen=True):
    """An animal has brought points."""

    seat: Seat
    points: int


class GiftMade(Event, frozen=True):
    """A seat has put coins into its chest; how many stays secret."""

    seat: Seat


class GiftCounted(Event, frozen=True):
    """Whispered: how much a seat has just given."""

    coins: int


class GiftShown(Event, frozen=True):
    """With open coins everyone sees how much was given."""

    seat: Seat
    coins: int


class RoundEnded(Event, frozen=True):
    """Nobody can take another die; this many are left."""

    round: int
    dice: int


class ColumnScored(Event, frozen=True):
    """A seat's tents in the boat's column have earned points."""

    seat: Seat
    column: Column
    tents: int
    points: int


class MatchEnded(Event, frozen=True):
    """The boat can go no further."""

    rounds: int


class MajorityScored(Event, frozen=True):
    """A seat has most tents in a row, alone or tied."""

    row: Row
    seat: Seat
    tents: int
    points: int


class GemsCounted(Event, frozen=True):
    """At the end: points for gems never sold."""

    seat: Seat
    gems: int
    points: int


class HandShown(Event, frozen=True):
    """At the end: the cards a seat still held."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[Card, ...]


class ChestOpened(Event, frozen=True):
    """At the end: how much a seat gave in all."""

    reveals: ClassVar[bool] = True
    seat: Seat
    coins: int


class QueenRolled(Event, frozen=True):
    """Two players: the dice say how much the queen expected."""

    dice: tuple[int, ...]
    coins: int


class SeatOut(Event, frozen=True):
    """A seat gave too little and cannot win."""

    seat: Seat
    coins: int


EVENTS = (
    RoundBegan,
    DieTaken,
    DiePassed,
    PassedOver,
    TurnEnded,
    CardDrawn,
    CardSeen,
    CardPlayed,
    MineCollapsed,
    GemsLost,
    CardsShuffled,
    CoinsTaken,
    StonesDrawn,
    StonesHidden,
    GemsFound,
    BagRefilled,
    GemSold,
    GemMarketed,
    MarketClosed,
    TentPitched,
    FeePaid,
    TentMoved,
    SecondTentPitched,
    BoatWentBack,
    PointsGained,
    GiftMade,
    GiftCounted,
    GiftShown,
    RoundEnded,
    ColumnScored,
    MatchEnded,
    MajorityScored,
    GemsCounted,
    HandShown,
    ChestOpened,
    QueenRolled,
    SeatOut,
)
