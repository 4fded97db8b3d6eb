"""Turns: whose turn it is, carrying out what a seat chose, and how a turn ends."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.games.africana.rules import adventures, books, cards, expeditions, journey
from marula.games.africana.rules.board import count
from marula.games.africana.rules.end_of_match import end_round
from marula.games.africana.rules.events import BookClosed, BookOpened, Rested, SetOutFrom
from marula.games.africana.rules.state import BOOK, JOURNEY, OVER, TOO_MANY_ADVENTURES, TOO_MANY_CARDS, TURN, State


def turn(state: State) -> i64:
    """The seat that is waited on; -1 when the match is over."""
    return -1 if state.phase == OVER else state.active


def perform(state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """Carry out an offered code. The blocks of codes are in the order of the board's list."""
    board = state.box
    if code >= board.step:
        journey.step(state, seat, code - board.step, events)
    elif code >= board.complete_adventure:
        adventures.complete(state, seat, code - board.complete_adventure, events)
    elif code >= board.complete_expedition:
        expeditions.complete(state, seat, code - board.complete_expedition, events)
    elif code >= board.join:
        expeditions.join(state, seat, code - board.join, chance, events)
    elif code >= board.discard_adventure:
        adventures.discard(state, seat, code - board.discard_adventure, events)
        end_turn(state, seat, chance, events)
    elif code >= board.discard_card:
        cards.discard(state, seat, code - board.discard_card, events)
        end_turn(state, seat, chance, events)
    elif code >= board.buy:
        books.buy(state, seat, code - board.buy, chance, events)
    elif code >= board.turn_page:
        books.turn_page(state, seat, code - board.turn_page, chance, events)
    elif code == board.stop:
        stop(state, seat, events)
        end_turn(state, seat, chance, events)
    elif code == board.draw:
        cards.take(state, seat, board.drawn, chance, events)
        end_turn(state, seat, chance, events)
    else:
        begin(state, seat, BOOK if code == board.open_book else JOURNEY, events)


def begin(state: State, seat: i64, phase: i64, events: list[Emitted] | None) -> None:
    """AF-11: the action of this turn is B (books) or C (journey)."""
    state.phase = phase
    if events is None:
        return
    tables = state.box.tables
    if phase == BOOK:
        events.append(BookOpened(seat, tables["book"][state.book(seat)]))
    else:
        events.append(SetOutFrom(seat, tables["place"][state.places[seat]]))


def stop(state: State, seat: i64, events: list[Emitted] | None) -> None:
    """AF-24: the action is over, and the played cards are cleared away."""
    tables = state.box.tables
    if events is not None:
        if state.phase == BOOK:
            events.append(BookClosed(seat, tables["book"][state.book(seat)]))
        else:
            events.append(Rested(seat, tables["place"][state.places[seat]]))
    cards.clear_away(state, seat)
    state.turned = 0


def end_turn(state: State, seat: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-36 to AF-41: first the limits, one card at a time; then new expeditions, then the next seat."""
    board = state.box
    if state.hand_size(seat) > board.hand_limit:
        state.phase = TOO_MANY_CARDS
        return
    if count(state.adventures[seat]) > board.adventure_limit:
        state.phase = TOO_MANY_ADVENTURES
        return
    state.phase = TURN
    expeditions.refill(state, chance, events)
    state.active += 1
    if state.active < board.seats:
        return
    state.active = 0
    end_round(state, events)
