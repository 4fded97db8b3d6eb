"""The view: what a seat has had the chance to know."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import game
from marula.core.fields import Field, Flag, Number, Per, Row, Word
from marula.core.pile import total, zeros
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.state import FIRST_TICKETS, OVER, State
from marula.games.heart_of_africa.rules.turns import phase_for


class View(game.View):
    """What one seat knows: what lies open, its own cards and tickets, what it knows of the others', and what is
    unseen."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Word("seat"),  # the seat that sees this; none for an onlooker
        "phase": Word("phase"),  # what is to be decided now
        "active": Word("seat"),  # the seat whose turn it is
        "last_turns": Number(),  # turns left once the last round has begun; -1 before
        "passes": Number(),  # passes in a row
        "track": Word("track"),  # the track being claimed
        "pay_card": Word("card"),  # the colour that pays for it, once chosen
        "pay_cards": Number(),  # how many cards of that colour
        "pay_locomotives": Number(),  # how many locomotives pay for it
        "train_discards": Per("card", of=Number()),  # train cards discarded
        "train_row": Row(Word("card")),  # the face-up train cards
        "train_deck_size": Number(),  # cards in the train deck
        "terrain_deck": Per("terrain", of=Number()),  # terrain cards in the deck
        "terrain_discards": Per("terrain", of=Number()),  # terrain cards discarded
        "terrain_row": Row(Word("terrain")),  # the face-up terrain cards
        "hands": Per("seat", "card", of=Number()),  # the own hand; of the others the cards they are known to hold
        "hand_sizes": Per("seat", of=Number()),  # how many train cards each seat holds
        "known": Per("seat", "card", of=Number()),  # cards everyone knows a seat holds: taken face up, not spent since
        "unseen_cards": Per("card", of=Number()),  # train cards in the deck or hidden in hands
        "fresh": Per("card", of=Number()),  # what the train deck was made of, less what was turned up since
        "blind": Per("card", of=Number()),  # what this seat drew blind since the deck was made
        "blind_sizes": Per("seat", of=Number()),  # how many cards each seat drew blind since the deck was made
        "terrains": Per("seat", "terrain", of=Number()),  # terrain cards in front of each seat
        "trains": Per("seat", of=Number()),  # trains left
        "points": Per("seat", of=Number()),  # points on the track so far, without tickets
        "owners": Per("track", of=Word("seat")),  # who claimed each track
        "doubled": Per("track", of=Flag()),  # whether a claimed track scored twice
        "offered": Row(Word("ticket")),  # tickets on offer that this seat knows
        "offer_sizes": Per("seat", of=Number()),  # how many tickets each seat is offered
        "kept": Per("ticket", of=Word("seat")),  # who keeps each ticket that this seat knows of; at the end all
        "kept_sizes": Per("seat", of=Number()),  # how many tickets each seat keeps
        "ticket_pile_size": Number(),  # tickets in the pile
        "under": Row(Word("ticket")),  # tickets under the pile that this seat put there, in their places
        "under_by": Row(Word("seat")),  # who put each ticket under the pile, in the order they will come
        "unseen_tickets": Per("ticket", of=Number()),  # tickets that this seat cannot place
    }
    SIZES: ClassVar[dict[str, str]] = {"hands": "hand_sizes", "offered": "offer_sizes", "kept": "kept_sizes"}

    def __init__(self, box: Board) -> None:
        super().__init__(box)
        self.box: Board = box
        # Empty vectors are replaced by those of the table, so nothing is allocated in vain.
        self.phase: i64 = FIRST_TICKETS
        self.active: i64 = 0
        self.last_turns: i64 = -1
        self.passes: i64 = 0
        self.track: i64 = -1
        self.pay_card: i64 = -1
        self.pay_cards: i64 = 0
        self.pay_locomotives: i64 = 0
        self.train_discards: vec[i64] = vec[i64]()
        self.train_row: vec[i64] = vec[i64]()
        self.train_deck_size: i64 = 0
        self.terrain_deck: vec[i64] = vec[i64]()
        self.terrain_discards: vec[i64] = vec[i64]()
        self.terrain_row: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        self.hand_sizes: vec[i64] = zeros(box.seats)
        self.known: vec[i64] = vec[i64]()
        self.unseen_cards: vec[i64] = zeros(box.cards)
        self.fresh: vec[i64] = zeros(box.cards)
        self.blind: vec[i64] = zeros(box.cards)
        self.blind_sizes: vec[i64] = zeros(box.seats)
        self.terrains: vec[i64] = vec[i64]()
        self.trains: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.owners: vec[i64] = vec[i64]()
        self.doubled: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        self.offer_sizes: vec[i64] = zeros(box.seats)
        self.kept: vec[i64] = vec[i64]()
        self.kept_sizes: vec[i64] = zeros(box.seats)
        self.ticket_pile_size: i64 = 0
        self.under: vec[i64] = vec[i64]()
        self.under_by: vec[i64] = vec[i64]()
        self.unseen_tickets: vec[i64] = vec[i64]()


def view(state: State, seat: i64) -> View:
    """What the seat sees, to keep: it shares nothing with the table."""
    seen = View(state.box)
    look(state, seat, seen)
    seen.train_discards = seen.train_discards[:]
    seen.train_row = seen.train_row[:]
    seen.terrain_deck = seen.terrain_deck[:]
    seen.terrain_discards = seen.terrain_discards[:]
    seen.terrain_row = seen.terrain_row[:]
    seen.known = seen.known[:]
    seen.terrains = seen.terrains[:]
    seen.trains = seen.trains[:]
    seen.points = seen.points[:]
    seen.owners = seen.owners[:]
    seen.doubled = seen.doubled[:]
    seen.under_by = seen.under_by[:]
    return seen


def look(state: State, seat: i64, seen: View) -> None:
    """Fill `seen`. What lies open is shared with the table, so `seen` is valid until the table changes."""
    seen.seat = seat
    seen.phase = phase_for(state, seat)
    seen.active = state.active
    seen.last_turns = state.last_turns
    seen.passes = state.passes
    if seat == state.active:
        seen.track = state.track
        seen.pay_card = state.pay_card
        seen.pay_cards = state.pay_cards
        seen.pay_locomotives = state.pay_locomotives
    else:  # the others see a claim when it is laid on the table, not while it is composed
        seen.track = -1
        seen.pay_card = -1
        seen.pay_cards = 0
        seen.pay_locomotives = 0
    seen.train_discards = state.train_discards
    seen.train_row = state.train_row
    seen.train_deck_size = state.train_deck_size
    seen.terrain_deck = state.terrain_deck
    seen.terrain_discards = state.terrain_discards
    seen.terrain_row = state.terrain_row
    seen.known = state.known
    seen.terrains = state.terrains
    seen.trains = state.trains
    seen.points = state.points
    seen.owners = state.owners
    seen.doubled = state.doubled
    see_cards(state, seen)
    see_under(state, seen)
    see_tickets(state, seen)


# These three run for every step of a learner. They put the table's fields into local names first, because reading a
# field in a loop costs as much as handling a card. They copy whole vectors where they can.


def see_cards(state: State, seen: View) -> None:
    """HA-11: show the own hand, and what everyone saw the others take. All other cards count as unseen."""
    cards = state.box.cards
    held = state.hands
    known = state.known
    drawn = state.blind
    hand_sizes = seen.hand_sizes
    blind_sizes = seen.blind_sizes
    first: i64 = 0
    for other in range(state.box.seats):
        size: i64 = 0
        blind_size: i64 = 0
        for at in range(first, first + cards):
            size += held[at]
            blind_size += drawn[at]
        hand_sizes[other] = size
        blind_sizes[other] = blind_size
        first += cards
    unseen = seen.unseen_cards
    fresh = seen.fresh
    deck = state.train_deck
    for card in range(cards):
        left = deck[card]
        around = left
        at = card
        while at < first:
            left += held[at] - known[at]
            around += drawn[at]
            at += cards
        unseen[card] = left
        fresh[card] = around
    hands = known[:]
    blind = seen.blind
    at = seen.seat * cards
    for card in range(cards):
        if seen.seat < 0:  # an onlooker holds nothing
            blind[card] = 0
        else:
            hands[at] = held[at]
            unseen[card] -= held[at] - known[at]
            blind[card] = drawn[at]
            at += 1
    seen.hands = hands


def see_under(state: State, seen: View) -> None:
    """HA-24: the tickets that this seat put under the pile. The others are unseen, with the rest of the pile."""
    above = state.ticket_pile.unseen
    below = state.ticket_pile.under
    by = state.under_by
    seat = seen.seat
    unseen = above[:]
    under = below[:]
    for at in range(len(by)):
        if by[at] != seat:
            unseen[under[at]] += 1
            under[at] = -1
    seen.ticket_pile_size = total(above) + len(by)
    seen.under_by = by
    seen.under = under
    seen.unseen_tickets = unseen


def see_tickets(state: State, seen: View) -> None:
    """HA-24: show the own tickets and those that this seat knows another drew; at the end all that were kept."""
    board = state.box
    seat = seen.seat
    over = state.phase == OVER
    # Only tickets put under the pile can be traced, and none of them comes while unseen ones lie above.
    tracing = seen.ticket_pile_size == len(state.under_by)
    unseen = seen.unseen_tickets
    kept = state.kept[:]
    kept_sizes = seen.kept_sizes
    for other in range(board.seats):
        kept_sizes[other] = 0
    for ticket in range(len(kept)):
        holder = kept[ticket]
        if holder >= 0:
            kept_sizes[holder] += 1
            if holder != seat and not over and not (tracing and traces(state, seat, ticket)):
                unseen[ticket] += 1
                kept[ticket] = -1
    seen.kept = kept
    offered = state.offered[:]
    offer_sizes = seen.offer_sizes
    offer = board.offer
    first: i64 = 0
    for other in range(board.seats):
        number: i64 = 0
        while number < offer and offered[first + number] >= 0:  # from the first place on, then none
            ticket = offered[first + number]
            if other != seat and not (tracing and traces(state, seat, ticket)):
                unseen[ticket] += 1
                offered[first + number] = -1
            number += 1
        offer_sizes[other] = number
        first += offer
    seen.offered = offered


def traces(state: State, seat: i64, ticket: i64) -> bool:
    """Does the seat know where this ticket went?"""
    return seat >= 0 and state.traced[seat * state.box.tickets + ticket] != 0
