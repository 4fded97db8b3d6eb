"""Positions for tests of The Heart of Africa: an empty table in mid-match, and verbs that lay cards and routes on it.

They are laid by hand, so derived fields are worked out each time.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.pile import Pile, filled, zeros
from marula.core.setup import CURRENT, Setup
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.board import Board
from marula.games.heart_of_africa.rules.state import TURN, State
from tests.games.positions import index

CAPE = "cape_town_to_port_elizabeth_1"
"""Black, 3 spaces, mountain: the route of the rulebook's example."""


@cache
def board(seats: int, revision: int = CURRENT) -> Board:
    return cast(Board, GAME.board(Setup("heart_of_africa", seats, revision=revision)))


def table(seats: int = 2, revision: int = CURRENT) -> State:
    """Nobody has anything; all cards are in their decks, all tickets in the pile, and seat 0 is to move."""
    state = State(board(seats, revision))
    state.phase = TURN
    state.train_deck = state.box.card_counts[:]
    state.terrain_deck = state.box.terrain_counts[:]
    state.ticket_pile = Pile(filled(state.box.tickets, 1), vec[i64]())
    state.derive()
    return state


def hold(state: State, seat: int, **cards: int) -> None:
    """Train cards from the deck into a hand, unseen by the others."""
    for word, number in cards.items():
        card = index(state, "card", word)
        state.train_deck[card] -= number
        state.hands[seat * state.box.cards + card] += number
        state.blind[seat * state.box.cards + card] += number
    state.derive()


def face(state: State, seat: int, **terrains: int) -> None:
    """Terrain cards from the deck in front of a seat."""
    for word, number in terrains.items():
        terrain = index(state, "terrain", word)
        state.terrain_deck[terrain] -= number
        state.terrains[seat * state.box.terrains + terrain] += number
    state.derive()


def row(state: State, *cards: str) -> None:
    """These train cards lie face up, from the deck."""
    for place, word in enumerate(cards):
        state.train_row[place] = index(state, "card", word)
        state.train_deck[state.train_row[place]] -= 1
    state.derive()


def terrain_row(state: State, *terrains: str) -> None:
    for place, word in enumerate(terrains):
        state.terrain_row[place] = index(state, "terrain", word)
        state.terrain_deck[state.terrain_row[place]] -= 1
    state.derive()


def own(state: State, seat: int, *tracks: str) -> None:
    """The seat has claimed these tracks."""
    for word in tracks:
        track = index(state, "track", word)
        state.owners[track] = seat
        state.trains[seat] -= state.box.track_length[track]
        state.points[seat] += state.box.track_points[track]
        state.connect(seat, state.box.track_from[track], state.box.track_to[track])
    state.derive()


def ticket(state: State, seat: int, *tickets: str) -> None:
    """The seat keeps these tickets."""
    for word in tickets:
        at = index(state, "ticket", word)
        state.ticket_pile.unseen[at] -= 1
        state.kept[at] = seat
    state.derive()


def no_tickets(state: State) -> None:
    """The ticket pile is empty: seat 1 keeps them all."""
    ticket(state, 1, *[word for at, word in enumerate(state.box.tables["ticket"]) if state.ticket_pile.unseen[at]])


def no_cards(state: State) -> None:
    """Decks and discards are empty: what was left of them is out of the game."""
    state.train_deck = zeros(state.box.cards)
    state.terrain_deck = zeros(state.box.terrains)
    state.derive()


def held(state: State, seat: int) -> dict[str, int]:
    return counts(state, state.hands, seat, "card")


def known(state: State, seat: int) -> dict[str, int]:
    return counts(state, state.known, seat, "card")


def terrains(state: State, seat: int) -> dict[str, int]:
    return counts(state, state.terrains, seat, "terrain")


def bag(state: State, of: vec[i64], kind: str) -> dict[str, int]:
    """A deck or the discards, in words."""
    return counts(state, of, 0, kind)


def counts(state: State, grid: vec[i64], seat: int, kind: str) -> dict[str, int]:
    words = state.box.tables[kind]
    return {word: int(grid[seat * len(words) + at]) for at, word in enumerate(words) if grid[seat * len(words) + at]}
