"""Positions for tests of Livingstone: a dealt table, and verbs that move its pieces. Nothing appears or vanishes."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Scripted
from marula.core.event import Emitted
from marula.core.score import Column, ScoreLine
from marula.core.setup import CURRENT, Setup, VariantValue
from marula.games.livingstone import GAME
from marula.games.livingstone.rules.board import Board
from marula.games.livingstone.rules.state import AFTER, State
from tests.games.positions import do, index

CARDS = 12
GEMS = ("transparent", "blue", "red")


def board(seats: int = 3, revision: int = CURRENT, **options: VariantValue) -> Board:
    return cast(Board, GAME.board(Setup("livingstone", seats, options=options, revision=revision)))


def table(
    seats: int = 3, dice: tuple[int, ...] = (1, 2, 3, 4, 5, 6), revision: int = CURRENT, **options: VariantValue
) -> State:
    """A new match in which the start player has rolled these dice."""
    box = board(seats, revision, **options)
    state = cast(State, GAME.deal(box, Scripted([], then=0), None))
    set_dice(state, *dice)
    return state


def set_dice(state: State, *dice: int) -> None:
    for face in range(6):
        state.dice[face] = dice.count(face + 1)


def hold(state: State, seat: int, *cards: str) -> None:
    """These cards go from the pile into the seat's hand."""
    for word in cards:
        card = index(state, "card", word)
        state.pile[card] -= 1
        state.hands[seat * CARDS + card] += 1
        assert state.pile[card] >= 0, f"no {word} left in the pile"


def held(state: State, seat: int) -> list[str]:
    return [
        word for card, word in enumerate(state.board.tables["card"]) for _ in range(state.hands[seat * CARDS + card])
    ]


def leave_in_pile(state: State, *cards: str) -> None:
    """All other cards of the pile are played ones."""
    _leave(state.pile, state.played, state.board.tables["card"], cards)


def _leave(source: vec[i64], rest: vec[i64], table: tuple[str, ...], words: tuple[str, ...]) -> None:
    """Only these things stay in the source; all others go to the rest."""
    for kind, word in enumerate(table):
        spare = source[kind] - words.count(word)
        assert spare >= 0, f"there is no {word}"
        source[kind] -= spare
        rest[kind] += spare


def keep(state: State, seat: int, *gems: str) -> None:
    """These gems go from the bag to the seat."""
    for word in gems:
        gem = GEMS.index(word)
        state.bag[gem] -= 1
        state.gems[seat * 3 + gem] += 1


def kept(state: State, seat: int) -> list[str]:
    return [word for gem, word in enumerate(GEMS) for _ in range(state.gems[seat * 3 + gem])]


def leave_in_bag(state: State, *stones: str) -> None:
    """All other stones of the bag go to the side (the white one never does)."""
    _leave(state.bag, state.side, state.board.tables["stone"], stones)


def bag(state: State) -> dict[str, int]:
    found = {word: state.bag[stone] for stone, word in enumerate(state.board.tables["stone"])}
    return {word: number for word, number in found.items() if number}


def camp(state: State, seat: int, column: int, row: int, tents: int = 1, scored: int | None = None) -> None:
    """Tents of a seat on a field (numbers from 1), by default scored if the boat has left the column behind."""
    at = seat * state.box.fields + (column - 1) * 6 + row - 1
    state.tents[at] += tents
    state.stock[seat] -= tents
    behind = tents if column - 1 < state.boat else 0
    state.scored[at] += behind if scored is None else scored


def tents(state: State, seat: int) -> dict[str, int]:
    found = {
        word: state.tents[seat * state.box.fields + field] for field, word in enumerate(state.board.tables["field"])
    }
    return {word: number for word, number in found.items() if number}


def line(column: Column, what: str) -> ScoreLine:
    [found] = [line for line in column.lines if line.what == what]
    return found


def last_turn(state: State, boat: int = 9) -> None:
    """Seat 0 has only to end its turn, and with it the round."""
    state.boat = boat
    set_dice(state)
    state.taken[0] = 32  # somewhere a die must be
    state.active = 0
    state.die = 0
    state.due = 0
    state.phase = AFTER


def gift(state: State, seat: int, coins: int) -> None:
    """A chest with so many coins in it, as if given long ago."""
    state.chests[seat] = coins
    state.high[seat] = coins
    state.low[seat] = 1 if coins else 0


def finish(state: State, luck: tuple[int, ...] = ()) -> list[Emitted]:
    """The last round ends now."""
    last_turn(state)
    return do(state, "end_turn", luck=luck)
