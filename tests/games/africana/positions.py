"""Positions for tests of Africana: a dealt table with empty hands, and verbs that lay out what a test needs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Seeded
from marula.core.edition import Edition, from_data
from marula.core.pile import set_bit
from marula.core.setup import Setup, VariantValue
from marula.games.africana import GAME
from marula.games.africana.rules.board import COLOURS, SPACES, Board
from marula.games.africana.rules.state import State
from tests.games.positions import do, index

DATA = Path(str(GAME.folder)) / "data" / "default.json"


def default_data() -> dict[str, Any]:
    """The default edition's file, to be changed at will."""
    data: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
    return data


def edition(data: dict[str, Any]) -> Edition:
    """An edition with this data."""
    return from_data(data, "test")


_BOARDS: dict[str, Board] = {}
"""A board never changes, so tests share those of the default edition."""


def board(seats: int = 2, data: dict[str, Any] | None = None, **options: VariantValue) -> Board:
    """The board of the default edition, or of this data."""
    setup = Setup("africana", seats, options=options)
    built = _BOARDS.get(str(setup)) if data is None else None
    if built is None:
        made = GAME.board(setup, edition(data) if data is not None else None)
        assert isinstance(made, Board)
        built = made
    if data is None:
        _BOARDS[str(setup)] = built
    return built


def table(seats: int = 2, seed: str = "1", data: dict[str, Any] | None = None, **options: VariantValue) -> State:
    """A dealt table from which all travel cards have gone back into the draw pile."""
    state = GAME.deal(board(seats, data, **options), Seeded(seed), None)
    assert isinstance(state, State)
    for seat in range(seats):
        for colour in range(COLOURS):
            state.deck[colour] += state.hands[seat * COLOURS + colour]
            state.hands[seat * COLOURS + colour] = 0
    return state


# --- laying a position -----------------------------------------------------------------------------------------------


def bits(state: State, table: str, words: tuple[str, ...]) -> int:
    """A set of these words, as bits."""
    mask: i64 = 0
    for word in words:
        mask = set_bit(mask, index(state, table, word))
    return mask


def stand(state: State, seat: int, place: str) -> None:
    """The seat's explorer stands here."""
    state.places[seat] = index(state, "place", place)


def purse(state: State, seat: int, silver: int) -> None:
    """The seat has so much silver."""
    state.silver[seat] = silver


def hold_only(state: State, seat: int, *cards: str) -> None:
    """The hand is exactly these cards, from the draw pile and the supply; jokers come from nowhere."""
    for card in range(len(state.box.tables["card"])):
        number = [index(state, "card", word) for word in cards].count(card) - state.held(seat, card)
        state.put(seat, card, number)
        if card < COLOURS:
            state.deck[card] -= number
        elif card > COLOURS:
            state.supply[card - 1 - COLOURS] -= number


def display(state: State, *expeditions: str) -> None:
    """Exactly these on the spaces from left to right, the other spaces empty."""
    for space in range(SPACES):
        if state.display[space] >= 0:
            state.unseen = set_bit(state.unseen, state.display[space])
            state.pile += 1
        state.display[space] = -1
        state.joined[space] = 0
    for at, word in enumerate(expeditions):
        state.display[at] = index(state, "expedition", word)
        state.unseen &= ~set_bit(0, state.display[at])
        state.pile -= 1


def join(state: State, space: int, *seats: int) -> None:
    """Markers of these seats lie on the card of this space."""
    mask: i64 = 0
    for seat in seats:
        mask = set_bit(mask, seat)
    state.joined[space] = mask


def lay_book(state: State, book: int, pages: tuple[str, ...], left: int) -> None:
    """This row of seen pages, so many of them on the left; the book's other cards stay unseen."""
    state.unread |= state.box.books[book]
    state.pages[book] = vec[i64]([index(state, "adventure", word) for word in pages])
    state.unread &= ~bits(state, "adventure", pages)
    state.left[book] = left


def lay_whole_book(state: State, book: int, pages: tuple[str, ...], left: int) -> None:
    """As `lay_book`, but there are no other cards: the rest has left the game."""
    lay_book(state, book, pages, left)
    rest = state.unread & state.box.books[book]
    state.unread &= ~rest
    state.gone |= rest


def own(state: State, seat: int, *adventures: str) -> None:
    """These adventures lie open in front of the seat; they come from the unseen part of their books."""
    mask = bits(state, "adventure", adventures)
    for book in range(2):
        known = [page for page in state.pages[book] if not mask >> page & 1]
        state.left[book] -= sum(1 for page in list(state.pages[book])[: state.left[book]] if mask >> page & 1)
        state.pages[book] = vec[i64](known)
    state.unread &= ~mask
    state.adventures[seat] = mask


def done(state: State, seat: int, *adventures: str) -> None:
    """These adventures lie completed under the seat's company card."""
    own(state, seat, *adventures)
    state.adventures[seat] = 0
    state.completed[seat] = bits(state, "adventure", adventures)


def finished(state: State, seat: int, *expeditions: str) -> None:
    """These expeditions lie under the seat's company card."""
    state.expeditions[seat] = bits(state, "expedition", expeditions)
    state.unseen &= ~state.expeditions[seat]


def pass_turn(state: State) -> None:
    """The seat whose turn it is does nothing."""
    do(state, "set_out", "stop")


# --- looking at one -------------------------------------------------------------------------------------------------


def place(state: State, seat: int) -> str:
    """Where the seat's explorer stands."""
    return state.box.tables["place"][state.places[seat]]


def held(state: State, seat: int) -> list[str]:
    """The seat's whole hand in words."""
    words = state.box.tables["card"]
    return [words[card] for card in range(len(words)) for _ in range(state.held(seat, card))]


def on_display(state: State) -> list[str | None]:
    """The open expeditions, from left to right."""
    words = state.box.tables["expedition"]
    return [words[at] if at >= 0 else None for at in state.display]


def names(state: State, table: str, mask: int) -> set[str]:
    """A set of bits in words."""
    return {word for at, word in enumerate(state.box.tables[table]) if mask >> at & 1}


def tops(state: State, book: int) -> tuple[str | None, str | None]:
    """The tops of both sides of a book."""
    words = state.box.tables["adventure"]
    left, right = state.top(book, 0), state.top(book, 1)
    return words[left] if left >= 0 else None, words[right] if right >= 0 else None


def score_lines(state: State, seat: int) -> dict[str, int]:
    """The seat's score sheet: points by line; several collections of one kind are added up."""
    sheet: dict[str, int] = {}
    for line in GAME.score(state).columns[seat].lines:
        sheet[line.what] = sheet.get(line.what, 0) + line.points
    return sheet
