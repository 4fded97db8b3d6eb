"""Turns: whose turn it is, carrying out what a seat chose, and who comes next."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.pile import has_bit, set_bit
from marula.games.livingstone.rules import camp, cards, coins_and_gifts, dice, mine, rounds
from marula.games.livingstone.rules.board import (
    AT_MARKET,
    CLOSE,
    COINS,
    DIG,
    DRAW,
    END,
    PASS,
    PITCH,
    PLAY,
    SELL,
    SELL_DRAWN,
    TAKE,
    TWO_DICE,
)
from marula.games.livingstone.rules.board import SECOND as SECOND_CODE
from marula.games.livingstone.rules.events import (
    DiePassed,
    PassedOver,
    TurnEnded,
)
from marula.games.livingstone.rules.state import AFTER, DIE, OVER, TURN, State


def turn(state: State) -> i64:
    """The seat that is waited on; -1 when the match is over."""
    return -1 if state.phase == OVER else state.active


def perform(state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """Carry out an offered code, then go on to the next decision."""
    board = state.box
    if code < DRAW:
        dice.take_die(state, seat, code - TAKE, events)
    elif code < PLAY:
        use_die(state, seat, code, chance, events)
    elif code < SELL:
        cards.play_card(state, seat, code - PLAY + TWO_DICE, chance, events)
    elif code < AT_MARKET:
        mine.sell(state, seat, code - SELL, events)
    elif code < CLOSE:
        mine.sell_at_market(state, seat, code - AT_MARKET, events)
    elif code == CLOSE:
        mine.close_market(state, seat, events)
    elif code == SELL_DRAWN:
        mine.sell_drawn(state, seat, events)
    elif code in (END, PASS):
        leave(state, seat, code == PASS, chance, events)
        return
    elif code < board.move:
        camp.pitch_second(state, seat, code - SECOND_CODE, events)
    elif code <= board.give:
        camp.move(state, seat, code - board.move, events)
    else:
        coins_and_gifts.give(state, seat, code - board.give, events)
    if state.phase <= AFTER:
        go_on(state, seat, chance, events)


def use_die(state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-10 to LI-13: draw a card, take coins, dig, or pitch a tent."""
    die = state.die
    state.die = 0
    if code == DRAW:
        cards.draw_card(state, seat, chance, events)
    elif code == COINS:
        coins_and_gifts.take_coins(state, seat, die, events)
    elif code == DIG:
        mine.dig(state, seat, die, chance, events)
    else:
        row = (code - PITCH) >> 2
        camp.pitch(state, seat, row, (code - PITCH) & 1 == 1, (code - PITCH) & 2 == 2, events)


def leave(state: State, seat: i64, passing: bool, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-9: the seat ends its turn, or passes for the rest of the round."""
    if passing:
        state.passed = set_bit(state.passed, seat)
    if events is not None:
        events.append(DiePassed(seat) if passing else TurnEnded(seat))
    end_turn(state, chance, events)


def go_on(state: State, seat: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """Ask for what comes next: use the die, take another, or do what is left. Else the turn ends.

    The turn ends without asking only if everyone can see that nothing is left: no cards, no gems and no coin that could
    be in the purse. If it ended whenever a hidden purse is empty, the others would learn that it is empty.
    """
    if state.die > 0:
        state.phase = DIE
    elif state.due > 0:
        state.phase = TURN
    elif state.coins(seat) > state.low[seat] or state.gem_count(seat) > 0 or state.hand_size(seat) > 0:
        state.phase = AFTER
    else:
        end_turn(state, chance, events)


def end_turn(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-9: the next seat that can take a die is next; it may be the same seat. If there is none, the round ends."""
    seats = state.box.seats
    state.phase = TURN
    state.due = 1
    last = state.active
    seat = last
    for _ in range(seats):
        seat += 1
        if seat == seats:
            seat = 0
        if dice.can_take(state, seat):
            state.active = seat
            if events is not None and state.box.tells_passed_over:
                tell_passed_over(state, last, events)
            return
    rounds.end_round(state, chance, events)


def tell_passed_over(state: State, last: i64, events: list[Emitted]) -> None:
    """LI-9: names the seats between the last turn and this one. Who said that it takes no more dice is not named."""
    seats = state.box.seats
    seat = last + 1 if last + 1 < seats else 0
    while seat != state.active:
        if not has_bit(state.passed, seat):
            events.append(PassedOver(seat, dice.last_taken(state, seat)))
        seat = seat + 1 if seat + 1 < seats else 0
