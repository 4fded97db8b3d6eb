"""A table for tests: positions are laid out directly, actions are given in words, luck is told in advance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from marula.core import codec
from marula.core.chance import Chance, Scripted, Seeded
from marula.core.edition import Edition, from_data
from marula.core.event import Action, Event, Whisper
from marula.core.pile import set_bit
from marula.core.refusal import Illegal
from marula.core.setup import Setup, VariantValue
from marula.games.africana import GAME
from marula.games.africana.rules.board import COLOURS, SPACES, Board
from marula.games.africana.rules.state import State

DATA = Path(str(GAME.folder)) / "data" / "default.json"


def default_data() -> dict[str, Any]:
    """The default edition's file, to be changed at will."""
    data: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
    return data


def edition(data: dict[str, Any]) -> Edition:
    return from_data(data, "test")


_BOARDS: dict[str, Board] = {}
"""A board never changes, so tests share those of the default edition."""


def board(seats: int = 2, data: dict[str, Any] | None = None, **options: VariantValue) -> Board:
    setup = Setup("africana", seats, options=options)
    built = _BOARDS.get(str(setup)) if data is None else None
    if built is None:
        made = GAME.board(setup, edition(data) if data is not None else None)
        assert isinstance(made, Board)
        built = made
    if data is None:
        _BOARDS[str(setup)] = built
    return built


class Table:
    """A dealt table from which all travel cards have gone back into the draw pile."""

    def __init__(
        self, seats: int = 2, seed: str = "1", data: dict[str, Any] | None = None, **options: VariantValue
    ) -> None:
        self.board = board(seats, data, **options)
        self.chance: Chance = Seeded(seed)
        state = GAME.deal(self.board, self.chance, None)
        assert isinstance(state, State)
        self.state = state
        for seat in range(seats):
            for colour in range(COLOURS):
                state.deck[colour] += state.hands[seat * COLOURS + colour]
                state.hands[seat * COLOURS + colour] = 0

    # --- laying out ----------------------------------------------------------------------------------------------

    def index(self, table: str, word: str) -> int:
        return self.board.tables[table].index(word)

    def bits(self, table: str, words: tuple[str, ...]) -> int:
        mask: i64 = 0
        for word in words:
            mask = set_bit(mask, self.index(table, word))
        return mask

    def stand(self, seat: int, place: str) -> None:
        self.state.places[seat] = self.index("place", place)

    def purse(self, seat: int, silver: int) -> None:
        self.state.silver[seat] = silver

    def hand(self, seat: int, *cards: str) -> None:
        """Exactly these cards, from the draw pile and the supply; jokers come and go as wished."""
        state = self.state
        for card in range(len(self.board.tables["card"])):
            number = [self.index("card", word) for word in cards].count(card) - state.held(seat, card)
            state.put(seat, card, number)
            if card < COLOURS:
                state.deck[card] -= number
            elif card > COLOURS:
                state.supply[card - 1 - COLOURS] -= number

    def display(self, *expeditions: str) -> None:
        """Exactly these on the spaces from left to right, the other spaces empty."""
        state = self.state
        for space in range(SPACES):
            if state.display[space] >= 0:
                state.unseen = set_bit(state.unseen, state.display[space])
                state.pile += 1
            state.display[space] = -1
            state.joined[space] = 0
        for at, word in enumerate(expeditions):
            state.display[at] = self.index("expedition", word)
            state.unseen &= ~set_bit(0, state.display[at])
            state.pile -= 1

    def join(self, space: int, *seats: int) -> None:
        """Markers of these seats lie on the card of this space."""
        mask: i64 = 0
        for seat in seats:
            mask = set_bit(mask, seat)
        self.state.joined[space] = mask

    def book(self, book: int, pages: tuple[str, ...], left: int) -> None:
        """This row of seen pages, so many of them on the left; the book's other cards stay unseen."""
        state = self.state
        state.unread |= self.board.books[book]
        state.pages[book] = vec[i64]([self.index("adventure", word) for word in pages])
        state.unread &= ~self.bits("adventure", pages)
        state.left[book] = left

    def whole_book(self, book: int, pages: tuple[str, ...], left: int) -> None:
        """As `book`, but there are no other cards: the rest has left the game."""
        self.book(book, pages, left)
        rest = self.state.unread & self.board.books[book]
        self.state.unread &= ~rest
        self.state.gone |= rest

    def own(self, seat: int, *adventures: str) -> None:
        """These adventures lie open in front of the seat; they come from the unseen part of their books."""
        mask = self.bits("adventure", adventures)
        for book in range(2):
            known = [page for page in self.state.pages[book] if not mask >> page & 1]
            self.state.left[book] -= sum(
                1 for page in list(self.state.pages[book])[: self.state.left[book]] if mask >> page & 1
            )
            self.state.pages[book] = vec[i64](known)
        self.state.unread &= ~mask
        self.state.adventures[seat] = mask

    def done(self, seat: int, *adventures: str) -> None:
        """These adventures lie completed under the seat's company card."""
        self.own(seat, *adventures)
        self.state.adventures[seat] = 0
        self.state.completed[seat] = self.bits("adventure", adventures)

    def finished(self, seat: int, *expeditions: str) -> None:
        """These expeditions lie under the seat's company card."""
        self.state.expeditions[seat] = self.bits("expedition", expeditions)
        self.state.unseen &= ~self.state.expeditions[seat]

    def luck(self, *answers: int, then: int = -1) -> None:
        self.chance = Scripted(list(answers), then)

    # --- playing -------------------------------------------------------------------------------------------------

    def action(self, words: str) -> Action:
        action = codec.read_action(GAME, words)
        assert isinstance(action, Action), action
        return action

    def do(self, *actions: str) -> list[str]:
        """The seat whose turn it is does all this; the events of the last action, in words (whispers too)."""
        events: list[str] = []
        for words in actions:
            seat = self.state.active
            told = GAME.apply(self.state, seat, self.action(words), self.chance)
            events = [f"to {item.seat}: {item.event}" if isinstance(item, Whisper) else str(item) for item in told]
        return events

    def told(self, words: str) -> list[Event]:
        """What everyone hears of one action, as events."""
        told = GAME.apply(self.state, self.state.active, self.action(words), self.chance)
        return [item for item in told if isinstance(item, Event)]

    def pass_turn(self) -> None:
        self.do("set_out", "stop")

    def offers(self) -> list[str]:
        """Everything the seat whose turn it is may do."""
        return [str(option) for option in GAME.options(self.state, self.state.active)]

    def why_not(self, words: str) -> tuple[str, str]:
        """The rule that forbids it to the seat whose turn it is, and the case."""
        refusal = GAME.why_not(self.state, self.state.active, self.action(words))
        assert isinstance(refusal, Illegal), refusal
        return refusal.rule, refusal.case

    # --- looking -------------------------------------------------------------------------------------------------

    def place(self, seat: int) -> str:
        return self.board.tables["place"][self.state.places[seat]]

    def cards(self, seat: int) -> list[str]:
        """The seat's whole hand in words."""
        words = self.board.tables["card"]
        return [words[card] for card in range(len(words)) for _ in range(self.state.held(seat, card))]

    def on_display(self) -> list[str | None]:
        words = self.board.tables["expedition"]
        return [words[at] if at >= 0 else None for at in self.state.display]

    def names(self, table: str, mask: int) -> set[str]:
        return {word for at, word in enumerate(self.board.tables[table]) if mask >> at & 1}

    def tops(self, book: int) -> tuple[str | None, str | None]:
        words = self.board.tables["adventure"]
        left, right = self.state.top(book, 0), self.state.top(book, 1)
        return words[left] if left >= 0 else None, words[right] if right >= 0 else None

    def phase(self) -> str:
        return GAME.phase(self.state, self.state.active)

    def points(self, seat: int) -> dict[str, int]:
        """The seat's score sheet: what for → points; several collections of one kind are added up."""
        sheet: dict[str, int] = {}
        for line in GAME.score(self.state).columns[seat].lines:
            sheet[line.what] = sheet.get(line.what, 0) + line.points
        return sheet

    def total(self, seat: int) -> int:
        return GAME.score(self.state).columns[seat].total
