"""Turns: whose turn it is, carrying out what a seat chose, and who comes next."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.games.heart_of_africa.rules import cards, claims, tickets
from marula.games.heart_of_africa.rules.end_of_match import count_down, end_match
from marula.games.heart_of_africa.rules.events import (
    EveryonePassed,
    Passed,
    TicketsDrawn,
)
from marula.games.heart_of_africa.rules.state import (
    DOUBLING,
    FIRST_TICKETS,
    OVER,
    PAYMENT,
    SECOND_CARD,
    TICKETS,
    TURN,
    State,
)


def turn(state: State) -> i64:
    """The first seat waited on, or -1 at the end. Before the first turn everyone chooses tickets at once."""
    phase = state.phase
    if phase == OVER:
        return -1
    if phase == FIRST_TICKETS:
        for seat in range(state.box.seats):
            if state.offered[seat * state.box.offer] >= 0:
                return seat
    return state.active


def waiting_on(state: State) -> list[int]:
    """Every seat that may choose now, in order."""
    if state.phase == OVER:
        return []
    if state.phase == FIRST_TICKETS:
        return [int(seat) for seat in range(state.box.seats) if state.offered[seat * state.box.offer] >= 0]
    return [state.active]


def phase_for(state: State, seat: i64) -> i64:
    """The open decision as a seat or onlooker knows it. The others hear of a claim only when it is complete."""
    if seat != state.active and (state.phase == PAYMENT or state.phase == DOUBLING):
        return TURN
    return state.phase


def perform(state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """Carry out an offered code, then go on to the next decision."""
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
    """HA-8 to HA-10: one card. A second follows, unless it was a face-up locomotive or no card is left."""
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
    """HA-34: if everyone passes in a row, nothing can change any more and the match ends."""
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
    """The next seat takes its turn, unless this one was the match's last."""
    state.passes = 0
    state.phase = TURN
    count_down(state, events)
    if state.phase == OVER:
        return
    state.active += 1
    if state.active == state.box.seats:
        state.active = 0
