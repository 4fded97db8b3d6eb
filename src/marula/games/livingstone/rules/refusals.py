"""Which rule forbids an action that is not offered."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.event import Action
from marula.core.refusal import Illegal, Refusal, Unknown
from marula.games.livingstone.rules import camp
from marula.games.livingstone.rules.actions import Give
from marula.games.livingstone.rules.board import (
    ANY_ROW,
    AT_MARKET,
    BOAT_BACK,
    CLOSE,
    DRAW,
    END,
    FREE_TENT,
    KINDS,
    MARKET_CARD,
    PASS,
    PITCH,
    PLAY,
    ROWS,
    SECOND_TENT,
    SELL,
    SELL_DRAWN,
    TWO_DICE,
)
from marula.games.livingstone.rules.board import SECOND as SECOND_CODE
from marula.games.livingstone.rules.dice import last_taken
from marula.games.livingstone.rules.state import AFTER, DIE, MARKET, SECOND, TURN, WHITE_STONE, State


def forbids(state: State, seat: i64, code: i64) -> Illegal:
    """The most helpful rule: first what must be answered now, then what the action itself lacks."""
    board = state.box
    if state.phase > AFTER:
        return unanswered(state, seat, code)
    if code < DRAW:
        return against_die(state, seat, code)
    if code < PITCH:
        return no_die(state)
    if code < PLAY:
        return against_tent(state, seat, code)
    if code < SELL:
        return against_card(state, seat, code - PLAY + TWO_DICE)
    if code < AT_MARKET:
        return Illegal("LI-16", {"gem": board.tables["gem"][code - SELL]})
    if code <= CLOSE:
        return Illegal("LI-27", case="closed")
    if code == SELL_DRAWN:
        return Illegal("LI-18", case="none")
    if code in (END, PASS):
        return against_leaving(state, code == PASS)
    if code < board.move:
        return Illegal("LI-26", case="card")
    if code <= board.give:
        return Illegal("LI-38", case="first")
    return Illegal("LI-32", {"coins": code - board.give, "purse": state.purses[seat]})


def unlisted(state: State, seat: i64, action: Action) -> Refusal:
    """An action without a code. A gift that is too small or too large for the list is refused by the rule of gifts."""
    if isinstance(action, Give):
        if action.coins < 1:
            return Illegal("LI-32", case="least")
        if state.purses[seat] >= action.coins:
            return Illegal("LI-32", {"most": state.box.largest_gift}, case="most")
        return Illegal("LI-32", {"coins": action.coins, "purse": state.purses[seat]})
    return Unknown("action", str(action))


def unanswered(state: State, seat: i64, code: i64) -> Illegal:
    """Something was begun and must be finished first."""
    board = state.box
    if state.phase == MARKET:
        if AT_MARKET <= code < CLOSE:
            return Illegal("LI-27", {"gem": board.tables["gem"][code - AT_MARKET]}, case="gem")
        return Illegal("LI-27", case="open")
    if state.phase == WHITE_STONE:
        if code == PLAY + MARKET_CARD - TWO_DICE:
            return Illegal("LI-20", {"card": board.tables["card"][MARKET_CARD]})
        return Illegal("LI-18")
    if state.phase == SECOND:
        if SECOND_CODE <= code < board.move:
            return Illegal("LI-26", {"field": board.tables["field"][code - SECOND_CODE]}, case="field")
        return Illegal("LI-26", case="first")
    if board.move <= code <= board.give:
        field = code - board.move
        if field == state.target:
            return Illegal("LI-38", case="same")
        return Illegal("LI-38", {"field": board.tables["field"][field]}, case="field")
    return Illegal("LI-38", case="choose")


def no_die(state: State) -> Illegal:
    """The action belongs to another moment: before the die is taken, before it is used, or after."""
    if state.phase == TURN:
        return Illegal("LI-7", case="take")
    return Illegal("LI-7", case="use") if state.phase == DIE else Illegal("LI-7", case="once")


def against_leaving(state: State, passing: bool) -> Illegal:
    """Why the seat may not end its turn, or pass for the rest of the round."""
    if passing:
        return no_die(state) if state.box.may_pass else Illegal("LI-9")
    if state.phase == DIE:
        return Illegal("LI-7", case="use")
    return Illegal("LI-9", case="pass") if state.box.may_pass else Illegal("LI-9")


def against_die(state: State, seat: i64, face: i64) -> Illegal:
    """Why this die may not be taken."""
    if state.phase != TURN:
        return no_die(state)
    if state.dice[face] == 0:
        return Illegal("LI-7", {"die": face + 1}, case="none")
    last = last_taken(state, seat)
    if face < last:
        return Illegal("LI-8", {"die": face + 1, "last": last})
    return Illegal("LI-22", {"die": face + 1}, case="second")


def against_tent(state: State, seat: i64, code: i64) -> Illegal:
    """Why this tent may not be pitched."""
    board = state.box
    if state.phase != DIE:
        return no_die(state)
    row = (code - PITCH) >> 2
    cards = (code - PITCH) & 3
    field = state.boat * ROWS + row
    if cards & 1 and state.hands[seat * KINDS + FREE_TENT] == 0:
        return Illegal("LI-21")
    if cards & 2 and state.hands[seat * KINDS + ANY_ROW] == 0:
        return Illegal("LI-23")
    if cards & 2 and row == state.die - 1:
        return Illegal("LI-23", {"row": board.tables["row"][row]}, case="own")
    if not cards & 2 and row != state.die - 1:
        return Illegal("LI-13", {"row": board.tables["row"][row], "die": state.die}, case="row")
    if not camp.has_tent_for(state, seat, field):
        return Illegal("LI-38", case="none")
    cost = board.cost[state.boat]
    if cost > state.purses[seat]:
        return Illegal("LI-13", {"needed": cost, "purse": state.purses[seat]})
    return Illegal("LI-14", {"needed": camp.price(state, seat, field), "purse": state.purses[seat]})


def against_card(state: State, seat: i64, card: i64) -> Illegal:
    """Why this card may not be played."""
    board = state.box
    if state.hands[seat * KINDS + card] == 0:
        return Illegal("LI-20", {"card": board.tables["card"][card]})
    if card == TWO_DICE:
        return Illegal("LI-22") if state.phase == TURN else Illegal("LI-22", case="late")
    if card == SECOND_TENT:
        return Illegal("LI-26", case="stock") if state.stock[seat] == 0 else Illegal("LI-26")
    if card == BOAT_BACK:
        if state.boat == 0:
            return Illegal("LI-28")
        return Illegal("LI-28", {"times": board.most_boats_back}, case="limit")
    return Illegal("LI-27")
