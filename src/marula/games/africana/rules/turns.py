"""The rules: deal, what may be chosen, what then happens, and how a turn and the match end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.pile import has_bit, set_bit, zeros
from marula.games.africana.rules import books, cards, journey
from marula.games.africana.rules.board import CARDS, COLOURS, SPACES, Board, count
from marula.games.africana.rules.events import (
    AdventureDiscarded,
    BookClosed,
    BookOpened,
    CompanyTaken,
    ExpeditionShown,
    ExpeditionsRemoved,
    ExplorersRecalled,
    HandShown,
    LastRoundBegan,
    MatchEnded,
    Rested,
    SetOutFrom,
)
from marula.games.africana.rules.state import BOOK, JOURNEY, OVER, TOO_MANY_ADVENTURES, TOO_MANY_CARDS, TURN, State


def deal(board: Board, chance: Chance, events: list[Emitted] | None) -> State:
    """AF-4 to AF-10. Both books lie on their right sides, so that turning begins as in any book."""
    state = State(board)
    state.unseen = board.backs[0] | board.backs[1] | board.backs[2]
    state.pile = board.expeditions - board.removed
    state.unread = board.books[0] | board.books[1]
    for colour in range(COLOURS):
        state.deck[colour] = board.travel_cards
        state.supply[colour] = board.assistant_cards
    if events is not None:
        events.append(ExpeditionsRemoved(board.removed))
    for space in range(SPACES):
        turn_up(state, space, chance, events)
    for book in range(2):
        books.reveal(state, book, chance, events)
    for seat in range(board.seats):
        state.places[seat] = board.start_places[seat]
        state.silver[seat] = board.start_silver[seat]
        state.jokers[seat] = board.jokers
        if events is not None:
            company = board.tables["company"][seat]
            place = board.tables["place"][board.start_places[seat]]
            events.append(CompanyTaken(seat, company, place, board.start_silver[seat], board.jokers))
        if board.dealt > 0:
            cards.take(state, seat, board.dealt, chance, events)
    return state


def turn_up(state: State, space: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-5, AF-40: the top of the pile is one of the unseen A cards, then of the B cards, then of the C cards."""
    board = state.box
    back: i64 = 0
    while state.unseen & board.backs[back] == 0:
        back += 1
    expedition = books.pick(state.unseen & board.backs[back], chance)
    state.unseen ^= set_bit(0, expedition)
    state.pile -= 1
    state.display[space] = expedition
    if events is not None:
        events.append(ExpeditionShown(board.tables["expedition"][expedition], board.tables["space"][space]))


def turn(state: State) -> i64:
    """Whoever's turn it is; -1 when the match is over."""
    return -1 if state.phase == OVER else state.active


def codes(state: State, seat: i64) -> vec[i64]:
    """Everything the seat may choose now."""
    board = state.box
    found = vec[i64](capacity=16)
    phase = state.phase
    if phase == OVER or seat != state.active:
        return found
    if phase == JOURNEY:
        return journey.add_codes(state, seat, found)
    if phase == BOOK:
        return books.add_codes(state, seat, found)
    if phase == TURN:
        found = append(found, board.draw)
        if len(state.pages[state.book(seat)]) > 0:  # AF-34
            found = append(found, board.open_book)
        return append(found, board.set_out)
    if phase == TOO_MANY_CARDS:
        for card in range(CARDS):
            if state.held(seat, card) > 0:
                found = append(found, board.discard_card + card)
        return found
    for adventure in range(board.adventures):
        if has_bit(state.adventures[seat], adventure):
            found = append(found, board.discard_adventure + adventure)
    return found


def perform(state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """Carry out an offered code; the blocks of codes are in the order of Board's list."""
    board = state.box
    if code >= board.step:
        journey.step(state, seat, code - board.step, events)
    elif code >= board.complete_adventure:
        journey.complete_adventure(state, seat, code - board.complete_adventure, events)
    elif code >= board.complete_expedition:
        journey.complete_expedition(state, seat, code - board.complete_expedition, events)
    elif code >= board.join:
        journey.join(state, seat, code - board.join, chance, events)
    elif code >= board.discard_adventure:
        discard_adventure(state, seat, code - board.discard_adventure, events)
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
    """AF-11: the action of this turn is B or C."""
    state.phase = phase
    if events is None:
        return
    tables = state.box.tables
    if phase == BOOK:
        events.append(BookOpened(seat, tables["book"][state.book(seat)]))
    else:
        events.append(SetOutFrom(seat, tables["place"][state.places[seat]]))


def stop(state: State, seat: i64, events: list[Emitted] | None) -> None:
    """AF-24: the action is over, and what was played is cleared away."""
    tables = state.box.tables
    if events is not None:
        if state.phase == BOOK:
            events.append(BookClosed(seat, tables["book"][state.book(seat)]))
        else:
            events.append(Rested(seat, tables["place"][state.places[seat]]))
    cards.clear_away(state, seat)
    state.turned = 0


def discard_adventure(state: State, seat: i64, adventure: i64, events: list[Emitted] | None) -> None:
    """AF-38."""
    state.adventures[seat] ^= set_bit(0, adventure)
    state.gone = set_bit(state.gone, adventure)
    if events is not None:
        events.append(AdventureDiscarded(seat, state.box.tables["adventure"][adventure]))


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
    refill(state, chance, events)
    state.active += 1
    if state.active < board.seats:
        return
    state.active = 0
    if state.last_round:
        end_match(state, events)
    elif state.round - state.last_completed >= board.quiet_rounds:
        if events is not None:
            events.append(ExplorersRecalled(board.quiet_rounds))
        end_match(state, events)
    else:
        state.round += 1


def refill(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-40, AF-41: from left to right; where the pile has no card left, this round is the last."""
    for space in range(SPACES):
        if state.display[space] >= 0:
            continue
        if state.pile > 0:
            turn_up(state, space, chance, events)
        elif not state.last_round:
            state.last_round = True
            if events is not None:
                events.append(LastRoundBegan(state.round))


def end_match(state: State, events: list[Emitted] | None) -> None:
    """Hands are shown, so nothing about them needs to be remembered any more."""
    state.phase = OVER
    state.kept = zeros(state.box.seats * COLOURS)
    state.trace = zeros(0)
    if events is not None:
        events.append(MatchEnded(state.round))
        for seat in range(state.box.seats):
            events.append(HandShown(seat, cards.hand_words(state, seat)))
