"""Expeditions: turned up from the pile, joined at their start, completed at their target."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.pile import has_bit, set_bit
from marula.games.africana.rules.board import SPACES, pick_one
from marula.games.africana.rules.cards import take
from marula.games.africana.rules.events import ExpeditionCompleted, ExpeditionJoined, ExpeditionShown, LastRoundBegan
from marula.games.africana.rules.state import State


def turn_up(state: State, space: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-5, AF-40: the top of the pile is one of the unseen A cards, then of the B cards, then of the C cards."""
    board = state.box
    back: i64 = 0
    while state.unseen & board.backs[back] == 0:
        back += 1
    expedition = pick_one(state.unseen & board.backs[back], chance)
    state.unseen ^= set_bit(0, expedition)
    state.pile -= 1
    state.display[space] = expedition
    if events is not None:
        events.append(ExpeditionShown(board.tables["expedition"][expedition], board.tables["space"][space]))


def refill(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-40, AF-41: fill the spaces from left to right. If the pile is empty, this round is the last."""
    for space in range(SPACES):
        if state.display[space] >= 0:
            continue
        if state.pile > 0:
            turn_up(state, space, chance, events)
        elif not state.last_round:
            state.last_round = True
            if events is not None:
                events.append(LastRoundBegan(state.round))


def join(state: State, seat: i64, expedition: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """AF-25 to AF-27: place a marker, and take the space's bonus at once."""
    board = state.box
    space = state.space_of(expedition)
    state.joined[space] = set_bit(state.joined[space], seat)
    state.silver[seat] += board.bonus_silver[space]
    if events is not None:
        words = board.tables["expedition"][expedition], board.tables["space"][space]
        events.append(ExpeditionJoined(seat, words[0], words[1], board.bonus_silver[space]))
    if board.bonus_cards[space] > 0:
        take(state, seat, board.bonus_cards[space], chance, events)


def complete(state: State, seat: i64, expedition: i64, events: list[Emitted] | None) -> None:
    """AF-28, AF-33: the seat gets silver and the card; all markers go back. The space stays empty for now."""
    board = state.box
    space = state.space_of(expedition)
    silver = board.expedition_silver[expedition]
    others: list[int] = []
    if events is not None:
        for other in range(board.seats):
            if other != seat and has_bit(state.joined[space], other):
                others.append(other)
    state.display[space] = -1
    state.joined[space] = 0
    state.silver[seat] += silver
    state.expeditions[seat] = set_bit(state.expeditions[seat], expedition)
    state.last_completed = state.round
    if events is not None:
        word = board.tables["expedition"][expedition]
        events.append(ExpeditionCompleted(seat, word, silver, board.expedition_points[expedition], tuple(others)))
