"""The two books: pages are turned and adventures bought, and what lies where is seen by all."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.pile import has_bit, set_bit
from marula.games.africana.rules.board import Board, count
from marula.games.africana.rules.events import AdventureBought, AdventureShown, PageTurned
from marula.games.africana.rules.state import State


def reveal(state: State, book: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-18: if a card nobody has seen comes to lie on top of the right side, luck says which it is."""
    if state.left[book] < len(state.pages[book]):
        return
    board = state.box
    unread = state.unread & board.books[book]
    if unread == 0:
        return
    adventure = pick(unread, chance)
    state.unread ^= set_bit(0, adventure)
    state.pages[book] = append(state.pages[book], adventure)
    if events is not None:
        events.append(AdventureShown(board.tables["book"][book], board.tables["adventure"][adventure]))


def pick(things: i64, chance: Chance) -> i64:
    """One thing of a set at random."""
    skip = chance.pick(count(things))
    at: i64 = 0
    while True:
        if has_bit(things, at):
            if skip == 0:
                return at
            skip -= 1
        at += 1


def turn_price(state: State) -> i64:
    """AF-16: the first turn of the action is free, in whichever direction."""
    return 0 if state.turned < state.box.free_turns else state.box.turn_price


def add_codes(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """AF-15 to AF-17: turn or buy on either side where a card lies and the silver is enough; or stop."""
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


def turn_page(state: State, seat: i64, side: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-16, AF-18: side 0 lifts the left top onto the right, side 1 the right top onto the left."""
    book = state.book(seat)
    price = turn_price(state)
    state.silver[seat] -= price
    state.turned += 1
    if events is not None:
        word = state.box.tables["adventure"][state.top(book, side)]
        events.append(PageTurned(seat, word, state.box.tables["side"][side], price))
    state.left[book] += 1 if side == 1 else -1
    reveal(state, book, chance, events)


def buy(state: State, seat: i64, side: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-15: the card leaves the book; the next one below it comes to light at no charge."""
    board: Board = state.box
    book = state.book(seat)
    adventure = state.top(book, side)
    state.silver[seat] -= board.adventure_price
    state.adventures[seat] = set_bit(state.adventures[seat], adventure)
    at = state.left[book] - 1 + side
    old = state.pages[book]
    rest = vec[i64](capacity=len(old))
    for place in range(len(old)):
        if place != at:
            rest = append(rest, old[place])
    state.pages[book] = rest
    if side == 0:
        state.left[book] -= 1
    if events is not None:
        events.append(AdventureBought(seat, board.tables["adventure"][adventure], board.adventure_price))
    reveal(state, book, chance, events)
