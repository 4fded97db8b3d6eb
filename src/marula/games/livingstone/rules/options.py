"""What a seat may choose now: the codes of all legal actions. Nothing else decides what is legal."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.games.livingstone.rules import camp, dice, mine
from marula.games.livingstone.rules.board import (
    ANY_ROW,
    AT_MARKET,
    BOAT_BACK,
    CLOSE,
    COINS,
    COLOURS,
    DIG,
    DRAW,
    END,
    FREE_TENT,
    KINDS,
    MARKET_CARD,
    MINE_COLLAPSE,
    PASS,
    PITCH,
    PLAY,
    ROWS,
    SECOND_TENT,
    SELL,
    SELL_DRAWN,
    TAKE,
    TWO_DICE,
)
from marula.games.livingstone.rules.board import SECOND as SECOND_CODE
from marula.games.livingstone.rules.state import AFTER, DIE, MARKET, OVER, SECOND, TURN, WHITE_STONE, State


def codes(state: State, seat: i64) -> vec[i64]:
    """The codes of everything the seat may choose now."""
    phase = state.phase
    if phase == OVER or seat != state.active:
        return vec[i64]()
    if phase > AFTER:
        return answers(state, seat)
    found = vec[i64](capacity=40)
    if phase == TURN:
        found = dice_to_take(state, seat, found)
    elif phase == DIE:
        found = uses_of_die(state, seat, found)
    else:
        found = append(found, END)
    return free_actions(state, seat, found)


def dice_to_take(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """LI-7, LI-8, LI-22: dice higher than the last one. If two must be taken, low enough that a second can follow."""
    last = dice.numbers_left(state, seat) - state.due
    mask = state.taken[seat]
    place: i64 = 0
    for face in range(ROWS):
        if state.dice[face] > 0 and mask >> face == 0:
            if place <= last:
                found = append(found, TAKE + face)
            place += 1
    if state.box.may_pass:
        found = append(found, PASS)
    return found


def uses_of_die(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """LI-10 to LI-14, LI-21, LI-23, LI-24: a card, coins, stones or a tent."""
    found = append(found, DRAW)
    found = append(found, COINS)
    found = append(found, DIG)
    own = state.die - 1
    free = state.hands[seat * KINDS + FREE_TENT] > 0
    if state.hands[seat * KINDS + ANY_ROW] == 0:
        return tents_in(state, seat, own, free, 0, found)
    for row in range(ROWS):
        found = tents_in(state, seat, row, free, 0 if row == own else 2, found)
    return found


def tents_in(state: State, seat: i64, row: i64, free: bool, cards: i64, found: vec[i64]) -> vec[i64]:
    """The ways to pitch a tent in this row: paid or free. `cards` is 2 if the any-row card goes with it, else 0."""
    field = state.boat * ROWS + row
    if camp.has_tent_for(state, seat, field):
        if camp.price(state, seat, field) <= state.purses[seat]:
            found = append(found, PITCH + row * 4 + cards)
        if free:
            found = append(found, PITCH + row * 4 + cards + 1)
    return found


def free_actions(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """LI-16, LI-20, LI-32: cards, sales and gifts, allowed at any time of the own turn."""
    hand = seat * KINDS
    for card in range(TWO_DICE, MINE_COLLAPSE):
        if state.hands[hand + card] > 0 and can_play(state, seat, card):
            found = append(found, PLAY + card - TWO_DICE)
    for gem in range(COLOURS):
        if state.gems[seat * COLOURS + gem] > 0:
            found = append(found, SELL + gem)
    most = state.purses[seat]
    if most > state.box.largest_gift:
        most = state.box.largest_gift
    for coins in range(state.box.give + 1, state.box.give + most + 1):
        found = append(found, coins)
    return found


def can_play(state: State, seat: i64, card: i64) -> bool:
    """Could this card, if the seat has it, be carried out now?"""
    if card == TWO_DICE:
        return state.phase == TURN and dice.numbers_left(state, seat) > state.due
    if card == SECOND_TENT:
        return camp.can_second_anywhere(state, seat)
    if card == MARKET_CARD:
        return mine.can_sell_at_market(state, seat)
    if card == BOAT_BACK:
        return state.boat > 0 and state.boats_back < state.box.most_boats_back
    return True


def answers(state: State, seat: i64) -> vec[i64]:
    """The options of a phase that asks for one thing."""
    board = state.box
    found = vec[i64](capacity=12)
    if state.phase == MARKET:
        for gem in range(COLOURS):
            if state.gems[seat * COLOURS + gem] + state.drawn[gem] > 0:
                found = append(found, AT_MARKET + gem)
        return append(found, CLOSE)
    if state.phase == WHITE_STONE:
        found = append(found, SELL_DRAWN)
        if state.hands[seat * KINDS + MARKET_CARD] > 0:
            found = append(found, PLAY + MARKET_CARD - TWO_DICE)
        return found
    if state.phase == SECOND:
        for field in range(board.fields):
            if camp.can_second(state, seat, field):
                found = append(found, SECOND_CODE + field)
        return found
    for field in range(board.fields):
        if field != state.target and state.tents[seat * board.fields + field] > 0:
            found = append(found, board.move + field)
    return found
