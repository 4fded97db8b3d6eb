"""The rules: deal, what may be chosen, what then happens, how rounds and the match end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted
from marula.core.pile import has_bit, set_bit, total, zeros
from marula.games.livingstone.rules import camp, mine, purse, scoring
from marula.games.livingstone.rules.board import (
    ANTELOPE,
    ANY_ROW,
    AT_MARKET,
    BOAT_BACK,
    CLOSE,
    COINS,
    COLOURS,
    DIG,
    DRAW,
    END,
    FOUR_COINS,
    FREE_TENT,
    KINDS,
    LION,
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
    THREE_STONES,
    TWO_DICE,
    Board,
)
from marula.games.livingstone.rules.board import SECOND as SECOND_CODE
from marula.games.livingstone.rules.events import (
    BoatWentBack,
    ChestOpened,
    ColumnScored,
    DiePassed,
    DieTaken,
    GemsCounted,
    HandShown,
    MajorityScored,
    MatchEnded,
    PointsGained,
    QueenRolled,
    RoundBegan,
    RoundEnded,
    SeatOut,
    TurnEnded,
)
from marula.games.livingstone.rules.state import AFTER, DIE, MARKET, OVER, SECOND, TURN, WHITE_STONE, State


def deal(board: Board, chance: Chance, events: list[Emitted] | None) -> State:
    """LI-3 to LI-6."""
    state = State(board)
    for seat in range(board.seats):
        state.stock[seat] = board.tents
        state.purses[seat] = board.coins
    state.bag = board.stones[:]
    state.pile = board.cards[:]
    begin_round(state, chance, events)
    return state


def turn(state: State) -> i64:
    return -1 if state.phase == OVER else state.active


# --- what may be chosen ----------------------------------------------------------------------------------------------


def codes(state: State, seat: i64) -> vec[i64]:
    """Everything the seat may choose now."""
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
    """LI-7, LI-8, LI-22: higher than before, and low enough that another one can follow if two are to be taken."""
    last = kinds_left(state, seat) - state.due
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


def kinds_left(state: State, seat: i64) -> i64:
    """How many different numbers the seat could still take: so many dice one after the other, at most."""
    mask = state.taken[seat]
    result: i64 = 0
    for face in range(ROWS):
        if state.dice[face] > 0 and mask >> face == 0:
            result += 1
    return result


def uses_of_die(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """LI-10 to LI-14, LI-21, LI-23, LI-24."""
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
    field = state.boat * ROWS + row
    if camp.has_tent_for(state, seat, field):
        if camp.price(state, seat, field) <= state.purses[seat]:
            found = append(found, PITCH + row * 4 + cards)
        if free:
            found = append(found, PITCH + row * 4 + cards + 1)
    return found


def free_actions(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """LI-16, LI-20, LI-32: at any time of the own turn."""
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
    """Could the card, if the seat has it, be carried out now?"""
    if card == TWO_DICE:
        return state.phase == TURN and kinds_left(state, seat) > state.due
    if card == SECOND_TENT:
        return camp.can_second_anywhere(state, seat)
    if card == MARKET_CARD:
        return mine.can_sell_at_market(state, seat)
    if card == BOAT_BACK:
        return state.boat > 0 and state.boats_back < state.box.most_boats_back
    return True


def answers(state: State, seat: i64) -> vec[i64]:
    """Phases that ask for one thing."""
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


# --- what then happens -----------------------------------------------------------------------------------------------


def perform(state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
    board = state.box
    if code < DRAW:
        take_die(state, seat, code - TAKE, events)
    elif code < PLAY:
        use_die(state, seat, code, chance, events)
    elif code < SELL:
        play(state, seat, code - PLAY + TWO_DICE, chance, events)
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
        purse.give(state, seat, code - board.give, events)
    if state.phase <= AFTER:
        go_on(state, seat, chance, events)


def take_die(state: State, seat: i64, face: i64, events: list[Emitted] | None) -> None:
    """LI-7."""
    state.dice[face] -= 1
    state.taken[seat] = set_bit(state.taken[seat], face)
    state.die = face + 1
    state.due -= 1
    if events is not None:
        events.append(DieTaken(seat, face + 1))


def use_die(state: State, seat: i64, code: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-10 to LI-13."""
    die = state.die
    state.die = 0
    if code == DRAW:
        mine.draw_card(state, seat, chance, events)
    elif code == COINS:
        purse.take_coins(state, seat, die, events)
    elif code == DIG:
        mine.dig(state, seat, die, chance, events)
    else:
        row = (code - PITCH) >> 2
        camp.pitch(state, seat, row, (code - PITCH) & 1 == 1, (code - PITCH) & 2 == 2, events)


def play(state: State, seat: i64, card: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-22, LI-25 to LI-30."""
    board = state.box
    camp.play_card(state, seat, card, events)
    if card == TWO_DICE:
        state.due += 1
    elif card <= ANTELOPE:
        gain(state, seat, card, events)
    elif card == SECOND_TENT:
        state.phase = SECOND
    elif card == MARKET_CARD:
        state.phase = MARKET
    elif card == BOAT_BACK:
        state.boat -= 1
        state.boats_back += 1
        if events is not None:
            events.append(BoatWentBack(seat, board.tables["column"][state.boat]))
    elif card == THREE_STONES:
        mine.dig(state, seat, board.amount[card], chance, events)
    elif card == FOUR_COINS:
        purse.take_coins(state, seat, board.amount[card], events)


def gain(state: State, seat: i64, card: i64, events: list[Emitted] | None) -> None:
    """LI-25."""
    state.animal_points[seat] += state.box.amount[card]
    if events is not None:
        events.append(PointsGained(seat, state.box.amount[card]))


def leave(state: State, seat: i64, passing: bool, chance: Chance, events: list[Emitted] | None) -> None:
    if passing:
        state.passed = set_bit(state.passed, seat)
    if events is not None:
        events.append(DiePassed(seat) if passing else TurnEnded(seat))
    end_turn(state, chance, events)


# --- turns and rounds ------------------------------------------------------------------------------------------------


def go_on(state: State, seat: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """Use the die, take the next one, or do what else is left to do; then it is the next seat's turn.

    The turn ends unasked only where everyone can see that nothing is left: no cards, no gems, no coin that could be
    in the purse. Ending it whenever a hidden purse is empty would tell the others that it is.
    """
    if state.die > 0:
        state.phase = DIE
    elif state.due > 0:
        state.phase = TURN
    elif state.coins(seat) > state.low[seat] or state.gem_count(seat) > 0 or state.hand_size(seat) > 0:
        state.phase = AFTER
    else:
        end_turn(state, chance, events)


def can_take(state: State, seat: i64) -> bool:
    """LI-8, LI-9."""
    if has_bit(state.passed, seat):
        return False
    mask = state.taken[seat]
    for face in range(ROWS):
        if state.dice[face] > 0 and mask >> face == 0:
            return True
    return False


def end_turn(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-9: the next seat that can take a die, perhaps the same one again; if there is none the round is over."""
    seats = state.box.seats
    state.phase = TURN
    state.due = 1
    seat = state.active
    for _ in range(seats):
        seat += 1
        if seat == seats:
            seat = 0
        if can_take(state, seat):
            state.active = seat
            return
    end_round(state, chance, events)


def begin_round(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-6."""
    board = state.box
    state.round += 1
    state.dice = roll(board.dice, chance)
    for seat in range(board.seats):
        state.taken[seat] = 0
    state.passed = 0
    state.active = state.starter
    state.due = 1
    state.phase = TURN
    if events is not None:
        column = board.tables["column"][state.boat]
        events.append(RoundBegan(state.round, column, state.starter, dice_words(state.dice)))


def roll(number: i64, chance: Chance) -> vec[i64]:
    dice = zeros(ROWS)
    for _ in range(number):
        dice[chance.pick(ROWS)] += 1
    return dice


def dice_words(dice: vec[i64]) -> tuple[int, ...]:
    words: list[int] = []
    for face in range(ROWS):
        for _ in range(dice[face]):
            words.append(face + 1)
    return tuple(words)


def end_round(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-33, LI-34."""
    board = state.box
    if events is not None:
        events.append(RoundEnded(state.round, total(state.dice)))
    for seat in range(board.seats):
        score_column(state, seat, events)
    if state.boat + 1 == board.columns:
        finish(state, chance, events)
        return
    state.boat += 1
    state.starter += 1
    if state.starter == board.seats:
        state.starter = 0
    begin_round(state, chance, events)


def score_column(state: State, seat: i64, events: list[Emitted] | None) -> None:
    """LI-33."""
    board = state.box
    points: i64 = 0
    tents: i64 = 0
    for row in range(ROWS):
        at = seat * board.fields + state.boat * ROWS + row
        number = state.tents[at]
        state.scored[at] = number
        tents += number
        points += number * board.tent_points[row]
    state.column_points[seat * board.columns + state.boat] += points
    if events is not None and tents > 0:
        events.append(ColumnScored(seat, board.tables["column"][state.boat], tents, points))


def finish(state: State, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-35 to LI-37, LI-39. Nobody gains by holding an animal back, so all are played."""
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
                camp.play_card(state, seat, card, events)
                gain(state, seat, card, events)
    state.card_recall.clear()
    state.gem_recall.clear()
    state.due = 0
    state.phase = OVER
    if events is not None:
        tell_gifts(state, dice, events)


def tell_majorities(state: State, events: list[Emitted]) -> None:
    board = state.box
    events.append(MatchEnded(state.round))
    for row in range(ROWS):
        for seat in range(board.seats):
            points = scoring.majority(state, seat, row)
            if scoring.leads(state, seat, row):
                tents = scoring.tents_in_row(state, seat, row)
                events.append(MajorityScored(board.tables["row"][row], seat, tents, points))


def tell_hand(state: State, seat: i64, events: list[Emitted]) -> None:
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
    board = state.box
    for seat in range(board.seats):
        events.append(ChestOpened(seat, state.chests[seat]))
    if board.seats == 2:
        events.append(QueenRolled(dice_words(dice), state.expected))
    needed = scoring.needed(state)
    for seat in range(board.seats):
        if state.chests[seat] < needed:
            events.append(SeatOut(seat, state.chests[seat]))
