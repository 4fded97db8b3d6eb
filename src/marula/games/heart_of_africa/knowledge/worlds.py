"""Worlds that fit a view: `imagine` fills in at random what the seat cannot know."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.pile import Pile, draw, total, zeros
from marula.games.heart_of_africa.knowledge.view import View
from marula.games.heart_of_africa.rules.state import OVER, State


def imagine(seen: View, chance: Chance) -> State:
    """A world that would look like this view: hidden cards and tickets are dealt at random."""
    board = seen.box
    state = State(seen.box)
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

    The deck holds only what it was made of. An unseen card that cannot be in the deck must be in a hand: a player who
    counts cards over a reshuffle knows that.
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
    """Deal the unseen tickets to every hidden place; what is left is the unknown part of the pile."""
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
