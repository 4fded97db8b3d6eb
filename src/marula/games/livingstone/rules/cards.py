"""Action cards: drawing one, playing one, and what each of them does."""

from __future__ import annotations

from mypy_extensions import i64

from marula.core.chance import Chance
from marula.core.event import Emitted, Whisper
from marula.core.pile import draw, move_all, total
from marula.games.livingstone.rules import coins_and_gifts, mine
from marula.games.livingstone.rules.board import (
    ANTELOPE,
    BOAT_BACK,
    FOUR_COINS,
    KINDS,
    MARKET_CARD,
    MINE_COLLAPSE,
    SECOND_TENT,
    THREE_STONES,
    TWO_DICE,
)
from marula.games.livingstone.rules.events import (
    BoatWentBack,
    CardDrawn,
    CardPlayed,
    CardSeen,
    CardsShuffled,
    PointsGained,
)
from marula.games.livingstone.rules.state import MARKET, SECOND, State


def draw_card(state: State, seat: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-10, LI-31: draw a card. Nobody ever holds a collapse, so the pile is not empty when a turn begins."""
    card = draw(state.pile, chance)
    if card != MINE_COLLAPSE:
        add_to_hand(state, seat, card, events)
        return
    while card == MINE_COLLAPSE:
        state.played[MINE_COLLAPSE] += 1  # set aside until the replacement is drawn, so that it cannot come again
        mine.collapse(state, seat, events)
        card = draw_replacement(state, chance)
    if card >= 0:
        add_to_hand(state, seat, card, events)
    if total(state.played) > state.played[MINE_COLLAPSE]:
        state.card_recall.reshuffled(state.pile, state.hands)
    move_all(state.played, state.pile)
    if events is not None:
        events.append(CardsShuffled(total(state.pile)))


def add_to_hand(state: State, seat: i64, card: i64, events: list[Emitted] | None) -> None:
    """The seat takes the drawn card; only the seat learns which one it is."""
    state.hands[seat * KINDS + card] += 1
    state.card_recall.drew(seat, 1)
    if events is not None:
        events.append(CardDrawn(seat))
        events.append(Whisper(seat, CardSeen(state.box.tables["card"][card])))


def draw_replacement(state: State, chance: Chance) -> i64:
    """The card drawn instead of the collapse: from the pile, or from the played cards if the pile is empty.

    -1 if there is none: then all other cards are in hands.
    """
    if total(state.pile) == 0:
        collapses = state.played[MINE_COLLAPSE]
        state.played[MINE_COLLAPSE] = 0
        if total(state.played) > 0:
            state.card_recall.reshuffled(state.pile, state.hands)
        move_all(state.played, state.pile)
        state.played[MINE_COLLAPSE] = collapses
    return draw(state.pile, chance) if total(state.pile) > 0 else -1


def discard(state: State, seat: i64, card: i64, events: list[Emitted] | None) -> None:
    """LI-20: a card goes from the hand to the played cards."""
    state.hands[seat * KINDS + card] -= 1
    state.played[card] += 1
    state.card_recall.showed(seat, card)
    if events is not None:
        events.append(CardPlayed(seat, state.box.tables["card"][card]))


def play_card(state: State, seat: i64, card: i64, chance: Chance, events: list[Emitted] | None) -> None:
    """LI-22, LI-25 to LI-30: play a card and do what it says."""
    board = state.box
    discard(state, seat, card, events)
    if card == TWO_DICE:
        state.due += 1
    elif card <= ANTELOPE:
        score_animal(state, seat, card, events)
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
        coins_and_gifts.take_coins(state, seat, board.amount[card], events)


def score_animal(state: State, seat: i64, card: i64, events: list[Emitted] | None) -> None:
    """LI-25: an animal gives its points."""
    state.animal_points[seat] += state.box.amount[card]
    if events is not None:
        events.append(PointsGained(seat, state.box.amount[card]))
