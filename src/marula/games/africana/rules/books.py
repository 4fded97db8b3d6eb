"""The two books (action B): turning pages and buying adventures. Everyone sees what lies where."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.pile import set_bit
from marula.games.africana.rules.board import Board, pick_one
from marula.games.africana.rules.events import AdventureBought, AdventureShown, PageTurned
from marula.games.africana.rules.state import State


def reveal(state: State, book: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-18: if a card nobody has seen comes to the top of the right side, chance decides which it is."""
    if state.left[book] < len(state.pages[book]):
        return
    board = state.box
    unread = state.unread & board.books[book]
    if unread == 0:
        return
    adventure = pick_one(unread, chance)
    state.unread ^= set_bit(0, adventure)
    state.pages[book] = append(state.pages[book], adventure)
    if events is not None:
        events.append(AdventureShown(board.tables["book"][book], board.tables["adventure"][adventure]))


def turn_price(state: State) -> i64:
    """AF-16: the first turn of the action is free, in either direction."""
    return 0 if state.turned < state.box.free_turns else state.box.turn_price


def turn_page(state: State, seat: i64, side: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-16, AF-18: side 0 moves the left top to the right, side 1 the right top to the left."""
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
    """AF-15: the card leaves the book; the one below it is shown at no charge."""
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
