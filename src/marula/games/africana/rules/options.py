"""What a seat may choose now: the codes of all legal actions. Nothing else decides what is legal."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.pile import has_bit
from marula.games.africana.rules.board import CARDS, JOKER, SPACES, WAYS
from marula.games.africana.rules.books import turn_price
from marula.games.africana.rules.cards import in_hand
from marula.games.africana.rules.state import BOOK, JOURNEY, OVER, TOO_MANY_CARDS, TURN, State


def codes(state: State, seat: i64) -> vec[i64]:
    """The codes of everything the seat may choose now."""
    board = state.box
    found = vec[i64](capacity=16)
    phase = state.phase
    if phase == OVER or seat != state.active:
        return found
    if phase == JOURNEY:
        return journey_options(state, seat, found)
    if phase == BOOK:
        return book_options(state, seat, found)
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


def book_options(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """AF-15 to AF-17: turn or buy on either side, if a card lies there and the silver is enough; or stop."""
    board = state.box
    book = state.book(seat)
    silver = state.silver[seat]
    lies_left = state.left[book] > 0
    lies_right = state.left[book] < len(state.pages[book])
    if silver >= turn_price(state):
        if lies_left:
            found = append(found, board.turn_page)
        if lies_right:
            found = append(found, board.turn_page + 1)
    if silver >= board.adventure_price:
        if lies_left:
            found = append(found, board.buy)
        if lies_right:
            found = append(found, board.buy + 1)
    return append(found, board.stop)


def journey_options(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """AF-19 to AF-32: join, complete or step, each way once; or stop."""
    board = state.box
    here = state.places[seat]
    markers = state.markers(seat)
    for space in range(SPACES):
        expedition = state.display[space]
        if expedition < 0:
            continue
        if has_bit(state.joined[space], seat):
            if board.targets[expedition] == here:
                found = append(found, board.complete_expedition + expedition)
        elif markers > 0 and board.starts[expedition] == here:
            found = append(found, board.join + expedition)
    own = state.adventures[seat]
    adventure: i64 = 0
    while own != 0:
        if own & 1 == 1 and board.adventure_places[adventure] == here:
            found = append(found, board.complete_adventure + adventure)
        own >>= 1
        adventure += 1
    found = step_options(state, seat, found)
    return append(found, board.stop)


def step_options(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """AF-19 to AF-23. A card that fits as it is cannot be recoloured: that would cost silver for nothing."""
    board = state.box
    map = board.map
    here = state.places[seat]
    hand = in_hand(state, seat)
    if hand == 0:
        return found
    may_recolour = state.silver[seat] >= board.recolour_price
    for at in range(map.first[here], map.first[here + 1]):
        place = map.neighbour[at]
        fits = board.fits[place]
        first = board.step + place * WAYS
        for card in range(CARDS):
            if not has_bit(hand, card):
                continue
            if has_bit(fits, card):
                found = append(found, first + card)
            elif may_recolour:  # the joker fits everywhere, so it never comes here
                found = append(found, first + CARDS + (card if card < JOKER else card - 1))
    return found
