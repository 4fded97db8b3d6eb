"""View: what a seat has had the chance to know. Imagine: a world that would look just so."""

from __future__ import annotations

from typing import ClassVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core import game
from marula.core.chance import Chance
from marula.core.fields import Field, Flag, Number, Per, Row, Word
from marula.core.pile import Pile, draw, total, zeros
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.state import DOUBLING, FIRST_TICKETS, OVER, PAYMENT, TURN, State


class View(game.View):
    """Everything open; of the hidden cards and tickets one's own, what one knows of the others', and what is unseen.

    `hands` holds the seat's own hand, and of the others the cards that they are known to hold. `fresh` is what the
    train deck was made of, without what has been turned up since; `blind` is what the seat itself drew of it.
    """

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Word("seat"),
        "phase": Word("phase"),
        "active": Word("seat"),
        "last_turns": Number(),
        "passes": Number(),
        "track": Word("track"),
        "pay_card": Word("card"),
        "pay_cards": Number(),
        "pay_locomotives": Number(),
        "train_discards": Per("card", of=Number()),
        "train_row": Row(Word("card")),
        "train_deck_size": Number(),
        "terrain_deck": Per("terrain", of=Number()),
        "terrain_discards": Per("terrain", of=Number()),
        "terrain_row": Row(Word("terrain")),
        "hands": Per("seat", "card", of=Number()),
        "hand_sizes": Per("seat", of=Number()),
        "known": Per("seat", "card", of=Number()),
        "unseen_cards": Per("card", of=Number()),
        "fresh": Per("card", of=Number()),
        "blind": Per("card", of=Number()),
        "blind_sizes": Per("seat", of=Number()),
        "terrains": Per("seat", "terrain", of=Number()),
        "trains": Per("seat", of=Number()),
        "points": Per("seat", of=Number()),
        "owners": Per("track", of=Word("seat")),
        "doubled": Per("track", of=Flag()),
        "offered": Row(Word("ticket")),
        "offer_sizes": Per("seat", of=Number()),
        "kept": Per("ticket", of=Word("seat")),
        "kept_sizes": Per("seat", of=Number()),
        "ticket_pile_size": Number(),
        "under": Row(Word("ticket")),
        "under_by": Row(Word("seat")),
        "unseen_tickets": Per("ticket", of=Number()),
    }

    def __init__(self, board: game.Board) -> None:
        super().__init__(board)
        box = cast(Board, board)
        self.box: Board = box
        # Empty vectors: what is taken or copied whole from the table, so that nothing is made to be thrown away.
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
    seen = View(state.board)
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
    """What lies open is shared with the table, so `seen` holds until the table changes; what it held before is gone."""
    seen.seat = seat
    seen.phase = state.phase
    seen.active = state.active
    seen.last_turns = state.last_turns
    seen.passes = state.passes
    if seat == state.active:
        seen.track = state.track
        seen.pay_card = state.pay_card
        seen.pay_cards = state.pay_cards
        seen.pay_locomotives = state.pay_locomotives
    else:  # a claim is seen when it is laid on the table, not while it is thought over
        if state.phase == PAYMENT or state.phase == DOUBLING:
            seen.phase = TURN
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


# These three are read for every step of every learner. They name what they read before they go through it, because
# each look at a field of the table costs as much as a card, and they copy whole rows where they can.


def see_cards(state: State, seen: View) -> None:
    """HA-11: one's own hand; of the others what everyone saw them take. The rest is unseen, with the deck."""
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
    """HA-24: of the tickets that were put underneath one's own; the others are unseen, with the rest of the pile."""
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
    """HA-24: one's own tickets and those one knows another drew; at the end all that were kept."""
    board = state.box
    seat = seen.seat
    over = state.phase == OVER
    # Whom another's ticket is known to had put it underneath: none of those comes while unseen ones lie above them.
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
    return seat >= 0 and state.traced[seat * state.box.tickets + ticket] != 0


def imagine(seen: View, chance: Chance) -> State:
    board = seen.box
    state = State(seen.board)
    state.phase = seen.phase
    state.active = seen.active
    state.last_turns = seen.last_turns
    state.passes = seen.passes
    state.track = seen.track
    state.pay_card = seen.pay_card
    state.pay_cards = seen.pay_cards
    state.pay_locomotives = seen.pay_locomotives
    state.train_discards = seen.train_discards[:]
    state.train_row = seen.train_row[:]
    state.terrain_deck = seen.terrain_deck[:]
    state.terrain_discards = seen.terrain_discards[:]
    state.terrain_row = seen.terrain_row[:]
    state.known = seen.known[:]
    state.terrains = seen.terrains[:]
    state.trains = seen.trains[:]
    state.points = seen.points[:]
    state.owners = seen.owners[:]
    state.doubled = seen.doubled[:]
    owners = state.owners
    for track in range(board.tracks):
        owner = owners[track]
        if owner >= 0:
            state.connect(owner, board.track_from[track], board.track_to[track])
    state.close_owned()
    imagine_cards(seen, state, chance)
    imagine_tickets(seen, state, chance)
    state.count()
    return state


def imagine_cards(seen: View, state: State, chance: Chance) -> None:
    """Deal the unseen cards to the hidden part of each hand; what is left is the deck.

    The deck holds nothing beyond what it was made of, so whatever is unseen and cannot be in the deck must be in hands:
    who counts cards over a reshuffle knows that.
    """
    board = seen.box
    state.hands = seen.hands[:]
    hidden: i64 = 0
    for seat in range(board.seats):
        hidden += seen.hand_sizes[seat]
    hidden -= total(seen.hands)
    # What the seat cannot know of the deck: the deck itself and the others' blind draws.
    around = seen.fresh[:]
    deck = seen.unseen_cards[:]
    pool = zeros(board.cards)
    for card in range(board.cards):
        around[card] -= seen.blind[card]
        if deck[card] > around[card]:
            pool[card] = deck[card] - around[card]
            deck[card] = around[card]
            hidden -= pool[card]
    for _ in range(hidden):
        pool[draw(deck, chance)] += 1
    state.train_deck = deck
    for card in range(board.cards):
        around[card] -= deck[card]
    for seat in range(board.seats):
        first = seat * board.cards
        shown: i64 = 0
        for card in range(board.cards):
            shown += seen.hands[first + card]
            if seat == seen.seat:
                state.blind[first + card] = seen.blind[card]
        for _ in range(seen.hand_sizes[seat] - shown):
            state.hands[first + draw(pool, chance)] += 1
        if seat != seen.seat:
            for _ in range(seen.blind_sizes[seat]):
                state.blind[first + draw(around, chance)] += 1


def imagine_tickets(seen: View, state: State, chance: Chance) -> None:
    """Deal the unseen tickets to every hidden place; what is left is the part of the pile that nobody knows."""
    board = seen.box
    unseen = seen.unseen_tickets[:]
    state.kept = seen.kept[:]
    state.offered = seen.offered[:]
    state.under_by = seen.under_by[:]
    shown = zeros(board.seats)
    for ticket in range(board.tickets):
        holder = seen.kept[ticket]
        if holder >= 0:
            shown[holder] += 1
            if holder != seen.seat and seen.seat >= 0 and seen.phase != OVER:
                state.trace(seen.seat, ticket, 1)
    for seat in range(board.seats):
        for _ in range(seen.kept_sizes[seat] - shown[seat]):
            state.kept[draw(unseen, chance)] = seat
        for place in range(seen.offer_sizes[seat]):
            at = seat * board.offer + place
            if seen.offered[at] < 0:
                state.offered[at] = draw(unseen, chance)
            elif seat != seen.seat:
                state.trace(seen.seat, seen.offered[at], 1)
    under = vec[i64]()
    for at in range(len(seen.under)):
        ticket = seen.under[at]
        under = append(under, draw(unseen, chance) if ticket < 0 else ticket)
    state.ticket_pile = Pile(unseen, under)
