"""The end of the match: the queen rolls, hands are shown, and everyone hears who is out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.pile import zeros
from marula.games.livingstone.rules import cards, scoring
from marula.games.livingstone.rules.board import ANTELOPE, KINDS, LION, ROWS
from marula.games.livingstone.rules.dice import dice_values, roll
from marula.games.livingstone.rules.events import (
    ChestOpened,
    GemsCounted,
    HandShown,
    MajorityScored,
    MatchEnded,
    QueenRolled,
    SeatOut,
)
from marula.games.livingstone.rules.gift_needed import gift_needed
from marula.games.livingstone.rules.state import OVER, State


def end_match(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-35 to LI-37, LI-39: the match is over. All animals are played, because nobody gains by keeping one."""
    board = state.box
    if board.seats == 2:
        dice = roll(board.dice, chance)
        for face in range(ROWS):
            state.expected += dice[face] * (face + 1)
    else:
        dice = zeros(ROWS)
    if events is not None:
        tell_majorities(state, events)
    for seat in range(board.seats):
        if events is not None:
            tell_hand(state, seat, events)
        for card in range(LION, ANTELOPE + 1):
            for _ in range(state.hands[seat * KINDS + card]):
                cards.discard(state, seat, card, events)
                cards.score_animal(state, seat, card, events)
    state.card_recall.clear()
    state.gem_recall.clear()
    state.due = 0
    state.phase = OVER
    if events is not None:
        tell_gifts(state, dice, events)


def tell_majorities(state: State, events: list[Emitted]) -> None:
    """LI-35: who leads each row."""
    board = state.box
    events.append(MatchEnded(state.round))
    for row in range(ROWS):
        for seat in range(board.seats):
            points = scoring.majority(state, seat, row)
            if scoring.leads(state, seat, row):
                tents = scoring.tents_in_row(state, seat, row)
                events.append(MajorityScored(board.tables["row"][row], seat, tents, points))


def tell_hand(state: State, seat: i64, events: list[Emitted]) -> None:
    """LI-36: what a seat still holds."""
    board = state.box
    gems = state.gem_count(seat)
    if gems > 0:
        events.append(GemsCounted(seat, gems, gems * board.gem_points))
    cards: list[str] = []
    for card in range(KINDS):
        for _ in range(state.hands[seat * KINDS + card]):
            cards.append(board.tables["card"][card])
    if cards:
        events.append(HandShown(seat, tuple(cards)))


def tell_gifts(state: State, dice: vec[i64], events: list[Emitted]) -> None:
    """LI-37, LI-39: the chests, what the queen expects, and who is out."""
    board = state.box
    for seat in range(board.seats):
        events.append(ChestOpened(seat, state.chests[seat]))
    if board.seats == 2:
        events.append(QueenRolled(dice_values(dice), state.expected))
    needed = gift_needed(state)
    for seat in range(board.seats):
        if state.chests[seat] < needed:
            events.append(SeatOut(seat, state.chests[seat]))
