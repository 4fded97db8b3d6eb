"""Which rule forbids an action that is not offered, the most helpful one first."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.pile import has_bit
from marula.core.refusal import Facts, Illegal
from marula.games.africana.rules.board import CARDS, JOKER, WAYS
from marula.games.africana.rules.books import turn_price
from marula.games.africana.rules.state import BOOK, TOO_MANY_ADVENTURES, TOO_MANY_CARDS, TURN, State


def forbids(state: State, seat: i64, code: i64) -> Illegal:
    """The most helpful rule: first what must be given up, then what the action of this turn allows."""
    board = state.box
    if state.phase == TOO_MANY_CARDS:
        if board.discard_card <= code < board.discard_adventure:
            return Illegal("AF-36", {"card": board.tables["card"][code - board.discard_card]}, case="none")
        return Illegal("AF-36", {"limit": board.hand_limit})
    if state.phase == TOO_MANY_ADVENTURES:
        if board.discard_adventure <= code < board.join:
            word = board.tables["adventure"][code - board.discard_adventure]
            return Illegal("AF-38", {"adventure": word}, case="none")
        return Illegal("AF-38", {"limit": board.adventure_limit})
    if board.discard_card <= code < board.join:
        return Illegal("AF-39")
    if state.phase == TURN:
        if code == board.open_book:
            return Illegal("AF-34", {"book": board.tables["book"][state.book(seat)]})
        return Illegal("AF-11", case="first")
    if state.phase == BOOK:
        if board.turn_page <= code < board.discard_card:
            return no_page(state, seat, code)
        return Illegal("AF-11", case="book")
    return not_on_journey(state, seat, code)


def not_on_journey(state: State, seat: i64, code: i64) -> Illegal:
    """Why this cannot be done on a journey."""
    board = state.box
    if code < board.join:
        return Illegal("AF-11", case="journey")
    if code < board.complete_expedition:
        return no_join(state, seat, code - board.join)
    if code < board.complete_adventure:
        return no_expedition(state, seat, code - board.complete_expedition)
    if code < board.step:
        return no_adventure(state, seat, code - board.complete_adventure)
    return no_step(state, seat, code - board.step)


def no_page(state: State, seat: i64, code: i64) -> Illegal:
    """AF-15, AF-16: nothing lies there, or it costs too much."""
    board = state.box
    buying = code >= board.buy
    side = code - (board.buy if buying else board.turn_page)
    rule = "AF-15" if buying else "AF-16"
    if state.top(state.book(seat), side) < 0:
        return Illegal(rule, {"side": board.tables["side"][side]}, case="empty")
    price = board.adventure_price if buying else turn_price(state)
    return Illegal(rule, {"price": price, "silver": state.silver[seat]})


def no_join(state: State, seat: i64, expedition: i64) -> Illegal:
    """AF-25, AF-26: why this expedition cannot be joined."""
    board = state.box
    space = state.space_of(expedition)
    facts: Facts = {"expedition": board.tables["expedition"][expedition]}
    if space < 0:
        return Illegal("AF-25", facts, case="closed")
    if has_bit(state.joined[space], seat):
        return Illegal("AF-26", facts, case="joined")
    if state.places[seat] != board.starts[expedition]:
        return Illegal("AF-25", {"place": board.tables["place"][board.starts[expedition]]})
    return Illegal("AF-26", {"markers": board.markers})


def no_expedition(state: State, seat: i64, expedition: i64) -> Illegal:
    """AF-28: why this expedition cannot be completed."""
    board = state.box
    space = state.space_of(expedition)
    facts: Facts = {"expedition": board.tables["expedition"][expedition]}
    if space < 0:
        return Illegal("AF-28", facts, case="closed")
    if not has_bit(state.joined[space], seat):
        return Illegal("AF-28", facts, case="marker")
    return Illegal("AF-28", {"place": board.tables["place"][board.targets[expedition]]})


def no_adventure(state: State, seat: i64, adventure: i64) -> Illegal:
    """AF-29: why this adventure cannot be completed."""
    board = state.box
    if not has_bit(state.adventures[seat], adventure):
        return Illegal("AF-29", {"adventure": board.tables["adventure"][adventure]}, case="owner")
    return Illegal("AF-29", {"place": board.tables["place"][board.adventure_places[adventure]]})


def no_step(state: State, seat: i64, code: i64) -> Illegal:
    """AF-19, AF-23, AF-24: too far, no such card, the wrong symbol, or recolouring that is not needed or not paid."""
    board = state.box
    place = code // WAYS
    way = code % WAYS
    card = board.card_of(way)
    here = state.places[seat]
    near = False
    for at in range(board.map.first[here], board.map.first[here + 1]):
        if board.map.neighbour[at] == place:
            near = True
    place_words = board.tables["place"]
    facts: Facts = {"card": board.tables["card"][card], "place": place_words[place]}
    if not near:
        return Illegal("AF-19", {"place_from": place_words[here], "place_to": place_words[place]}, case="far")
    if state.held(seat, card) == 0:
        if card >= JOKER and state.played[card] > 0:
            return Illegal("AF-24", facts)
        return Illegal("AF-19", facts, case="none")
    if way < CARDS:
        return Illegal("AF-19", facts)
    if has_bit(board.fits[place], card):
        return Illegal("AF-23", facts, case="needless")
    return Illegal("AF-23", {"price": board.recolour_price, "silver": state.silver[seat]})
