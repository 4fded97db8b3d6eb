"""What lies on the table, and which decision is open."""

from __future__ import annotations

from typing import ClassVar, Final, cast

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
    """Cards, tickets, trains and tracks.

    A claim is composed in private (`track` and the `pay_` fields) and laid on the table in one go. Three fields keep
    what the players have had the chance to learn: `known`, `blind` and `traced`.
    """

    FIELDS: ClassVar[dict[str, Field]] = {
        "phase": Word("phase"),
        "active": Word("seat"),
        "last_turns": Number(),
        "passes": Number(),
        "track": Word("track"),
        "pay_card": Word("card"),
        "pay_cards": Number(),
        "pay_locomotives": Number(),
        "train_deck": Per("card", of=Number()),
        "train_discards": Per("card", of=Number()),
        "train_row": Row(Word("card")),
        "terrain_deck": Per("terrain", of=Number()),
        "terrain_discards": Per("terrain", of=Number()),
        "terrain_row": Row(Word("terrain")),
        "hands": Per("seat", "card", of=Number()),
        "known": Per("seat", "card", of=Number()),
        "blind": Per("seat", "card", of=Number()),
        "terrains": Per("seat", "terrain", of=Number()),
        "trains": Per("seat", of=Number()),
        "points": Per("seat", of=Number()),
        "owners": Per("track", of=Word("seat")),
        "doubled": Per("track", of=Flag()),
        "networks": Per("seat", "place", of=Word("place")),
        "ticket_pile": PileOf("ticket"),
        "under_by": Row(Word("seat")),
        "offered": Row(Word("ticket")),
        "kept": Per("ticket", of=Word("seat")),
        "traced": Per("seat", "ticket", of=Flag()),
    }

    DERIVED: ClassVar[tuple[str, ...]] = (
        "open",
        "train_deck_size",
        "train_cards_left",
        "terrain_deck_size",
        "terrain_cards_left",
        "tickets_left",
        "traces",
    )

    def __init__(self, board: game.Board, like: State | None = None) -> None:
        """The empty table, or (for `clone`, without filling anything twice) a copy."""
        super().__init__(board)
        if like is not None:
            self._copy(like)
            return
        box = cast(Board, board)
        self.box: Board = box
        self.phase: i64 = FIRST_TICKETS
        self.active: i64 = 0
        self.last_turns: i64 = -1  # turns left once the last round has begun
        self.passes: i64 = 0  # in a row
        self.track: i64 = -1  # the track being claimed
        self.pay_card: i64 = -1  # how it will be paid, once that is chosen
        self.pay_cards: i64 = 0
        self.pay_locomotives: i64 = 0
        self.train_deck: vec[i64] = zeros(box.cards)
        self.train_discards: vec[i64] = zeros(box.cards)
        self.train_row: vec[i64] = filled(box.cards_face_up, -1)
        self.terrain_deck: vec[i64] = zeros(box.terrains)
        self.terrain_discards: vec[i64] = zeros(box.terrains)
        self.terrain_row: vec[i64] = filled(box.terrains_face_up, -1)
        self.hands: vec[i64] = zeros(box.seats * box.cards)
        # Cards that everyone knows a seat still holds: taken face up and not spent since.
        self.known: vec[i64] = zeros(box.seats * box.cards)
        # What each seat drew blind since the deck was last made: it knows that these are not in the deck.
        self.blind: vec[i64] = zeros(box.seats * box.cards)
        self.terrains: vec[i64] = zeros(box.seats * box.terrains)
        self.trains: vec[i64] = filled(box.seats, box.trains)
        self.points: vec[i64] = zeros(box.seats)
        self.owners: vec[i64] = filled(box.tracks, -1)
        self.doubled: vec[i64] = zeros(box.tracks)
        # For each seat and place the first place that the seat's routes connect it with.
        self.networks: vec[i64] = zeros(box.seats * box.places)
        for at in range(len(self.networks)):
            self.networks[at] = at % box.places
        self.ticket_pile: Pile = Pile(zeros(box.tickets), vec[i64]())
        self.under_by: vec[i64] = vec[i64]()  # who put each ticket there that lies in known order
        self.offered: vec[i64] = filled(box.seats * box.offer, -1)  # from the first place on, then -1
        self.kept: vec[i64] = filled(box.tickets, -1)
        # Tickets that a seat knows to be with another: it had put them back itself, in an order it remembers.
        self.traced: vec[i64] = zeros(box.seats * box.tickets)
        # For each seat and group of tracks the set of those that the seat may still claim.
        self.open: vec[i64] = box.every_track[:]
        # Cards that can still come: from the deck, and from its discards when it is made again (HA-12).
        self.train_deck_size: i64 = 0
        self.train_cards_left: i64 = 0
        self.terrain_deck_size: i64 = 0
        self.terrain_cards_left: i64 = 0
        self.tickets_left: i64 = 0  # in the pile
        self.traces: i64 = 0  # how much is traced; while that is nothing, clones share it

    def _copy(self, like: State) -> None:
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
        return State(self.board, self)

    def derive(self) -> None:
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
        """What `close` would do for every track that is owned; here all of a group go at once."""
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
        """HA-15: whoever owns one track of a double route may not claim the other; with few players nobody may."""
        board = self.box
        if board.both_tracks:
            self.shut(seat, seat + 1, board.track_twin[track])
        else:
            self.shut(0, board.seats, board.track_twin[track])

    def shut(self, first: i64, end: i64, track: i64) -> None:
        """The track is not open any more to the seats from `first` up to `end`."""
        groups = self.box.groups
        others = ~self.box.track_bit[track]
        tracks = self.open
        at = first * groups + self.box.track_group[track]
        while first < end:
            tracks[at] &= others
            at += groups
            first += 1

    def trace(self, seat: i64, ticket: i64, known: i64) -> None:
        """Whether the seat knows where this ticket went."""
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
        """A route of the seat now joins a and b. Asking is one comparison because this does all the work.

        As `marula.core.graph.join`, but all seats' networks lie in one vector, which is quicker to clone.
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
