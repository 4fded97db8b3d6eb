"""The rules: the deal, the options, what an action does, and which rule forbids the rest."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted, Whisper
from marula.core.pile import draw, names_of, total
from marula.core.refusal import Illegal
from marula.games.template.rules.board import Board
from marula.games.template.rules.events import (
    FruitGathered,
    FruitSeen,
    FruitsLaidOut,
    HandDealt,
    HandShown,
    MatchEnded,
    Passed,
    SeedChosen,
    SeedSet,
    SeedShown,
    Stopped,
    TreeShaken,
    WaspMet,
)
from marula.games.template.rules.state import GATHERING, OVER, SEEDS, TURN, State


def deal(board: Board, chance: Chance, events: list[Emitted] | None) -> State:
    """TP-1, TP-2: a hand for everyone; the wasps join the bag afterwards, so that nobody is dealt one."""
    state = State(board)
    for fruit in range(board.fruits):
        state.bag[fruit] = board.counts[fruit]
    for seat in range(board.seats):
        for _ in range(board.dealt):
            fruit = draw(state.bag, chance)
            state.hands[seat * board.fruits + fruit] += 1
        if events is not None:
            events.append(Whisper(seat, HandDealt(hand_words(state, seat))))
    state.bag[board.fruits] = board.wasps
    return state


def turn(state: State) -> i64:
    """The first seat waited on: while seeds are chosen, everyone who has none yet."""
    if state.phase == OVER:
        return -1
    if state.phase == SEEDS:
        for seat in range(state.box.seats):
            if state.seeds[seat] < 0:
                return seat
    return state.active


def waiting_on(state: State) -> list[int]:
    """Every seat that may choose now, in order."""
    if state.phase == OVER:
        return []
    if state.phase == SEEDS:
        return [int(seat) for seat in range(state.box.seats) if state.seeds[seat] < 0]
    return [state.active]


def codes(state: State, seat: i64) -> vec[i64]:
    """TP-3 to TP-9: everything the seat may choose now."""
    board = state.box
    found = vec[i64](capacity=8)
    hand = seat * board.fruits
    if state.phase == SEEDS:
        if state.seeds[seat] < 0:
            for fruit in range(board.fruits):
                if state.hands[hand + fruit] > 0:
                    found = append(found, fruit)
        return found
    if state.phase == OVER or seat != state.active:
        return found
    if state.phase == GATHERING:
        found = append(found, board.gather)
        return append(found, board.stop) if state.gathered > 0 else found
    for fruit in range(board.fruits):
        if state.hands[hand + fruit] > 0:
            found = append(found, board.lay_out + fruit)
    if can_shake(state, seat):
        found = append(found, board.shake)
    if len(found) == 0:
        found = append(found, board.pass_)
    return found


def can_shake(state: State, seat: i64) -> bool:
    """TP-7, TP-9: the hand is not full, and there is a fruit in the bag."""
    return state.hand_size(seat) < state.box.hand_limit and fruits_in_bag(state) > 0


def fruits_in_bag(state: State) -> i64:
    """How many fruits of all kinds are in the bag."""
    return total(state.bag) - state.bag[state.box.fruits]


def perform(state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """Carry out an offered code."""
    board = state.box
    if code < board.lay_out:
        set_seed(state, seat, code, events)
    elif code < board.shake:
        lay_out(state, seat, code - board.lay_out, events)
    elif code == board.shake:
        state.left = chance.roll(board.die)
        state.phase = GATHERING
        if events is not None:
            events.append(TreeShaken(seat, state.left))
    elif code == board.gather:
        gather(state, seat, chance, events)
    elif code == board.stop:
        if events is not None:
            events.append(Stopped(seat))
        end_turn(state, events)
    else:
        if events is not None:
            events.append(Passed(seat))
        end_turn(state, events)


def set_seed(state: State, seat: i64, fruit: i64, events: list[Emitted] | None) -> None:
    """TP-3: all choose at the same time; with open seeds they are turned up when the last one lies there."""
    board = state.box
    state.hands[seat * board.fruits + fruit] -= 1
    state.seeds[seat] = fruit
    if events is not None:
        events.append(SeedSet(seat))
        events.append(Whisper(seat, SeedChosen(board.tables["fruit"][fruit])))
    for other in range(board.seats):
        if state.seeds[other] < 0:
            return
    state.phase = TURN
    if board.open_seeds:
        show_seeds(state, events)


def lay_out(state: State, seat: i64, fruit: i64, events: list[Emitted] | None) -> None:
    """TP-8: all fruits of one kind go from the hand to the basket."""
    at = seat * state.box.fruits + fruit
    number = state.hands[at]
    state.baskets[at] += number
    state.hands[at] = 0
    if events is not None:
        events.append(FruitsLaidOut(seat, state.box.tables["fruit"][fruit], number))
    end_turn(state, events)


def gather(state: State, seat: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """TP-5 to TP-7: one draw. A wasp ends the turn; so does a full hand."""
    board = state.box
    state.left -= 1
    state.gathered += 1
    find = draw(state.bag, chance)
    if find == board.fruits:
        state.bag[find] += 1
        if events is not None:
            events.append(WaspMet(seat))
        end_turn(state, events)
        return
    state.hands[seat * board.fruits + find] += 1
    if events is not None:
        events.append(FruitGathered(seat))
        events.append(Whisper(seat, FruitSeen(board.tables["fruit"][find])))
    if state.left == 0 or not can_shake(state, seat):
        end_turn(state, events)


def end_turn(state: State, events: list[Emitted] | None) -> None:
    """TP-10: after the last seat's turn the round is over, and perhaps the match."""
    board = state.box
    state.left = 0
    state.gathered = 0
    state.phase = TURN
    state.active += 1
    if state.active < board.seats:
        return
    state.active = 0
    ripe = state.round == board.rounds
    for seat in range(board.seats):
        if state.basket_size(seat) >= board.basket_goal:
            ripe = True
    if not ripe:
        state.round += 1
        return
    state.phase = OVER
    if events is not None:
        events.append(MatchEnded(state.round))
        for seat in range(board.seats):
            events.append(HandShown(seat, hand_words(state, seat)))
    if not board.open_seeds:
        show_seeds(state, events)


def show_seeds(state: State, events: list[Emitted] | None) -> None:
    """TP-11, TP-13: every seed is shown to all."""
    if events is not None:
        for seat in range(state.box.seats):
            events.append(SeedShown(seat, state.box.tables["fruit"][state.seeds[seat]]))


def hand_words(state: State, seat: i64) -> tuple[str, ...]:
    """The fruits of a hand, each by its word."""
    return names_of(state.hands, seat * state.box.fruits, state.box.tables["fruit"])


def forbids(state: State, seat: i64, code: i64) -> Illegal:
    """The rule that forbids a code which is not offered."""
    board = state.box
    fruits = board.tables["fruit"]
    if state.phase == SEEDS:
        if code < board.lay_out:
            return Illegal("TP-3", {"fruit": fruits[code]})
        return Illegal("TP-3", case="first")
    if code < board.lay_out:
        return Illegal("TP-3", case="once")
    if state.phase == GATHERING:
        return Illegal("TP-5", case="gathering")
    if code < board.shake:
        return Illegal("TP-8", {"fruit": fruits[code - board.lay_out]})
    if code == board.shake:
        if state.hand_size(seat) >= board.hand_limit:
            return Illegal("TP-7", {"limit": board.hand_limit})
        return Illegal("TP-9", case="bag")
    if code == board.pass_:
        return Illegal("TP-9")
    return Illegal("TP-5")
