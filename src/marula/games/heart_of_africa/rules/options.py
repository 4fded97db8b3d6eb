"""What a seat may choose now: the codes of all legal actions. Nothing else decides what is legal."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.games.heart_of_africa.rules import claims
from marula.games.heart_of_africa.rules.state import FIRST_TICKETS, OVER, PAYMENT, SECOND_CARD, TICKETS, TURN, State


def codes(state: State, seat: i64) -> vec[i64]:
    """The codes of everything the seat may choose now."""
    phase = state.phase
    if phase == FIRST_TICKETS:
        return ticket_choices(state, seat, state.box.first_tickets_kept)
    if phase == OVER or seat != state.active:
        return vec[i64]()
    if phase == TURN:
        return turn_options(state, seat)
    if phase == SECOND_CARD:
        return cards_to_draw(state, False)
    if phase == TICKETS:
        return ticket_choices(state, seat, state.box.tickets_kept)
    if phase == PAYMENT:
        return claims.payments(state, seat, state.track)
    return append(claims.doublings(state, seat), state.box.score_once)


def turn_options(state: State, seat: i64) -> vec[i64]:
    """HA-7: draw cards, claim a route or draw tickets. HA-34: pass if none of these is possible."""
    found = claims.claimable(state, seat, cards_to_draw(state, True))
    if state.tickets_left > 0:
        found = append(found, state.box.draw_tickets)
    if len(found) == 0:
        found = append(found, state.box.pass_)
    return found


def cards_to_draw(state: State, first: bool) -> vec[i64]:
    """HA-8, HA-9, HA-12: the cards that can be drawn, face-up ones by kind. A locomotive only as the first."""
    board = state.box
    found = vec[i64](capacity=32)
    listed: i64 = 0  # kinds of cards, as bits
    one = listed + 1  # a literal would become a C int, and kinds from 31 on would be lost
    if not first:
        listed = one << board.locomotive
    for card in state.train_row:
        if card >= 0:
            bit = one << card
            if listed & bit == 0:
                listed |= bit
                found = append(found, card)
    if state.train_cards_left > 0:
        found = append(found, board.draw_train)
    listed = 0
    for terrain in state.terrain_row:
        if terrain >= 0:
            bit = one << terrain
            if listed & bit == 0:
                listed |= bit
                found = append(found, board.take_terrain + terrain)
    if state.terrain_cards_left > 0:
        found = append(found, board.draw_terrain)
    return found


def ticket_choices(state: State, seat: i64, least: i64) -> vec[i64]:
    """HA-5, HA-23: every large enough set of the offered tickets; all of them if fewer are offered."""
    size = state.offer_size(seat)
    return state.box.choices(size, least if least < size else size)
