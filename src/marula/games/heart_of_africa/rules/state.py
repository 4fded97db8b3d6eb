"""The state: everything that lies on the table, and which decision is open."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.fields import Field, Flag, Number, Per, PileOf, Row, Word
from marula.core.pile import Pile, filled, total, zeros
from marula.games.heart_of_africa.rules.board import Board

FIRST_TICKETS: Final[i64] = 0
TURN: Final[i64] = 1
SECOND_CARD: Final[i64] = 2
PAYMENT: Final[i64] = 3
DOUBLING: Final[i64] = 4
TICKETS: Final[i64] = 5
OVER: Final[i64] = 6


class State(game.State):
    """All cards, tickets, trains and tracks. A claim is composed in private (`track` and the `pay_` fields) and laid on
    the table in one step. Three fields keep what the players have had the chance to learn: `known`, `blind` and
    `traced`.
    """

    FIELDS: ClassVar[dict[str, Field]] = {
        "phase": Word("phase"),  # what is to be decided now
        "active": Word("seat"),  # the seat whose turn it is
        "last_turns": Number(),  # turns left once the last round has begun; -1 before
        "passes": Number(),  # passes in a row
        "track": Word("track"),  # the track being claimed
        "pay_card": Word("card"),  # the colour that pays for it, once chosen
        "pay_cards": Number(),  # how many cards of that colour
        "pay_locomotives": Number(),  # how many locomotives pay for it
        "train_deck": Per("card", of=Number()),  # train cards in the deck
        "train_discards": Per("card", of=Number()),  # train cards discarded
        "train_row": Row(Word("card")),  # the face-up train cards
        "terrain_deck": Per("terrain", of=Number()),  # terrain cards in the deck
        "terrain_discards": Per("terrain", of=Number()),  # terrain cards discarded
        "terrain_row": Row(Word("terrain")),  # the face-up terrain cards
        "hands": Per("seat", "card", of=Number()),  # train cards in hand
        "known": Per("seat", "card", of=Number()),  # cards everyone knows a seat holds: taken face up, not spent since
        "blind": Per("seat", "card", of=Number()),  # cards drawn blind since the deck was last made
        "terrains": Per("seat", "terrain", of=Number()),  # terrain cards in front of each seat
        "trains": Per("seat", of=Number()),  # trains left
        "points": Per("seat", of=Number()),  # points on the track so far, without tickets
        "owners": Per("track", of=Word("seat")),  # who claimed each track
        "doubled": Per("track", of=Flag()),  # whether a claimed track scored twice
        "networks": Per("seat", "place", of=Word("place")),  # the first place that own routes connect a place with
        "ticket_pile": PileOf("ticket"),  # the ticket pile: unseen ones, then those put under it in order
        "under_by": Row(Word("seat")),  # who put each ticket under the pile, in the order they will come
        "offered": Row(Word("ticket")),  # tickets on offer, from the first place on
        "kept": Per("ticket", of=Word("seat")),  # who keeps each ticket
        "traced": Per("seat", "ticket", of=Flag()),  # tickets a seat knows another holds: it put them back itself
    }

    DERIVED: ClassVar[tuple[str, ...]] = (
        "open",  # for each seat and group of tracks the set it may still claim
        "train_deck_size",  # cards in the train deck
        "train_cards_left",  # cards in the train deck and its discards (HA-12)
        "terrain_deck_size",  # cards in the terrain deck
        "terrain_cards_left",  # cards in the terrain deck and its discards (HA-12)
        "tickets_left",  # tickets in the pile
        "traces",  # how many entries of `traced` are set; while it is 0, clones share the vector
    )

    def __init__(self, box: Board, like: State | None = None) -> None:
        """The empty table, or a copy of another one. A copy is not laid out first, which would take twice as long."""
        super().__init__(box)
        if like is not None:
            self._copy(like)
            return
        # What each field means stands at its entry in FIELDS or DERIVED.
        self.box: Board = box
        self.phase: i64 = FIRST_TICKETS
        self.active: i64 = 0
        self.last_turns: i64 = -1
        self.passes: i64 = 0
        self.track: i64 = -1
        self.pay_card: i64 = -1
        self.pay_cards: i64 = 0
        self.pay_locomotives: i64 = 0
        self.train_deck: vec[i64] = zeros(box.cards)
        self.train_discards: vec[i64] = zeros(box.cards)
        self.train_row: vec[i64] = filled(box.cards_face_up, -1)
        self.terrain_deck: vec[i64] = zeros(box.terrains)
        self.terrain_discards: vec[i64] = zeros(box.terrains)
        self.terrain_row: vec[i64] = filled(box.terrains_face_up, -1)
        self.hands: vec[i64] = zeros(box.seats * box.cards)
        self.known: vec[i64] = zeros(box.seats * box.cards)
        self.blind: vec[i64] = zeros(box.seats * box.cards)
        self.terrains: vec[i64] = zeros(box.seats * box.terrains)
        self.trains: vec[i64] = filled(box.seats, box.trains)
        self.points: vec[i64] = zeros(box.seats)
        self.owners: vec[i64] = filled(box.tracks, -1)
        self.doubled: vec[i64] = zeros(box.tracks)
        self.networks: vec[i64] = zeros(box.seats * box.places)
        for at in range(len(self.networks)):
            self.networks[at] = at % box.places
        self.ticket_pile: Pile = Pile(zeros(box.tickets), vec[i64]())
        self.under_by: vec[i64] = vec[i64]()
        self.offered: vec[i64] = filled(box.seats * box.offer, -1)
        self.kept: vec[i64] = filled(box.tickets, -1)
        self.traced: vec[i64] = zeros(box.seats * box.tickets)
        self.open: vec[i64] = box.every_track[:]
        self.train_deck_size: i64 = 0
        self.train_cards_left: i64 = 0
        self.terrain_deck_size: i64 = 0
        self.terrain_cards_left: i64 = 0
        self.tickets_left: i64 = 0
        self.traces: i64 = 0

    def _copy(self, like: State) -> None:
        """Take every field from another table."""
        self.box = like.box
        self.phase = like.phase
        self.active = like.active
        self.last_turns = like.last_turns
        self.passes = like.passes
        self.track = like.track
        self.pay_card = like.pay_card
        self.pay_cards = like.pay_cards
        self.pay_locomotives = like.pay_locomotives
        self.train_deck = like.train_deck[:]
        self.train_discards = like.train_discards[:]
        self.train_row = like.train_row[:]
        self.terrain_deck = like.terrain_deck[:]
        self.terrain_discards = like.terrain_discards[:]
        self.terrain_row = like.terrain_row[:]
        self.hands = like.hands[:]
        self.known = like.known[:]
        self.blind = like.blind[:]
        self.terrains = like.terrains[:]
        self.trains = like.trains[:]
        self.points = like.points[:]
        self.owners = like.owners[:]
        self.doubled = like.doubled[:]
        self.networks = like.networks[:]
        self.ticket_pile = like.ticket_pile.clone()
        self.under_by = like.under_by[:]
        self.offered = like.offered[:]
        self.kept = like.kept[:]
        self.traced = like.traced if like.traces == 0 else like.traced[:]
        self.open = like.open[:]
        self.train_deck_size = like.train_deck_size
        self.train_cards_left = like.train_cards_left
        self.terrain_deck_size = like.terrain_deck_size
        self.terrain_cards_left = like.terrain_cards_left
        self.tickets_left = like.tickets_left
        self.traces = like.traces

    def clone(self) -> State:
        return State(self.box, self)

    def derive(self) -> None:
        """Work out the fields that follow from the others."""
        self.open = self.box.every_track[:]
        self.close_owned()
        self.traces = total(self.traced)
        self.count()

    def count(self) -> None:
        """How much lies in decks, discards and the ticket pile."""
        self.train_deck_size = total(self.train_deck)
        self.train_cards_left = self.train_deck_size + total(self.train_discards)
        self.terrain_deck_size = total(self.terrain_deck)
        self.terrain_cards_left = self.terrain_deck_size + total(self.terrain_discards)
        self.tickets_left = self.ticket_pile.size()

    def close_owned(self) -> None:
        """Do what `close` does, for every track that is owned; all tracks of a group at once."""
        board = self.box
        owners = self.owners
        groups = board.track_group
        bits = board.track_bit
        twins = board.track_twin
        tracks = self.open
        taken = zeros(board.groups)
        for track in range(board.tracks):
            if owners[track] >= 0:
                taken[groups[track]] |= bits[track]
                if twins[track] >= 0:
                    self.close_twin(owners[track], track)
        at: i64 = 0
        while at < len(tracks):
            for group in range(board.groups):
                tracks[at] &= ~taken[group]
                at += 1

    def close(self, seat: i64, track: i64) -> None:
        """HA-13: the seat owns the track, so nobody may claim it."""
        self.shut(0, self.box.seats, track)
        if self.box.track_twin[track] >= 0:
            self.close_twin(seat, track)

    def close_twin(self, seat: i64, track: i64) -> None:
        """HA-15: the owner of one track of a double route may not claim the other. With few players nobody may."""
        board = self.box
        if board.both_tracks:
            self.shut(seat, seat + 1, board.track_twin[track])
        else:
            self.shut(0, board.seats, board.track_twin[track])

    def shut(self, first: i64, end: i64, track: i64) -> None:
        """The track is no longer open to the seats from `first` up to `end`."""
        groups = self.box.groups
        others = ~self.box.track_bit[track]
        tracks = self.open
        at = first * groups + self.box.track_group[track]
        while first < end:
            tracks[at] &= others
            at += groups
            first += 1

    def trace(self, seat: i64, ticket: i64, known: i64) -> None:
        """Set whether the seat knows where this ticket went."""
        at = seat * self.box.tickets + ticket
        before = self.traced[at]
        if before == known:
            return
        if self.traces == 0:  # a clone may share it
            self.traced = self.traced[:]
        self.traced[at] = known
        self.traces += known - before

    def hand_size(self, seat: i64) -> i64:
        """How many train cards a seat holds: everyone may count them."""
        result: i64 = 0
        first = seat * self.box.cards
        for at in range(first, first + self.box.cards):
            result += self.hands[at]
        return result

    def connects(self, seat: i64, a: i64, b: i64) -> bool:
        """Do the seat's routes lead from a to b?"""
        first = seat * self.box.places
        return self.networks[first + a] == self.networks[first + b]

    def connect(self, seat: i64, a: i64, b: i64) -> None:
        """A route of the seat now joins a and b. The work is done here, so that `connects` is one comparison.

        It does what `marula.core.graph.join` does. All seats' networks lie in one vector, which is quicker to clone.
        """
        networks = self.networks
        first = seat * self.box.places
        kept = networks[first + a]
        gone = networks[first + b]
        if kept == gone:
            return
        if gone < kept:
            kept, gone = gone, kept
        for at in range(first + gone, first + self.box.places):  # no place before it can lead to `gone`
            if networks[at] == gone:
                networks[at] = kept

    def offer_size(self, seat: i64) -> i64:
        """How many tickets the seat has yet to choose from."""
        size: i64 = 0
        while size < self.box.offer and self.offered[seat * self.box.offer + size] >= 0:
            size += 1
        return size
