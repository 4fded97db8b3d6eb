"""The deal: the table as the first decision finds it."""

from __future__ import annotations

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.games.africana.rules import books, cards, expeditions
from marula.games.africana.rules.board import COLOURS, SPACES, Board
from marula.games.africana.rules.events import CompanyTaken, ExpeditionsRemoved
from marula.games.africana.rules.state import State


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
        expeditions.turn_up(state, space, chance, events)
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
