"""The state: everything that lies on the table, and which decision is open."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.fields import Each, Field, Flag, Number, Per, Row, Set, Word
from marula.core.pile import filled, has_bit, zeros
from marula.games.africana.rules.board import ASSISTANT, CARDS, COLOURS, JOKER, SPACES, Board

TURN: Final[i64] = 0
BOOK: Final[i64] = 1
JOURNEY: Final[i64] = 2
TOO_MANY_CARDS: Final[i64] = 3
TOO_MANY_ADVENTURES: Final[i64] = 4
OVER: Final[i64] = 5


class State(game.State):
    """Explorers, cards, expeditions and books.

    The expedition pile is the set `unseen` and the number of cards in it. A cards come first. Which of the unseen C
    cards were removed is never decided. A book is a row of `pages`, of which the first `left` lie on the left side. The
    cards after them that nobody has seen are in the set `unread`. The top of either side has always been seen.

    `kept` and `trace` are what everyone can remember about travel cards since the last shuffle. At that moment all
    cards outside the hands were open, so the hands together were known. Before the first shuffle both are empty.
    """

    FIELDS: ClassVar[dict[str, Field]] = {
        "phase": Word("phase"),  # what is to be decided now
        "active": Word("seat"),  # the seat whose turn it is
        "round": Number(),  # the round, from 1
        "last_round": Flag(),  # whether this round is the last
        "last_completed": Number(),  # the round in which an expedition was last completed
        "turned": Number(),  # pages turned in this action
        "places": Per("seat", of=Word("place")),  # where each seat's explorer stands
        "silver": Per("seat", of=Number()),  # silver of each seat
        "hands": Per("seat", "colour", of=Number()),  # travel cards in hand
        "jokers": Per("seat", of=Number()),  # jokers in hand
        "assistants": Per("seat", "colour", of=Number()),  # assistants in hand
        "played": Per("card", of=Number()),  # cards played in this action
        "deck": Per("colour", of=Number()),  # travel cards in the draw pile
        "discards": Per("colour", of=Number()),  # travel cards discarded
        "shuffles": Number(),  # how often the draw pile was shuffled anew
        "kept": Per("seat", "colour", of=Number()),  # travel cards that each seat held at the last shuffle
        "trace": Row(Word("trace")),  # who drew and who gave up which colour since the last shuffle
        "supply": Per("colour", of=Number()),  # assistants not yet hired
        "lost": Per("card", of=Number()),  # cards that left the game
        "pile": Number(),  # expeditions in the pile
        "unseen": Set("expedition"),  # expeditions nobody has seen
        "display": Per("space", of=Word("expedition")),  # the open expedition on each space
        "joined": Per("space", of=Set("seat")),  # seats with a marker on each space
        "expeditions": Per("seat", of=Set("expedition")),  # expeditions completed
        "unread": Set("adventure"),  # adventures nobody has seen
        "pages": Each(Row(Word("adventure")), "book"),  # the seen pages of each book, from left to right
        "left": Per("book", of=Number()),  # how many of those pages lie on the left side
        "adventures": Per("seat", of=Set("adventure")),  # adventures bought and open
        "completed": Per("seat", of=Set("adventure")),  # adventures completed
        "gone": Set("adventure"),  # adventures that left the game
    }

    def __init__(self, box: Board, like: State | None = None) -> None:
        """The empty table, or a copy of another one that shares nothing with it."""
        super().__init__(box)
        self.box: Board = box
        if like is None:
            seats = box.seats
            self.phase: i64 = TURN
            self.active: i64 = 0
            self.round: i64 = 1
            self.last_round: bool = False
            self.last_completed: i64 = 0
            self.turned: i64 = 0
            self.places: vec[i64] = zeros(seats)
            self.silver: vec[i64] = zeros(seats)
            self.hands: vec[i64] = zeros(seats * COLOURS)
            self.jokers: vec[i64] = zeros(seats)
            self.assistants: vec[i64] = zeros(seats * COLOURS)
            self.played: vec[i64] = zeros(CARDS)
            self.deck: vec[i64] = zeros(COLOURS)
            self.discards: vec[i64] = zeros(COLOURS)
            self.shuffles: i64 = 0
            self.kept: vec[i64] = zeros(seats * COLOURS)
            self.trace: vec[i64] = zeros(0)
            self.supply: vec[i64] = zeros(COLOURS)
            self.lost: vec[i64] = zeros(CARDS)
            self.pile: i64 = 0
            self.unseen: i64 = 0
            self.display: vec[i64] = filled(SPACES, -1)
            self.joined: vec[i64] = zeros(SPACES)
            self.expeditions: vec[i64] = zeros(seats)
            self.unread: i64 = 0
            self.pages: list[vec[i64]] = [zeros(0), zeros(0)]
            self.left: vec[i64] = zeros(2)
            self.adventures: vec[i64] = zeros(seats)
            self.completed: vec[i64] = zeros(seats)
            self.gone: i64 = 0
            return
        self.phase = like.phase
        self.active = like.active
        self.round = like.round
        self.last_round = like.last_round
        self.last_completed = like.last_completed
        self.turned = like.turned
        self.places = like.places[:]
        self.silver = like.silver[:]
        self.hands = like.hands[:]
        self.jokers = like.jokers[:]
        self.assistants = like.assistants[:]
        self.played = like.played[:]
        self.deck = like.deck[:]
        self.discards = like.discards[:]
        self.shuffles = like.shuffles
        self.kept = like.kept[:]
        self.trace = like.trace[:]
        self.supply = like.supply[:]
        self.lost = like.lost[:]
        self.pile = like.pile
        self.unseen = like.unseen
        self.display = like.display[:]
        self.joined = like.joined[:]
        self.expeditions = like.expeditions[:]
        self.unread = like.unread
        self.pages = [like.pages[0][:], like.pages[1][:]]
        self.left = like.left[:]
        self.adventures = like.adventures[:]
        self.completed = like.completed[:]
        self.gone = like.gone

    def clone(self) -> State:
        return State(self.box, self)

    def held(self, seat: i64, card: i64) -> i64:
        """How many cards of this kind the seat has in hand."""
        if card < JOKER:
            return self.hands[seat * COLOURS + card]
        if card == JOKER:
            return self.jokers[seat]
        return self.assistants[seat * COLOURS + card - ASSISTANT]

    def put(self, seat: i64, card: i64, number: i64) -> None:
        """Add this many cards of this kind to the seat's hand; a negative number removes them."""
        if card < JOKER:
            self.hands[seat * COLOURS + card] += number
        elif card == JOKER:
            self.jokers[seat] += number
        else:
            self.assistants[seat * COLOURS + card - ASSISTANT] += number

    def travel_cards(self, seat: i64) -> i64:
        """How many travel cards the seat has in hand."""
        number: i64 = 0
        for colour in range(COLOURS):
            number += self.hands[seat * COLOURS + colour]
        return number

    def hand_size(self, seat: i64) -> i64:
        """AF-36: travel cards, jokers and assistants all count."""
        number = self.travel_cards(seat) + self.jokers[seat]
        for colour in range(COLOURS):
            number += self.assistants[seat * COLOURS + colour]
        return number

    def markers(self, seat: i64) -> i64:
        """How many markers the seat has left to place."""
        number = self.box.markers
        for space in range(SPACES):
            if has_bit(self.joined[space], seat):
                number -= 1
        return number

    def space_of(self, expedition: i64) -> i64:
        """Where an expedition lies open, or -1."""
        for space in range(SPACES):
            if self.display[space] == expedition:
                return space
        return -1

    def book(self, seat: i64) -> i64:
        """AF-14: the book of the half in which the seat's explorer stands."""
        return self.box.half[self.places[seat]]

    def top(self, book: i64, side: i64) -> i64:
        """The adventure on top of one side of a book, or -1."""
        at = self.left[book] - 1 + side
        return self.pages[book][at] if 0 <= at < len(self.pages[book]) else -1
