"""The rules: deal, what may be chosen, what then happens, and when it is over."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted, Whisper
from marula.games.heart_of_africa.rules import cards, claims, tickets
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.events import (
    EveryonePassed,
    HandDealt,
    LastRoundBegun,
    MatchEnded,
    Passed,
    TerrainDealt,
    TicketsDrawn,
    TicketsShown,
)
from marula.games.heart_of_africa.rules.state import FIRST_TICKETS, OVER, PAYMENT, SECOND_CARD, TICKETS, TURN, State


def deal(board: Board, chance: Chance, events: list[Emitted] | None) -> State:
    """HA-2 to HA-6: hands, terrain cards and tickets for everyone, then the face-up rows."""
    state = State(board)
    for card in range(board.cards):
        state.train_deck[card] = board.card_counts[card]
    for terrain in range(board.terrains):
        state.terrain_deck[terrain] = board.terrain_counts[terrain]
    for ticket in range(board.tickets):
        state.ticket_pile.unseen[ticket] = 1
    state.derive()
    for seat in range(board.seats):
        for _ in range(board.cards_dealt):
            at = seat * board.cards + cards.next_train(state, chance, events)
            state.hands[at] += 1
            state.blind[at] += 1
        words: list[str] = []
        for _ in range(board.terrains_dealt):
            terrain = cards.next_terrain(state, chance, events)
            state.terrains[seat * board.terrains + terrain] += 1
            words.append(board.tables["terrain"][terrain])
        if events is not None:
            events.append(Whisper(seat, HandDealt(cards.hand_words(state, seat))))
            events.append(TerrainDealt(seat, tuple(words)))
        tickets.offer(state, seat, board.tickets_dealt, chance, events)
    cards.fill_trains(state, chance, events)
    cards.fill_terrains(state, chance, events)
    return state


def turn(state: State) -> i64:
    """The first seat waited on: before the first turn everyone who has not yet chosen tickets."""
    phase = state.phase
    if phase == OVER:
        return -1
    if phase == FIRST_TICKETS:
        for seat in range(state.box.seats):
            if state.offered[seat * state.box.offer] >= 0:
                return seat
    return state.active


def waiting_on(state: State) -> list[int]:
    if state.phase == OVER:
        return []
    if state.phase == FIRST_TICKETS:
        return [int(seat) for seat in range(state.box.seats) if state.offered[seat * state.box.offer] >= 0]
    return [state.active]


def codes(state: State, seat: i64) -> vec[i64]:
    """Everything the seat may choose now."""
    phase = state.phase
    if phase == FIRST_TICKETS:
        return keeps(state, seat, state.box.first_tickets_kept)
    if phase == OVER or seat != state.active:
        return vec[i64]()
    if phase == TURN:
        return turns(state, seat)
    if phase == SECOND_CARD:
        return draws(state, False)
    if phase == TICKETS:
        return keeps(state, seat, state.box.tickets_kept)
    if phase == PAYMENT:
        return claims.payments(state, seat, state.track)
    return append(claims.doublings(state, seat), state.box.score_once)


def turns(state: State, seat: i64) -> vec[i64]:
    """HA-7: draw cards, claim a route or draw tickets; HA-34: pass where none of it is possible."""
    found = claims.claimable(state, seat, draws(state, True))
    if state.tickets_left > 0:
        found = append(found, state.box.draw_tickets)
    if len(found) == 0:
        found = append(found, state.box.pass_)
    return found


def draws(state: State, first: bool) -> vec[i64]:
    """HA-8, HA-9, HA-12: the cards that can be drawn, face-up ones by kind; a locomotive only as the first."""
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


def keeps(state: State, seat: i64, least: i64) -> vec[i64]:
    """HA-5, HA-23: every set of the offered tickets that is large enough; all of them where fewer are offered."""
    size = state.offer_size(seat)
    return state.box.choices(size, least if least < size else size)


def perform(state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
    board = state.box
    if code < board.draw_tickets:
        draw_card(state, seat, code, chance, events)
    elif code == board.draw_tickets:
        draw_tickets(state, seat, chance, events)
    elif code == board.pass_:
        pass_turn(state, seat, events)
    elif code == board.score_once:
        claims.lay_trains(state, seat, -1, chance, events)
        end_turn(state, events)
    elif code < board.claim:
        keep_tickets(state, seat, code - board.keep + 1, events)
    elif code < board.pay:
        if claims.choose_track(state, seat, code - board.claim, chance, events):
            end_turn(state, events)
    elif code < board.double:
        if claims.choose_payment(state, seat, code, chance, events):
            end_turn(state, events)
    else:
        claims.lay_trains(state, seat, code, chance, events)
        end_turn(state, events)


def draw_card(state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """HA-8 to HA-10: one card; after the first a second follows, unless it was a face-up locomotive or none is left."""
    board = state.box
    if code < board.draw_train:
        cards.take_train(state, seat, code, chance, events)
    elif code == board.draw_train:
        cards.draw_train(state, seat, chance, events)
    elif code < board.draw_terrain:
        cards.take_terrain(state, seat, code - board.take_terrain, chance, events)
    else:
        cards.draw_terrain(state, seat, chance, events)
    if state.phase == SECOND_CARD or code == board.locomotive:
        end_turn(state, events)
        return
    state.phase = SECOND_CARD
    if not cards.another(state):
        end_turn(state, events)


def draw_tickets(state: State, seat: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """HA-23: the top tickets, fewer where fewer are left."""
    number = state.tickets_left
    if number > state.box.tickets_drawn:
        number = state.box.tickets_drawn
    if events is not None:
        events.append(TicketsDrawn(seat, number))
    tickets.offer(state, seat, number, chance, events)
    state.phase = TICKETS


def keep_tickets(state: State, seat: i64, places: i64, events: list[Emitted] | None) -> None:
    """HA-5, HA-23: the first turn begins when the last seat has chosen."""
    tickets.keep(state, seat, places, events)
    if state.phase == TICKETS:
        end_turn(state, events)
        return
    for other in range(state.box.seats):
        if state.offered[other * state.box.offer] >= 0:
            return
    state.phase = TURN


def pass_turn(state: State, seat: i64, events: list[Emitted] | None) -> None:
    """HA-34: when everyone has passed in a row, nothing will ever change."""
    if events is not None:
        events.append(Passed(seat))
    passes = state.passes + 1
    if passes == state.box.seats:
        state.passes = passes
        if events is not None:
            events.append(EveryonePassed())
        end_match(state, events)
        return
    end_turn(state, events)
    state.passes = passes


def end_turn(state: State, events: list[Emitted] | None) -> None:
    """HA-27: who ends a turn with hardly any trains gives everyone, themselves included, one last turn."""
    board = state.box
    state.passes = 0
    state.phase = TURN
    if state.last_turns > 0:
        state.last_turns -= 1
        if state.last_turns == 0:
            end_match(state, events)
            return
    elif state.trains[state.active] <= board.last_trains:
        state.last_turns = board.seats
        if events is not None:
            events.append(LastRoundBegun(state.active, state.trains[state.active]))
    state.active += 1
    if state.active == board.seats:
        state.active = 0


def end_match(state: State, events: list[Emitted] | None) -> None:
    """HA-24, HA-28: now everyone shows their tickets."""
    state.phase = OVER
    if events is None:
        return
    board = state.box
    events.append(MatchEnded())
    for seat in range(board.seats):
        done: list[str] = []
        failed: list[str] = []
        for ticket in range(board.tickets):
            if state.kept[ticket] != seat:
                continue
            if tickets.is_complete(state, seat, ticket):
                done.append(board.tables["ticket"][ticket])
            else:
                failed.append(board.tables["ticket"][ticket])
        events.append(TicketsShown(seat, tuple(done), tuple(failed)))
